import SwiftSyntax

/// Creates objects of classes that are known only at run time, as `T()`, `Self()` and
/// `cellClass.init(frame:)` do, by a function.
///
/// On iOS, the initialisers of UIKit's classes can be called on any metatype. Initialisers that the
/// sources declare must be `required` there, as on Linux, and are left as they are.
package enum MetatypeRule: Rule {
  package static let name = "metatypes"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let variables = MetatypeVariableVisitor(viewMode: .sourceAccurate)
    variables.walk(file.tree)
    let visitor = MetatypeVisitor(file, index, variables)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class MetatypeVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex
  private let variables: MetatypeVariableVisitor

  init(_ file: SourceFile, _ index: SourceIndex, _ variables: MetatypeVariableVisitor) {
    findings = Findings(MetatypeRule.self, file)
    self.index = index
    self.variables = variables
    super.init(viewMode: .sourceAccurate)
  }

  /// The labels of the initialisers that the run time can call.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["keyPath"], ["nibName", "bundle"], ["target", "action"],
    ["style", "reuseIdentifier"], ["title", "message", "preferredStyle"],
    ["title", "style", "target", "action"], ["image", "style", "target", "action"],
    ["barButtonSystemItem", "target", "action"], ["customView"], ["title", "image", "tag"],
    ["title", "image", "selectedImage"], ["tabBarSystemItem", "tag"], ["type"], ["image"],
    ["rootViewController"], ["forCellWith"], ["forSupplementaryViewOfKind", "with"],
    ["forDecorationViewOfKind", "with"],
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard Self.initializers.contains(labels), node.leftParen != nil,
      node.trailingClosure == nil, let (metatype, name) = metatype(calledBy: node),
      hasSystemInitializer(index.unaliased(name), labels)
    else { return .visitChildren }
    let separator = labels.isEmpty ? "" : ", "
    findings.replace(
      node.calledExpression, with: "portedMake",
      "\(node.calledExpression.trimmedDescription)(…) creates an object of a class that is known "
        + "only at run time")
    if let parenthesis = node.leftParen {
      findings.add(
        Edit(
          inserting: metatype + separator, at: parenthesis.endPositionBeforeTrailingTrivia))
    }
    // The function returns nil for nil, where the question mark left the whole chain.
    let isOptional =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.base?
      .is(OptionalChainingExprSyntax.self) ?? false
    if isOptional, node.parent?.is(MemberAccessExprSyntax.self) ?? false {
      findings.add(Edit(inserting: "?", at: node.endPositionBeforeTrailingTrivia))
    }
    return .visitChildren
  }

  /// Returns the metatype on which a call calls an initialiser, and the class that is known of it.
  private func metatype(calledBy call: FunctionCallExprSyntax) -> (text: String, name: String)? {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if name == "Self" { return openClass(around: call).map { ("Self.self", $0) } }
      return (call.boundOfTypeParameter(name) ?? associatedClass(name, around: call))
        .map { ("\(name).self", $0) }
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return nil }
    guard access.declName.baseName.text == "init" else {
      let name = access.trimmedDescription
      return associatedClass(name, around: call).map { ("\(name).self", $0) }
    }
    if let bound = associatedClass(base.trimmedDescription, around: call) {
      return ("\(base.trimmedDescription).self", bound)
    }
    switch base.trimmedDescription {
    case "self" where call.isInStaticMember:
      return openClass(around: call).map { ("self", $0) }
    case "Self", "type(of: self)":
      let text = base.trimmedDescription == "Self" ? "Self.self" : base.trimmedDescription
      return openClass(around: call).map { (text, $0) }
    default: break
    }
    let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    if let cast = value.castMetatype { return (value.trimmedDescription, cast) }
    if let reference = base.as(DeclReferenceExprSyntax.self),
      let bound = call.boundOfTypeParameter(reference.baseName.text)
    {
      return ("\(reference.baseName.text).self", bound)
    }
    guard let name = variables.metatypeClass(of: value) else { return nil }
    return (value.trimmedDescription, call.boundOfTypeParameter(name) ?? name)
  }

  /// Returns the class that limits an associated type: that of the protocol around a call, as in
  /// `associatedtype Root: UIView`, or that of a type parameter, as in `Flow.Root`, which a type alias of
  /// the type around the call can name.
  private func associatedClass(_ name: String, around call: FunctionCallExprSyntax) -> String? {
    guard let outer = call.enclosingTypeName.flatMap(index.record) else { return nil }
    if let own = index.associatedClass(name, of: outer) { return own }
    let line = index.lineage(of: outer)
    let path =
      line.lazy.map { "\($0.name).\(name)" }.first { self.index.unaliased($0) != $0 }
      .map(index.unaliased) ?? name
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return nil }
    let bound =
      call.boundOfTypeParameter(parts[0])
      // An extension doesn't repeat the type parameters.
      ?? line.lazy.compactMap { $0.memberBlock.boundOfTypeParameter(parts[0]) }.first
    return bound.flatMap(index.record).flatMap { index.associatedClass(parts[1], of: $0) }
  }

  /// Returns the class around a call, unless it is final: `Self` can be a subclass of it. Nil within
  /// other types.
  private func openClass(around call: FunctionCallExprSyntax) -> String? {
    guard let name = call.enclosingTypeName, let record = index.record(name), !record.isFinal else {
      return nil
    }
    // Extensions don't tell whether UIKit's type is a class.
    let isClass = !record.isExternal || Self.classEndings.contains(where: name.hasSuffix)
    return isClass ? name : nil
  }

  private static let classEndings = [
    "View", "Button", "Label", "Controller", "Control", "Field", "Layer", "Cell", "Window", "Bar",
    "Switch", "Slider", "Animation", "Recognizer", "Item", "LayoutAttributes",
  ]

  /// Whether a class has UIKit's initialiser, not a required one of its own.
  private func hasSystemInitializer(_ name: String, _ labels: [String]) -> Bool {
    guard let record = index.record(name), !record.isExternal else {
      return name == "NSObject" && labels.isEmpty || ["UI", "CA"].contains { name.hasPrefix($0) }
    }
    guard !record.isProtocol else { return false }
    let line = index.lineage(of: record).filter { !$0.isExternal }
    let isOfSystem = line.last?.inherited.contains {
      $0.hasPrefix("UI") || $0.hasPrefix("CA")
    }
    return isOfSystem == true
      && !line.contains { $0.memberBlock.hasRequiredInitializer(labels) }
  }
}

