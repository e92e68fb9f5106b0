/// Whether the results of formulas are offered while they are typed; the raw values are Apple's.
/// It has no effect, because a film has no such tools.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// How far the system's tools for writing change a text; the raw values are Apple's. They don't run
/// here.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// What the system's tools for writing may produce; the raw values are Apple's. They don't run
/// here.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  /// Intents of Markdown.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 1 << 4)
}
