import Foundation

/// Decodes an object from an archive in memory.
final class ArchiveDecoder: NSCoder {
  private let object: ArchivedObject
  private let objects: DecodedObjects
  private var position = 0

  fileprivate init(_ object: ArchivedObject, _ objects: DecodedObjects) {
    self.object = object
    self.objects = objects
    super.init()
  }

  /// Returns new objects for all that an archived value contains.
  static func decoded(_ value: ArchivedValue) -> Any? { DecodedObjects().decoded(value) }

  /// Lets other objects of the archive refer to an object whose initialiser is running.
  func note(_ decoded: AnyObject) { objects.note(object, as: decoded) }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { object.values[key] != nil }

  override func decodeObject(forKey key: String) -> Any? {
    object.values[key].flatMap(objects.decoded)
  }

  override func decodeObject<Decoded: NSObject & NSCoding>(
    of cls: Decoded.Type, forKey key: String
  ) -> Decoded? {
    decodeObject(forKey: key) as? Decoded
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }

  override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

  override func decodeObject() -> Any? {
    guard position < object.sequence.count else { return nil }
    position += 1
    return objects.decoded(object.sequence[position - 1])
  }

  override func decodeData() -> Data? { decodeObject() as? Data }

  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  private func number(_ key: String) -> NSNumber? {
    switch decodeObject(forKey: key) {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as NSNumber: value
    default: nil
    }
  }
}

/// The objects that are decoded together: an object that several others refer to is created once.
final class DecodedObjects {
  private var known: [ObjectIdentifier: Any] = [:]
  /// The objects whose initialisers are running; those that refer back to them get nil.
  private var open: Set<ObjectIdentifier> = []

  func note(_ object: ArchivedObject, as decoded: AnyObject) {
    known[ObjectIdentifier(object)] = decoded
  }

  /// Returns the new object for an archived one; nil if it hasn't been decoded.
  func known(_ object: ArchivedObject) -> NSObject? {
    known[ObjectIdentifier(object)] as? NSObject
  }

  /// Returns a new value for an archived one.
  func decoded(_ value: ArchivedValue) -> Any? {
    switch value {
    case .none: nil
    case .value(let value): value
    case .object(let object): decoded(object)
    case .array(let values): values.compactMap(decoded)
    case .dictionary(let values): values.compactMapValues(decoded)
    }
  }

  private func decoded(_ object: ArchivedObject) -> Any? {
    let identifier = ObjectIdentifier(object)
    if let known = known[identifier] { return known }
    guard open.insert(identifier).inserted else { return nil }
    defer { open.remove(identifier) }
    let made = object.make(ArchiveDecoder(object, self))
    known[identifier] = made
    return made
  }
}
