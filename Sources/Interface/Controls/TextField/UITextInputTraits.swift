/// The kind of text that a field expects, for the keyboard. The keyboard of a film that shows one
/// follows its type, its appearance, the Return key and the capitalization; other values have no effect.
public protocol UITextInputTraits: AnyObject {
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The function of the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The letters that are capitalised automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected automatically.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are inserted or deleted around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the Return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots.
  var isSecureTextEntry: Bool { get set }
  /// The semantic meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// The rules for generated passwords.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Whether predicted text is shown while typing.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether the results of formulas are offered.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// How far the system's tools for writing change the text.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What the system's tools for writing may produce.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

// UIKit's requirements are optional: objects that don't implement a trait have the default one, and
// setting it has no effect.
extension UITextInputTraits {
  /// The default keys.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default appearance.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default function.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The first letters of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default setting.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default setting.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// False.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// No meaning.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// No rules.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// The default setting.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default setting.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default setting.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default setting.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The default setting.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// The default setting.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// The default setting.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}

/// The keys of a keyboard; the raw values are Apple's.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The same as `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of a keyboard; the raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The same as `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The function of the Return key; the raw values are Apple's.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The letters that are capitalised automatically; the raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// A setting for automatic correction; the raw values are Apple's.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// A setting for spell checking; the raw values are Apple's.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// A setting for typographic quotes; the raw values are Apple's.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// A setting for typographic dashes; the raw values are Apple's.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// A setting for spaces around inserted and deleted words; the raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// A setting for predicted text; the raw values are Apple's.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The semantic meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates the meaning with that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
}
