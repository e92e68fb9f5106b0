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
    ]
  }

  static var label: [PortedMember] {
    [
      .property("text", \UILabel.text), .property("textColor", \UILabel.textColor),
      .property("font", \UILabel.font), .property("attributedText", \UILabel.attributedText),
      .property("textAlignment", \UILabel.textAlignment),
      .property("numberOfLines", \UILabel.numberOfLines),
    ]
  }

  static var textField: [PortedMember] {
    [
      .property("text", \UITextField.text), .property("textColor", \UITextField.textColor),
      .property("font", \UITextField.font),
      .property("placeholder", \UITextField.placeholder),
      .property("secureTextEntry", \UITextField.isSecureTextEntry),
      .getter("editing", \UITextField.isEditing),
    ]
  }

  static var textView: [PortedMember] {
    [
      .property("text", \UITextView.text), .property("textColor", \UITextView.textColor),
      .property("font", \UITextView.font),
      .property("attributedText", \UITextView.attributedText),
      .property("textAlignment", \UITextView.textAlignment),
      .property("editable", \UITextView.isEditable),
      .property("selectable", \UITextView.isSelectable),
    ]
  }

  static var button: [PortedMember] {
    [
      .getter("titleLabel", \UIButton.titleLabel), .getter("imageView", \UIButton.imageView),
      .getter("currentTitle", \UIButton.currentTitle),
    ]
  }

  static var toggle: [PortedMember] { [.property("on", \UISwitch.isOn)] }

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
    ]
  }

  static var pageControl: [PortedMember] {
    [
      .property("numberOfPages", \UIPageControl.numberOfPages),
      .property("currentPage", \UIPageControl.currentPage),
      .property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  static var segments: [PortedMember] {
    [
      .property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      .getter("numberOfSegments", \UISegmentedControl.numberOfSegments),
    ]
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
      .getter("searchTextField", \UISearchBar.searchTextField),
    ]
  }

  static var slider: [PortedMember] {
    [
      .property("value", \UISlider.value), .property("minimumValue", \UISlider.minimumValue),
      .property("maximumValue", \UISlider.maximumValue),
    ]
  }
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
