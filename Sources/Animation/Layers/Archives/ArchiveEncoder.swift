import Foundation

/// Encodes an object into an archive in memory.
final class ArchiveEncoder: NSCoder {
  private let object: ArchivedObject
  private let objects: ArchivedObjects

  init(_ object: ArchivedObject, _ objects: ArchivedObjects) {
    self.object = object
    self.objects = objects
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func encode(_ object: Any?, forKey key: String) {
    self.object.values[key] = objects.archived(object)
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    self.object.values[key] = objects.archivedBefore(object)
  }

  override func encode(_ object: Any?) {
    self.object.sequence.append(objects.archived(object))
  }

  override func encodeRootObject(_ rootObject: Any) { encode(rootObject) }

  override func encodeConditionalObject(_ object: Any?) {
    self.object.sequence.append(objects.archivedBefore(object))
  }

  override func encode(_ data: Data) { object.sequence.append(.value(data)) }

  override func encode(_ value: Bool, forKey key: String) { set(value, key) }
  override func encode(_ value: Int, forKey key: String) { set(value, key) }
  override func encode(_ value: Int32, forKey key: String) { set(Int(value), key) }
  override func encode(_ value: Int64, forKey key: String) { set(Int(value), key) }
  override func encode(_ value: Float, forKey key: String) { set(Double(value), key) }
  override func encode(_ value: Double, forKey key: String) { set(value, key) }

  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    set(unsafe bytes.map { unsafe Data(bytes: $0, count: length) } ?? Data(), key)
  }

  /// Removes what was encoded with a key.
  func remove(_ key: String) { object.values[key] = nil }

  private func set(_ value: Any, _ key: String) { object.values[key] = .value(value) }
}
