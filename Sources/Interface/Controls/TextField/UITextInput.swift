public import Foundation
public import ViewText
public import Views

/// A position in a text, before a UTF-16 unit or at the end.
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  package final let offset: Int

  package init(_ offset: Int) { self.offset = offset }

  /// Creates the position at the start of a text, for subclasses with positions of their own.
  public override init() { offset = 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override var hash: Int { offset }
}

/// A range of a text.
open class UITextRange: NSObject {
  /// The range in UTF-16 units.
  package final let range: NSRange

  package init(_ range: NSRange) { self.range = range }

  /// Creates an empty range at the start of a text, for subclasses with ranges of their own.
  public override init() { range = NSRange(location: 0, length: 0) }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(range.location) }

  /// The end of the range.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }

  /// A Boolean value that indicates whether the range has no characters.
  open var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

  open override var hash: Int { range.location }
}

/// The rectangle of a selection.
open class UITextSelectionRect: NSObject {
  private let area: CGRect
  private let ends: (start: Bool, end: Bool)

  package init(_ area: CGRect, containsStart: Bool = true, containsEnd: Bool = true) {
    self.area = area
    ends = (containsStart, containsEnd)
  }

  /// Creates an empty rectangle, for subclasses.
  public override init() {
    area = .zero
    ends = (false, false)
  }

  /// The rectangle in the view's coordinates, in points.
  open var rect: CGRect { area }

  /// A Boolean value that indicates whether the rectangle contains the start of the selection.
  open var containsStart: Bool { ends.start }

  /// A Boolean value that indicates whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { ends.end }
}

/// A direction in a text as it is laid out; the raw values are Apple's.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A view whose text has positions and a selection. Marked text isn't supported.
public protocol UITextInput: UIKeyInput {
  /// The selection; empty if it is only a caret. Nil if the view isn't edited.
  var selectedTextRange: UITextRange? { get set }
  /// Is notified of changes that the user hasn't typed; weak.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds the units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The attributes of marked text; stored, because text isn't marked.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance; nil if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the number of UTF-16 units from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns whether the user may replace a range of the text.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes of the text at a position; of that after it, or before it.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the writing direction of the paragraph at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the text in a range; nil if the range is outside.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The view whose coordinates the rectangles have.
  var textInputView: UIView { get }
  /// Returns the rectangle of the caret at a position, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the position nearest to a point; nil if there is none.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

extension UITextInput {
  /// Nil; setting it has no effect.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  /// Nil; setting it has no effect.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Returns nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Returns the natural direction.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Does nothing.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// Returns the position at a distance in UTF-16 units; nil if it is outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the position at a distance in UTF-16 units to the left or right, or in lines up or down; nil
  /// if it is outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let lines = CGFloat(direction == .down ? offset : -offset)
      return closestPosition(to: CGPoint(x: caret.midX, y: caret.midY + lines * caret.height))
    }
  }

  /// Returns the rectangle of the first line of a range.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the range of the character at a point; nil if there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point)?.offset,
      let whole = textRange(from: beginningOfDocument, to: endOfDocument),
      let text = text(in: whole) as NSString?, text.length > 0
    else { return nil }
    let isBefore = point.x < caretRect(for: UITextPosition(place)).minX
    let character = min(max(isBefore ? place - 1 : place, 0), text.length - 1)
    return UITextRange(text.rangeOfComposedCharacterSequence(at: character))
  }

  /// Always nil: no text is marked.
  public var markedTextRange: UITextRange? { nil }

  /// Inserts the text, which isn't marked.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }

  /// Does nothing: no text is marked.
  public func unmarkText() {}

  /// Returns the number of UTF-16 units from one position to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Compares two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextInput where Self: UIResponder {
  /// A tokenizer that finds units as they are found in strings.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

// Positions within ranges, and directions.
extension UITextInput {
  /// Returns the position at the end of a range in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { UITextDirection.layout(direction).isForward ? range.end : range.start }

  /// Returns the range from a position to the end of the text in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    UITextDirection.layout(direction).isForward
      ? textRange(from: position, to: endOfDocument)
      : textRange(from: beginningOfDocument, to: position)
  }

  /// Returns the position nearest to a point within a range.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let found = closestPosition(to: point) else { return nil }
    if compare(found, to: range.start) == .orderedAscending { return range.start }
    return compare(found, to: range.end) == .orderedDescending ? range.end : found
  }

  /// Returns the position before a character of a range, counted in UTF-16 units.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }

  /// Returns the number of UTF-16 units of a range before a position.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The view whose coordinates the rectangles have: the view of the text itself.
  public var textInputView: UIView { self as? UIView ?? UIView() }

  /// Does nothing: a caret that floats above the text isn't shown.
  public func beginFloatingCursor(at point: CGPoint) {}

  /// Moves the caret to the position nearest to a point.
  public func updateFloatingCursor(at point: CGPoint) {
    guard let place = closestPosition(to: point) else { return }
    selectedTextRange = textRange(from: place, to: place)
  }

  /// Does nothing: the caret stays where it is.
  public func endFloatingCursor() {}
}
