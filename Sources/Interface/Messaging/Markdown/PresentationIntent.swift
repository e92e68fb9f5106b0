/// What a paragraph is meant as, such as a header or an item of a list, from the paragraph itself
/// to what contains it. Foundation for Linux lacks the type.
public struct PresentationIntent: Hashable, Sendable {
  /// The kind of a paragraph, or of what contains paragraphs.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A header of a level, 1…6.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list without numbers.
    case unorderedList
    /// An item of a list, with its number.
    case listItem(ordinal: Int)
    /// Code, with the name of its language.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line across the page.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The first row of a table.
    case tableHeaderRow
    /// Another row of a table, from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a table, from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable {
    /// The alignment of the cells.
    public enum Alignment: Hashable, Sendable {
      /// Left.
      case left
      /// Centred.
      case center
      /// Right.
      case right
    }

    /// The alignment of the cells.
    public var alignment: Alignment

    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A paragraph, or what contains paragraphs.
  public struct IntentType: Hashable, Sendable {
    /// The kind.
    public var kind: Kind
    /// A number that no other one of the text has.
    public var identity: Int

    /// Creates a type.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The paragraph and what contains it, the innermost first.
  public var components: [IntentType]

  /// Creates the intent of a paragraph in `parent`.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent from a paragraph and what contains it, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// The number of components.
  public var count: Int { components.count }

  /// The number of lists and quotations that contain the paragraph.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}
