public import Foundation
import Messaging

// What a controller stores for parts of the system that a film doesn't have.
extension UIViewController {
  /// The group in which focus moves; stored, without effect.
  public var focusGroupIdentifier: String? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// The name under which the system measures interactions; stored, without effect.
  public var interactionActivityTrackingBaseName: String? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// The app that an extension runs in; nil, because a film isn't an extension.
  public var extensionContext: NSExtensionContext? { nil }
}

/// The app that an extension runs in. No object has this class, because a film isn't an extension.
open class NSExtensionContext: NSObject {
  /// The items that the app passes.
  open var inputItems: [Any] { [] }

  /// Ends the extension; the handler isn't called.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}

  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}

  /// Doesn't open the address, and calls the handler with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
