import CViewCreation
public import Foundation
import Layers
public import Messaging

/// A file of Interface Builder with scenes, from which their controllers are created.
///
/// Only films whose sources are rewritten have storyboards: `flipbook-port` adds the `.storyboard` files
/// that are beside the sources to the program. The bundle has no effect. A storyboard or a controller that
/// isn't there is a warning.
open class UIStoryboard: NSObject {
  private let name: String
  private let scenes: (any StoryboardScenes)?

  /// Creates the storyboard of the file with that name, without its extension.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    scenes = InterfaceFiles.storyboard(name)
    super.init()
  }

  /// Whether the program has the storyboard.
  package var exists: Bool { scenes != nil }

  /// Creates the initial controller; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? { controller(nil, nil) }

  /// Creates the initial controller, or lets `creator` create it; nil if there is none of the type.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { controller(nil, creator) as? Controller }

  /// Creates the controller with an identifier; an empty one if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, nil) ?? UIViewController()
  }

  /// Creates the controller with an identifier, or lets `creator` create it.
  ///
  /// - Precondition: The storyboard has the controller, or `creator` returns one.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = controller(identifier, creator) ?? creator?(SceneCoder()) ?? UIViewController()
    guard let controller = made as? Controller else {
      preconditionFailure(
        "The storyboard \(name) has no \(Controller.self) with the identifier \(identifier).")
    }
    return controller
  }

  private func controller(
    _ identifier: String?, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let made = scenes?.controller(identifier, of: self, creator: creator) { return made }
    let (what, hint) =
      scenes == nil
      ? (
        "The storyboard \"\(name)\" doesn't exist.",
        "Put \(name).storyboard beside the iOS sources."
      )
      : (
        "The storyboard \(name) has no "
          + (identifier.map { "controller with the identifier \"\($0)\"." } ?? "initial controller."),
        "Set it in Interface Builder."
      )
    LayerWarning(.missingAsset, what, hint: hint, subject: "\(name) \(identifier ?? "")").report()
    return nil
  }
}

/// The coder with which a storyboard creates controllers: it has no objects, and the options that a
/// controller can't change later.
package final class SceneCoder: NSCoder {
  private let options: [String: Int]

  /// Creates a coder with options, as integers by their keys.
  package init(_ options: [String: Int] = [:]) {
    self.options = options
    super.init()
  }

  package override var allowsKeyedCoding: Bool { true }

  package override func containsValue(forKey key: String) -> Bool { options[key] != nil }

  package override func decodeInteger(forKey key: String) -> Int { options[key] ?? 0 }
}

/// A transition of a storyboard from one controller to another.
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

  /// Creates a transition of a class that is known only at run time.
  package static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    memory.initialize(to: identifier)
    // The initialiser consumes the string and the controllers.
    defer { memory.deallocate() }
    let words = UnsafeRawPointer(memory).loadUnaligned(as: (UInt64, UInt64).self)
    let object = flipbook_make_segue(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), words.0, words.1,
      Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque())
    return Unmanaged<UIStoryboardSegue>.fromOpaque(object).takeRetainedValue()
  }

  /// Calls the handler of the initialiser, if there is one; subclasses perform the transition here.
  open func perform() { handler?() }
}

/// The start of the search for the controller of an unwind segue.
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The action of the segue.
  public let unwindAction: Selector
  /// The object that started the segue.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
