package import Foundation

/// An object without a public coding that archives contain nevertheless. As with a coding, all that
/// refer to the object refer to one copy.
package protocol ArchivedReference: NSObject {
  /// Whether the object can be decoded again; otherwise copies refer to the object itself.
  var isArchivable: Bool { get }

  /// Encodes the object.
  func archive(in coder: NSCoder)

  /// Returns a copy; nil if the archive doesn't contain all that it refers to.
  static func unarchived(from coder: NSCoder) -> Any?
}

/// An object in an archive: its class, and what it has encoded.
///
/// An archive is a graph of such objects in memory. Values that aren't objects with a coding of their own,
/// such as numbers, colours, fonts and images, are stored as they are.
final class ArchivedObject {
  var type: NSObject.Type
  /// The values that were encoded with keys.
  var values: [String: ArchivedValue] = [:]
  /// The values that were encoded without keys, in their order.
  var sequence: [ArchivedValue] = []
  /// Whether the object's values are being examined, which can refer back to it.
  var isBeingExamined = false

  init(_ type: NSObject.Type) { self.type = type }

  /// Returns a new object for what a coder contains.
  func make(_ coder: NSCoder) -> Any? {
    switch type {
    case let type as any NSCoding.Type: type.init(coder: coder)
    case let type as any ArchivedReference.Type: type.unarchived(from: coder)
    default: nil
    }
  }
}

/// A value in an archive.
enum ArchivedValue {
  case none
  case value(Any)
  case object(ArchivedObject)
  case array([ArchivedValue])
  case dictionary([AnyHashable: ArchivedValue])
}

/// The objects that are encoded together: an object that several others refer to is encoded once.
final class ArchivedObjects {
  private var known: [ObjectIdentifier: ArchivedObject] = [:]
  /// Keeps the objects, and with them their identifiers, until all are encoded.
  private var retained: [AnyObject] = []

  /// Returns a value as archives contain it.
  func archived(_ value: Any?) -> ArchivedValue {
    guard let value else { return .none }
    switch value {
    case let array as [Any]: return .array(array.map(archived))
    case let dictionary as [AnyHashable: Any]:
      return .dictionary(dictionary.mapValues(archived))
    case let object as any NSObject & NSCoding where !Self.isFoundations(type(of: object)):
      return .object(archived(object, object.encode(with:)))
    case let object as any ArchivedReference where object.isArchivable:
      return .object(archived(object, object.archive))
    default: return .value(value)
    }
  }

  private func archived(_ object: NSObject, _ encode: (NSCoder) -> Void) -> ArchivedObject {
    if let known = known[ObjectIdentifier(object)] { return known }
    let made = ArchivedObject(type(of: object))
    known[ObjectIdentifier(object)] = made
    retained.append(object)
    encode(ArchiveEncoder(made, self))
    return made
  }

  /// Returns what an object has encoded; nil if it isn't archived.
  func known(_ object: NSObject) -> ArchivedObject? { known[ObjectIdentifier(object)] }

  /// Returns the object if it is archived already.
  func archivedBefore(_ object: Any?) -> ArchivedValue {
    let object = object.flatMap { known[ObjectIdentifier($0 as AnyObject)] }
    return object.map { .object($0) } ?? .none
  }

  /// Whether a class belongs to Foundation: its objects are kept as they are.
  private static func isFoundations(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("Foundation.")
  }
}
