package import SwiftSyntax

/// A class or a protocol of the sources, with the members of its extensions.
package struct TypeRecord {
  /// The name with the names of the types around it, as in `Ring.Style`.
  package let name: String
  package let isProtocol: Bool
  /// The names in the inheritance clauses of the declaration and its extensions, without generic
  /// arguments.
  package internal(set) var inherited: [String]
  package let attributes: [String]
  package let modifiers: [String]
  package let isGeneric: Bool
  package let file: String
  package let memberBlock: MemberBlockSyntax
  /// Whether it is declared in a file that isn't rewritten.
  package var isContext = false
  /// Whether the sources only extend the type, which is UIKit's, for example. It has no file then.
  package private(set) var isExternal = false
  package internal(set) var members: [Member] = []

  package var isObjCMembers: Bool { attributes.contains("objcMembers") }
  package var isObjC: Bool { attributes.contains("objc") || isObjCMembers }
  package var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
  package var isFinal: Bool { modifiers.contains("final") }

  /// The name without those around it.
  package var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension TypeRecord {
  /// A type of another module that the sources extend.
  static func external(_ name: String) -> TypeRecord {
    var record = TypeRecord(
      name: name, isProtocol: false, inherited: [], attributes: [], modifiers: [],
      isGeneric: false, file: "", memberBlock: MemberBlockSyntax(members: []))
    record.isExternal = true
    return record
  }
}
