import Foundation

/// An object in an archive: its class, and what it has encoded.
///
/// An archive is a graph of such objects in memory. Values that aren't objects with a coding of their own,
/// such as numbers, colours, fonts and images, are stored as they are.
final class ArchivedObject {
  let type: any NSCoding.Type
  /// The values that were encoded with keys.
  var values: [String: ArchivedValue] = [:]
  /// The values that were encoded without keys, in their order.
  var sequence: [ArchivedValue] = []
  /// Whether the object's values are being examined, which can refer back to it.
  var isBeingExamined = false

  init(_ type: any NSCoding.Type) { self.type = type }
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
      return .object(archived(object))
    default: return .value(value)
    }
  }

  private func archived(_ object: any NSObject & NSCoding) -> ArchivedObject {
    if let known = known[ObjectIdentifier(object)] { return known }
    let made = ArchivedObject(type(of: object))
    known[ObjectIdentifier(object)] = made
    retained.append(object)
    object.encode(with: ArchiveEncoder(made, self))
    return made
  }

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
