import Controls
import Foundation
import Lists
import ViewText
import Views

/// The names of options in nibs.
enum NibNames {
  static func contentMode(_ name: String) -> UIView.ContentMode? { contentModes[name] }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static func textAlignment(_ name: String) -> NSTextAlignment? { textAlignments[name] }

  private static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static func lineBreakMode(_ name: String) -> NSLineBreakMode? { lineBreakModes[name] }

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  static func baselineAdjustment(_ name: String) -> UIBaselineAdjustment? {
    baselineAdjustments[name]
  }

  private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters,
    "none": UIBaselineAdjustment.none,
  ]

  static func buttonType(_ name: String?) -> UIButton.ButtonType {
    name.flatMap { buttonTypes[$0] } ?? .custom
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  static func state(_ name: String?) -> UIControl.State {
    name.flatMap { states[$0] } ?? .normal
  }

  private static let states: [String: UIControl.State] = [
    "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  static func horizontalAlignment(_ name: String) -> UIControl.ContentHorizontalAlignment? {
    horizontalAlignments[name]
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "left": .left, "right": .right, "center": .center, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  static func verticalAlignment(_ name: String) -> UIControl.ContentVerticalAlignment? {
    verticalAlignments[name]
  }

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "top": .top, "bottom": .bottom, "center": .center, "fill": .fill,
  ]

  static func borderStyle(_ name: String) -> UITextField.BorderStyle? { borderStyles[name] }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel,
    "roundedRect": .roundedRect,
  ]

  static func clearButtonMode(_ name: String) -> UITextField.ViewMode? { clearButtonModes[name] }

  private static let clearButtonModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  static func tableStyle(_ name: String?) -> UITableView.Style {
    name.flatMap { tableStyles[$0] } ?? .plain
  }

  private static let tableStyles: [String: UITableView.Style] = [
    "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  static func separatorStyle(_ name: String) -> UITableViewCell.SeparatorStyle? {
    separatorStyles[name]
  }

  private static let separatorStyles: [String: UITableViewCell.SeparatorStyle] = [
    "none": UITableViewCell.SeparatorStyle.none, "singleLine": .singleLine, "default": .singleLine,
  ]

  static func selectionStyle(_ name: String) -> UITableViewCell.SelectionStyle? {
    selectionStyles[name]
  }

  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": UITableViewCell.SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  static func accessoryType(_ name: String) -> UITableViewCell.AccessoryType? {
    accessoryTypes[name]
  }

  private static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  static func indicatorStyle(_ name: String) -> UIActivityIndicatorView.Style? {
    indicatorStyles[name]
  }

  private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "large": .large, "medium": .medium, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
  ]

  static func distribution(_ name: String) -> UIStackView.Distribution? { distributions[name] }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static func alignment(_ name: String) -> UIStackView.Alignment? { alignments[name] }

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  static func direction(_ name: String?) -> UISwipeGestureRecognizer.Direction {
    name.flatMap { directions[$0] } ?? .right
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "up": .up, "down": .down,
  ]

  static func effect(_ element: InterfaceElement) -> UIVisualEffect? {
    let blur = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect")
    guard let blur else { return nil }
    let effect = UIBlurEffect(style: blurStyle(blur["style"]))
    return element.child("vibrancyEffect") == nil ? effect : UIVibrancyEffect(blurEffect: effect)
  }

  private static func blurStyle(_ name: String?) -> UIBlurEffect.Style {
    switch name {
    case "extraLight": .extraLight
    case "dark": .dark
    case "regular": .regular
    case "prominent": .prominent
    case "systemUltraThinMaterial": .systemUltraThinMaterial
    case "systemThinMaterial": .systemThinMaterial
    case "systemMaterial": .systemMaterial
    case "systemThickMaterial": .systemThickMaterial
    case "systemChromeMaterial": .systemChromeMaterial
    default: .light
    }
  }

  static func events(_ name: String?) -> UIControl.Event {
    name.flatMap { eventsByName[$0] } ?? .touchUpInside
  }

  private static let eventsByName: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  static func cellStyle(_ name: String?) -> UITableViewCell.CellStyle {
    name.flatMap { cellStyles[$0] } ?? .default
  }

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  static func cornerStyle(_ name: String) -> UIButton.Configuration.CornerStyle? {
    cornerStyles[name]
  }

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  static func imagePlacement(_ name: String) -> NSDirectionalRectEdge? { imagePlacements[name] }

  private static let imagePlacements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  static func buttonSize(_ name: String) -> UIButton.Configuration.Size? { buttonSizes[name] }

  private static let buttonSizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
