import Foundation
import Layers
import Lists
import Messaging
import Views

/// The objects of a nib, archived once and created any number of times.
final class NibContents: NibTemplates {
  private let reader: NibReader
  private let templates = ObjectTemplates()
  /// Called with the objects that no other object contains, before they are connected.
  var prepareOwner: ([Any]) -> Void = { _ in }

  init(_ reader: NibReader) {
    self.reader = reader
    for root in reader.archived { templates.add(root) }
    for (template, type) in reader.classes { templates.setClass(of: template, to: type) }
  }

  func instantiate(withOwner owner: Any?) -> [Any] {
    instantiate(withOwner: owner as AnyObject?, Surroundings())
  }

  /// What the objects of a scene can refer to beside each other.
  struct Surroundings {
    /// The identifier of the owner's element.
    var owner = "-1"
    /// Other objects of the scene, such as the items of its bar.
    var others: [String: NSObject] = [:]
    /// Connects an object with a segue.
    var connectSegue: (InterfaceElement, AnyObject) -> Void = { _, _ in }
  }

  /// Creates the objects and connects them; returns those that no other object contains.
  func instantiate(withOwner owner: AnyObject?, _ surroundings: Surroundings) -> [Any] {
    let instances = Instances(reader, templates)
    let parts = setParts(instances)
    let connections = NibConnections(
      owner: owner, surroundings,
      object: { [reader] id in parts[id] ?? reader.objects[id].flatMap(instances.object) })
    prepareOwner(instances.roots)
    for attribute in reader.attributes { connections.set(attribute) }
    addCells(instances, owner, surroundings)
    for connection in reader.connections { connections.connect(connection) }
    for template in reader.awoken {
      (instances.object(template) as? UIResponder)?.awakeFromNib()
    }
    return instances.roots
  }

  /// Sets the labels and image views that cells with a style have themselves, and returns them by the
  /// identifiers of their elements.
  private func setParts(_ instances: Instances) -> [String: UIView] {
    var parts: [String: UIView] = [:]
    for (template, part, element) in reader.cellParts {
      guard let cell = instances.object(template) as? UITableViewCell,
        let view = part.view(of: cell)
      else { continue }
      reader.values.setOwn(element, of: view)
      if let id = element.id { parts[id] = view }
    }
    return parts
  }

  /// Registers the cells that a storyboard describes, and fills static tables.
  private func addCells(
    _ instances: Instances, _ owner: AnyObject?, _ surroundings: Surroundings
  ) {
    for (list, element) in reader.prototypes {
      guard let identifier = element["reuseIdentifier"] else { continue }
      let nib = UINib(Prototype(element, reader.document, owner, surroundings))
      switch instances.object(list) {
      case let table as UITableView: table.register(nib, forCellReuseIdentifier: identifier)
      case let collection as UICollectionView:
        let kinds = [
          "sectionHeaderView": UICollectionView.elementKindSectionHeader,
          "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        if let kind = element["key"].flatMap({ kinds[$0] }) {
          collection.register(
            nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        } else {
          collection.register(nib, forCellWithReuseIdentifier: identifier)
        }
      default: break
      }
    }
    for (table, sections) in reader.staticSections {
      (instances.object(table) as? UITableView)?.staticSections = sections.map { section in
        let cells = section.cells.compactMap { cell in
          (instances.object(cell.template) as? UITableViewCell).map { ($0, cell.height) }
        }
        return StaticSection(
          header: section.element["headerTitle"], footer: section.element["footerTitle"],
          cells: cells.map(\.0), heights: cells.map(\.1))
      }
    }
  }
}

/// A cell that a storyboard describes. Its outlets can name the scene's controller.
private final class Prototype: NibTemplates {
  private let contents: NibContents
  private weak var owner: AnyObject?
  private let surroundings: NibContents.Surroundings

  init(
    _ element: InterfaceElement, _ document: InterfaceDocument, _ owner: AnyObject?,
    _ surroundings: NibContents.Surroundings
  ) {
    contents = NibContents(NibReader([element], in: document))
    self.owner = owner
    self.surroundings = surroundings
  }

  func instantiate(withOwner ignored: Any?) -> [Any] {
    contents.instantiate(withOwner: owner, surroundings)
  }
}

extension NibReader {
  /// The templates that are archived with all that they contain.
  fileprivate var archived: [NSObject] { roots.filter { $0 is any NSCoding } + staticCells }
}

/// The new objects of one instantiation.
private final class Instances {
  private(set) var roots: [Any] = []
  private var copies: [ObjectIdentifier: NSObject] = [:]
  private let decoded: (NSObject) -> NSObject?

  init(_ reader: NibReader, _ templates: ObjectTemplates) {
    let result = templates.instantiate(reader.archived)
    decoded = result.object
    for root in reader.roots {
      if root is any NSCoding {
        if let object = decoded(root) { roots.append(object) }
      } else if let copy = Self.copy(of: root) {
        copies[ObjectIdentifier(root)] = copy
        roots.append(copy)
      }
    }
  }

  /// The new object for a template. The guides of a view are those of the new view.
  func object(_ template: NSObject) -> NSObject? {
    copies[ObjectIdentifier(template)] ?? decoded(template)
  }

  /// Returns a new object with the values of a template that has no coding.
  private static func copy(of template: NSObject) -> NSObject? {
    switch template {
    case let custom as CustomObject: return custom.type.make()
    case let tap as UITapGestureRecognizer:
      let copy = UITapGestureRecognizer()
      copy.numberOfTapsRequired = tap.numberOfTapsRequired
      copy.numberOfTouchesRequired = tap.numberOfTouchesRequired
      return copy
    case let swipe as UISwipeGestureRecognizer:
      let copy = UISwipeGestureRecognizer()
      copy.direction = swipe.direction
      return copy
    case let press as UILongPressGestureRecognizer:
      let copy = UILongPressGestureRecognizer()
      copy.minimumPressDuration = press.minimumPressDuration
      return copy
    case is UIPanGestureRecognizer: return UIPanGestureRecognizer()
    case is UIPinchGestureRecognizer: return UIPinchGestureRecognizer()
    case is UIRotationGestureRecognizer: return UIRotationGestureRecognizer()
    default: return nil
    }
  }
}
