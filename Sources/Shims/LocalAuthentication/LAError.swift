public import Foundation

/// The domain of errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user wasn't authenticated.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The reasons, with the values that Apple gives them.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case watchNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004

    /// The name of `biometryNotAvailable` before iOS 11.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// The name of `biometryNotEnrolled` before iOS 11.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// The name of `biometryLockout` before iOS 11.
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of all reasons.
  public static var errorDomain: String { LAErrorDomain }
  /// The reason's value.
  public var errorCode: Int { code.rawValue }
  /// A description for users.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

  private var text: String {
    switch code {
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .passcodeNotSet: "Passcode not set."
    case .watchNotAvailable: "No watch is available."
    default: "Authentication failed."
    }
  }
}

extension LAError.Code {
  /// Whether an error has this reason, for patterns such as `catch LAError.userCancel`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? LAError)?.code == code
      || (error as NSError).domain == LAErrorDomain && (error as NSError).code == code.rawValue
  }
}

// The reasons, as they are written without the name of their type.
extension LAError {
  /// The reason ``Code/authenticationFailed``.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The reason ``Code/userCancel``.
  public static var userCancel: Code { .userCancel }
  /// The reason ``Code/userFallback``.
  public static var userFallback: Code { .userFallback }
  /// The reason ``Code/systemCancel``.
  public static var systemCancel: Code { .systemCancel }
  /// The reason ``Code/passcodeNotSet``.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The reason ``Code/biometryNotAvailable``.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The reason ``Code/biometryNotEnrolled``.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The reason ``Code/biometryLockout``.
  public static var biometryLockout: Code { .biometryLockout }
  /// The reason ``Code/appCancel``.
  public static var appCancel: Code { .appCancel }
  /// The reason ``Code/invalidContext``.
  public static var invalidContext: Code { .invalidContext }
  /// The reason ``Code/watchNotAvailable``.
  public static var watchNotAvailable: Code { .watchNotAvailable }
  /// The reason ``Code/notInteractive``.
  public static var notInteractive: Code { .notInteractive }
  /// The reason ``Code/touchIDNotAvailable``.
  public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
  /// The reason ``Code/touchIDNotEnrolled``.
  public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
  /// The reason ``Code/touchIDLockout``.
  public static var touchIDLockout: Code { .touchIDLockout }
}
