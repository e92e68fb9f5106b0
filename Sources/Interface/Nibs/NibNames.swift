import Controls
import Foundation
import Lists
import ViewText
import Views

/// The names of options in nibs.
enum NibNames {
  static func contentMode(_ name: String) -> UIView.ContentMode? {
    switch name {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }

  static func textAlignment(_ name: String) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  static func lineBreakMode(_ name: String) -> NSLineBreakMode? {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  static func baselineAdjustment(_ name: String) -> UIBaselineAdjustment? {
    switch name {
    case "alignBaselines": .alignBaselines
    case "alignCenters": .alignCenters
    case "none": UIBaselineAdjustment.none
    default: nil
    }
  }

  static func buttonType(_ name: String?) -> UIButton.ButtonType {
    switch name {
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  static func state(_ name: String?) -> UIControl.State {
    switch name {
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    default: .normal
    }
  }

  static func horizontalAlignment(_ name: String) -> UIControl.ContentHorizontalAlignment? {
    switch name {
    case "left": .left
    case "right": .right
    case "center": .center
    case "fill": .fill
    case "leading": .leading
    case "trailing": .trailing
    default: nil
    }
  }

  static func verticalAlignment(_ name: String) -> UIControl.ContentVerticalAlignment? {
    switch name {
    case "top": .top
    case "bottom": .bottom
    case "center": .center
    case "fill": .fill
    default: nil
    }
  }

  static func borderStyle(_ name: String) -> UITextField.BorderStyle? {
    switch name {
    case "none": UITextField.BorderStyle.none
    case "line": .line
    case "bezel": .bezel
    case "roundedRect": .roundedRect
    default: nil
    }
  }

  static func clearButtonMode(_ name: String) -> UITextField.ViewMode? {
    switch name {
    case "never": .never
    case "whileEditing": .whileEditing
    case "unlessEditing": .unlessEditing
    case "always": .always
    default: nil
    }
  }

  static func tableStyle(_ name: String?) -> UITableView.Style {
    switch name {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  static func separatorStyle(_ name: String) -> UITableViewCell.SeparatorStyle? {
    switch name {
    case "none": UITableViewCell.SeparatorStyle.none
    case "singleLine", "default": .singleLine
    default: nil
    }
  }

  static func selectionStyle(_ name: String) -> UITableViewCell.SelectionStyle? {
    switch name {
    case "none": UITableViewCell.SelectionStyle.none
    case "blue": .blue
    case "gray": .gray
    case "default": .default
    default: nil
    }
  }

  static func accessoryType(_ name: String) -> UITableViewCell.AccessoryType? {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: nil
    }
  }

  static func indicatorStyle(_ name: String) -> UIActivityIndicatorView.Style? {
    switch name {
    case "large": .large
    case "medium": .medium
    case "whiteLarge": .whiteLarge
    case "white": .white
    case "gray": .gray
    default: nil
    }
  }

  static func distribution(_ name: String) -> UIStackView.Distribution? {
    switch name {
    case "fill": .fill
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: nil
    }
  }

  static func alignment(_ name: String) -> UIStackView.Alignment? {
    switch name {
    case "fill": .fill
    case "leading": .leading
    case "top": .top
    case "firstBaseline": .firstBaseline
    case "center": .center
    case "trailing": .trailing
    case "bottom": .bottom
    case "lastBaseline": .lastBaseline
    default: nil
    }
  }

  static func direction(_ name: String?) -> UISwipeGestureRecognizer.Direction {
    switch name {
    case "left": .left
    case "up": .up
    case "down": .down
    default: .right
    }
  }

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
    switch name {
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: .touchUpInside
    }
  }
}
