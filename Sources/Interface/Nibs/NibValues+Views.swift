import Controls
import Foundation
import Layers
import Lists
import ViewText
import Views

// The properties that views have in nibs. A property without an attribute keeps its default.
extension NibValues {
  /// Sets what all views have.
  func setCommon(_ element: InterfaceElement, of view: UIView) {
    if let frame = rect(element.property("frame")) { view.frame = frame }
    setFlags(element, of: view)
    if let mask = element.property("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let tag = element.number("tag") { view.tag = Int(tag) }
    if let mode = element["contentMode"].flatMap(NibNames.contentMode) { view.contentMode = mode }
    if element.property("backgroundColor") != nil {
      view.backgroundColor = color(element.property("backgroundColor"))
    }
    if let tint = color(element.property("tintColor")) { view.tintColor = tint }
    if let margins = insets(element.property("layoutMargins")) { view.layoutMargins = margins }
    if let margins = element.property("directionalLayoutMargins") {
      func margin(_ name: String) -> CGFloat { margins.number(name) ?? 0 }
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margin("top"), leading: margin("leading"), bottom: margin("bottom"),
        trailing: margin("trailing"))
    }
    view.restorationIdentifier = element["restorationIdentifier"] ?? view.restorationIdentifier
    if let accessibility = element.child("accessibility") {
      view.accessibilityIdentifier = accessibility["identifier"]
      view.accessibilityLabel = accessibility["label"]
    }
    setPriorities(element, of: view)
  }

  private func setFlags(_ element: InterfaceElement, of view: UIView) {
    let flags: [(String, ReferenceWritableKeyPath<UIView, Bool>)] = [
      ("hidden", \.isHidden), ("opaque", \.isOpaque), ("clipsSubviews", \.clipsToBounds),
      ("userInteractionEnabled", \.isUserInteractionEnabled),
      ("multipleTouchEnabled", \.isMultipleTouchEnabled),
      ("autoresizesSubviews", \.autoresizesSubviews),
      ("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      ("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
      (
        "translatesAutoresizingMaskIntoConstraints",
        \.translatesAutoresizingMaskIntoConstraints
      ),
    ]
    set(flags, element, of: view)
  }

  /// Sets Boolean properties that have an attribute.
  private func set<View: UIView>(
    _ flags: [(String, ReferenceWritableKeyPath<View, Bool>)], _ element: InterfaceElement,
    of view: View
  ) {
    for (attribute, path) in flags {
      if let flag = element.flag(attribute) { view[keyPath: path] = flag }
    }
  }

  /// Sets colours that have an element.
  private func set<View: UIView>(
    _ colors: [(String, ReferenceWritableKeyPath<View, UIColor?>)], _ element: InterfaceElement,
    of view: View
  ) {
    for (key, path) in colors {
      if let color = color(element.property(key)) { view[keyPath: path] = color }
    }
  }

  private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let options: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return options.reduce(into: []) { mask, option in
      if element.flag(option.0) == true { mask.insert(option.1) }
    }
  }

