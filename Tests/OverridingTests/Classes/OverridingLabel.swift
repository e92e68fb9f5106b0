import UIKit

/// Overrides the members of `UILabel` in the table.
class OverridingLabel: UILabel {
  let calls = Calls()

  override var text: String? {
    get { calls.record(super.text) }
    set { calls.recordSet(super.text = newValue) }
  }

  override var attributedText: NSAttributedString? {
    get { calls.record(super.attributedText) }
    set { calls.recordSet(super.attributedText = newValue) }
  }

  override var font: UIFont! {
    get { calls.record(super.font) }
    set { calls.recordSet(super.font = newValue) }
  }

  override var textColor: UIColor! {
    get { calls.record(super.textColor) }
    set { calls.recordSet(super.textColor = newValue) }
  }

  override var textAlignment: NSTextAlignment {
    get { calls.record(super.textAlignment) }
    set { calls.recordSet(super.textAlignment = newValue) }
  }

  override var lineBreakMode: NSLineBreakMode {
    get { calls.record(super.lineBreakMode) }
    set { calls.recordSet(super.lineBreakMode = newValue) }
  }

  override var numberOfLines: Int {
    get { calls.record(super.numberOfLines) }
    set { calls.recordSet(super.numberOfLines = newValue) }
  }

  override var adjustsFontSizeToFitWidth: Bool {
    get { calls.record(super.adjustsFontSizeToFitWidth) }
    set { calls.recordSet(super.adjustsFontSizeToFitWidth = newValue) }
  }

  override var minimumScaleFactor: CGFloat {
    get { calls.record(super.minimumScaleFactor) }
    set { calls.recordSet(super.minimumScaleFactor = newValue) }
  }

  override var allowsDefaultTighteningForTruncation: Bool {
    get { calls.record(super.allowsDefaultTighteningForTruncation) }
    set { calls.recordSet(super.allowsDefaultTighteningForTruncation = newValue) }
  }

  override var baselineAdjustment: UIBaselineAdjustment {
    get { calls.record(super.baselineAdjustment) }
    set { calls.recordSet(super.baselineAdjustment = newValue) }
  }

  override var shadowColor: UIColor? {
    get { calls.record(super.shadowColor) }
    set { calls.recordSet(super.shadowColor = newValue) }
  }

  override var shadowOffset: CGSize {
    get { calls.record(super.shadowOffset) }
    set { calls.recordSet(super.shadowOffset = newValue) }
  }

  override var highlightedTextColor: UIColor? {
    get { calls.record(super.highlightedTextColor) }
    set { calls.recordSet(super.highlightedTextColor = newValue) }
  }

  override var isHighlighted: Bool {
    get { calls.record(super.isHighlighted) }
    set { calls.recordSet(super.isHighlighted = newValue) }
  }

  override var isEnabled: Bool {
    get { calls.record(super.isEnabled) }
    set { calls.recordSet(super.isEnabled = newValue) }
  }

  override var preferredMaxLayoutWidth: CGFloat {
    get { calls.record(super.preferredMaxLayoutWidth) }
    set { calls.recordSet(super.preferredMaxLayoutWidth = newValue) }
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    calls.record(super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines))
  }

  override func drawText(in rect: CGRect) {
    calls.record(super.drawText(in: rect))
  }

  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { calls.record(super.lineBreakStrategy) }
    set { calls.recordSet(super.lineBreakStrategy = newValue) }
  }

  override var adjustsFontForContentSizeCategory: Bool {
    get { calls.record(super.adjustsFontForContentSizeCategory) }
    set { calls.recordSet(super.adjustsFontForContentSizeCategory = newValue) }
  }
}
