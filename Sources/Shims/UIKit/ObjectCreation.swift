import CViewCreation
public import Containers
public import Foundation
public import Layers
public import Lists
public import Messaging
public import Views

// Swift can call only `required` initialisers on a class that is known only at run time. On Apple's
// platforms that doesn't hold for UIKit's initialisers, so that apps write `T()` and
// `cellClass.init(frame:)`. Rewritten sources call these functions instead.

/// Creates an object of the class that `type` is at run time, with its `init()`.
///
/// If the class neither inherits nor overrides the initialiser, the program ends with Swift's own
/// message, "use of unimplemented initializer".
public func portedMake<Object: NSObject>(_ type: Object.Type) -> Object {
  InitializerRegistry.make(type) as? Object ?? type.make()
}

/// Creates an object of the class that `type` is at run time; nil for nil.
public func portedMake<Object: NSObject>(_ type: Object.Type?) -> Object? { type.map(portedMake) }

/// Creates a view of the class that `type` is at run time; nil for nil.
public func portedMake<View: UIView>(_ type: View.Type?, frame: CGRect) -> View? {
  type.map { portedMake($0, frame: frame) }
}

/// Creates a view of the class that `type` is at run time, with its `init(frame:)`.
///
/// If the class doesn't override the initialiser although it has designated initialisers of its own,
/// the program ends with Swift's own message, "use of unimplemented initializer".
public func portedMake<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  let metadata = unsafeBitCast(type as UIView.Type, to: UnsafeRawPointer.self)
  let object = flipbook_make_view(
    metadata, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
  return unsafeDowncast(Unmanaged<UIView>.fromOpaque(object).takeRetainedValue(), to: View.self)
}

/// Creates an animation of the class that `type` is at run time, of the property at a key path.
public func portedMake<Animation: CAPropertyAnimation>(
  _ type: Animation.Type, keyPath: String?
) -> Animation {
  let animation = portedMake(type)
  animation.keyPath = keyPath
  return animation
}

/// Creates a controller of the class that `type` is at run time, with its `init()`, whose view is in a nib.
public func portedMake<Controller: UIViewController>(
  _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  let controller = portedMake(type)
  controller.setNib(nibName, bundle)
  return controller
}

/// Creates an alert or an action sheet of the class that `type` is at run time, with its `init()`.
public func portedMake<Alert: UIAlertController>(
  _ type: Alert.Type, title: String?, message: String?, preferredStyle: UIAlertController.Style
) -> Alert {
  let alert = portedMake(type)
  alert.title = title
  alert.message = message
  alert.preferredStyle = preferredStyle
  return alert
}

/// Creates a recognizer of the class that `type` is at run time, with its `init()`, and adds a target.
public func portedMake<Recognizer: UIGestureRecognizer>(
  _ type: Recognizer.Type, target: Any?, action: Selector?
) -> Recognizer {
  let recognizer = portedMake(type)
  if let target, let action { recognizer.addTarget(target, action: action) }
  return recognizer
}

/// Creates a cell of the class that `type` is at run time.
public func portedMake<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  unsafeDowncast(CellCreation.cell(type, reuseIdentifier, style), to: Cell.self)
}

/// Lets initialisers of protocol extensions return an object that exists already: an initialiser of a
/// protocol that isn't limited to classes can set `self`.
public protocol PortedCreation {}

extension PortedCreation {
  /// Returns `object` instead of a new one.
  public init(portedObject object: Self) { self = object }
}

extension NSObject: PortedCreation {}
