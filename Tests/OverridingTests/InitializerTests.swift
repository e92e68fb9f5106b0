import Testing
import UIKit

// Subclasses as they compile with UIKit, where these initializers are designated. That this file compiles
// is most of the test.

private enum Subclass {
  final class Guide: UILayoutGuide {
    let number: Int
    override init() {
      number = 1
      super.init()
    }
    required init?(coder: NSCoder) {
      number = 2
      super.init(coder: coder)
    }
  }

  final class Attachment: UIAttachmentBehavior {
    var name = "attachment"
    override init(
      item: any UIDynamicItem, offsetFromCenter: UIOffset, attachedToAnchor point: CGPoint
    ) {
      super.init(item: item, offsetFromCenter: offsetFromCenter, attachedToAnchor: point)
      damping = 0.5
    }
    override init(
      item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
      attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
      super.init(
        item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }
  }

  final class Spring: UISpringTimingParameters {
    override init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
      super.init(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }
    override init(dampingRatio: CGFloat, initialVelocity: CGVector) {
      super.init(dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Curve: UICubicTimingParameters {
    override init(animationCurve: UIView.AnimationCurve) {
      super.init(animationCurve: animationCurve)
    }
    override init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
      super.init(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Sections: UICollectionViewCompositionalLayout {
    override init(section: NSCollectionLayoutSection) { super.init(section: section) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Between: UICollectionViewTransitionLayout {
    override init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
      super.init(currentLayout: currentLayout, nextLayout: nextLayout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Refresher: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Spinner: UIActivityIndicatorView {
    override init(style: Style) { super.init(style: style) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Segments: UISegmentedControl {
    override init(items: [Any]?) {
      super.init(items: items)
      selectedSegmentIndex = 0
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Badge: NSTextAttachment {
    override init(data: Data?, ofType type: String?) { super.init(data: data, ofType: type) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Shadow: NSShadow {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Paragraph: NSMutableParagraphStyle {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}

@Suite("Initializers that are designated in UIKit can be overridden") struct InitializerTests {
  @Test func overriddenInitializersSetUpTheObject() throws {
    try Scene().stage.perform {
      let (refresher, segments) = (Subclass.Refresher(), Subclass.Segments(items: ["a", "b"]))
      #expect(refresher.frame.height == 60 && refresher.tintColor == .red)
      #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 0)
      #expect(segments.frame.height > 0 && Subclass.Spinner(style: .large).bounds.width == 37)
      let (view, other) = (UIView(), UIView())
      other.center = CGPoint(x: 3, y: 4)
      let anchored = Subclass.Attachment(
        item: other, offsetFromCenter: .zero, attachedToAnchor: .zero)
      #expect(anchored.length == 5 && anchored.damping == 0.5 && anchored.items.count == 1)
      let joined = Subclass.Attachment(
        item: view, offsetFromCenter: UIOffset(horizontal: 0, vertical: 4), attachedTo: other,
        offsetFromCenter: .zero)
      #expect(joined.length == 3 && joined.attachedBehaviorType == .items)
      #expect(
        Subclass.Guide().number == 1 && Subclass.Curve(animationCurve: .linear).controlPoint1.x == 0
      )
      #expect(
        Subclass.Spring(dampingRatio: 1, initialVelocity: .zero).springTimingParameters != nil)
      #expect(Subclass.Between(currentLayout: .init(), nextLayout: .init()).transitionProgress == 0)
    }
  }
}
