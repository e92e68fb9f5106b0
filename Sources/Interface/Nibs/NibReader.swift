import Foundation
import Layers
import Lists
import ViewText
import Views

/// Reads a nib: makes a template for each of its objects.
final class NibReader {
  /// A connection of an object: an outlet, a collection of outlets or an action.
  struct Connection {
    let source: String
    let element: InterfaceElement
  }

  /// A value that an object gets by key-value coding.
  struct RuntimeAttribute {
    let object: String
    let keyPath: String
    let value: Any?
  }

  /// The objects that no other object contains, in their order.
  private(set) var roots: [NSObject] = []
  /// The templates by the identifiers of their elements; guides and content views have one, too.
  private(set) var objects: [String: NSObject] = [:]
  /// The classes of templates that have another one than UIKit's.
  private(set) var classes: [(template: NSObject, type: NSObject.Type)] = []
  /// All templates that receive `awakeFromNib()`, in their order.
  private(set) var awoken: [NSObject] = []
  private(set) var connections: [Connection] = []
  private(set) var attributes: [RuntimeAttribute] = []

  /// The cells of tables and collections that storyboards describe, by the templates of these.
  private(set) var prototypes: [(list: UIView, element: InterfaceElement)] = []
  /// The static cells of tables, which no view contains before they are shown.
  private(set) var staticCells: [UITableViewCell] = []
  /// The sections of static cells.
  private(set) var staticSections: [(table: UITableView, sections: [StaticTemplate])] = []

  /// A section of a table whose rows a storyboard describes.
  struct StaticTemplate {
    let element: InterfaceElement
    let cells: [(template: UITableViewCell, height: CGFloat?)]
  }

  let document: InterfaceDocument
  var values: NibValues { document.values }
  private var constraints: [(view: UIView, element: InterfaceElement)] = []

  /// Reads `elements` and what they contain.
  init(_ elements: [InterfaceElement], in document: InterfaceDocument) {
    self.document = document
    for element in elements {
      if let object = object(element) { roots.append(object) }
    }
    for (view, element) in constraints { add(element, to: view) }
  }

  /// Returns the template of an object; nil for placeholders and for objects that aren't known.
  private func object(_ element: InterfaceElement) -> NSObject? {
    if element.name == "placeholder" {
      connect(element, element.id ?? "")
      return nil
    }
    if let view = view(element) { return view }
    guard let object = NibClasses.object(element) else {
      unknown(element)
      return nil
    }
    note(object, element)
    return object
  }

  private func unknown(_ element: InterfaceElement) {
    LayerWarning(
      .unreadableNib, "Nibs with the element <\(element.name)> aren't supported; it is left out.",
      hint: "Create the object in code.", subject: "nib \(element.name)"
    ).report()
  }

  /// Keeps what is known of a template.
  private func note(_ object: NSObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    awoken.append(object)
    connect(element, element.id ?? "")
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"], let id = element.id else { continue }
      let value = values.runtimeValue(attribute)
      attributes.append(RuntimeAttribute(object: id, keyPath: keyPath, value: value))
    }
  }

  /// Keeps the connections of an element.
  func connect(_ element: InterfaceElement, _ source: String) {
    connections += element.list("connections").map { Connection(source: source, element: $0) }
  }

  // MARK: Views

  private func view(_ element: InterfaceElement) -> UIView? {
    guard let view = NibClasses.view(element, self) else { return nil }
    if let type = document.type(of: element) { setClass(of: view, type, element) }
    note(view, element)
    values.setCommon(element, of: view)
    values.setOwn(element, of: view)
    addContents(of: element, to: view)
    return view
  }

  private func setClass(of view: UIView, _ type: NSObject.Type, _ element: InterfaceElement) {
    // A class that isn't derived from the element's can't decode what that has archived.
    if type is UIView.Type { classes.append((view, type)) } else { unknown(element) }
  }

  /// Adds the subviews, guides and constraints that an element contains.
  private func addContents(of element: InterfaceElement, to view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let id = guide.id, let found = Self.guide(guide["key"], of: view) { objects[id] = found }
    }
    if let content = element.property("contentView"), let contentView = Self.contentView(of: view) {
      if let id = content.id { objects[id] = contentView }
      values.setCommon(content, of: contentView)
      addContents(of: content, to: contentView)
    }
    for child in element.list("subviews") {
      guard let subview = self.view(child) else {
        unknown(child)
        continue
      }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    constraints += element.list("constraints").map { (view, $0) }
    addCells(of: element, to: view)
    if let table = view as? UITableView {
      table.tableHeaderView = element.property("tableHeaderView").flatMap(self.view)
      table.tableFooterView = element.property("tableFooterView").flatMap(self.view)
    }
    // The class of a layout, which is part of its collection's archive.
    if let layout = element.property("collectionViewLayout"), let type = document.type(of: layout),
      let template = (view as? UICollectionView)?.collectionViewLayout
    {
      classes.append((template, type))
    }
  }

  /// Keeps the cells that a storyboard describes.
  private func addCells(of element: InterfaceElement, to view: UIView) {
    let kinds = ["prototypes", "cells"]
    prototypes += kinds.flatMap { element.list($0) }.map { (view, $0) }
    for key in ["sectionHeaderView", "sectionFooterView"] {
      if let header = element.property(key) { prototypes.append((view, header)) }
    }
    guard let table = view as? UITableView, element["dataMode"] == "static" else { return }
    let sections = element.list("sections").map { section in
      StaticTemplate(
        element: section,
        cells: section.list("cells").compactMap { cell in
          guard let template = self.view(cell) as? UITableViewCell else { return nil }
          staticCells.append(template)
          return (template, cell.number("rowHeight"))
        })
    }
    staticSections.append((table, sections))
  }

  private static func contentView(of view: UIView) -> UIView? {
    switch view {
    case let view as UITableViewCell: view.contentView
    case let view as UICollectionViewCell: view.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    case let view as UIVisualEffectView: view.contentView
    default: nil
    }
  }

  private static func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  // MARK: Constraints

  private func add(_ element: InterfaceElement, to view: UIView) {
    func item(_ attribute: String) -> NSObject? { element[attribute].flatMap { objects[$0] } }
    let first = element["firstItem"] == nil ? view : item("firstItem")
    guard let first, element.flag("placeholder") != true,
      let attribute = NibConstraints.attribute(element["firstAttribute"]),
      element["secondItem"] == nil || item("secondItem") != nil
    else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: NibConstraints.relation(element["relation"]),
      toItem: item("secondItem"),
      attribute: NibConstraints.attribute(element["secondAttribute"]) ?? .notAnAttribute,
      multiplier: NibConstraints.multiplier(element["multiplier"]),
      constant: element.number("constant") ?? NibConstraints.standardConstant(element, in: view))
    constraint.priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
    constraint.identifier = element["identifier"]
    view.addConstraint(constraint)
    note(constraint, element)
  }
}
