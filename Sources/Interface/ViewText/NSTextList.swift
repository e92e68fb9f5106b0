public import Foundation

/// A list that contains paragraphs, or lists. Immutable.
open class NSTextList: NSObject, NSCopying {
  /// The form of the markers before items: text with a part in braces for the number or the symbol,
  /// such as `({decimal})`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The form.
    public let rawValue: String

    /// Creates a form from text with a part in braces.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a form from text with a part in braces.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A box: ▫.
    public static let box = MarkerFormat("{box}")
    /// A check mark: ✓.
    public static let check = MarkerFormat("{check}")
    /// A circle: ◦.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond: ◆.
    public static let diamond = MarkerFormat("{diamond}")
    /// A bullet: •.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen: ⁃.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A square: ▪.
    public static let square = MarkerFormat("{square}")
    /// Numbers to the base of 16, in small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Numbers to the base of 16, in capital letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Numbers to the base of 8.
    public static let octal = MarkerFormat("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small Latin letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Capital Latin letters.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Roman numbers in small letters.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numbers in capital letters.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// Options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: Int

    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The marker of the list around this one comes first.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The form of the markers.
  public let markerFormat: MarkerFormat

  /// The options.
  public let listOptions: Options

  /// The number of the first item; 1 by default.
  open var startingItemNumber = 1

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
  }

  /// Creates a list whose first item has the number 1; `mask` are the bits of its options.
  public convenience init(markerFormat: MarkerFormat, options mask: Int = 0) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: mask), startingItemNumber: 1)
  }

  /// Whether the markers have numbers or letters.
  open var isOrdered: Bool { braces.map { Self.symbols[$0.name] == nil } ?? false }

  /// Returns the marker of an item. As in AppKit, that of the list around it isn't part of it.
  open func marker(forItemNumber itemNumber: Int) -> String {
    guard let (range, name) = braces else { return markerFormat.rawValue }
    let number = Self.symbols[name] ?? Self.text(itemNumber, name)
    return markerFormat.rawValue.replacingCharacters(in: range, with: number)
  }

  /// Returns the list itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }

  private var braces: (range: Range<String.Index>, name: String)? {
    let text = markerFormat.rawValue
    guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else {
      return nil
    }
    return (start..<text.index(after: end), String(text[text.index(after: start)..<end]))
  }

  /// The symbols, by the names in braces (D).
  private static let symbols = [
    "box": "\u{25AB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  private static func text(_ number: Int, _ name: String) -> String {
    switch name {
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "octal": String(number, radix: 8)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    default: String(number)
    }
  }

  /// Returns a number in letters: a…z, aa, ab and so on.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      let letter = Unicode.Scalar(UInt8(97 + (rest - 1) % 26))
      text = String(Character(letter)) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let values = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, letters) in values {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }
}
