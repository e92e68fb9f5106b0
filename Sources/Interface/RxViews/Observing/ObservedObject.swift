import Controls
import Foundation
import Layers
import Views

/// Objects whose properties can be observed: layers, and views, which change with their layers.
enum ObservedObject {
  /// Returns the layer that reports changes of `object`; nil if it can't be observed.
  static func layer(of object: AnyObject) -> CALayer? {
    (object as? UIView)?.layer ?? object as? CALayer
  }

  /// Returns a function that reads the named property; nil if `object` has no such property.
  static func property(_ name: String, of object: AnyObject) -> ((AnyObject) -> Any?)? {
    properties(of: object).first { $0.name == name }?.value
  }

  /// Returns the names of all observable properties of `object`, in alphabetical order.
  static func names(of object: AnyObject) -> [String] {
    properties(of: object).map(\.name).sorted()
  }

  private struct Property {
    let name: String
    let value: (AnyObject) -> Any?
  }

  /// Creates a property from a name and a key path.
  private static func property<Object: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Object, Value>
  ) -> Property {
    Property(name: name) { ($0 as? Object)?[keyPath: path] }
  }

  private static func properties(of object: AnyObject) -> [Property] {
    if object is CALayer { return layerProperties }
    var properties = object is UIView ? viewProperties : []
    if object is UIControl { properties += controlProperties }
    if object is UIButton { properties += buttonProperties }
    if object is UISwitch { properties += switchProperties }
    if object is UISlider { properties += sliderProperties }
    if object is UITextField { properties += textFieldProperties }
    return properties
  }

  private static var layerProperties: [Property] {
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

  private static var viewProperties: [Property] {
    [
      property("frame", \UIView.frame), property("bounds", \UIView.bounds),
      property("center", \UIView.center), property("transform", \UIView.transform),
      property("alpha", \UIView.alpha), property("backgroundColor", \UIView.backgroundColor),
      property("hidden", \UIView.isHidden), property("isHidden", \UIView.isHidden),
      property("clipsToBounds", \UIView.clipsToBounds),
    ]
  }

  private static var controlProperties: [Property] {
    [
      property("enabled", \UIControl.isEnabled), property("isEnabled", \UIControl.isEnabled),
      property("selected", \UIControl.isSelected), property("isSelected", \UIControl.isSelected),
      property("highlighted", \UIControl.isHighlighted),
      property("isHighlighted", \UIControl.isHighlighted),
    ]
  }

  private static var buttonProperties: [Property] {
    [
      property("currentTitle", \UIButton.currentTitle),
      property("currentTitleColor", \UIButton.currentTitleColor),
    ]
  }

  private static var switchProperties: [Property] {
    [property("on", \UISwitch.isOn), property("isOn", \UISwitch.isOn)]
  }

  private static var sliderProperties: [Property] { [property("value", \UISlider.value)] }

  private static var textFieldProperties: [Property] {
    [
      property("text", \UITextField.text), property("placeholder", \UITextField.placeholder),
      property("editing", \UITextField.isEditing), property("isEditing", \UITextField.isEditing),
    ]
  }
}
