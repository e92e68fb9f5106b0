public import Foundation
import Views

/// A mutable paragraph style.
///
/// Lengths that aren't finite are treated as 0; so are negative lengths where they aren't allowed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue.isFinite ? newValue : 0 }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue.isFinite ? newValue : 0 }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue.isFinite ? newValue : 0 }
  }

  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue.filter(\.location.isFinite) }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// Adds a tab stop, sorted by its location.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }

  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }
}
