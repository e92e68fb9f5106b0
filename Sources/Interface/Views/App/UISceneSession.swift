public import Foundation

/// The session of a scene: a single one.
open class UISceneSession: NSObject {
  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interactive windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

    /// The former name of windows on another screen.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene, while it exists.
  open internal(set) weak var scene: UIScene?

  /// The role: interactive windows.
  open var role: Role { .windowApplication }

  /// The configuration of the scene: one without a name.
  open private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)

  /// The identifier of the session: the same in all films.
  open var persistentIdentifier: String { "00000000-0000-4000-8000-000000000001" }

  /// The activity that would restore the scene; nil by default. Stored.
  open var stateRestorationActivity: NSUserActivity?

  /// Values of the app; nil by default. Stored.
  open var userInfo: [String: Any]?
}

/// The classes that a scene is made of.
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name of the configuration.
  public let name: String?
  /// The role of its sessions.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard of the scene's first controller; nil by default. The film of a rewritten app
  /// shows the storyboard that its property list names.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    copy.delegateClass = delegateClass
    copy.sceneClass = sceneClass
    copy.storyboard = storyboard
    return copy
  }
}

extension UIScene {
  /// The reasons for which a scene was created: none.
  open class ConnectionOptions: NSObject {}

  /// Options for opening a URL. Stored.
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the URL, and no browser; false by default.
    open var universalLinksOnly = false
    /// A value of the advertisement that was tapped; nil by default.
    open var eventAttribution: Any?
  }

  /// Options for the activation of another scene. Stored.
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks; nil by default.
    open var requestingScene: UIScene?
  }
}

/// Options for the end of a scene. Stored.
open class UISceneDestructionRequestOptions: NSObject {}

/// Options for the end of a scene with windows. Stored.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of the end; the raw values are Apple's.
  public enum DismissalAnimation: Int, Sendable {
    /// The usual one.
    case standard = 1
    /// That of something finished.
    case commit
    /// That of something discarded.
    case decline
  }

  /// The animation; the usual one by default.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// The sizes of a scene on devices where windows have other sizes than the screen.
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  open var minimumSize = CGSize.zero
  /// The largest size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window can fill the screen; true by default.
  open var allowsFullScreen = true
}

/// An error of a request for a scene.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error; the raw values are Apple's.
  public enum Code: Int, Sendable {
    /// The app has one scene only.
    case multipleScenesNotSupported
    /// The request was denied.
    case requestDenied
    /// The geometry isn't available.
    case geometryRequestUnsupported = 100
    /// The geometry was denied.
    case geometryRequestDenied
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "UISceneErrorDomain" }

  /// Apple's number of the error.
  public var errorCode: Int { code.rawValue }
}
