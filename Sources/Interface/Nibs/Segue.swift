import Containers
import Foundation
import Messaging
import Views

/// A transition between two scenes of a storyboard.
struct Segue {
  private let element: InterfaceElement
  private let scene: Scene

  init(_ element: InterfaceElement, _ scene: Scene) {
    self.element = element
    self.scene = scene
  }

  private var identifier: String? { element["identifier"] }

  /// The segue's own class, which performs it.
  private var ownClass: UIStoryboardSegue.Type? {
    scene.file.document.type(of: element) as? UIStoryboardSegue.Type
  }

  /// Creates the destination, or lets the controller create it (`@IBSegueAction`).
  private func destination(
    from controller: UIViewController, sender: Any?
  ) -> UIViewController? {
    let action = element["destinationCreationSelector"].map { Selector($0) }
    return element["destination"].flatMap { id in
      scene.file.make(
        id, scene.storyboard,
        action.map { action in
          { coder in
            // The action has up to three parameters.
            let arguments: [Any] = [coder, sender ?? NSNull(), identifier ?? NSNull()]
            let count = NSStringFromSelector(action).count { $0 == ":" }
            let made = Message.send(action, to: controller, Array(arguments.prefix(count)))
            return made as? UIViewController
          }
        })
    }
  }

  /// Shows the destination, after the controller has prepared for it.
  func perform(from controller: UIViewController, sender: Any?) {
    if element["kind"] == "unwind" { return unwind(from: controller, sender: sender) }
    guard let destination = destination(from: controller, sender: sender) else { return }
    SegueNames.setPresentation(element, of: destination)
    if element["kind"] == "popoverPresentation" { preparePopover(of: destination, sender) }
    let segue =
      ownClass.map {
        UIStoryboardSegue.make(
          $0, identifier: identifier, source: controller, destination: destination)
      }
      ?? UIStoryboardSegue(
        identifier: identifier, source: controller, destination: destination
      ) { show(destination, from: controller, sender: sender) }
    controller.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// A popover points to the sender.
  private func preparePopover(of destination: UIViewController, _ sender: Any?) {
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    if let item = sender as? UIBarButtonItem {
      popover?.barButtonItem = item
    } else if let view = sender as? UIView {
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    }
  }

  private func show(
    _ destination: UIViewController, from controller: UIViewController, sender: Any?
  ) {
    switch element["kind"] {
    case "show", "push": controller.show(destination, sender: sender)
    case "showDetail", "replace":
      controller.showDetailViewController(destination, sender: sender)
    default: controller.present(destination, animated: element.flag("animates") ?? true)
    }
  }

  /// Shows the destination's view in a container, when the view is loaded.
  func embed(in container: UIView, of controller: UIViewController) {
    guard let destination = destination(from: controller, sender: container) else { return }
    controller.addChild(destination)
    let segue = UIStoryboardSegue(
      identifier: identifier, source: controller, destination: destination)
    controller.prepare(for: segue, sender: container)
    guard let view: UIView = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: controller)
  }

  // MARK: Unwinding

  /// Returns to the nearest controller that has the segue's action.
  private func unwind(from source: UIViewController, sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = Selector(name)
    guard
      let target = Self.controllers(before: source).first(where: {
        $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
      })
    else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target)
    source.prepare(for: segue, sender: sender)
    Message.send(action, to: target, [segue])
    if target.presentedViewController != nil { target.dismiss(animated: true) }
    if let navigation = target.navigationController, navigation.topViewController !== target {
      navigation.popToViewController(target, animated: true)
    }
  }

  /// The controllers that were shown before, the last one first.
  private static func controllers(before source: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    var current: UIViewController? = source
    while let controller = current {
      if let navigation = controller as? UINavigationController {
        result += navigation.viewControllers.reversed().filter { $0 !== source }
      } else if controller !== source {
        result.append(controller)
      }
      current = controller.parent ?? controller.presentingViewController
    }
    return result
  }
}
