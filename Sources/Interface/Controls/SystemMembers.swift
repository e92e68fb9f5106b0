import Foundation
import Messaging
import ViewText
import Views

/// The members of controls, labels and text fields that messages and keys can name.
private enum SystemMembers {
  static var control: [PortedMember] {
    [
      .property("enabled", \UIControl.isEnabled), .property("selected", \UIControl.isSelected),
      .property("highlighted", \UIControl.isHighlighted),
      .getter("tracking", \UIControl.isTracking),
      .getter("touchInside", \UIControl.isTouchInside),
      .getter("state", \UIControl.rawState),
    ]
  }

  static var label: [PortedMember] {
    [
      .property("text", \UILabel.text), .property("textColor", \UILabel.textColor),
      .property("font", \UILabel.font), .property("attributedText", \UILabel.attributedText),
      .property("textAlignment", \UILabel.textAlignment),
      .property("numberOfLines", \UILabel.numberOfLines),
      .property("lineBreakMode", \UILabel.lineBreakMode),
      .property("shadowColor", \UILabel.shadowColor),
      .property("shadowOffset", \UILabel.shadowOffset),
      .property("highlightedTextColor", \UILabel.highlightedTextColor),
      .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      .property("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    ]
  }

  static var textField: [PortedMember] {
    [
      .property("text", \UITextField.text), .property("textColor", \UITextField.textColor),
      .property("font", \UITextField.font),
      .property("placeholder", \UITextField.placeholder),
      .property("secureTextEntry", \UITextField.isSecureTextEntry),
      .property("attributedPlaceholder", \UITextField.attributedPlaceholder),
      .property("textAlignment", \UITextField.textAlignment),
      .property("borderStyle", \UITextField.borderStyle),
      .property("background", \UITextField.background),
      .property("keyboardAppearance", \UITextField.keyboardAppearance),
      .getter("editing", \UITextField.isEditing),
    ]
  }

  static var textView: [PortedMember] {
    [
      .property("text", \UITextView.text), .property("textColor", \UITextView.textColor),
      .property("font", \UITextView.font),
      .property("attributedText", \UITextView.attributedText),
      .property("textAlignment", \UITextView.textAlignment),
      .property("textContainerInset", \UITextView.textContainerInset),
      .property("editable", \UITextView.isEditable),
      .property("selectable", \UITextView.isSelectable),
    ]
  }

  static var button: [PortedMember] {
    [
      .getter("titleLabel", \UIButton.titleLabel), .getter("imageView", \UIButton.imageView),
      .getter("currentTitle", \UIButton.currentTitle),
      .getter("currentTitleColor", \UIButton.currentTitleColor),
      .getter("currentTitleShadowColor", \UIButton.currentTitleShadowColor),
      .getter("currentAttributedTitle", \UIButton.currentAttributedTitle),
      .getter("currentImage", \UIButton.currentImage),
      .getter("currentBackgroundImage", \UIButton.currentBackgroundImage),
      .property("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .property("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .property("imageEdgeInsets", \UIButton.imageEdgeInsets),
      .property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      .property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      .property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      .property(
        "reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
    ]
      + byState("title", UIButton.title, UIButton.setTitle)
      + byState("titleColor", UIButton.titleColor, UIButton.setTitleColor)
      + byState("titleShadowColor", UIButton.titleShadowColor, UIButton.setTitleShadowColor)
      + byState("image", UIButton.image, UIButton.setImage)
      + byState("backgroundImage", UIButton.backgroundImage, UIButton.setBackgroundImage)
  }

  /// Returns a member for each state of a value that methods set for states. Their names begin with an
  /// underscore, because key-value coding doesn't have them on iOS.
  private static func byState<Control, Value>(
    _ name: String, _ get: @escaping (Control) -> (UIControl.State) -> Value,
    _ set: @escaping (Control) -> (Value, UIControl.State) -> Void
  ) -> [PortedMember] {
    let states: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, [.selected, .highlighted],
      [.selected, .disabled], .focused,
    ]
    return states.map { state in
      .property(
        "_\(name).\(state.rawValue)", get: { get($0)(state) }, set: { set($0)($1, state) })
    }
  }

  static var toggle: [PortedMember] {
    [
      .property("on", \UISwitch.isOn), .property("onTintColor", \UISwitch.onTintColor),
      .property("thumbTintColor", \UISwitch.thumbTintColor),
    ]
  }

  static var indicator: [PortedMember] {
    [
      .method("startAnimating", UIActivityIndicatorView.startAnimating),
      .method("stopAnimating", UIActivityIndicatorView.stopAnimating),
      .getter("animating", \UIActivityIndicatorView.isAnimating),
      .property("color", \UIActivityIndicatorView.color),
      .property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    ]
  }

  static var progressView: [PortedMember] {
    [
      .property("progress", \UIProgressView.progress),
      .property("progressTintColor", \UIProgressView.progressTintColor),
      .property("trackTintColor", \UIProgressView.trackTintColor),
      .property("progressImage", \UIProgressView.progressImage),
      .property("trackImage", \UIProgressView.trackImage),
    ]
  }

  static var pageControl: [PortedMember] {
    [
      .property("numberOfPages", \UIPageControl.numberOfPages),
      .property("currentPage", \UIPageControl.currentPage),
      .property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      .property("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
    ]
  }

  static var segments: [PortedMember] {
    [
      .property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      .getter("numberOfSegments", \UISegmentedControl.numberOfSegments),
      .property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      .property(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
    ]
      + byState(
        "titleTextAttributes", UISegmentedControl.titleTextAttributes,
        UISegmentedControl.setTitleTextAttributes)
  }

  static var stepper: [PortedMember] {
    [
      .property("value", \UIStepper.value), .property("minimumValue", \UIStepper.minimumValue),
      .property("maximumValue", \UIStepper.maximumValue),
      .property("stepValue", \UIStepper.stepValue),
    ]
  }

  static var refreshControl: [PortedMember] {
    [
      .method("beginRefreshing", UIRefreshControl.beginRefreshing),
      .method("endRefreshing", UIRefreshControl.endRefreshing),
      .getter("refreshing", \UIRefreshControl.isRefreshing),
      .property("attributedTitle", \UIRefreshControl.attributedTitle),
    ]
  }

  static var datePicker: [PortedMember] {
    [.property("textColor", \UIDatePicker.textColor), .property("date", \UIDatePicker.date)]
  }

  static var searchBar: [PortedMember] {
    [
      .property("text", \UISearchBar.text), .property("placeholder", \UISearchBar.placeholder),
      .property("showsCancelButton", \UISearchBar.showsCancelButton),
      .property("barTintColor", \UISearchBar.barTintColor),
      .property("searchBarStyle", \UISearchBar.searchBarStyle),
      .property("backgroundImage", \UISearchBar.backgroundImage),
      .getter("searchTextField", \UISearchBar.searchTextField),
    ]
  }

  static var slider: [PortedMember] {
    [
      .property("value", \UISlider.value), .property("minimumValue", \UISlider.minimumValue),
      .property("maximumValue", \UISlider.maximumValue),
      .property("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .property("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .property("thumbTintColor", \UISlider.thumbTintColor),
      .property("minimumValueImage", \UISlider.minimumValueImage),
      .property("maximumValueImage", \UISlider.maximumValueImage),
    ]
      + byState("thumbImage", UISlider.thumbImage, UISlider.setThumbImage)
      + byState("minimumTrackImage", UISlider.minimumTrackImage, UISlider.setMinimumTrackImage)
      + byState("maximumTrackImage", UISlider.maximumTrackImage, UISlider.setMaximumTrackImage)
  }
}

extension UIControl {
  /// The state as key-value coding returns it: a number.
  fileprivate var rawState: UInt { state.rawValue }
}

#if os(Linux)
  @section(".init_array") @used
  private let registration: @convention(c) () -> Void = { registerSystemMembers() }

  private func registerSystemMembers() {
    portedRegister(UIControl.self) { SystemMembers.control }
    portedRegister(UILabel.self) { SystemMembers.label }
    portedRegister(UITextField.self) { SystemMembers.textField }
    portedRegister(UITextView.self) { SystemMembers.textView }
    portedRegister(UIButton.self) { SystemMembers.button }
    portedRegister(UIDatePicker.self) { SystemMembers.datePicker }
    portedRegister(UISwitch.self) { SystemMembers.toggle }
    portedRegister(UIActivityIndicatorView.self) { SystemMembers.indicator }
    portedRegister(UIProgressView.self) { SystemMembers.progressView }
    portedRegister(UIPageControl.self) { SystemMembers.pageControl }
    portedRegister(UISlider.self) { SystemMembers.slider }
    portedRegister(UISegmentedControl.self) { SystemMembers.segments }
    portedRegister(UIRefreshControl.self) { SystemMembers.refreshControl }
    portedRegister(UISearchBar.self) { SystemMembers.searchBar }
    portedRegister(UIStepper.self) { SystemMembers.stepper }
  }
#endif
