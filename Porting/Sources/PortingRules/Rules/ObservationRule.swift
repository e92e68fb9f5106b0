import SwiftSyntax

/// Reports changes of `@objc dynamic` properties to their observers.
package enum ObservationRule: Rule {
  package static let name = "observable properties"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ObservationVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class ObservationVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(ObservationRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "dynamic" }),
      !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      !node.attributes.names.contains("NSManaged"), node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      node.bindingSpecifier.tokenKind == .keyword(.var),
      let record = node.enclosingTypeName.flatMap(index.record), !record.isProtocol
    else { return .visitChildren }
    let key = "\"\(node.attributes.objectiveCName ?? name)\""
    guard let block = binding.accessorBlock else {
      findings.insert(
        " { willSet { \(Self.will(key, name, "newValue")) } "
          + "didSet { \(Self.did(key, "oldValue", name)) } }",
        after: binding, "changes of \(name) are reported")
      return .visitChildren
    }
    guard case .accessors(let accessors) = block.accessors else { return .visitChildren }
    let kinds = accessors.map(\.accessorSpecifier.text)
    if kinds.contains("set") {
      for accessor in accessors where accessor.accessorSpecifier.text == "set" {
        guard let body = accessor.body else { continue }
        let value = accessor.parameters?.name.text ?? "newValue"
        findings.insert(
          " let portedOld = \(name); \(Self.will(key, "portedOld", value)); "
            + "defer { \(Self.did(key, "portedOld", name)) };",
          after: body.leftBrace, "changes of \(name) are reported")
      }
      return .visitChildren
    }
    observe(accessors, key, name, block)
    return .visitChildren
  }

  /// Adds to observers that exist, or adds the missing one.
  private func observe(
    _ accessors: AccessorDeclListSyntax, _ key: String, _ name: String, _ block: AccessorBlockSyntax
  ) {
    var missing = ["willSet", "didSet"]
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      let isWill = accessor.accessorSpecifier.text == "willSet"
      missing.removeAll { $0 == accessor.accessorSpecifier.text }
      let value = accessor.parameters?.name.text ?? (isWill ? "newValue" : "oldValue")
      let call = isWill ? Self.will(key, name, value) : "defer { \(Self.did(key, value, name)) }"
      findings.insert(" \(call);", after: body.leftBrace, "changes of \(name) are reported")
    }
    for kind in missing {
      let call =
        kind == "willSet" ? Self.will(key, name, "newValue") : Self.did(key, "oldValue", name)
      findings.add(
        Edit(
          inserting: " \(kind) { \(call) }",
          at: block.leftBrace.endPositionBeforeTrailingTrivia))
    }
  }

  private static func will(_ key: String, _ old: String, _ new: String) -> String {
    "portedWillChange(self, \(key), \(old), \(new))"
  }

  private static func did(_ key: String, _ old: String, _ new: String) -> String {
    "portedDidChange(self, \(key), \(old), \(new))"
  }
}
