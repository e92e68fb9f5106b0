import SwiftSyntax

/// Registers the members that Objective-C would see, so that selectors and keys given as strings
/// find them.
///
/// After the file's last line, an extension of each class has a static list, because there it can
/// name private members. A private class within another type can't be extended there, and has the
/// list on the line of its closing brace. The file ends with a function that the program runs when
/// it is loaded.
package enum MemberRegistrationRule: Rule {
  package static let name = "registered members"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = RegistrationVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.finish()
  }
}

private final class RegistrationVisitor: SyntaxVisitor {
  private var findings: Findings
  private let index: SourceIndex
  private let file: SourceFile
  /// The members of classes that are listed after the last line, by the classes' names.
  private var lists: [String: [String]] = [:]
  /// The classes that have a list on their last line.
  private var inner: [String] = []
  /// The calls that register classes by their names in Objective-C, and initialisers.
  private var registrations: [String] = []

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(MemberRegistrationRule.self, file)
    self.index = index
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The name of a class's list; the lists of a superclass and of other files have other names.
  private func listName(_ owner: String) -> String {
    "portedMembersOf\(owner.filter { $0 != "." })_\(file.path.stableHash)"
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // Types within functions can't be named outside.
    guard !node.isLocal else { return .visitChildren }
    let outer = node.enclosingTypeName.map { $0 + "." } ?? ""
    let name = outer + node.name.identifierText
    register(node, named: name)
    registerInitializer(of: node, named: name)
    let entries = entries(of: name, node.memberBlock) + inheritedEntries(of: name, node)
    guard !entries.isEmpty else { return .visitChildren }
    if !outer.isEmpty, let access = node.modifiers.first(where: { $0.name.text == "private" }) {
      findings.insertMembers(
        list(entries, of: name), into: node.memberBlock,
        "\(entries.count) members of \(name) are registered")
      // The registration is outside of the type around it.
      findings.add(Edit(replacing: access, with: "fileprivate"))
      inner.append(name)
    } else {
      add(entries, to: name, at: node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    let entries = entries(of: name, node.memberBlock)
    if !entries.isEmpty { add(entries, to: name, at: node.extendedType) }
    return .visitChildren
  }

  /// Registers a class with a name of its own in Objective-C, by which nibs and strings name it.
  private func register(_ node: ClassDeclSyntax, named name: String) {
    guard file.isCertain(node), let given = node.attributes.objectiveCName,
      node.genericParameterClause == nil, !node.modifiers.contains(where: \.isPrivate)
    else { return }
    registrations.append("portedRegister(\(given.debugDescription), \(name).self)")
    findings.remark(.rewritten, node.name, "\(name) is registered as \(given)")
  }

  /// Registers the initialiser without parameters of a class that is declared beside that of UIKit's class.
  private func registerInitializer(of node: ClassDeclSyntax, named name: String) {
    guard file.isCertain(node), let record = index.record(name), !record.isGeneric,
      !isPrivateWithinType(node), index.hasOwnInitializer(record)
    else { return }
    registrations.append("portedRegister(\(name).self, initializer: { \(name)() })")
    findings.remark(.rewritten, node.name, "init() of \(name) is registered")
  }

  private func isPrivateWithinType(_ node: ClassDeclSyntax) -> Bool {
    node.enclosingTypeName != nil && node.modifiers.contains(where: \.isPrivate)
  }

  /// The registrations of the members that a class inherits from generic classes, which can't register them
  /// themselves.
  private func inheritedEntries(of name: String, _ node: ClassDeclSyntax) -> [String] {
    guard file.isCertain(node), let record = index.record(name), !record.isGeneric else {
      return []
    }
    var entries: [String] = []
    var ancestor = record.inherited.first.flatMap(index.record)
    while let type = ancestor, !type.isProtocol, !type.isExternal, type.isGeneric {
      let names = type.genericParameters
      entries += type.members.filter { member in
        !member.isPrivate && !member.isOverride && index.isVisible(member, in: type)
          && !member.names(names)
      }.compactMap { entry($0, in: record, isInherited: true) }
      ancestor = type.inherited.first.flatMap(index.record)
    }
    return entries
  }

  private func add(_ entries: [String], to name: String, at node: some SyntaxProtocol) {
    lists[name, default: []] += entries
    findings.remark(.rewritten, node, "\(entries.count) members of \(name) are registered")
  }

  private func list(_ entries: [String], of owner: String) -> String {
    "fileprivate static var \(listName(owner)): [PortedMember] { "
      + "[\(entries.joined(separator: ", "))] }"
  }

  /// Returns the registrations of a block's members.
  private func entries(of name: String, _ block: MemberBlockSyntax) -> [String] {
    guard file.isCertain(block), let record = index.record(name), !record.isProtocol,
      !record.isGeneric
    else { return [] }
    let own = block.members.flatDeclarations.filter(file.isCertain)
    let members = own.flatMap { declaration in
      record.members.filter { member in
        switch member.kind {
        case .method(let method): method.id == declaration.id
        case .property(let variable, _): variable.id == declaration.id
        }
      }
    }
    return members.filter { index.isVisible($0, in: record) }.compactMap { entry($0, in: record) }
  }

  /// Returns the registration of a member in a class; nil if it can't be registered.
  private func entry(
    _ member: Member, in record: TypeRecord, isInherited: Bool = false
  ) -> String? {
    guard !member.isUnavailable else { return nil }
    let name = "\"\(member.objectiveCName)\""
    switch member.kind {
    case .method(let method):
      let effects = method.signature.effectSpecifiers
      guard method.genericParameterClause == nil, effects?.asyncSpecifier == nil,
        effects?.throwsClause == nil,
        !method.signature.parameterClause.parameters.contains(where: \.isInoutOrVariadic)
      else { return nil }
      let call = CallText.of(
        method, named: member.name, in: record.name, isStatic: member.isStatic)
      return ".method(\(name), \(call))"
    case .property(let variable, _):
      guard !member.isStatic else { return nil }
      let path = "\\\(record.name).\(member.name)"
      if variable.attributes.names.contains("NSManaged") { return ".managed(\(name), \(path))" }
      // Nibs set outlets whose setter is private: key-value coding sets the variable itself.
      return (isInherited ? member.isSettable : member.isSettableInItsFile)
        ? ".property(\(name), \(path))" : ".getter(\(name), \(path))"
    }
  }

  func finish() -> Findings {
    let owners = (lists.keys + inner).sorted()
    guard !owners.isEmpty || !registrations.isEmpty else { return findings }
    for (name, entries) in lists.sorted(by: { $0.key < $1.key }) {
      findings.append("extension \(name) { \(list(entries, of: name)) }")
    }
    let calls =
      registrations + owners.map { "portedRegister(\($0).self) { \($0).\(listName($0)) }" }
    let hash = file.path.stableHash
    // The compiler accepts only a single call as a constant.
    findings.append(
      "@section(\".init_array\") @used private let portedRegistration_\(hash): "
        + "@convention(c) () -> Void = { portedRegisterMembers_\(hash)() }")
    findings.append(
      "private func portedRegisterMembers_\(hash)() { \(calls.joined(separator: "; ")) }")
    return findings
  }
}

extension FunctionParameterSyntax {
  var isInoutOrVariadic: Bool {
    ellipsis != nil
      || (type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.trimmedDescription == "inout"
      } ?? false)
  }
}

extension SyntaxProtocol {
  /// Whether a declaration is in a function.
  var isLocal: Bool {
    var current = parent
    while let node = current {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return true }
      current = node.parent
    }
    return false
  }
}

extension DeclModifierSyntax {
  fileprivate var isPrivate: Bool { ["private", "fileprivate"].contains(name.text) }
}

extension TypeRecord {
  /// The names of a generic class's parameters.
  fileprivate var genericParameters: Set<String> {
    let clause = memberBlock.parent?.as(ClassDeclSyntax.self)?.genericParameterClause
    return Set(clause?.parameters.map(\.name.text) ?? [])
  }
}

extension Member {
  /// Whether the types of a method's parameters name one of `types`.
  fileprivate func names(_ types: Set<String>) -> Bool {
    method?.signature.parameterClause.tokens(viewMode: .sourceAccurate)
      .contains { types.contains($0.text) } ?? false
  }
}
