import SwiftSyntax

/// Marks methods as overrides that UIKit has had only since a later version: `setTabBarHidden(_:animated:)`
/// of a tab bar controller's class compiled before iOS 18.
///
/// A stored property of such a name becomes an override whose value is in a property of another name, as an
/// object of Objective-C that was compiled before would answer both.
package enum NewerMemberRule: Rule {
  package static let name = "newer members"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = NewerMemberVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class NewerMemberVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(NewerMemberRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// A method of UIKit with the types of its parameters.
  private struct Method {
    let name: String
    let labels: [String]
    let types: [String]

    func matches(_ node: FunctionDeclSyntax) -> Bool {
      let parameters = node.signature.parameterClause.parameters
      return node.name.identifierText == name
        && parameters.map(\.firstName.identifierText) == labels
        && parameters.map(\.type.trimmedDescription) == types
        && node.signature.returnClause == nil && node.genericParameterClause == nil
    }
  }

  /// UIKit's methods since iOS 17 that subclasses can override, by their classes.
  private static let methods = [
    "UITabBarController": [
      Method(name: "setTabBarHidden", labels: ["_", "animated"], types: ["Bool", "Bool"])
    ],
    "UIViewController": [
      Method(name: "viewIsAppearing", labels: ["_"], types: ["Bool"]),
      Method(name: "updateProperties", labels: [], types: []),
    ],
    "UIView": [Method(name: "updateProperties", labels: [], types: [])],
  ]

  /// UIKit's properties since iOS 17 that subclasses can override, with their types, by their classes.
  private static let properties = ["UITabBarController": ["isTabBarHidden": "Bool"]]

  /// The modifiers of methods that are marked already or can't be overrides.
  private static let excluded = ["override", "static", "class", "private", "fileprivate"]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.parent?.parent?.parent
    let modifiers = Set(node.modifiers.map(\.name.text))
    guard modifiers.isDisjoint(with: Self.excluded),
      let owner = members?.parent?.as(ClassDeclSyntax.self),
      let record = node.enclosingTypeName.flatMap(index.record), !isDeclaredAbove(node, record),
      let system = Self.methods.first(where: { name, methods in
        methods.contains { $0.matches(node) } && index.inherits(record, from: name)
      })
    else { return .visitChildren }
    let isOpen = owner.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let needsAccess = isOpen && modifiers.isDisjoint(with: ["public", "open"])
    findings.insert(
      (needsAccess ? "public " : "") + "override ", before: node.funcKeyword,
      "\(system.key) has this method, too")
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = Set(node.modifiers.map(\.name.text))
    guard modifiers.isDisjoint(with: Self.excluded + ["lazy", "weak"]),
      let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let record = node.enclosingTypeName.flatMap(index.record), node.bindings.count == 1,
      node.bindingSpecifier.text == "var", let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.isStored,
      let (system, type) = Self.properties.lazy.compactMap({ system, properties in
        properties[name.identifierText].map { (system, $0) }
      }).first(where: { self.index.inherits(record, from: $0.0) }),
      binding.typeAnnotation.map({ $0.type.trimmedDescription == type }) ?? true
    else { return .visitChildren }
    let isOpen = owner.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let needsAccess = isOpen && modifiers.isDisjoint(with: ["public", "open"])
    let stored = RenamedMemberRule.newName(of: name.identifierText)
    findings.insert(
      (needsAccess ? "public " : "") + "override ", before: node.bindingSpecifier,
      "\(system) has this property, too")
    findings.add(
      Edit(
        inserting: ": \(type) { get { \(stored) } set { \(stored) = newValue } }; "
          + "private var \(stored)", at: name.endPositionBeforeTrailingTrivia))
    return .visitChildren
  }

  /// Whether a superclass in the sources has the method, which is then marked there.
  private func isDeclaredAbove(_ node: FunctionDeclSyntax, _ record: TypeRecord) -> Bool {
    index.lineage(of: record).dropFirst().contains { above in
      above.members.contains {
        $0.name == node.name.identifierText && $0.method != nil && !$0.isOverride
          && !$0.isInExtension
      } && !above.isExternal
    }
  }
}

extension PatternBindingSyntax {
  /// Whether a property stores its value: it has no accessors but observers.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
