import Foundation
import Layers

/// Warnings of messages that iOS answers with an exception.
enum MessageWarning {
  static func unrecognized(_ selector: Selector, _ receiver: AnyObject) {
    report(
      "-[\(type(of: receiver)) \(selector)]: unrecognized selector.",
      hint: "Mark the method with @objc, and rewrite its file with flipbook-port.",
      subject: "\(type(of: receiver)) \(selector)")
  }

  static func argument(_ index: Int, of selector: Selector, _ receiver: AnyObject) {
    report(
      "Argument \(index + 1) of -[\(type(of: receiver)) \(selector)] has another "
        + "type than the method's parameter; the method wasn't called.",
      hint: "Pass an object of the parameter's type.",
      subject: "\(type(of: receiver)) \(selector) \(index)")
  }

  static func undefinedKey(_ key: String, of object: AnyObject) {
    report(
      "\(type(of: object)) has no key \"\(key)\" for key-value coding.",
      hint: "Mark the property with @objc, and rewrite its file with flipbook-port.",
      subject: "\(type(of: object)) \(key)")
  }

  static func value(ofKey key: String, of object: AnyObject) {
    report(
      "The value for the key \"\(key)\" of \(type(of: object)) has another type than "
        + "the property; it wasn't set.",
      hint: "Set a value of the property's type.",
      subject: "\(type(of: object)) \(key) value")
  }

  static func layout(of former: AnyClass, _ cls: AnyClass) {
    report(
      "object_setClass can't make a \(cls) of a \(former): their stored properties differ.",
      hint: "Create an object of the class, or keep its values elsewhere.",
      subject: "\(former) \(cls)")
  }

  private static func report(_ message: String, hint: String, subject: String) {
    LayerWarning(.unrecognizedSelector, message, hint: hint, subject: subject).report()
  }
}
