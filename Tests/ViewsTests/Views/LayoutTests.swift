import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import ViewText
import Views
import VirtualTime

/// A view that makes its first subview as wide as itself, and counts its layouts.
final class Shelf: UIView {
  var layouts = 0
  var height: CGFloat = 10

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    subviews.first?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}

@Suite struct LayoutTests {
  let scene = Scene()
  let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let item = UIView()

  init() {
    let (scene, shelf, item) = (scene, shelf, item)
    scene.perform {
      shelf.addSubview(item)
      scene.window.addSubview(shelf)
    }
    scene.run(to: 0)
    shelf.layouts = 0
  }

  @Test func layoutRunsOnceAtTheEndOfTheTurn() {
    scene.perform {
      shelf.setNeedsLayout()
      shelf.setNeedsLayout()
      shelf.bounds.size.width = 150
      #expect(shelf.layouts == 0 && item.bounds.width == 200)
    }
    scene.run(to: 0)
    #expect(shelf.layouts == 1 && item.bounds.width == 150)
    scene.run(to: 5)
    #expect(shelf.layouts == 1)
  }

  /// One half of a split flap, as in apps: every layout sets all properties again.
  private final class Flap: UIView {
    let label = UILabel()
    var layouts = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      label.frame = bounds
      label.font = .systemFont(ofSize: bounds.height * 0.7)
      label.text = "7"
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: 20)).cgPath
      layer.mask = mask
      label.layer.mask = CALayer()
    }
  }

  @Test("FIDELITY 41: setting a mask, a font and a text in layoutSubviews lays out once")
  func aSplitFlapIsLaidOutOnce() {
    let flap = Flap(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    scene.perform { scene.window.addSubview(flap) }
    scene.run(to: 1)
    #expect(flap.layouts == 1 && flap.layer.mask != nil && scene.clock.pendingCount == 0)
    scene.perform { flap.bounds.size.height = 60 }
    scene.run(to: 2)
    #expect(flap.layouts == 2 && flap.label.font.pointSize == 42)
  }

  @Test("FIDELITY 41: setNeedsLayout and setNeedsDisplay in a layout wait for the next frame")
  func requestsDuringALayoutWaitForTheNextFrame() {
    final class SelfMarkingView: UIView {
      var (layouts, drawings) = (0, 0)
      override func layoutSubviews() {
        layouts += 1
        setNeedsLayout()
      }
      override func draw(_ rect: CGRect) {
        drawings += 1
        setNeedsDisplay()
      }
    }
    let view = SelfMarkingView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    scene.perform { scene.window.addSubview(view) }
    scene.run(to: 0)
    #expect(view.layouts == 1 && view.drawings == 1)
    scene.run(to: 0.51)
    #expect(view.layouts == 31 && view.drawings == 31 && scene.clock.pendingCount == 0)
    #expect(scene.clock.failure == nil && LayerWarnings.of(scene.clock).all.isEmpty)
  }

  @Test("FIDELITY 41: an endless layout is a warning that names the view")
  func anEndlessLayoutNamesTheView() {
    final class Growing: UIView {
      override func layoutSubviews() { bounds.size.width += 1 }
    }
    let view = Growing(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.accessibilityIdentifier = "endless"
    scene.perform { scene.window.addSubview(view) }
    scene.run(to: 1)
    #expect(scene.hasOneWarning(.endlessUpdates) && view.bounds.width < 140)
    #expect(scene.warning?.contains("Growing \"endless\"") == true)
  }

  @Test("FIDELITY 47: a weakly held view can be added to a superview")
  func aWeaklyHeldViewLivesUntilTheTurnEnds() {
    final class Card: UIView {
      weak var badge: UIView?
      weak var gradient: CAGradientLayer?
      func fill() {
        badge = made(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        gradient = made(CAGradientLayer())
        badge.map(addSubview)
        gradient.map(layer.addSublayer)
      }
      private func made<Object>(_ object: @autoclosure () -> Object) -> Object { object() }
    }
    let card = Card()
    scene.perform { card.fill() }
    scene.run(to: 1)
    #expect(card.badge?.superview === card && card.gradient?.superlayer === card.layer)
    scene.perform { card.badge?.removeFromSuperview() }
    scene.run(to: 2)
    #expect(card.badge == nil)
  }

  @Test func sizesAndSubviewsRequestLayoutButPositionsDoNot() {
    for (change, expected) in [
      ({ self.shelf.center.x += 5 }, 0), ({ self.shelf.frame.size.height += 5 }, 1),
      ({ self.shelf.addSubview(UIView()) }, 1), ({ self.item.removeFromSuperview() }, 1),
      ({ self.shelf.transform = CGAffineTransform(rotationAngle: 1) }, 0),
      ({ self.shelf.layer.bounds.size.width += 1 }, 1), ({ self.shelf.alpha = 0.5 }, 0),
    ] as [(() -> Void, Int)] {
      shelf.layouts = 0
      scene.perform(change)
      scene.run(to: scene.clock.now.seconds)
      #expect(shelf.layouts == expected)
    }
  }

  @Test("FIDELITY 5: layoutIfNeeded in a block animates what it lays out")
  func layoutIfNeededInABlock() {
    scene.perform {
      shelf.height = 50
      shelf.setNeedsLayout()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.window.layoutIfNeeded()
      }
    }
    #expect(item.bounds.height == 50)
    #expect(near(item.layer.state(at: Instant(seconds: 0.5)).bounds.height, 30))
  }

  @Test func deferredLayoutDoesNotAnimate() {
    scene.perform {
      UIView.animate(withDuration: 1) {
        shelf.height = 50
        shelf.setNeedsLayout()
      }
    }
    scene.run(to: 0)
    #expect(item.layer.state(at: .zero).bounds.height == 50)
  }

  @Test func layoutIfNeededStartsAtTheTopmostPendingView() {
    let inner = Shelf()
    scene.perform {
      shelf.addSubview(inner)
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
    }
    #expect(shelf.layouts == 1 && inner.layouts == 1)
    scene.perform { inner.layoutIfNeeded() }
    #expect(inner.layouts == 1)
  }

  @Test func sizeToFitResizesTheView() {
    final class Badge: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }
    let badge = Badge(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    badge.sizeToFit()
    #expect(badge.frame == CGRect(x: 10, y: 20, width: 30, height: 20))
    #expect(shelf.sizeThatFits(.zero) == CGSize(width: 200, height: 100))
    #expect(shelf.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}

@Suite struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// The position and size of a view of size 20 at 10 after its superview was resized from 100 to
  /// 200.
  static let cases: [(mask: Mask, x: Double, width: Double)] = [
    ([], 10, 20), (.flexibleRightMargin, 10, 20), (.flexibleLeftMargin, 110, 20),
    (.flexibleWidth, 10, 120), ([.flexibleLeftMargin, .flexibleRightMargin], 22.5, 20),
    ([.flexibleWidth, .flexibleRightMargin], 10, 42.222222222222221),
    ([.flexibleLeftMargin, .flexibleWidth], 43.333333333333336, 86.666666666666671),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 40),
  ]

  @Test(arguments: cases)
  func oneAxis(mask: Mask, x: Double, width: Double) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(inner)
    inner.autoresizingMask = mask
    outer.frame.size.width = 200
    #expect(near(inner.frame.minX, x) && near(inner.frame.width, width))
    #expect(inner.frame.minY == 10 && inner.frame.height == 20)
    inner.autoresizingMask = Mask(rawValue: mask.rawValue << 3)
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    outer.bounds.size.height = 200
    #expect(near(inner.frame.minY, x) && near(inner.frame.height, width))
  }

  @Test func autoresizingSetsTheFrame() {
    final class Follower: UIView {
      var frames: [CGRect] = []
      override var frame: CGRect { didSet { frames.append(frame) } }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Follower(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(inner)
    inner.autoresizingMask = .flexibleWidth
    inner.frames = []
    outer.frame.size.width = 150
    #expect(inner.frames == [CGRect(x: 10, y: 10, width: 70, height: 20)])
  }

  @Test func autoresizingCanBeTurnedOff() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.autoresizingMask = .flexibleWidth
    outer.autoresizesSubviews = false
    outer.frame.size.width = 200
    #expect(inner.frame.width == 100)
  }

  @Test func zeroSizesShareSpaceEvenlyAndTransformedViewsResize() {
    let outer = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.frame.size = CGSize(width: 100, height: 20)
    #expect(inner.frame.minX == 50)
    inner.transform = CGAffineTransform(rotationAngle: 0.5)
    inner.autoresizingMask = .flexibleWidth
    outer.frame.size.width = 150
    #expect(near(inner.bounds.width, 70) && inner.bounds.height == 20)
  }

  @Test("FIDELITY 22: in a block, autoresized subviews animate too")
  func animated() {
    let scene = Scene()
    let inner = UIView(frame: scene.view.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.view.addSubview(inner)
    scene.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.frame.size.width = 200
      }
    }
    #expect(inner.bounds.width == 200)
    #expect(near(inner.layer.state(at: Instant(seconds: 0.5)).bounds.width, 150))
  }

  @Test func regionsAreGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(
      view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)) === view.safeAreaLayoutGuide)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.directionalEdgeInsets(for: .margins())
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test func constraintsHaveAnchors() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    #expect(constraint.firstAnchor.item === view && constraint.secondAnchor?.item === other)
    #expect(constraint.firstAnchor.name == view.leadingAnchor.name)
    #expect(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
  }
}