/// Collects the variables and parameters whose type is a metatype, as in `let type: UIView.Type`, and
/// those that are read from other such variables or from collections, as in `let type = types[0]`.
private final class MetatypeVariableVisitor: SyntaxVisitor {
  private var classes: [String: String] = [:]
  /// The classes of the metatypes in collections, by their names.
  private var elements: [String: String] = [:]

  /// Returns the class of the metatype that a variable, or an element of a collection, has.
  func metatypeClass(of value: ExprSyntax) -> String? {
    if let element = value.as(SubscriptCallExprSyntax.self) {
      return element.calledExpression.lastName.flatMap { elements[$0] }
    }
    return value.lastName.flatMap { classes[$0] }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.name, let bound = node.sequence.lastName.flatMap({ elements[$0] }) {
      classes[name] = bound
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).identifierText, node.type)
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    guard let name = pattern.name else { return }
    if let type { return note(name, type) }
    if let value, value.is(SubscriptCallExprSyntax.self) || value.lastName != nil {
      classes[name] = metatypeClass(of: value)
    }
  }

  private func note(_ name: String, _ type: TypeSyntax) {
    if let bound = type.metatypeClass { classes[name] = bound }
    if let array = type.as(ArrayTypeSyntax.self) { elements[name] = array.element.metatypeClass }
    if let map = type.as(DictionaryTypeSyntax.self) { elements[name] = map.value.metatypeClass }
  }
}

extension PatternSyntax {
  fileprivate var name: String? {
    self.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }
}

extension ExprSyntax {
  /// The name of a variable or property, such as `types` of `self.types`.
  fileprivate var lastName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
  }
}

extension TypeSyntax {
  /// The class in `C.Type`, also if that is optional or in parentheses.
  fileprivate var metatypeClass: String? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.metatypeClass }
    if let metatype = self.as(MetatypeTypeSyntax.self) {
      return metatype.metatypeSpecifier.text == "Type"
        ? metatype.baseType.nameWithoutArguments : nil
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.metatypeClass
    }
    return nil
  }
}

extension ExprSyntax {
  /// The class in `(x as! C.Type)`.
  fileprivate var castMetatype: String? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let expression = tuple.elements.first?.expression
    else { return nil }
    if let cast = expression.as(AsExprSyntax.self) { return cast.type.metatypeClass }
    // Operators aren't folded into expressions by the parser.
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    return sequence.elements.last?.as(TypeExprSyntax.self)?.type.metatypeClass
  }
}

extension SyntaxProtocol {
  /// Whether the innermost function or property around the node belongs to the type.
  fileprivate var isInStaticMember: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      let modifiers =
        node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
      if let modifiers, node.parent?.is(MemberBlockItemSyntax.self) ?? false {
        return modifiers.contains { ["static", "class"].contains($0.name.text) }
      }
    }
    return false
  }

  /// Returns the class that limits a type parameter of a function or type around the node.
  func boundOfTypeParameter(_ name: String) -> String? {
    for node in sequence(first: Syntax(self), next: \.parent) {
      guard let generic = node.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters.first(where: {
          $0.name.text == name
        })
      else { continue }
      if let type = parameter.inheritedType { return type.nameWithoutArguments }
      for requirement in generic.genericWhereClause?.requirements ?? [] {
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == name
        else { continue }
        return conformance.rightType.nameWithoutArguments
      }
    }
    return nil
  }
}

extension MemberBlockSyntax {
  fileprivate func hasRequiredInitializer(_ labels: [String]) -> Bool {
    members.flatDeclarations.contains { declaration in
      guard let initializer = declaration.as(InitializerDeclSyntax.self) else { return false }
      return initializer.modifiers.contains { $0.name.text == "required" }
        && initializer.signature.parameterClause.parameters.map(\.firstName.text) == labels
    }
  }
}
