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
  package internal(set) var members: [Member] = []

  package var isObjCMembers: Bool { attributes.contains("objcMembers") }
  package var isObjC: Bool { attributes.contains("objc") || isObjCMembers }
  package var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
  package var isFinal: Bool { modifiers.contains("final") }

  /// The name without those around it.
  package var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
