public import Foundation

/// Has a text as elements, and the layout managers that lay it out. Apps use
/// `NSTextContentStorage`.
open class NSTextContentManager: NSObject {
  /// Options of the enumeration of elements; the raw values are Apple's.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: Int

    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  /// The layout managers.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

  /// The layout manager of edits; the first one by default.
  open weak var primaryTextLayoutManager: NSTextLayoutManager?

  /// Creates a content manager without text.
  public override init() { super.init() }

  /// Adds a layout manager.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
  }

  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
  }

  /// The range of the whole text.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

  /// Returns the place at a distance in UTF-16 units; nil if it is outside of the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  {
    guard let start = location as? TextOffset else { return nil }
    let place = start.offset + offset
    let whole = documentRange.range
    return (whole.lowerBound...whole.upperBound).contains(place) ? TextOffset(place) : nil
  }

  /// Returns the number of UTF-16 units from one place to another.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    ((to as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
  }

  /// Calls a closure with the elements from a place on, until it returns false. Without a place,
  /// from the start, or in reverse from the end. Returns the place after the last element.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Returns the elements of a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var elements: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let place = element.elementRange?.location,
        place.compare(range.endLocation) == .orderedAscending || range.isEmpty && elements.isEmpty
      else { return false }
      elements.append(element)
      return true
    }
    return elements
  }

  /// Whether a transaction is in progress.
  open private(set) var hasEditingTransaction = false

  /// Runs a closure that edits the text.
  open func performEditingTransaction(_ transaction: () -> Void) {
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = false
  }
}
