import Foundation
import Layers
import Messaging
import Views

/// A file of Interface Builder: its elements, and the values and classes that they name.
struct InterfaceDocument {
  private let root: InterfaceElement?
  private let module: String
  let values: NibValues

  init(_ file: InterfaceFile) {
    root = InterfaceElement(document: file.text)
    module = file.module
    values = NibValues(resources: root?.list("resources") ?? [])
    if root == nil {
      LayerWarning(
        .unreadableNib, "\(file.name) isn't well-formed XML.",
        hint: "Open it in Xcode and save it again.", subject: file.name
      ).report()
    }
  }

  /// The objects of a nib.
  var objects: [InterfaceElement] { root?.list("objects") ?? [] }

  /// The objects of each scene of a storyboard.
  var scenes: [[InterfaceElement]] { (root?.list("scenes") ?? []).map { $0.list("objects") } }

  /// The identifier of the initial controller's element.
  var initialController: String? { root?["initialViewController"] }

  /// The class that an element names; nil if it names none, or none of the program.
  func type(of element: InterfaceElement) -> NSObject.Type? {
    guard let name = element["customClass"] else { return nil }
    let type: AnyClass? = portedClass(named: "\(module).\(name)") ?? portedClass(named: name)
    if type == nil {
      LayerWarning(
        .unreadableNib,
        "A file of Interface Builder names the class \(name), which the program doesn't have.",
        hint: "Add its file to the iOS sources.", subject: "nib class \(name)"
      ).report()
    }
    return type as? NSObject.Type
  }
}
