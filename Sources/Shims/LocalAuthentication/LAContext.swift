public import Foundation
import Ticking

// A stage recognizes nobody: it has no sensor and no passcode, and asks nothing.

/// An object that would ask the device's owner for a finger, the face or the passcode.
///
/// Nothing is available on a stage, as on a device without a sensor and a passcode: policies can't be
/// evaluated, and those that are evaluated nevertheless fail in the clock's next turn.
open class LAContext: NSObject {
  /// Creates a context.
  public override init() { super.init() }

  /// The title of the button for another way; has no effect.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; has no effect.
  open var localizedCancelTitle: String?
  /// What the user is told; has no effect.
  open var localizedReason = ""
  /// Whether the user must not be asked; has no effect.
  open var interactionNotAllowed = false
  /// How long the device may have been unlocked before, in seconds; has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// How many attempts a user has; has no effect.
  open var maxBiometryFailures: NSNumber?
  /// What the device recognizes its owner by: nothing.
  open var biometryType: LABiometryType { .none }
  /// The state of the known fingers or faces: none.
  open var evaluatedPolicyDomainState: Data? { nil }

  private var isValid = true
  private var credentials: Set<LACredentialType> = []

  /// Returns false, because a stage has neither a sensor nor a passcode, and sets the error.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = Self.failure(of: policy, isValid) as NSError
    return false
  }

  /// Calls `reply` with false and the error in the clock's next turn.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    let failure = Self.failure(of: policy, isValid)
    StageQueue.main.async { reply(false, failure) }
  }

  /// Throws the error, because nobody can be asked.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.failure(of: policy, isValid)
  }

  private static func failure(of policy: LAPolicy, _ isValid: Bool) -> LAError {
    guard isValid else { return LAError(.invalidContext) }
    return switch policy {
    case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
    case .deviceOwnerAuthenticationWithWatch: LAError(.watchNotAvailable)
    default: LAError(.biometryNotAvailable)
    }
  }

  /// Ends the context: its policies fail from now on.
  open func invalidate() { isValid = false }

  /// Keeps that a credential is set, or forgets one that is nil; returns whether the context is valid.
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    guard isValid else { return false }
    if credential == nil { credentials.remove(type) } else { credentials.insert(type) }
    return true
  }

  /// Returns whether a credential is set.
  open func isCredentialSet(_ type: LACredentialType) -> Bool { credentials.contains(type) }
}
