import VirtualTime

/// A value that a layer, view or animation cannot take.
///
/// Setters cannot throw, so the error goes to the stage that is current: it stops before the next
/// frame and throws this. The value that was wrong is dropped, the one before stays.
public struct LayerError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public enum Code: String, Sendable {
    /// NaN or infinity where a finite number belongs.
    case notFinite
    /// A value of a type that the property of its key cannot hold.
    case wrongType
    /// A layer or view inserted into itself.
    case cyclicTree
    /// A property animator asked for what it cannot do in its state.
    case animatorState
    /// A view controller asked to present, or to go from one child to another, where it cannot.
    case cannotPresent
    /// The system's font, which isn't there.
    case missingFont
  }

  /// What kind of mistake it is.
  public let code: Code

  /// A sentence that names the view or layer, the property and the value.
  public let message: String

  /// What to do about it.
  public let hint: String

  package init(_ code: Code, _ message: String, hint: String) {
    (self.code, self.message, self.hint) = (code, message, hint)
  }
}

extension LayerError: StageError {}

extension LayerError: CustomStringConvertible {
  /// The message and the hint.
  public var description: String { "\(message) \(hint)" }
}
