import Foundation
import Layers
import ViewText
import Views

/// The values in nibs: colours, fonts, images, rectangles.
struct NibValues {
  private let resources: [InterfaceElement]

  init(resources: [InterfaceElement]) { self.resources = resources }

  /// Returns a colour; nil without an element, and for "no colour".
  func color(_ element: InterfaceElement?) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    if let name = element["name"] { return UIColor(named: name) ?? resource("namedColor", name) }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return NibColors.named(name) ?? resource("systemColor", name)
    }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that the document itself describes.
  private func resource(_ kind: String, _ name: String) -> UIColor? {
    color(resources.first { $0.name == kind && $0["name"] == name }?.child("color"))
  }

  /// Returns the font of a description; nil without one.
  func font(_ element: InterfaceElement?) -> UIFont? {
    guard let element else { return nil }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system":
      return .systemFont(ofSize: size, weight: Self.weights[element["weight"] ?? ""] ?? .regular)
    default:
      let name = element["name"] ?? element["family"]
      return name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Returns the image that an attribute names, or an element for the same key.
  func image(_ element: InterfaceElement, _ key: String) -> UIImage? {
    if let name = element[key] {
      return element["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
    }
    guard let reference = element.property(key), reference.name == "imageReference" else {
      return nil
    }
    let image = self.image(reference, "image")
    return symbolConfiguration(reference).flatMap { image?.withConfiguration($0) } ?? image
  }

  /// Returns the configuration of a symbol; nil for none.
  func symbolConfiguration(_ element: InterfaceElement?) -> UIImage.SymbolConfiguration? {
    guard let element else { return nil }
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let scale = (element["symbolScale"] ?? element["scale"]).flatMap { scales[$0] }
    let weight = element["weight"].flatMap { weights[$0] }
    let size = element.number("pointSize")
    guard scale != nil || weight != nil || size != nil else { return nil }
    var result = UIImage.SymbolConfiguration(scale: scale ?? .default)
    if let weight { result = result.applying(UIImage.SymbolConfiguration(weight: weight)) }
    if let size { result = result.applying(UIImage.SymbolConfiguration(pointSize: size)) }
    return result
  }

  func rect(_ element: InterfaceElement?) -> CGRect? {
    guard let element, element.name == "rect", let size = size(element),
      let x = element.number("x"), let y = element.number("y")
    else { return nil }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  func size(_ element: InterfaceElement?) -> CGSize? {
    guard let width = element?.number("width"), let height = element?.number("height") else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// Returns insets, which have names of edges, or of the least and greatest coordinates.
  func insets(_ element: InterfaceElement?) -> UIEdgeInsets? {
    guard let element else { return nil }
    func number(_ first: String, _ second: String) -> CGFloat {
      element.number(first) ?? element.number(second) ?? 0
    }
    return UIEdgeInsets(
      top: number("minY", "top"), left: number("minX", "left"), bottom: number("maxY", "bottom"),
      right: number("maxX", "right"))
  }

  /// Returns the text of an attribute or of an element for the same key.
  func text(_ element: InterfaceElement, _ key: String) -> String? {
    if let text = element[key] { return text }
    guard let child = element.property(key), ["string", "mutableString"].contains(child.name) else {
      return nil
    }
    return child["base64-UTF8"] == "YES"
      ? Data(base64Encoded: child.text, options: .ignoreUnknownCharacters)
        .map { String(decoding: $0, as: UTF8.self) } : child.text
  }

  /// Returns a text with attributes.
  func attributedText(_ element: InterfaceElement?) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      let text = fragment["content"] ?? text(fragment, "content") ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in fragment.list("attributes") {
        switch attribute["key"] {
        case "NSColor": attributes[.foregroundColor] = color(attribute)
        case "NSBackgroundColor": attributes[.backgroundColor] = color(attribute)
        case "NSFont": attributes[.font] = font(attribute)
        case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(attribute)
        case "NSKern": attributes[.kern] = attribute.number("value")
        case "NSUnderline": attributes[.underlineStyle] = attribute.number("value").map { Int($0) }
        default: break
        }
      }
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let value = element["alignment"].flatMap(NibNames.textAlignment) { style.alignment = value }
    // The names of the modes differ from those of labels.
    let modes: [String: NSLineBreakMode] = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    if let mode = element["lineBreakMode"].flatMap({ modes[$0] }) { style.lineBreakMode = mode }
    if let space = element.number("lineSpacing") { style.lineSpacing = space }
    if let space = element.number("paragraphSpacing") { style.paragraphSpacing = space }
    if let multiple = element.number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    return style
  }

  /// Returns the value of a user-defined runtime attribute.
  func runtimeValue(_ attribute: InterfaceElement) -> Any? {
    let value = attribute.property("value")
    switch attribute["type"] {
    case "boolean": return attribute.flag("value")
    case "color": return color(value)
    case "image": return image(attribute, "value")
    case "number":
      guard let number = value?.number("value") else { return nil }
      return value?.name == "integer" ? Int(number) : Double(number)
    case "point":
      guard let x = value?.number("x"), let y = value?.number("y") else { return nil }
      return CGPoint(x: x, y: y)
    case "size": return size(value)
    case "rect": return rect(value)
    case "range":
      guard let location = value?.number("location"), let length = value?.number("length") else {
        return nil
      }
      return NSRange(location: Int(location), length: Int(length))
    case "nil": return nil
    default: return attribute["value"] ?? text(attribute, "value")
    }
  }
}
