public import Foundation
import Views

/// The text of layout managers, with its attributes. Each change is reported to them.
///
/// A subclass can store the text itself, as on iOS: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and
/// reports changes with `edited(_:range:changeInLength:)`. All other members use these four. Unlike
/// on iOS, the four have an implementation here, which a subclass can call.
///
/// Foundation's classes read the text of a subclass from a copy, which is updated when a change has
/// been processed: on Linux they don't call the methods of other attributed strings.
open class NSTextStorage: NSMutableAttributedString {
  private var editingDepth = 0
  private var isProcessing = false

  /// The layout managers, in the order in which they were added.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The delegate, which is called before and after changes are processed; weak.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The kinds of the pending changes; empty when they have been processed.
  open private(set) var editedMask: EditActions = []

  /// The range of the pending changes in the changed text; its location is `NSNotFound` if there are
  /// none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

  /// The number of UTF-16 units by which the pending changes lengthen the text.
  open private(set) var changeInLength = 0

  // MARK: Initialisers

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text with attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a copy of a text.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates a text from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Layout managers

  /// The content storage that has this text, which is notified of changes; weak, nil by default.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  /// Adds a layout manager, which lays out this text from now on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  /// Begins a group of changes, which are processed together. Groups can be nested.
  open override func beginEditing() { editingDepth += 1 }

  /// Ends a group of changes; the outermost group processes them.
  open override func endEditing() {
    editingDepth = max(editingDepth - 1, 0)
    processIfComplete()
  }

  /// Records a change of a range of the text, in UTF-16 units of the text before the change; `delta`
  /// is the change of its length. Outside of a group, the change is processed.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    var range = self.editedMask.isEmpty ? editedRange : self.editedRange.union(editedRange)
    range.length = max(range.length + delta, 0)
    self.editedRange = range
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    processIfComplete()
  }

  private func processIfComplete() {
    guard editingDepth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Processes the pending changes: calls the delegate, posts notifications, and informs the layout
  /// managers. A subclass can change attributes before it calls this method.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    updateCopy()
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
  }

  /// Called for the range of a change, before it is laid out; does nothing, because missing
  /// characters get a font when they are laid out.
  open func fixAttributes(in range: NSRange) {}

  /// Does nothing; see `fixAttributes(in:)`.
  open func invalidateAttributes(in range: NSRange) {}

  /// Does nothing; see `fixAttributes(in:)`.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Whether attributes are fixed when they are needed; false.
  open var fixesAttributesLazily: Bool { false }

  /// Whether a subclass can store the text itself.
  private var isSubclass: Bool { type(of: self) != NSTextStorage.self }

  /// Updates the superclass's copy of a text that a subclass stores.
  private func updateCopy() {
    guard isSubclass else { return }
    let changed = editedMask.contains(.editedCharacters) ? whole : editedRange
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    forEachRun(in: changed) { runs.append(($0, $1)) }
    let (copy, text) = (super.string, string)
    if copy != text {
      super.replaceCharacters(in: NSRange(location: 0, length: copy.utf16.count), with: text)
    }
    for (attributes, range) in runs { super.setAttributes(attributes, range: range) }
  }

  // MARK: Primitives

  /// The text without attributes.
  open override var string: String { super.string }

  /// Returns the attributes at an index, and the range in which they are the same.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { super.attributes(at: location, effectiveRange: range) }

  /// Replaces a range of the text. The new text has the attributes of the first replaced character,
  /// or of the one before it.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit(.editedCharacters, range, changeInLength: str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  /// Replaces the attributes of a range; nil removes them.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  private func edit(
    _ mask: EditActions, _ range: NSRange, changeInLength: Int = 0, _ change: () -> Void
  ) {
    beginEditing()
    change()
    edited(mask, range: range, changeInLength: changeInLength)
    endEditing()
  }

  // MARK: Reading

  /// The length of the text in UTF-16 units.
  open override var length: Int { isSubclass ? string.utf16.count : super.length }

  /// Returns an attribute at an index, and a range in which it is the same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  /// Returns the attributes at an index, and the longest range within `rangeLimit` in which they are
  /// the same.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard isSubclass else {
      return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return longest(at: location, range, in: rangeLimit) { $0 }
  }

  /// Returns an attribute at an index, and the longest range within `rangeLimit` in which it is the
  /// same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    guard isSubclass else {
      return super.attribute(
        attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return longest(at: location, range, in: rangeLimit) { all in
      all[attrName].map { [attrName: $0] } ?? [:]
    }[attrName]
  }

  /// Returns the attributes at an index that `selected` returns, and the longest range in which they
  /// are the same.
  private func longest(
    at location: Int, _ range: NSRangePointer?, in limit: NSRange,
    _ selected: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    var run = NSRange()
    let here = selected(attributes(at: location, effectiveRange: &run))
    guard let range else { return here }
    var (start, end) = (run.location, run.upperBound)
    func extends(_ index: Int) -> Bool {
      selected(attributes(at: index, effectiveRange: &run)) as NSDictionary == here as NSDictionary
    }
    while start > limit.location, extends(start - 1) { start = run.location }
    while end < limit.upperBound, extends(end) { end = run.upperBound }
    start = max(start, limit.location)
    range.pointee = NSRange(location: start, length: min(end, limit.upperBound) - start)
    return here
  }

  /// Calls a closure with the attributes of each run in a range.
  private func forEachRun(
    in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var index = range.location
    while index < range.upperBound {
      var run = NSRange()
      let attributes = attributes(at: index, effectiveRange: &run)
      let end = max(min(run.upperBound, range.upperBound), index + 1)
      body(attributes, NSRange(location: index, length: end - index))
      index = end
    }
  }

  /// Returns a copy of a range of the text.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    guard isSubclass else { return super.attributedSubstring(from: range) }
    let copy = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    forEachRun(in: range) { attributes, run in
      copy.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return copy
  }

  private var whole: NSRange { NSRange(location: 0, length: length) }

  /// Returns an immutable copy of the text.
  open override func copy(with zone: NSZone? = nil) -> Any {
    NSAttributedString(attributedString: attributedSubstring(from: whole))
  }

  /// Returns a mutable copy of the text, without its layout managers.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: attributedSubstring(from: whole))
  }

  // MARK: Editing

  /// The characters; changing them changes the text.
  open override var mutableString: NSMutableString {
    let characters = StorageCharacters(capacity: 0)
    characters.storage = self
    return characters
  }

  /// Replaces a range of the text, with its attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // The text may be this one.
    let text = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    var index = 0
    while index < text.length {
      var run = NSRange()
      let attributes = text.attributes(at: index, effectiveRange: &run)
      setAttributes(
        attributes,
        range: NSRange(location: range.location + run.location, length: run.length))
      index = max(run.upperBound, index + 1)
    }
    endEditing()
  }

  /// Removes a range of the text.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Adds an attribute to a range, or replaces it.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range, or replaces them.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    forEachRun(in: range) { runs.append(($0, $1)) }
    beginEditing()
    for (attributes, run) in runs {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: run)
    }
    endEditing()
  }
}

/// The characters of a text storage, which are changed in the storage.
private final class StorageCharacters: NSMutableString {
  var storage: NSTextStorage?

  required convenience init?(coder aDecoder: NSCoder) { nil }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  private var text: NSString { (storage?.string ?? "") as NSString }

  override var length: Int { text.length }

  override func character(at index: Int) -> unichar { text.character(at: index) }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage?.replaceCharacters(in: range, with: aString)
  }
}
