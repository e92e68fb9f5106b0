public import Foundation
import VirtualTime

/// Archives objects of any class. In rewritten sources it replaces the functions of `NSKeyedArchiver`,
/// which on Linux stop the program for views, and for classes inside of other types.
///
/// The archive of an object that Foundation can't encode stays in memory, and the data refer to it: they
/// can be decoded on the same stage only, which is what copying a view needs. Other archives are
/// Foundation's.
public enum StageKeyedArchiver {
  /// Returns the archive of an object; empty data outside of stages if the archive has to stay in memory.
  public static func archivedData(withRootObject rootObject: Any) -> Data {
    let archived = ArchivedObjects().archived(rootObject)
    guard archived.needsMemory else {
      return
        (try? NSKeyedArchiver.archivedData(
          withRootObject: rootObject, requiringSecureCoding: false)) ?? Data()
    }
    return StageArchives.current?.add(archived) ?? Data()
  }

  /// Returns the archive of an object; see `archivedData(withRootObject:)`. Secure coding isn't required.
  public static func archivedData(
    withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    archivedData(withRootObject: object)
  }

  /// Writes the archive of an object to a file and returns whether that succeeded.
  @discardableResult
  public static func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool {
    let data = archivedData(withRootObject: rootObject)
    return (try? data.write(to: URL(fileURLWithPath: path))) != nil
  }
}

/// Decodes the archives of `StageKeyedArchiver`, and Foundation's. In rewritten sources it replaces the
/// functions of `NSKeyedUnarchiver`.
public enum StageKeyedUnarchiver {
  /// Returns a new object from an archive; nil if the data aren't an archive of this stage.
  public static func unarchiveObject(with data: Data) -> Any? {
    if let archived = StageArchives.current?.value(of: data) {
      return ArchiveDecoder.decoded(archived)
    }
    guard !StageArchives.isReference(data), !data.isEmpty else { return nil }
    return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }

  /// Returns a new object from an archive; see `unarchiveObject(with:)`.
  public static func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
    unarchiveObject(with: data)
  }

  /// Returns a new object from the archive in a file.
  public static func unarchiveObject(withFile path: String) -> Any? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap(unarchiveObject)
  }

  /// Returns a new object of a class from an archive; nil if it has another class.
  public static func unarchivedObject<Decoded: NSObject & NSCoding>(
    ofClass cls: Decoded.Type, from data: Data
  ) throws -> Decoded? {
    unarchiveObject(with: data) as? Decoded
  }

  /// Returns an object of a class from an archive, such as a colour, which archives keep as it is.
  @_disfavoredOverload
  public static func unarchivedObject<Decoded: NSObject>(
    ofClass cls: Decoded.Type, from data: Data
  ) throws -> Decoded? {
    unarchiveObject(with: data) as? Decoded
  }

  /// Returns a new object from an archive; `classes` aren't checked.
  public static func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any?
  {
    unarchiveObject(with: data)
  }

  /// Returns new objects of a class from the archive of an array.
  public static func unarchivedArrayOfObjects<Decoded: NSObject & NSCoding>(
    ofClass cls: Decoded.Type, from data: Data
  ) throws -> [Decoded]? {
    unarchiveObject(with: data) as? [Decoded]
  }
}

/// The archives in memory of a stage.
private final class StageArchives: StageLocal {
  private var archives: [ArchivedValue] = []
  private static let prefix = Data("flipbook archive ".utf8)

  init(on clock: VirtualClock) {}

  /// Keeps an archive and returns the data that refer to it.
  func add(_ archive: ArchivedValue) -> Data {
    archives.append(archive)
    return Self.prefix + Data("\(archives.count - 1)".utf8)
  }

  /// Returns the archive that data refer to.
  func value(of data: Data) -> ArchivedValue? {
    guard Self.isReference(data),
      let index = Int(String(decoding: data.dropFirst(Self.prefix.count), as: UTF8.self)),
      archives.indices.contains(index)
    else { return nil }
    return archives[index]
  }

  static func isReference(_ data: Data) -> Bool { data.starts(with: prefix) }
}

extension ArchivedValue {
  /// Whether Foundation can't encode the value.
  fileprivate var needsMemory: Bool {
    switch self {
    case .none: false
    case .value(let value): !Self.isFoundations(value)
    case .array(let values): values.contains(where: \.needsMemory)
    case .dictionary(let values):
      values.contains { !Self.isFoundations($0.key.base) || $0.value.needsMemory }
    case .object(let object): object.needsMemory
    }
  }

  /// Whether a value is of Foundation's classes that conform to `NSCoding`, or bridges to one.
  private static func isFoundations(_ value: Any) -> Bool {
    switch value {
    case is String, is Bool, is Int, is Double, is CGFloat, is Float, is Date, is Data, is URL,
      is UUID, is any NSCoding:
      true
    default: false
    }
  }
}

extension ArchivedObject {
  /// Whether Foundation can't encode the object: it has no coding, it is in another object's scope, as its
  /// class has to have a name, or contains other values.
  fileprivate var needsMemory: Bool {
    if isBeingExamined { return false }
    if !(type is any NSCoding.Type) { return true }
    isBeingExamined = true
    defer { isBeingExamined = false }
    let name = String(reflecting: type)
    return name.split(separator: ".").count != 2 || name.contains("<")
      || values.values.contains(where: \.needsMemory) || sequence.contains(where: \.needsMemory)
  }
}
