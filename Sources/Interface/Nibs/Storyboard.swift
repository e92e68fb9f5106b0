import Containers
import Foundation
import Layers
import Lists
import Views

/// The scenes of a storyboard.
final class Storyboard: StoryboardScenes {
  /// The elements of a scene.
  struct SceneElements {
    let controller: InterfaceElement
    /// Objects beside the controller, such as gesture recognizers.
    let others: [InterfaceElement]
  }

  let document: InterfaceDocument
  private var scenes: [String: SceneElements] = [:]
  private var identifiers: [String: String] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
    for objects in document.scenes {
      guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" }),
        let id = controller.id
      else { continue }
      let others = objects.filter { $0.id != id && $0.name != "exit" && $0.name != "placeholder" }
      scenes[id] = SceneElements(controller: controller, others: others)
      if let identifier = controller["storyboardIdentifier"] { identifiers[identifier] = id }
    }
  }

  func controller(
    _ identifier: String?, of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let id = identifier == nil ? document.initialController : identifiers[identifier ?? ""]
    return id.flatMap { make($0, storyboard, creator) }
  }

  /// Creates the controller of an element.
  func make(
    _ id: String, _ storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = scenes[id] else { return nil }
    if scene.controller.name == "viewControllerPlaceholder" { return referenced(scene.controller) }
    let coder = SceneCoder(Self.options(of: scene.controller))
    guard let controller = creator?(coder) ?? type(of: scene.controller).init(coder: coder) else {
      return nil
    }
    let made = Scene(scene, of: self, storyboard)
    controller.scene = made
    made.configure(controller)
    return controller
  }

  /// The controller in another storyboard.
  private func referenced(_ element: InterfaceElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    return element["referencedIdentifier"].map(storyboard.instantiateViewController)
      ?? storyboard.instantiateInitialViewController()
  }

  /// What a controller gets when it is created.
  private static func options(of element: InterfaceElement) -> [String: Int] {
    guard element.name == "pageViewController" else { return [:] }
    let isVertical = element["navigationOrientation"] == "vertical"
    typealias Pages = UIPageViewController
    return [
      Pages.transitionStyleKey:
        (element["transitionStyle"] == "scroll"
        ? Pages.TransitionStyle.scroll : .pageCurl).rawValue,
      Pages.orientationKey:
        (isVertical
        ? Pages.NavigationOrientation.vertical : .horizontal).rawValue,
      Pages.spacingKey: Int(element.number("pageSpacing") ?? 0),
    ]
  }

  private func type(of element: InterfaceElement) -> UIViewController.Type {
    if let type = document.type(of: element) as? UIViewController.Type { return type }
    return switch element.name {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "pageViewController": UIPageViewController.self
    default: UIViewController.self
    }
  }
}
