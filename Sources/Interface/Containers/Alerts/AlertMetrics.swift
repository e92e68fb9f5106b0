import Controls
import Foundation
import ViewText
import Views

/// The sizes, fonts and colours of a panel. Apple doesn't document them: the sizes are those that are
/// commonly told of iOS 15, and the rest is matched by eye.
struct AlertMetrics {
  static let alertWidth: CGFloat = 270
  static let radius: CGFloat = 14
  /// The distance of action sheets from the edges of the window, and of the cancel button from the rest.
  static let sheetMargin: CGFloat = 8
  static let lineWidth: CGFloat = 0.5
  static let fieldHeight: CGFloat = 25

  let buttonHeight: CGFloat
  let buttonFontSize: CGFloat
  let titleFont: UIFont
  let textColor: UIColor
  /// The distances of the texts from the edges of the panel.
  let insets: UIEdgeInsets
  /// The distance between the title and the message.
  let gap: CGFloat
  /// Whether two buttons that fit are side by side.
  let allowsRow: Bool
  let background: UIColor

  /// The messages of both styles have the same font.
  static let messageFont = UIFont.systemFont(ofSize: 13)

  static let alert = AlertMetrics(
    buttonHeight: 44, buttonFontSize: 17, titleFont: .systemFont(ofSize: 17, weight: .semibold),
    textColor: .label, insets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), gap: 2,
    allowsRow: true, background: material)

  static let sheet = AlertMetrics(
    buttonHeight: 57, buttonFontSize: 20, titleFont: .systemFont(ofSize: 13, weight: .semibold),
    textColor: .secondaryLabel, insets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16),
    gap: 12, allowsRow: false, background: material)

  /// The cancel button of an action sheet.
  static let cancel = AlertMetrics(
    buttonHeight: 57, buttonFontSize: 20, titleFont: sheet.titleFont, textColor: .secondaryLabel,
    insets: sheet.insets, gap: 12, allowsRow: false, background: .secondarySystemGroupedBackground)

  /// The colour that the system's material has over white and over black (O9.10 and O9.11 in
  /// docs/measured.md); what is behind isn't blurred.
  private static let material = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 39 / 255, alpha: 0.8) : UIColor(white: 243 / 255, alpha: 0.81)
  }
}

/// What a panel shows above its buttons.
struct AlertHeader {
  let title: NSAttributedString?
  let message: NSAttributedString?
  let fields: [UITextField]

  /// Whether there is nothing to show.
  var isEmpty: Bool {
    title?.length ?? 0 == 0 && message?.length ?? 0 == 0 && fields.isEmpty
  }
}
