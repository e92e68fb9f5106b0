import UIKit

/// Overrides the members of `UILabel` in the table.
class OverridingLabel: UILabel {
  let calls = Calls()

  override var text: String? {
    get { calls.noting(super.text) }
    set { calls.setting(super.text = newValue) }
  }

  override var attributedText: NSAttributedString? {
    get { calls.noting(super.attributedText) }
    set { calls.setting(super.attributedText = newValue) }
  }

  override var font: UIFont! {
    get { calls.noting(super.font) }
    set { calls.setting(super.font = newValue) }
  }

  override var textColor: UIColor! {
    get { calls.noting(super.textColor) }
    set { calls.setting(super.textColor = newValue) }
  }

  override var textAlignment: NSTextAlignment {
    get { calls.noting(super.textAlignment) }
    set { calls.setting(super.textAlignment = newValue) }
  }

  override var lineBreakMode: NSLineBreakMode {
    get { calls.noting(super.lineBreakMode) }
    set { calls.setting(super.lineBreakMode = newValue) }
  }

  override var numberOfLines: Int {
    get { calls.noting(super.numberOfLines) }
    set { calls.setting(super.numberOfLines = newValue) }
  }

  override var adjustsFontSizeToFitWidth: Bool {
    get { calls.noting(super.adjustsFontSizeToFitWidth) }
    set { calls.setting(super.adjustsFontSizeToFitWidth = newValue) }
  }

  override var minimumScaleFactor: CGFloat {
    get { calls.noting(super.minimumScaleFactor) }
    set { calls.setting(super.minimumScaleFactor = newValue) }
  }

  override var allowsDefaultTighteningForTruncation: Bool {
    get { calls.noting(super.allowsDefaultTighteningForTruncation) }
    set { calls.setting(super.allowsDefaultTighteningForTruncation = newValue) }
  }

  override var baselineAdjustment: UIBaselineAdjustment {
    get { calls.noting(super.baselineAdjustment) }
    set { calls.setting(super.baselineAdjustment = newValue) }
  }

  override var shadowColor: UIColor? {
    get { calls.noting(super.shadowColor) }
    set { calls.setting(super.shadowColor = newValue) }
  }

  override var shadowOffset: CGSize {
    get { calls.noting(super.shadowOffset) }
    set { calls.setting(super.shadowOffset = newValue) }
  }

  override var highlightedTextColor: UIColor? {
    get { calls.noting(super.highlightedTextColor) }
    set { calls.setting(super.highlightedTextColor = newValue) }
  }

  override var isHighlighted: Bool {
    get { calls.noting(super.isHighlighted) }
    set { calls.setting(super.isHighlighted = newValue) }
  }

  override var isEnabled: Bool {
    get { calls.noting(super.isEnabled) }
    set { calls.setting(super.isEnabled = newValue) }
  }

  override var preferredMaxLayoutWidth: CGFloat {
    get { calls.noting(super.preferredMaxLayoutWidth) }
    set { calls.setting(super.preferredMaxLayoutWidth = newValue) }
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    calls.noting(super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines))
  }

  override func drawText(in rect: CGRect) {
    calls.noting(super.drawText(in: rect))
  }
}
