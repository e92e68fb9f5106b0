import SwiftSyntax

/// Dispatches members of extensions of UIKit's classes that subclasses override, as Objective-C does.
///
/// Each version gets a name of its own. The member itself calls the version of the object's class,
/// and `super` the version of the nearest superclass that has one.
package enum DispatchedMemberRule: Rule {
  package static let name = "overrides of members of extensions"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    var findings = Findings(DispatchedMemberRule.self, file)
    for family in index.extensionFamilies {
      let base = family.base
      if base.member.file == file.path { dispatch(family, &findings) }
      for version in family.overrides where version.member.file == file.path {
        findings.replace(
          version.member.nameNode, with: version.name,
          "\(version.member.fullName) is called for objects of \(version.owner.name)")
        findings.makeNonoverriding(version.member)
        let calls = SuperVisitor(
          version.member.name, family.ancestor(of: version, index).name, findings)
        calls.walk(version.member.declaration)
        findings = calls.findings
      }
    }
    return findings
  }

  /// Renames the member of the extension, and inserts a member that calls the right version.
  private static func dispatch(_ family: ExtensionFamily, _ findings: inout Findings) {
    let member = family.base.member
    guard let text = dispatcher(family) else {
      findings.remark(
        .obstacle, member.nameNode, "\(member.fullName) can't be overridden",
        hint: "Leave out generic parameters, variadic ones and Self.")
      return
    }
    findings.replace(
      member.nameNode, with: family.base.name,
      "\(member.fullName) calls the version of the object's class")
    findings.add(
      Edit(inserting: text + "; ", at: member.declaration.positionAfterSkippingLeadingTrivia))
  }

  private static func dispatcher(_ family: ExtensionFamily) -> String? {
    let member = family.base.member
    let kept = member.modifiers.filter { $0 != "dynamic" && $0 != "open" }
    let access = member.modifiers.contains("open") ? ["public"] : []
    let isDiscardable = member.attributes.contains("discardableResult")
    let modifiers =
      (isDiscardable ? "@discardableResult " : "")
      + (access + kept).map { $0 + " " }.joined()
    switch member.kind {
    case .method(let method):
      let signature = method.forwardingSignature
      guard !signature.contains("Self"), let own = method.forwarding(to: family.base.name) else {
        return nil
      }
      let calls = family.overrides.compactMap { version in
        method.forwarding(to: "object." + version.name).map {
          "if let object = self as? \(version.owner.name) { return \($0) }; "
        }
      }
      return "\(modifiers)func \(member.name)\(signature) { \(calls.joined())return \(own) }"
    case .property(_, let binding):
      guard let type = binding.typeAnnotation?.type.trimmedDescription, type != "Self" else {
        return nil
      }
      func accessor(_ text: (String) -> String) -> String {
        family.overrides.map { version in
          "if let object = self as? \(version.owner.name) { \(text("object." + version.name)) }; "
        }.joined() + text(family.base.name)
      }
      let getter = "get { \(accessor { "return " + $0 }) }"
      let setter =
        member.isSettable ? " set { \(accessor { "\($0) = newValue; return" }) }" : ""
      return "\(modifiers)var \(member.name): \(type) { \(getter)\(setter) }"
    }
  }
}

/// Replaces uses of a member of `super`.
private final class SuperVisitor: SyntaxVisitor {
  var findings: Findings
  private let member: String
  private let version: String

  init(_ member: String, _ version: String, _ findings: Findings) {
    self.member = member
    self.version = version
    self.findings = findings
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) ?? false,
      node.declName.baseName.identifierText == member
    else { return .visitChildren }
    findings.replace(node, with: "self." + version, "super has \(member) as \(version)")
    return .skipChildren
  }
}

extension Member {
  /// The whole declaration.
  var declaration: Syntax {
    switch kind {
    case .method(let method): Syntax(method)
    case .property(let variable, _): Syntax(variable)
    }
  }
}
