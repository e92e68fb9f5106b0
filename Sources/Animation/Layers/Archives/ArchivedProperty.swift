package import Foundation

/// A property that is part of its object's archive.
package struct ArchivedProperty<Owner: AnyObject> {
  fileprivate let encode: (Owner, ArchiveEncoder) -> Void
  fileprivate let decode: (Owner, ArchiveDecoder) -> Void

  /// Describes the property at `path`. Objects of a class and its subclasses share the keys.
  package init<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    encode = { owner, encoder in encoder.encode(owner[keyPath: path] as Any?, forKey: key) }
    decode = { owner, decoder in
      guard decoder.containsValue(forKey: key),
        let value = decoder.decodeObject(forKey: key) as? Value
      else { return }
      owner[keyPath: path] = value
    }
  }
}

extension NSCoder {
  /// Encodes properties, if this is the coder of an archive in memory. Foundation's archives can't
  /// contain colours, fonts and images.
  package func encode<Owner>(_ properties: [ArchivedProperty<Owner>], of owner: Owner) {
    guard let encoder = self as? ArchiveEncoder else { return }
    for property in properties { property.encode(owner, encoder) }
  }

  /// Lets the objects that are decoded within an initialiser refer to the object that it initialises.
  package func isDecoding(_ object: AnyObject) {
    (self as? ArchiveDecoder)?.note(object)
  }

  /// Whether objects are decoded from an archive in memory.
  package var containsArchive: Bool { self is ArchiveDecoder }

  /// Removes the subviews from what a view has encoded, because its initialiser creates them.
  package func omitSubviews() { (self as? ArchiveEncoder)?.remove("subviews") }

  /// Sets properties to their archived values, if this is the coder of an archive in memory.
  package func decode<Owner>(_ properties: [ArchivedProperty<Owner>], of owner: Owner) {
    guard let decoder = self as? ArchiveDecoder else { return }
    for property in properties { property.decode(owner, decoder) }
  }
}
