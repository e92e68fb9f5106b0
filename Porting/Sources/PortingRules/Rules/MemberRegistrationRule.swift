import SwiftSyntax

/// Registers the members that Objective-C would see, so that selectors and keys given as strings
/// find them.
///
/// Each class and extension gets a static list on the line of its closing brace, where private
/// members can be named, and the file ends with a function that the program runs when it is loaded.
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
  /// The expressions of the lists, and the classes that they belong to.
  private var lists: [(owner: String, list: String)] = []

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(MemberRegistrationRule.self, file)
    self.index = index
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = node.enclosingTypeName.map { $0 + "." } ?? ""
    // Types within functions can't be named outside.
    if !node.isLocal {
      register(outer + node.name.identifierText, node.memberBlock, isInExtension: false)
      // The registration is outside of the type around it.
      if !outer.isEmpty, let access = node.modifiers.first(where: { $0.name.text == "private" }) {
        findings.add(Edit(replacing: access, with: "fileprivate"))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    register(node.extendedType.nameWithoutArguments, node.memberBlock, isInExtension: true)
    return .visitChildren
  }

  private func register(_ name: String, _ block: MemberBlockSyntax, isInExtension: Bool) {
    guard file.isCertain(block), let record = index.record(name), !record.isProtocol,
      !record.isGeneric
    else { return }
    let own = block.members.flatDeclarations.filter(file.isCertain)
    let members = own.flatMap { declaration in
      record.members.filter { member in
        switch member.kind {
        case .method(let method): method.id == declaration.id
        case .property(let variable, _): variable.id == declaration.id
        }
      }
    }
    let entries = members.compactMap { entry($0, in: record) }
    guard !entries.isEmpty else { return }
    let list =
      "portedMembersOf" + name.filter { $0 != "." }
      + (isInExtension ? "_\(file.path.stableHash)_\(lists.count)" : "")
    findings.insertMembers(
      "fileprivate static var \(list): [PortedMember] { [\(entries.joined(separator: ", "))] }",
      into: block, "\(entries.count) members of \(name) are registered")
    lists.append((name, list))
  }

  /// Returns the registration of a member; nil if it isn't visible to Objective-C or can't be
  /// registered.
  private func entry(_ member: Member, in record: TypeRecord) -> String? {
    guard index.isVisible(member, in: record) else { return nil }
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
    case .property:
      guard !member.isStatic else { return nil }
      let path = "\\\(record.name).\(member.name)"
      return member.isSettable ? ".property(\(name), \(path))" : ".getter(\(name), \(path))"
    }
  }

  func finish() -> Findings {
    guard !lists.isEmpty else { return findings }
    let calls = lists.map { "portedRegister(\($0.owner).self) { \($0.owner).\($0.list) }" }
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