  private func setPriorities(_ element: InterfaceElement, of view: UIView) {
    for (axis, name) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      if let value = element.number(name + "HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
  }

  /// Sets what only the views of a class have.
  func setOwn(_ element: InterfaceElement, of view: UIView) {
    if let control = view as? UIControl { set(element, of: control) }
    if let scroll = view as? UIScrollView { set(element, of: scroll) }
    switch view {
    case let view as UILabel: set(element, of: view)
    case let view as UIButton: set(element, of: view)
    case let view as UIImageView: set(element, of: view)
    case let view as UITextField: set(element, of: view)
    case let view as UITextView: set(element, of: view)
    case let view as UIStackView: set(element, of: view)
    case let view as UITableView: set(element, of: view)
    case let view as UITableViewCell: set(element, of: view)
    case let view as UISearchBar:
      view.placeholder = element["placeholder"]
      view.text = element["text"]
    default: setIndicator(element, of: view)
    }
  }

  private func set(_ element: InterfaceElement, of control: UIControl) {
    set([("enabled", \.isEnabled), ("selected", \.isSelected)], element, of: control)
    if let value = element["contentHorizontalAlignment"].flatMap(NibNames.horizontalAlignment) {
      control.contentHorizontalAlignment = value
    }
    if let value = element["contentVerticalAlignment"].flatMap(NibNames.verticalAlignment) {
      control.contentVerticalAlignment = value
    }
  }

  private func set(_ element: InterfaceElement, of scroll: UIScrollView) {
    set(
      [
        ("bounces", \.bounces), ("pagingEnabled", \.isPagingEnabled),
        ("scrollEnabled", \.isScrollEnabled), ("bouncesZoom", \.bouncesZoom),
        ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        ("alwaysBounceVertical", \.alwaysBounceVertical),
        ("directionalLockEnabled", \.isDirectionalLockEnabled),
        ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        ("delaysContentTouches", \.delaysContentTouches),
        ("canCancelContentTouches", \.canCancelContentTouches),
      ], element, of: scroll)
    if let scale = element.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
    if let inset = insets(element.property("contentInset")) { scroll.contentInset = inset }
    if element["contentInsetAdjustmentBehavior"] == "never" {
      scroll.contentInsetAdjustmentBehavior = .never
    }
  }

  private func set(_ element: InterfaceElement, of label: UILabel) {
    label.text = text(element, "text")
    if let font = font(element.property("fontDescription")) { label.font = font }
    if let color = color(element.property("textColor")) { label.textColor = color }
    set(
      [("highlightedColor", \.highlightedTextColor), ("shadowColor", \.shadowColor)], element,
      of: label)
    if let offset = size(element.property("shadowOffset")) { label.shadowOffset = offset }
    if let value = element["textAlignment"].flatMap(NibNames.textAlignment) {
      label.textAlignment = value
    }
    if let value = element["lineBreakMode"].flatMap(NibNames.lineBreakMode) {
      label.lineBreakMode = value
    }
    if let value = element["baselineAdjustment"].flatMap(NibNames.baselineAdjustment) {
      label.baselineAdjustment = value
    }
    if let lines = element.number("numberOfLines") { label.numberOfLines = Int(lines) }
    set(
      [
        ("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth), ("enabled", \.isEnabled),
        ("highlighted", \.isHighlighted),
      ], element, of: label)
    if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let size = element.number("minimumFontSize"), label.adjustsFontSizeToFitWidth {
      label.minimumScaleFactor = size / label.font.pointSize
    }
    if let text = attributedText(element.property("attributedText")) { label.attributedText = text }
  }

  private func set(_ element: InterfaceElement, of button: UIButton) {
    if let font = font(element.property("fontDescription")) { button.titleLabel?.font = font }
    if let mode = element["lineBreakMode"].flatMap(NibNames.lineBreakMode) {
      button.titleLabel?.lineBreakMode = mode
    }
    for state in element.children where state.name == "state" {
      let value = NibNames.state(state["key"])
      if let title = text(state, "title") { button.setTitle(title, for: value) }
      if let title = attributedText(state.property("attributedTitle")) {
        button.setAttributedTitle(title, for: value)
      }
      if let image = image(state, "image") { button.setImage(image, for: value) }
      if let image = image(state, "backgroundImage") {
        button.setBackgroundImage(image, for: value)
      }
      if let color = color(state.property("titleColor")) { button.setTitleColor(color, for: value) }
    }
    if let insets = insets(element.property("contentEdgeInsets")) {
      button.contentEdgeInsets = insets
    }
    if let insets = insets(element.property("titleEdgeInsets")) { button.titleEdgeInsets = insets }
    if let insets = insets(element.property("imageEdgeInsets")) { button.imageEdgeInsets = insets }
    if let configuration = element.child("buttonConfiguration") {
      button.configuration = self.configuration(configuration)
    }
  }

  private func configuration(_ element: InterfaceElement) -> UIButton.Configuration {
    var result: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    result.title = text(element, "title")
    result.subtitle = text(element, "subtitle")
    result.image = image(element, "image")
    if let color = color(element.property("baseForegroundColor")) {
      result.baseForegroundColor = color
    }
    if let color = color(element.property("baseBackgroundColor")) {
      result.baseBackgroundColor = color
    }
    if let padding = element.number("imagePadding") { result.imagePadding = padding }
    if let style = element["cornerStyle"].flatMap(NibNames.cornerStyle) {
      result.cornerStyle = style
    }
    if let edge = element["imagePlacement"].flatMap(NibNames.imagePlacement) {
      result.imagePlacement = edge
    }
    if let size = element["buttonSize"].flatMap(NibNames.buttonSize) { result.buttonSize = size }
    if let insets = element.property("contentInsets") {
      func inset(_ name: String) -> CGFloat { insets.number(name) ?? 0 }
      result.contentInsets = NSDirectionalEdgeInsets(
        top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
        trailing: inset("trailing"))
    }
    if let title = attributedText(element.property("attributedTitle")) {
      result.attributedTitle = AttributedString(title)
    } else if let font = font(element.property("titleFontDescription")), let title = result.title {
      var text = AttributedString(title)
      text.font = font
      result.attributedTitle = text
    }
    return result
  }

  private func set(_ element: InterfaceElement, of view: UIImageView) {
    view.image = image(element, "image")
    view.highlightedImage = image(element, "highlightedImage")
    view.preferredSymbolConfiguration = symbolConfiguration(
      element.property("preferredSymbolConfiguration"))
    set([("highlighted", \.isHighlighted)], element, of: view)
  }

  private func set(_ element: InterfaceElement, of field: UITextField) {
    field.text = text(element, "text")
    field.placeholder = element["placeholder"]
    if let font = font(element.property("fontDescription")) { field.font = font }
    if let color = color(element.property("textColor")) { field.textColor = color }
    if let value = element["textAlignment"].flatMap(NibNames.textAlignment) {
      field.textAlignment = value
    }
    field.borderStyle = element["borderStyle"].flatMap(NibNames.borderStyle) ?? .none
    if let mode = element["clearButtonMode"].flatMap(NibNames.clearButtonMode) {
      field.clearButtonMode = mode
    }
    if let secure = element.property("textInputTraits")?.flag("secureTextEntry") {
      field.isSecureTextEntry = secure
    }
    set([("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)], element, of: field)
  }

  private func set(_ element: InterfaceElement, of view: UITextView) {
    view.text = text(element, "text") ?? ""
    if let font = font(element.property("fontDescription")) { view.font = font }
    if let color = color(element.property("textColor")) { view.textColor = color }
    if let value = element["textAlignment"].flatMap(NibNames.textAlignment) {
      view.textAlignment = value
    }
    set([("editable", \.isEditable), ("selectable", \.isSelectable)], element, of: view)
  }

  private func set(_ element: InterfaceElement, of stack: UIStackView) {
    if element["axis"] == "vertical" { stack.axis = .vertical }
    if let value = element["distribution"].flatMap(NibNames.distribution) {
      stack.distribution = value
    }
    if let value = element["alignment"].flatMap(NibNames.alignment) { stack.alignment = value }
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    set(
      [
        ("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
        ("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
      ], element, of: stack)
  }

  private func set(_ element: InterfaceElement, of cell: UITableViewCell) {
    if let style = element["selectionStyle"].flatMap(NibNames.selectionStyle) {
      cell.selectionStyle = style
    }
    if let type = element["accessoryType"].flatMap(NibNames.accessoryType) {
      cell.accessoryType = type
    }
  }

  private func set(_ element: InterfaceElement, of table: UITableView) {
    if let height = element.number("rowHeight") { table.rowHeight = height }
    if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = element.number("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = element.number("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let style = element["separatorStyle"].flatMap(NibNames.separatorStyle) {
      table.separatorStyle = style
    }
    if let color = color(element.property("separatorColor")) { table.separatorColor = color }
    if let inset = insets(element.property("separatorInset")) { table.separatorInset = inset }
    set(
      [
        ("allowsSelection", \.allowsSelection),
        ("allowsMultipleSelection", \.allowsMultipleSelection),
        ("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        ("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
      ], element, of: table)
  }

  /// Sets what controls of values and indicators have.
  private func setIndicator(_ element: InterfaceElement, of view: UIView) {
    switch view {
    case let view as UISwitch:
      view.isOn = element.flag("on") ?? true
      set(
        [("onTintColor", \.onTintColor), ("thumbTintColor", \.thumbTintColor)], element, of: view)
    case let view as UISlider:
      view.minimumValue = Float(element.number("minValue") ?? 0)
      view.maximumValue = Float(element.number("maxValue") ?? 1)
      view.value = Float(element.number("value") ?? 0.5)
      view.minimumValueImage = image(element, "minimumValueImage")
      view.maximumValueImage = image(element, "maximumValueImage")
      if let sends = element.flag("continuous") { view.isContinuous = sends }
      set(
        [
          ("minimumTrackTintColor", \.minimumTrackTintColor),
          ("maximumTrackTintColor", \.maximumTrackTintColor),
          ("thumbTintColor", \.thumbTintColor),
        ], element, of: view)
    case let view as UIProgressView:
      view.progress = Float(element.number("progress") ?? 0)
      set(
        [("progressTintColor", \.progressTintColor), ("trackTintColor", \.trackTintColor)],
        element, of: view)
    case let view as UIStepper:
      if let value = element.number("minimumValue") { view.minimumValue = Double(value) }
      if let value = element.number("maximumValue") { view.maximumValue = Double(value) }
      if let value = element.number("value") { view.value = Double(value) }
      if let step = element.number("stepValue") { view.stepValue = Double(step) }
      set([("wraps", \.wraps), ("autorepeat", \.autorepeat)], element, of: view)
    case let view as UIPageControl:
      view.numberOfPages = Int(element.number("numberOfPages") ?? 0)
      view.currentPage = Int(element.number("currentPage") ?? 0)
      set([("hidesForSinglePage", \.hidesForSinglePage)], element, of: view)
      set(
        [
          ("pageIndicatorTintColor", \.pageIndicatorTintColor),
          ("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        ], element, of: view)
    case let view as UIDatePicker:
      let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]
      if let mode = element["datePickerMode"].flatMap({ modes[$0] }) { view.datePickerMode = mode }
      let styles: [String: UIDatePickerStyle] = [
        "wheels": .wheels, "compact": .compact, "inline": .inline,
      ]
      if let style = element["style"].flatMap({ styles[$0] }) {
        view.preferredDatePickerStyle = style
      }
    case let view as UISegmentedControl:
      view.selectedSegmentIndex = Int(element.number("selectedSegmentIndex") ?? -1)
    case let view as UIActivityIndicatorView:
      if let style = element["style"].flatMap(NibNames.indicatorStyle) { view.style = style }
      if let color = color(element.property("color")) { view.color = color }
      view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("animating") == true { view.startAnimating() }
    default: break
    }
  }
}
