import Controls
import Foundation
import Layers
import Messaging
import Views

/// Connects the objects of a nib with each other and with its owner.
struct NibConnections {
  private let owner: AnyObject?
  private let surroundings: NibContents.Surroundings
  private let object: (String) -> NSObject?

  /// `object` returns the object with an identifier.
  init(
    owner: AnyObject?, _ surroundings: NibContents.Surroundings,
    object: @escaping (String) -> NSObject?
  ) {
    self.owner = owner
    self.surroundings = surroundings
    self.object = object
  }

  /// The object with an identifier.
  private func receiver(_ id: String) -> AnyObject? {
    id == surroundings.owner ? owner : object(id) ?? surroundings.others[id]
  }

  /// Sets a user-defined runtime attribute.
  func set(_ attribute: NibReader.RuntimeAttribute) {
    guard let object = receiver(attribute.object) as? NSObject else { return }
    object.setValue(attribute.value, forKeyPath: attribute.keyPath)
  }

  func connect(_ connection: NibReader.Connection) {
    let element = connection.element
    guard let source = receiver(connection.source), let destination = element["destination"] else {
      return
    }
    switch element.name {
    case "outlet": setOutlet(element, of: source, to: receiver(destination))
    case "outletCollection": addOutlet(element, of: source, receiver(destination))
    case "action": addAction(element, of: source, to: receiver(destination))
    case "segue": surroundings.connectSegue(element, source)
    default: break
    }
  }

  private func setOutlet(_ element: InterfaceElement, of source: AnyObject, to value: AnyObject?) {
    guard let property = element["property"], let value, let source = source as? NSObject else {
      return
    }
    switch property {
    case "view" where source is UIViewController:
      (source as? UIViewController)?.view = value as? UIView
    case "delegate" where NibDelegates.setDelegate(of: source, to: value): break
    case "dataSource" where NibDelegates.setDataSource(of: source, to: value): break
    default: source.setValue(value, forKey: property)
    }
  }

  private func addOutlet(_ element: InterfaceElement, of source: AnyObject, _ value: AnyObject?) {
    guard let property = element["property"], let value else { return }
    if property == "gestureRecognizers" {
      if let view = source as? UIView, let recognizer = value as? UIGestureRecognizer {
        view.addGestureRecognizer(recognizer)
      }
    } else if let source = source as? NSObject {
      let before = source.value(forKey: property) as? [AnyObject] ?? []
      source.setValue(before + [value], forKey: property)
    }
  }

  private func addAction(_ element: InterfaceElement, of source: AnyObject, to target: AnyObject?) {
    guard let name = element["selector"] else { return }
    let action = Selector(name)
    switch source {
    case let control as UIControl:
      control.addTarget(target, action: action, for: NibNames.events(element["eventType"]))
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    default: break
    }
  }
}
