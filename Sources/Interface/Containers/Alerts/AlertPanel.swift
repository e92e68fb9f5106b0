import Controls
import Foundation
import Layers
import ViewText
import Views

/// A rounded card of an alert or action sheet: texts and text fields, and buttons below them.
final class AlertPanel: UIView {
  private let metrics: AlertMetrics
  private let title = UILabel()
  private let message = UILabel()
  private let fields: [UITextField]
  private let frames: [UIView]
  private let buttons: [AlertButton]
  private let lines: [UIView]
  private let scroller = UIScrollView()

  /// Creates a panel; `choose` is called for a tapped button.
  init(
    _ header: AlertHeader?, _ actions: [UIAlertAction], bold: [UIAlertAction],
    _ metrics: AlertMetrics, choose: @escaping (UIAlertAction) -> Void
  ) {
    self.metrics = metrics
    fields = header?.fields ?? []
    frames = fields.map { _ in UIView() }
    buttons = actions.map { action in
      AlertButton(action, isBold: bold.contains { $0 === action }, metrics) { choose(action) }
    }
    lines = actions.map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = metrics.background
    layer.cornerRadius = AlertMetrics.radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    prepare(title, header?.title, metrics.titleFont)
    prepare(message, header?.message, AlertMetrics.messageFont)
    for (frame, field) in zip(frames, fields) {
      frame.backgroundColor = .systemBackground
      frame.layer.borderWidth = AlertMetrics.lineWidth
      frame.layer.borderColor = UIColor.separator.cgColor
      frame.addSubview(field)
      addSubview(frame)
    }
    addSubview(scroller)
    for (line, button) in zip(lines, buttons) {
      line.backgroundColor = .separator
      scroller.addSubview(button)
      scroller.addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(_ label: UILabel, _ text: NSAttributedString?, _ font: UIFont) {
    label.font = font
    label.textColor = metrics.textColor
    label.textAlignment = .center
    label.numberOfLines = 0
    if let text, text.length > 0 {
      // A text without attributes has those of the label.
      if text.attributes(at: 0, effectiveRange: nil).isEmpty {
        label.text = text.string
      } else {
        label.attributedText = text
      }
      addSubview(label)
    }
  }

  /// Updates the buttons for their actions.
  func update() { for button in buttons { button.update() } }

  // MARK: Layout

  private var texts: [UILabel] { [title, message].filter { $0.superview != nil } }

  private var isRow: Bool {
    metrics.allowsRow && buttons.count == 2
      && buttons.allSatisfy { $0.naturalWidth <= AlertMetrics.alertWidth / 2 }
  }

  private var hasHeader: Bool { !texts.isEmpty || !fields.isEmpty }

  private func headerHeight(for width: CGFloat) -> CGFloat {
    guard hasHeader else { return 0 }
    let inner = width - metrics.insets.left - metrics.insets.right
    let heights = texts.map { $0.sizeThatFits(CGSize(width: inner, height: .infinity)).height }
    let gaps = metrics.gap * CGFloat(max(texts.count - 1, 0))
    let fieldArea = fields.isEmpty ? 0 : CGFloat(fields.count) * AlertMetrics.fieldHeight + 10
    return metrics.insets.top + heights.reduce(0, +) + gaps + fieldArea + metrics.insets.bottom
  }

  private var buttonsHeight: CGFloat {
    guard !buttons.isEmpty else { return 0 }
    return metrics.buttonHeight * (isRow ? 1 : CGFloat(buttons.count))
  }

  /// Returns the height of the panel with a width.
  func height(for width: CGFloat) -> CGFloat { headerHeight(for: width) + buttonsHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let header = min(headerHeight(for: bounds.width), bounds.height)
    placeHeader()
    scroller.frame = CGRect(
      x: 0, y: header, width: bounds.width, height: max(bounds.height - header, 0))
    scroller.contentSize = CGSize(width: bounds.width, height: buttonsHeight)
    scroller.isScrollEnabled = buttonsHeight > scroller.bounds.height
    placeButtons()
  }

  private func placeHeader() {
    let inset = metrics.insets.left
    let inner = bounds.width - inset - metrics.insets.right
    var y = metrics.insets.top
    for label in texts {
      let height = label.sizeThatFits(CGSize(width: inner, height: .infinity)).height
      label.frame = CGRect(x: inset, y: y, width: inner, height: height)
      y += height + metrics.gap
    }
    if !texts.isEmpty { y += 10 - metrics.gap }
    for (frame, field) in zip(frames, fields) {
      frame.frame = CGRect(x: inset, y: y, width: inner, height: AlertMetrics.fieldHeight)
      field.frame = frame.bounds.insetBy(dx: 6, dy: 2)
      y += AlertMetrics.fieldHeight
    }
  }

  private func placeButtons() {
    let thickness = AlertMetrics.lineWidth
    for (index, button) in buttons.enumerated() {
      let line = lines[index]
      if isRow {
        let half = bounds.width / 2
        button.frame = CGRect(
          x: CGFloat(index) * half, y: 0, width: half, height: metrics.buttonHeight)
        line.frame =
          index == 0
          ? CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
          : CGRect(x: half, y: 0, width: thickness, height: metrics.buttonHeight)
      } else {
        let y = CGFloat(index) * metrics.buttonHeight
        button.frame = CGRect(x: 0, y: y, width: bounds.width, height: metrics.buttonHeight)
        line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
        line.isHidden = index == 0 && !hasHeader
      }
    }
  }
}
