import Controls
import Foundation
import Layers
import Views

/// Something whose properties can be observed: a layer, or a view, which changes with its layer.
enum ObservedObject {
  /// The layer through which changes of `object` are heard; nil for what cannot be observed.
  static func layer(of object: AnyObject) -> CALayer? {
    (object as? UIView)?.layer ?? object as? CALayer
  }

  /// How the value of a property is read; nil where `object` has none of that name.
  static func property(_ name: String, of object: AnyObject) -> ((AnyObject) -> Any?)? {
    properties(of: object).first { $0.name == name }?.value
  }

  /// The names of all properties of `object` that can be observed, in alphabetical order.
  static func names(of object: AnyObject) -> [String] {
    properties(of: object).map(\.name).sorted()
  }

  private struct Property {
    let name: String
    let value: (AnyObject) -> Any?
  }

  /// A property by its name and key path.
  private static func property<Object: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Object, Value>
  ) -> Property {
    Property(name: name) { ($0 as? Object)?[keyPath: path] }
  }

  private static func properties(of object: AnyObject) -> [Property] {
    if object is CALayer { return ofLayers }
    var properties = object is UIView ? ofViews : []
    if object is UIControl { properties += ofControls }
    if object is UIButton { properties += ofButtons }
    if object is UISwitch { properties += ofSwitches }
    if object is UISlider { properties += ofSliders }
    if object is UITextField { properties += ofTextFields }
    return properties
  }

  private static var ofLayers: [Property] {
    [
      property("bounds", \CALayer.bounds), property("position", \CALayer.position),
      property("anchorPoint", \CALayer.anchorPoint), property("frame", \CALayer.frame),
      Property(name: "transform") { ($0 as? CALayer)?.affineTransform() },
      property("opacity", \CALayer.opacity), property("hidden", \CALayer.isHidden),
      property("isHidden", \CALayer.isHidden),
      property("backgroundColor", \CALayer.backgroundColor),
      property("cornerRadius", \CALayer.cornerRadius),
      property("masksToBounds", \CALayer.masksToBounds),
    ]
  }

  private static var ofViews: [Property] {
    [
      property("frame", \UIView.frame), property("bounds", \UIView.bounds),
      property("center", \UIView.center), property("transform", \UIView.transform),
      property("alpha", \UIView.alpha), property("backgroundColor", \UIView.backgroundColor),
      property("hidden", \UIView.isHidden), property("isHidden", \UIView.isHidden),
      property("clipsToBounds", \UIView.clipsToBounds),
    ]
  }

  private static var ofControls: [Property] {
    [
      property("enabled", \UIControl.isEnabled), property("isEnabled", \UIControl.isEnabled),
      property("selected", \UIControl.isSelected), property("isSelected", \UIControl.isSelected),
      property("highlighted", \UIControl.isHighlighted),
      property("isHighlighted", \UIControl.isHighlighted),
    ]
  }

  private static var ofButtons: [Property] {
    [
      property("currentTitle", \UIButton.currentTitle),
      property("currentTitleColor", \UIButton.currentTitleColor),
    ]
  }

  private static var ofSwitches: [Property] {
    [property("on", \UISwitch.isOn), property("isOn", \UISwitch.isOn)]
  }

  private static var ofSliders: [Property] { [property("value", \UISlider.value)] }

  private static var ofTextFields: [Property] {
    [
      property("text", \UITextField.text), property("placeholder", \UITextField.placeholder),
      property("editing", \UITextField.isEditing), property("isEditing", \UITextField.isEditing),
    ]
  }
}
