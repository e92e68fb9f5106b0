import SwiftParser
import SwiftSyntax

/// Declares the code of a target whose default isolation is the main actor as `nonisolated`.
///
/// UIKit's classes here belong to no actor, because a stage has a thread of its own, and a class of the
/// main actor can't override their initialisers and methods. It is a pass over the rewritten text, not
/// a rule, because declarations that rules add need it too.
enum Isolation {
  /// Returns the text of a file with `nonisolated` declarations; lines keep their numbers.
  static func removed(from text: String) -> String {
    let visitor = IsolationVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.edits.applied(to: text)
  }
}

/// Collects the declarations that the default isolation applies to: types, extensions, functions and
/// variables of the file, types in extensions, and static variables. Members of a `nonisolated` type
/// have no isolation.
private final class IsolationVisitor: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  /// The number of types around the node, without extensions.
  private var depth = 0

  /// Types of constants for which `nonisolated(unsafe)` would be a warning, because they are values
  /// that threads can share.
  private static let values: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Float", "Int", "PortedStatic",
    "PortedWeakStatic", "String", "TimeInterval", "UIColor", "UIEdgeInsets",
  ]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
  override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }

  private func enter(_ node: some WithModifiersSyntax & WithAttributesSyntax & DeclGroupSyntax)
    -> SyntaxVisitorContinueKind
  {
    if depth == 0 { mark(node, at: node.introducer) }
    depth += 1
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    mark(node, at: node.extensionKeyword)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isOfFile { mark(node, at: node.funcKeyword) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    guard node.isOfFile || isStatic && !node.isInsideBody else { return .visitChildren }
    if node.isStored, !node.isConstant(of: Self.values) {
      mark(node, at: node.bindingSpecifier, "nonisolated(unsafe)")
    } else if !isStatic {
      mark(node, at: node.bindingSpecifier)
    }
    return .visitChildren
  }

  /// An isolated deinitialiser needs an isolated class.
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifier = node.modifiers.first { $0.name.text == "isolated" }
    if let modifier { edits.append(Edit(removing: modifier)) }
    return .visitChildren
  }

  private func mark(
    _ node: some WithModifiersSyntax & WithAttributesSyntax, at keyword: TokenSyntax,
    _ modifier: String = "nonisolated"
  ) {
    guard !node.modifiers.contains(where: { $0.name.text == "nonisolated" }),
      !node.attributes.names.contains(where: { $0.hasSuffix("Actor") })
    else { return }
    let place =
      node.modifiers.first?.positionAfterSkippingLeadingTrivia
      ?? keyword.positionAfterSkippingLeadingTrivia
    edits.append(Edit(inserting: modifier + " ", at: place))
  }
}

extension SyntaxProtocol {
  /// Whether a declaration is not inside of a type or function.
  var isOfFile: Bool { !isInside { $0.is(MemberBlockSyntax.self) } && !isInsideBody }

  /// Whether a declaration is inside of a function, an accessor or a closure.
  fileprivate var isInsideBody: Bool {
    isInside {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.is(AccessorBlockSyntax.self)
    }
  }

  /// Whether a node around this one, up to the nearest type, meets a condition.
  private func isInside(_ condition: (Syntax) -> Bool) -> Bool {
    var next = parent
    while let node = next {
      if condition(node) { return true }
      if node.is(MemberBlockSyntax.self) { return false }
      next = node.parent
    }
    return false
  }
}

extension VariableDeclSyntax {
  /// Whether the variables have storage of their own. Those with a property wrapper don't count.
  fileprivate var isStored: Bool {
    guard !attributes.names.contains(where: { $0.first?.isUppercase ?? false }) else {
      return false
    }
    return bindings.contains { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let accessors):
        accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }

  /// Whether this is a constant of one of the types, or a literal.
  fileprivate func isConstant(of types: Set<String>) -> Bool {
    guard bindingSpecifier.text == "let" else { return false }
    return bindings.allSatisfy { binding in
      if let type = binding.typeAnnotation?.type { return types.contains(type.trimmedDescription) }
      guard let value = binding.initializer?.value else { return false }
      if let call = value.as(FunctionCallExprSyntax.self) {
        return types.contains(String(call.calledExpression.trimmedDescription.prefix { $0 != "<" }))
      }
      if let base = value.as(MemberAccessExprSyntax.self)?.base {
        return types.contains(base.trimmedDescription)
      }
      return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
        || value.is(StringLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
    }
  }
}
