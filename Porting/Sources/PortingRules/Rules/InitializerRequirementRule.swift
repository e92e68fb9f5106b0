import SwiftSyntax

/// Lets NSObject, UIView and other classes conform to protocols that require `init()`, by an extension.
///
/// Objective-C's initialisers can be called on any metatype; here, they aren't `required`, so that
/// they can't fulfil a requirement. The requirement gets a parameter, and an implementation that
/// creates an object of the class that is known at run time. Other classes that conform get an
/// initialiser with that parameter, which calls their own one.
package enum InitializerRequirementRule: Rule {
  package static let name = "requirements of init()"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let protocols = index.types.values.filter { record in
      record.isProtocol && record.emptyInitializer != nil
        && !index.systemClasses(conformingTo: record).isEmpty
    }.sorted { $0.name < $1.name }
    let visitor = RequirementVisitor(file, index, Set(protocols.map(\.name)))
    if protocols.isEmpty { return visitor.findings }
    for record in protocols {
      if record.file == file.path { visitor.declare(record) }
      for type in index.ownClasses(conformingTo: record) where type.file == file.path {
        visitor.implement(record, in: type)
      }
    }
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class RequirementVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex
  private let protocols: Set<String>

  init(_ file: SourceFile, _ index: SourceIndex, _ protocols: Set<String>) {
    findings = Findings(InitializerRequirementRule.self, file)
    self.index = index
    self.protocols = protocols
    super.init(viewMode: .sourceAccurate)
  }

  /// Changes the requirement, and implements it for objects.
  func declare(_ record: TypeRecord) {
    guard let initializer = record.emptyInitializer else { return }
    findings.replace(
      initializer.signature.parameterClause, with: "(ported: Void)",
      "NSObject can't fulfil the requirement init()")
    let access = record.isPublic ? "public " : ""
    findings.append(
      "extension \(record.name) where Self: NSObject { "
        + "\(access)init(ported: Void) { self.init(portedObject: portedMake(Self.self)) } }")
    for name in index.systemValues(conformingTo: record) {
      findings.append("extension \(name) { \(access)init(ported: Void) { self.init() } }")
    }
  }

  /// Fulfils the changed requirement in a class of the sources that isn't an NSObject.
  func implement(_ requirement: TypeRecord, in type: TypeRecord) {
    // A required initialiser is as accessible as its class.
    let access = type.isPublic ? "public " : ""
    findings.insertMembers(
      "\(access)required convenience init(ported: Void) { self.init() }", into: type.memberBlock,
      "\(type.name) conforms to \(requirement.name)")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil,
      let parenthesis = node.rightParen, callsRequirement(node)
    else { return .visitChildren }
    findings.insert(
      "ported: ()", before: parenthesis,
      "\(node.calledExpression.trimmedDescription)() creates an object of any class")
    return .visitChildren
  }

  /// Whether a call without arguments calls the initialiser of a type that is known by a protocol.
  private func callsRequirement(_ call: FunctionCallExprSyntax) -> Bool {
    var name = call.calledExpression.trimmedDescription
    if ["self.init", "Self", "Self.init"].contains(name) {
      return call.enclosingTypeName.flatMap(index.record).map { protocols.contains($0.name) }
        ?? false
    }
    if name.hasSuffix(".init") { name.removeLast(5) }
    return call.boundOfTypeParameter(name).flatMap(index.record).map {
      protocols.contains($0.name)
    } ?? false
  }
}

extension TypeRecord {
  /// The requirement `init()`.
  fileprivate var emptyInitializer: InitializerDeclSyntax? {
    memberBlock.members.flatDeclarations.lazy.compactMap { $0.as(InitializerDeclSyntax.self) }
      .first { $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil }
  }
}

extension SourceIndex {
  /// The classes of other modules that conform to a protocol by an extension.
  fileprivate func systemClasses(conformingTo record: TypeRecord) -> [String] {
    conformers(of: record).filter { $0 == "NSObject" || SystemClasses.isKnown($0) }
  }

  /// The other types of other modules, such as String.
  fileprivate func systemValues(conformingTo record: TypeRecord) -> [String] {
    conformers(of: record).filter { $0 != "NSObject" && !SystemClasses.isKnown($0) }
  }

  /// The classes of the sources that conform to a protocol and don't inherit that from another one.
  fileprivate func ownClasses(conformingTo record: TypeRecord) -> [TypeRecord] {
    func conforms(_ type: TypeRecord) -> Bool { type.inherited.contains(record.lastName) }
    return types.values.filter { type in
      guard !type.isExternal, !type.isProtocol, conforms(type) else { return false }
      let line = lineage(of: type)
      return !line.dropFirst().contains(where: conforms)
        && !line.flatMap(\.inherited).contains { $0 == "NSObject" || SystemClasses.isKnown($0) }
    }.sorted { $0.name < $1.name }
  }

  private func conformers(of record: TypeRecord) -> [String] {
    types.values.filter { $0.isExternal && $0.inherited.contains(record.lastName) }
      .map(\.name).sorted()
  }
}
