public import Foundation
public import Messaging

// Files of Interface Builder can't be loaded: `flipbook-port --check` reports their uses. Code that
// only mentions them compiles.

/// A storyboard, which can't be loaded: its controllers are empty.
open class UIStoryboard: NSObject {
  /// Creates a storyboard without contents.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }

  /// Returns nil: storyboards can't be loaded.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Returns nil: storyboards can't be loaded.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { nil }

  /// Returns an empty controller: storyboards can't be loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  /// Returns the controller that `creator` creates from an empty archive: storyboards can't be
  /// loaded.
  ///
  /// - Precondition: `creator` returns a controller. Without one, there is no controller of the type.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = creator?(EmptyCoder()) ?? UIViewController() as? Controller else {
      preconditionFailure(
        "The storyboard has no controller \(identifier): storyboards can't be loaded. "
          + "Create the controller in code.")
    }
    return controller
  }
}

/// A coder without values, from which initialisers with `coder` create objects.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}

/// A transition of a storyboard; there are none.
open class UIStoryboardSegue: NSObject {
  /// The identifier; nil by default.
  public let identifier: String?
  /// The controller from which the transition starts.
  public let source: UIViewController
  /// The controller at which the transition ends.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a transition.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a transition that `performHandler` performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Calls the handler of the initialiser, if there is one; subclasses perform the transition here.
  open func perform() { handler?() }
}

/// Where the controller for an unwind segue is searched; there are no such segues.
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The action of the segue.
  public let unwindAction: Selector
  /// The object that started the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
