import Controls
import Foundation
import Layers
import ViewText
import Views

/// A button of a panel.
final class AlertButton: UIControl {
  private static let padding: CGFloat = 8

  private let action: UIAlertAction
  private let label = UILabel()
  private let icon = UIImageView()

  /// Creates a button for an action; `tapped` is called for taps.
  init(
    _ action: UIAlertAction, isBold: Bool, _ metrics: AlertMetrics, tapped: @escaping () -> Void
  ) {
    self.action = action
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: metrics.buttonFontSize, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.text = action.title
    for part in [label, icon] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title with its margins.
  var naturalWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.padding }

  /// Shows the state of the action.
  func update() {
    isEnabled = action.isEnabled
    icon.image = action.image
    let color =
      action.titleColor ?? (action.style == .destructive ? UIColor.systemRed : tintColor)
    label.textColor = action.isEnabled ? color : .tertiaryLabel
    icon.tintColor = label.textColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding, dy: 0)
    let size = icon.image?.size ?? .zero
    icon.frame = CGRect(
      x: 2 * Self.padding, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
