import FilmStage
import Foundation
import Testing
import UIKit

/// Objects of classes that are known only at run time.
@Suite struct ObjectCreationTests {
  private class Dot: UIView {
    var calls: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      calls.append("frame")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class RedDot: Dot {
    let name = "red"
  }

  @Test func objectsHaveTheClassAtRunTime() throws {
    try onStage {
      let kinds: [UIView.Type] = [UIView.self, RedDot.self, Dot.self]
      let views = kinds.map { portedMake($0) }
      #expect(views.map { ObjectIdentifier(type(of: $0)) } == kinds.map { ObjectIdentifier($0) })
      // `init()` of a view calls `init(frame:)`, which subclasses override.
      #expect((views[1] as? RedDot)?.calls == ["frame"])
      #expect((views[1] as? RedDot)?.name == "red")
      #expect(views[2].frame == .zero)
      let layer: CALayer.Type = CAShapeLayer.self
      #expect(portedMake(layer) is CAShapeLayer)
    }
  }

  private final class Veil: UIView {
    private(set) var calls: [String] = []

    init() {
      super.init(frame: .zero)
      calls.append("own")
    }

    required init?(coder: NSCoder) { nil }
  }

  /// An initialiser of one's own beside UIKit's convenience initialiser, as rewritten sources register it.
  @Test func registeredInitializersAreCalled() throws {
    portedRegister(Veil.self, initializer: { Veil() })
    try onStage {
      let kind: UIView.Type = Veil.self
      #expect((portedMake(kind) as? Veil)?.calls == ["own"])
      #expect(type(of: portedMake(UIView.self)) == UIView.self)
    }
  }

  @Test func framesReachTheInitializer() throws {
    weak var dot: Dot?
    try onStage {
      let kind: Dot.Type = RedDot.self
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let made = portedMake(kind, frame: frame)
      dot = made
      #expect(made.frame == frame && made is RedDot && made.calls == ["frame"])
      let kinds: [String: Dot.Type] = ["red": RedDot.self]
      #expect(portedMake(kinds["red"], frame: frame)?.frame == frame)
      #expect(portedMake(kinds["red"]) is RedDot && portedMake(kinds["blue"]) == nil)
    }
    // It isn't retained once too often.
    #expect(dot == nil)
  }

  @Test func otherInitializersReachTheClassAtRunTime() throws {
    try onStage {
      final class Cell: UITableViewCell {}
      final class Controller: UIViewController {}
      let animation: CAPropertyAnimation.Type = CASpringAnimation.self
      #expect(portedMake(animation, keyPath: "opacity").keyPath == "opacity")
      #expect(portedMake(animation, keyPath: nil) is CASpringAnimation)
      let cell: UITableViewCell.Type = Cell.self
      let made = portedMake(cell, style: .subtitle, reuseIdentifier: "a long enough identifier")
      #expect(made is Cell && made.reuseIdentifier == "a long enough identifier")
      #expect(made.detailTextLabel != nil)
      #expect(portedMake(cell, style: .default, reuseIdentifier: nil).reuseIdentifier == nil)
      let controller: UIViewController.Type = Controller.self
      #expect(portedMake(controller, nibName: nil, bundle: nil) is Controller)
      let recognizer: UIGestureRecognizer.Type = UIPanGestureRecognizer.self
      #expect(portedMake(recognizer, target: nil, action: nil) is UIPanGestureRecognizer)
      final class Question: UIAlertController {}
      let kind: UIAlertController.Type = Question.self
      let alert = portedMake(kind, title: "Delete?", message: nil, preferredStyle: .alert)
      #expect(alert is Question && alert.title == "Delete?" && alert.preferredStyle == .alert)
    }
  }

  private final class Knob: UIBarButtonItem {
    /// As apps have written it before iOS 14, which has a method of this name.
    class func flexibleSpace() -> Knob {
      portedMake(self, barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
  }

  @Test func itemsOfBarsHaveTheClassAtRunTime() throws {
    try onStage {
      let kind: UIBarButtonItem.Type = Knob.self
      let action = Selector("act") { (_: NSObject, _) in }
      let target = NSObject()
      let titled = portedMake(kind, title: "A", style: .done, target: target, action: action)
      #expect(titled is Knob && titled.title == "A" && titled.style == .done)
      #expect(titled.target === target && titled.action == action)
      let image = UIImage()
      #expect(
        portedMake(kind, image: image, style: .plain, target: nil, action: nil).image === image)
      let view = UIView()
      #expect(portedMake(kind, customView: view).customView === view)
      #expect(Knob.flexibleSpace().isSpace && UIBarButtonItem.flexibleSpace().isSpace)
      #expect(Knob.fixedSpace(8).isSpace && Knob.fixedSpace(8).width == 8)
      let items: [UIBarButtonItem] = [.flexibleSpace(), .fixedSpace(3)]
      #expect(items.allSatisfy { $0.isSpace })
      final class Tab: UITabBarItem {}
      let tab: UITabBarItem.Type = Tab.self
      #expect(portedMake(tab, title: "T", image: image, tag: 4).tag == 4)
      #expect(portedMake(tab, title: "T", image: nil, selectedImage: image).selectedImage === image)
      #expect(portedMake(tab, tabBarSystemItem: .search, tag: 1).title == "Search")
    }
  }

  @Test func viewsAndControllersWithContentsHaveTheClassAtRunTime() throws {
    try onStage {
      final class Push: UIButton {}
      let push: UIButton.Type = Push.self
      #expect(portedMake(push, type: .system).buttonType == .system)
      final class Photo: UIImageView {}
      let photo: UIImageView.Type = Photo.self
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      let view = portedMake(photo, image: image)
      #expect(view is Photo && view.image === image && view.bounds.size == image.size)
      final class Pages: UINavigationController {}
      let pages: UINavigationController.Type = Pages.self
      let root = UIViewController()
      #expect(portedMake(pages, rootViewController: root).viewControllers == [root])
      final class Place: UICollectionViewLayoutAttributes {}
      let place: UICollectionViewLayoutAttributes.Type = Place.self
      let path = IndexPath(item: 2, section: 1)
      #expect(portedMake(place, forCellWith: path).indexPath == path)
      let header = portedMake(place, forSupplementaryViewOfKind: "head", with: path)
      #expect(header is Place && header.representedElementKind == "head")
      #expect(
        portedMake(place, forDecorationViewOfKind: "line", with: path).representedElementCategory
          == .decorationView)
    }
  }

  private func onStage(_ body: () throws -> Void) throws {
    try Stage(canvas: Canvas(width: 4, height: 4)).perform(body)
  }
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
