public import Foundation

/// A type of files or of data, such as that of PNG images: a uniform type identifier, and what the system
/// knows of it.
///
/// The types are those that Apple documents as declared by the system, with their names for files and in
/// MIME. A film's Info.plist isn't read.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as "public.png".
  public let identifier: String

  /// Finds a type of the system; nil for an identifier that isn't declared. Those of dynamic types are
  /// accepted.
  public init?(_ identifier: String) {
    if Self.dynamicName(identifier) != nil {
      self.init(known: identifier)
      return
    }
    guard let type = KnownType.withIdentifier[identifier.lowercased()] else { return nil }
    self.init(known: type.identifier)
  }

  /// Finds the type of files with an extension, without the dot. An extension that isn't known makes a
  /// dynamic type, as on Apple's systems; its identifier names the extension (D).
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds the type with a name in MIME; see `init(filenameExtension:conformingTo:)`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds a type by a tag of a class, among those that conform to `supertype`.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// Returns the types with a tag that conform to `supertype`: a dynamic type if there is none.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let known = KnownType.all.filter { $0.tags(of: tagClass).contains(tag.lowercased()) }
      .map { UTType(known: $0.identifier) }
    let found = known.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    guard found.isEmpty else { return found }
    let name = "\(tagClass.rawValue)=\(tag.lowercased())"
    return [UTType(known: "\(dynamicPrefix)\(supertype?.identifier ?? ""):\(name)")]
  }

  /// A type that an app exports; its identifier alone is known.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// A type of another app; its identifier alone is known, unless the system declares it.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  init(known identifier: String) { self.identifier = identifier }

  /// What the identifiers of types that aren't declared start with. The supertype, the class of the tag and
  /// the tag follow.
  private static let dynamicPrefix = "dyn."

  /// Returns the parts of a dynamic type's identifier; nil for others.
  private static func dynamicName(
    _ identifier: String
  ) -> (supertype: String, tagClass: UTTagClass, tag: String)? {
    guard identifier.hasPrefix(dynamicPrefix) else { return nil }
    let parts = identifier.dropFirst(dynamicPrefix.count).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.last.map { $0.split(separator: "=", maxSplits: 1).map(String.init) } ?? []
    guard parts.count == 2, name.count == 2 else { return nil }
    return (String(parts[0]), UTTagClass(rawValue: name[0]), name[1])
  }

  private var known: KnownType? { KnownType.withIdentifier[identifier.lowercased()] }

  /// The extension that files of the type usually have.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The type's usual name in MIME.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The type's names, the usual one first.
  public var tags: [UTTagClass: [String]] {
    if let known {
      return [.filenameExtension: known.extensions, .mimeType: known.mimeTypes]
        .filter { !$0.value.isEmpty }
    }
    return Self.dynamicName(identifier).map { [$0.tagClass: [$0.tag]] } ?? [:]
  }

  /// A description in English; nil if there is none.
  public var localizedDescription: String? {
    known.flatMap { $0.description.isEmpty ? nil : $0.description }
  }

  /// The version of the declaration: nil.
  public var version: Int? { nil }

  /// The page that describes the type: nil.
  public var referenceURL: URL? { nil }

  /// Whether the type was made for a name that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }

  /// Whether the type isn't dynamic.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the identifier is in Apple's public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types to which the type conforms, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = known?.parents ?? Self.dynamicName(identifier).map { [$0.supertype] } ?? []
    while let parent = open.popLast() {
      guard found.insert(UTType(known: parent)).inserted else { continue }
      open += KnownType.withIdentifier[parent]?.parents ?? []
    }
    return found
  }

  /// Returns whether the type is `type` or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether the type conforms to another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether another type conforms to this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The identifier.
  public var description: String { identifier }
}

/// A kind of names that types have.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier of the kind.
  public let rawValue: String

  /// Creates a kind from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// Names in MIME.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The identifier.
  public var description: String { rawValue }
}

extension URL {
  /// Returns the URL with the usual extension of a type, unless it has one of the type's.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let known = contentType.tags[.filenameExtension] ?? []
    guard let name = known.first, !known.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(name)
  }

  /// Returns the URL of a file of a type in a folder.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
