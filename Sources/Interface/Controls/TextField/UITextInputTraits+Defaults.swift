// An app's own views can leave these out: they are optional requirements in UIKit.
extension UITextInputTraits {
  /// `default`; setting it has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// `default`; setting it has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// `default`; setting it has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// `sentences`; setting it has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// `default`; setting it has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// `default`; setting it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// `default`; setting it has no effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// `default`; setting it has no effect.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  /// `default`; setting it has no effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  /// False; setting it has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  /// False; setting it has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  /// Nil; setting it has no effect.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
