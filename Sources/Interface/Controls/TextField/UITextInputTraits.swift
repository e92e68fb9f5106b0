/// What kind of text goes into a field, for the keyboard. There is none here: these values change
/// nothing, but for `isSecureTextEntry`.
public protocol UITextInputTraits: AnyObject {
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's colours.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key is for.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text shows as dots.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
}

/// Which keys a keyboard has; the raw values are Apple's.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// As `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The colours of a keyboard; the raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// As `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// What the return key is for; the raw values are Apple's.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Which letters become capitals; the raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected; the raw values are Apple's.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether spelling is checked; the raw values are Apple's.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The meaning of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name to log in by.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}
