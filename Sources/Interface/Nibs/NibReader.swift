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
  /// The labels and image views that cells with a style have themselves.
  private(set) var cellParts: [(cell: UITableViewCell, part: CellPart, element: InterfaceElement)] =
    []
  private var constraints: [(view: UIView, element: InterfaceElement)] = []
  /// The cells with a style, and their own parts by the identifiers of the elements.
  private var styledCells: [(UITableViewCell, [String: CellPart])] = []
  /// The identifiers of constraints and views that aren't installed.
  private var excluded: Set<String> = []
  /// The guides at the top and the bottom of a controller's view, as before iOS 11.
  private var layoutGuides: [String: InterfaceElement] = [:]

  /// A view that a cell with a style has itself; the raw value is the attribute that names it.
  enum CellPart: String, CaseIterable {
    case textLabel
    case detailTextLabel
    case imageView

    func view(of cell: UITableViewCell) -> UIView? {
      switch self {
      case .textLabel: cell.textLabel
      case .detailTextLabel: cell.detailTextLabel
      case .imageView: cell.imageView
      }
    }
  }

  /// Reads `elements` and what they contain. `guides` are those of a controller's view.
  init(
    _ elements: [InterfaceElement], guides: [InterfaceElement] = [],
    in document: InterfaceDocument
  ) {
    self.document = document
    for guide in guides { layoutGuides[guide.id ?? ""] = guide }
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
    guard let object = NibClasses.object(element) ?? customObject(element) else {
      unknown(element)
      return nil
    }
    note(object, element)
    return object
  }

  /// An object of a class of the program.
  private func customObject(_ element: InterfaceElement) -> NSObject? {
    guard element.name == "customObject" else { return nil }
    return document.type(of: element).map(CustomObject.init)
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
    if let cell = view as? UITableViewCell, element["style"] != nil {
      let parts = CellPart.allCases.compactMap { part in element[part.rawValue].map { ($0, part) } }
      styledCells.append((cell, Dictionary(parts) { first, _ in first }))
    }
    addContents(of: element, to: view)
    return view
  }

  private func setClass(of view: UIView, _ type: NSObject.Type, _ element: InterfaceElement) {
    // A class that isn't derived from the element's can't decode what that has archived.
    if type is UIView.Type { classes.append((view, type)) } else { unknown(element) }
  }

  /// Adds the subviews, guides and constraints that an element contains.
  private func addContents(of element: InterfaceElement, to view: UIView) {
    exclude(element)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let id = guide.id, let found = Self.guide(guide["key"], of: view) { objects[id] = found }
    }
    if let content = element.property("contentView"), let contentView = Self.contentView(of: view) {
      if let id = content.id { objects[id] = contentView }
      values.setCommon(content, of: contentView)
      addContents(of: content, to: contentView)
    }
    for child in element.list("subviews") where !excluded.contains(child.id ?? "") {
      if addPart(child, to: view) { continue }
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
    // A layout is part of its collection's archive.
    if let layout = element.property("collectionViewLayout"),
      let template = (view as? UICollectionView)?.collectionViewLayout
    {
      note(template, layout)
      if let type = document.type(of: layout) { classes.append((template, type)) }
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

  /// Notes what isn't installed in the default size class.
  private func exclude(_ element: InterfaceElement) {
    for variation in element.children
    where variation.name == "variation" && variation["key"] == "default" {
      for mask in variation.children {
        excluded.formUnion(
          mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
      }
    }
  }

  /// Keeps a label or an image view that the cell around `content` has itself. Returns whether it is one.
  private func addPart(_ element: InterfaceElement, to content: UIView) -> Bool {
    guard let (cell, parts) = styledCells.first(where: { $0.0.contentView === content }),
      let id = element.id, let part = parts[id]
    else { return false }
    cellParts.append((cell, part, element))
    return true
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

  private func add(_ element: InterfaceElement, to owner: UIView) {
    // In older files, a cell has the constraints of its content.
    let view = Self.contentView(of: owner) ?? owner
    let isFirst = element["firstItem"] == nil
    let first = isFirst ? (view, element["firstAttribute"]) : side("firstItem", "firstAttribute")
    let second = side("secondItem", "secondAttribute")
    func side(_ item: String, _ attribute: String) -> (NSObject, String?)? {
      element[item].flatMap { anchor($0, element[attribute], in: view) }
    }
    guard let first, element.flag("placeholder") != true, !excluded.contains(element.id ?? ""),
      let attribute = NibConstraints.attribute(first.1),
      element["secondItem"] == nil || second != nil
    else { return }
    let constraint = NSLayoutConstraint(
      item: first.0, attribute: attribute, relatedBy: NibConstraints.relation(element["relation"]),
      toItem: second?.0,
      attribute: NibConstraints.attribute(second?.1) ?? .notAnAttribute,
      multiplier: NibConstraints.multiplier(element["multiplier"]),
      constant: element.number("constant") ?? NibConstraints.standardConstant(element, in: view))
    constraint.priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
    constraint.identifier = element["identifier"]
    view.addConstraint(constraint)
    note(constraint, element)
  }

  /// Returns the item with an identifier, and its attribute. A guide at the top ends where the safe area
  /// begins, and one at the bottom begins where it ends.
  private func anchor(
    _ id: String, _ attribute: String?, in view: UIView
  ) -> (NSObject, String?)? {
    if let guide = layoutGuides[id] {
      let isTop = guide["type"] == "top"
      let isInner = attribute == (isTop ? "bottom" : "top")
      return (isInner ? view.safeAreaLayoutGuide : view, isTop ? "top" : "bottom")
    }
    guard let object = objects[id] else { return nil }
    let content = (object as? UIView).flatMap(Self.contentView)
    return (content === view ? view : object, attribute)
  }
}

/// The template of an object of a class of the program, which is created by its `init()`.
final class CustomObject: NSObject {
  let type: NSObject.Type

  init(_ type: NSObject.Type) { self.type = type }
}
