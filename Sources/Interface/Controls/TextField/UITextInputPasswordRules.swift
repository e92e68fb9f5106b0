public import Foundation

/// The rules for passwords that iOS generates for a field, such as `"required: lower; minlength: 20;"`.
/// Stored without effect, because passwords aren't generated here. Immutable.
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules, in Apple's language for them.
  open private(set) var passwordRulesDescriptor = ""

  /// Creates rules from their description, which isn't checked.
  public convenience init(descriptor passwordRulesDescriptor: String) {
    self.init()
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Returns the rules themselves, because they are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
