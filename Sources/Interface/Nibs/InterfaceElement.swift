import Foundation
import FoundationXML

/// An element of an XML document.
struct InterfaceElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [InterfaceElement] = []
  fileprivate(set) var text = ""

  fileprivate init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a document, and returns its outermost element; nil if the document isn't well-formed.
  init?(document: String) {
    let parser = XMLParser(data: Data(document.utf8))
    let builder = ElementBuilder()
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else { return nil }
    self = root
  }

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Whether an attribute is "YES"; nil without the attribute.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// The number in an attribute.
  func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  /// The identifier of the object that the element describes.
  var id: String? { self["id"] }

  /// The first child with a name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child that describes a property of the object.
  func property(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// The children of the first child with a name.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }
}

private final class ElementBuilder: NSObject, XMLParserDelegate {
  private(set) var root: InterfaceElement?
  private var open: [InterfaceElement] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    open.append(InterfaceElement(elementName, attributeDict))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    if !open.isEmpty { open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self) }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
