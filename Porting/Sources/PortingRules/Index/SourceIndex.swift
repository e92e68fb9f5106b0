package import SwiftSyntax

/// The classes and protocols of all files that are rewritten together.
package struct SourceIndex {
  /// Records by their full names.
  package private(set) var types: [String: TypeRecord] = [:]
  /// The full names of types with a last name.
  private var fullNames: [String: [String]] = [:]
  /// The classes that directly inherit from a class, by full names.
  private var subclasses: [String: [String]] = [:]
  /// The types that variables and parameters are declared with, by the variables' names.
  private var typesOfVariables: [String: Set<String>] = [:]
  private var typesOfBoundVariables: [String: Set<String>] = [:]
  /// The types that type aliases name, by the names of the aliases with those of the types around them.
  private var aliases: [String: String] = [:]
  /// Whether a file imports UIKit. On Apple's systems, a header of the module can import it for all.
  package private(set) var importsKit = false
  /// The methods whose calls any file observes.
  package private(set) var observedCalls = ObservedCalls()
  /// The methods that any file exchanges at run time.
  package private(set) var exchangedMethods = ExchangedMethods()
  /// The names of variables whose address a file takes.
  package private(set) var addressedNames: Set<String> = []
  /// The names of functions and methods of all types.
  package private(set) var functionNames: Set<String> = []
  /// The strings that name members: selectors and keys.
  private var stringNames: Set<String> = []
  /// The public types of files that are rewritten, without those within others.
  package private(set) var publicTypes: Set<String> = []
  /// The names of files that are rewritten, without their folders and extensions. A file that imports
  /// a module with its name adds something to that module.
  package private(set) var fileNames: Set<String> = []
  /// The members of extensions of other modules' classes that are overridden.
  package private(set) var extensionFamilies: [ExtensionFamily] = []

  /// The names of the nibs that are part of the program.
  let nibs: Set<String>
  /// The names of the storyboards that are part of the program.
  let storyboards: Set<String>
  /// Whether translations are part of the program.
  let hasTranslations: Bool

  package init(_ files: [SourceFile], resources: [ResourceFile] = []) {
    nibs = Set(resources.filter { $0.kind == .nib }.map(\.name))
    storyboards = Set(resources.filter { $0.kind == .storyboard }.map(\.name))
    hasTranslations = resources.contains { !$0.kind.isOfInterface }
    var collectors: [IndexCollector] = []
    for file in files where file.isParsed {
      let collector = IndexCollector(file)
      collector.walk(file.tree)
      collectors.append(collector)
      aliases.merge(collector.aliases) { first, _ in first }
      if !file.isContext {
        publicTypes.formUnion(collector.publicTypes)
        if !file.importsItsName { fileNames.insert(file.name) }
      }
      let variables = VariableCollector(viewMode: .sourceAccurate)
      variables.walk(file.tree)
      typesOfVariables.merge(variables.types) { $0.union($1) }
      typesOfBoundVariables.merge(variables.boundTypes) { $0.union($1) }
      let addresses = AddressCollector(viewMode: .sourceAccurate)
      addresses.walk(file.tree)
      addressedNames.formUnion(addresses.names)
      let functions = FunctionNameCollector(viewMode: .sourceAccurate)
      functions.walk(file.tree)
      functionNames.formUnion(functions.names)
      let strings = StringNameCollector(viewMode: .sourceAccurate)
      strings.walk(file.tree)
      stringNames.formUnion(strings.names)
      observedCalls.add(file)
      exchangedMethods.add(file)
      importsKit = importsKit || file.importsKit
    }
    for collector in collectors {
      for record in collector.records where types[record.name] == nil {
        types[record.name] = record
        fullNames[record.lastName, default: []].append(record.name)
      }
    }
    for collector in collectors {
      for extended in collector.extensions {
        let name = resolve(extended.name) ?? extended.name
        if types[name] == nil {
          types[name] = .external(name)
          fullNames[types[name]?.lastName ?? name, default: []].append(name)
        }
        types[name]?.inherited += extended.inherited
        types[name]?.members += extended.members
      }
    }
    for record in types.values where !record.isProtocol {
      if let parent = superclass(of: record) {
        subclasses[parent.name, default: []].append(record.name)
      }
    }
    extensionFamilies = ExtensionFamily.all(in: self)
  }

  /// Returns the record of a type that is written as `name`.
  package func record(_ name: String) -> TypeRecord? { resolve(name).flatMap { types[$0] } }

  /// Returns whether the sources declare a type that is written as `name`.
  package func declares(_ name: String) -> Bool { record(name).map { !$0.isExternal } ?? false }

  /// Returns the type that a type alias names, or the name itself.
  package func unaliased(_ name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while seen.insert(name).inserted, let type = aliases[name] { name = type }
    return name
  }

  private func resolve(_ name: String) -> String? {
    if types[name] != nil { return name }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let candidates = fullNames[last] ?? []
    return candidates.first { name.hasSuffix($0) || $0.hasSuffix(name) }
  }

  /// Returns the superclass, if it is in the sources.
  package func superclass(of record: TypeRecord) -> TypeRecord? {
    for name in record.inherited {
      guard let parent = self.record(name), !parent.isProtocol else { continue }
      return parent.name == record.name ? nil : parent
    }
    return nil
  }

  /// Returns the type that limits an associated type of a protocol or of those that it inherits; nil if
  /// it has none with this name, or without a limit.
  package func associatedClass(_ name: String, of record: TypeRecord) -> String? {
    guard record.isProtocol else { return nil }
    for declaration in record.memberBlock.members.flatDeclarations {
      guard let type = declaration.as(AssociatedTypeDeclSyntax.self),
        type.name.identifierText == name
      else { continue }
      return type.inheritanceClause.names.first
    }
    return record.inherited.lazy.filter { $0 != record.name }
      .compactMap { self.record($0) }.compactMap { self.associatedClass(name, of: $0) }.first
  }

  /// Returns a class and its superclasses, as far as they are in the sources.
  package func lineage(of record: TypeRecord) -> [TypeRecord] {
    var (line, current) = ([record], record)
    while let parent = superclass(of: current), !line.contains(where: { $0.name == parent.name }) {
      line.append(parent)
      current = parent
    }
    return line
  }

  /// Whether a class is a proxy of RxCocoa, which takes the place of a delegate.
  package func isDelegateProxy(_ record: TypeRecord) -> Bool {
    lineage(of: record).contains { $0.inherited.contains("DelegateProxy") }
  }

  /// Returns all subclasses in the sources.
  package func descendants(of record: TypeRecord) -> [TypeRecord] {
    (subclasses[record.name] ?? []).sorted().flatMap { name -> [TypeRecord] in
      guard let child = types[name], child.name != record.name else { return [] }
      return [child] + descendants(of: child)
    }
  }

  /// Returns the classes of the sources that inherit from a class of another module, also from a subclass
  /// of it that isn't in the sources; the most derived ones first.
  package func descendants(ofExternal record: TypeRecord) -> [TypeRecord] {
    types.values.filter { type in
      guard !type.isProtocol, !type.isExternal, let base = lineage(of: type).last else {
        return false
      }
      return base.name == record.name
        || base.inherited.contains {
          SystemClasses.isKnown($0) && SystemClasses.inherits($0, from: record.name)
        }
    }.sorted { (lineage(of: $1).count, $0.name) < (lineage(of: $0).count, $1.name) }
  }

  /// Whether another class of the sources inherits from a class.
  package func isSubclassed(_ record: TypeRecord) -> Bool {
    !(subclasses[record.name] ?? []).isEmpty || record.modifiers.contains("open")
  }

  /// The classes of files that aren't rewritten, as far as other files can name them, in the order
  /// of their names.
  package var contextTypes: [TypeRecord] {
    types.values.filter {
      $0.isContext && !$0.isProtocol && !$0.modifiers.contains("private")
        && !$0.modifiers.contains("fileprivate")
    }.sorted { $0.name < $1.name }
  }

  /// Returns whether a value can conform to a protocol, by what is known of the types of variables
  /// with its name.
  package func canBe(_ value: ExprSyntax?, _ owner: TypeRecord) -> Bool {
    guard let name = value?.variableName, let names = typesOfVariables[name] else { return true }
    return names.contains { name in
      guard let record = record(name) else {
        return !["UI", "CA", "CG"].contains { name.hasPrefix($0) }
      }
      if record.name == owner.name { return true }
      let conformed = lineage(of: record).flatMap(protocols) + protocols(of: owner)
      return conformed.contains { $0.name == owner.name || $0.name == record.name }
    }
  }

  /// Returns whether a variable with the name of a value is declared with a type.
  package func isDeclared(_ value: ExprSyntax?, as type: TypeRecord) -> Bool {
    guard let name = value?.variableName else { return false }
    return typesOfVariables[name]?.contains { record($0)?.name == type.name } ?? false
  }

  /// Returns what is in front of a member: a type's name, or the class of the sources that a variable or
  /// property with this name is declared with.
  package func type(namedBy qualifier: String) -> String {
    guard record(qualifier) == nil,
      let name = qualifier.split(separator: ".").last.map({ $0.filter { !"?!".contains($0) } }),
      let classes = typesOfVariables[name]?.filter({ record($0) != nil }), classes.count == 1
    else { return qualifier }
    return classes.first ?? qualifier
  }

  /// Returns whether a value is only known to be an object.
  package func isAnyObject(_ value: ExprSyntax?) -> Bool {
    if let element = value?.as(SubscriptCallExprSyntax.self) {
      let types = knownTypes(of: element.calledExpression)
      return !types.isEmpty
        && types.allSatisfy {
          $0 == "[AnyObject]" || $0.hasPrefix("[") && $0.hasSuffix(": AnyObject]")
        }
    }
    let types = knownTypes(of: value)
    guard types != ["AnyObject"] else { return true }
    guard let access = value?.as(MemberAccessExprSyntax.self), let base = access.base,
      let owner = Self.ownersOfObjects[access.declName.baseName.text]
    else { return false }
    let owners = knownTypes(of: base)
    if owners.isEmpty { return types.isEmpty && base.variableName != nil }
    return owners.contains(owner)
  }

  /// UIKit's classes that have properties of the type `AnyObject?`, by the names of these.
  private static let ownersOfObjects = [
    "firstItem": "NSLayoutConstraint", "secondItem": "NSLayoutConstraint",
    "target": "UIBarButtonItem",
  ]

  /// Whether one of the variables with the name of a value is of the type `AnyObject`.
  package func canBeAnyObject(_ value: ExprSyntax) -> Bool {
    knownTypes(of: value).contains("AnyObject")
  }

  /// The properties of UIKit's classes whose type is `AnyObject?`.
  private static let anyObjectProperties: Set = ["firstItem", "secondItem", "target"]

  /// Returns the types of all variables with the name of a value, declared or bound.
  private func knownTypes(of value: ExprSyntax?) -> Set<String> {
    guard let name = value?.variableName else { return [] }
    return (typesOfVariables[name] ?? []).union(typesOfBoundVariables[name] ?? [])
  }

  /// Returns the protocols in a class's own inheritance clauses, and the protocols that these
  /// refine, as far as they are in the sources.
  package func protocols(of record: TypeRecord) -> [TypeRecord] {
    var (found, queue) = ([TypeRecord](), record.inherited)
    while let name = queue.popLast() {
      guard let next = self.record(name), next.isProtocol,
        !found.contains(where: { $0.name == next.name })
      else { continue }
      found.append(next)
      queue += next.inherited
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the family that has a member of a class as one of its overrides.
  package func family(overriddenBy member: Member, in record: TypeRecord) -> ExtensionFamily? {
    guard member.isOverride else { return nil }
    return extensionFamilies.first { family in
      family.overrides.contains {
        $0.owner.name == record.name && $0.member.fullName == member.fullName
      }
    }
  }

  /// Returns whether a member of a class is visible to Objective-C.
  package func isVisible(_ member: Member, in record: TypeRecord) -> Bool {
    if member.attributes.contains("nonobjc") { return false }
    if member.isMarked || ObjectMembers.selectors[member.fullName] != nil { return true }
    if !record.isExternal, stringNames.contains(member.objectiveCName) { return true }
    let line = lineage(of: record)
    // Methods of UIKit's delegates and data sources, which `responds(to:)` finds.
    if SystemRequirements.contains(member.name, member.labels), !member.labels.isEmpty,
      line.contains(where: { $0.inherited.contains(where: SystemRequirements.isDeclared) })
    {
      return true
    }
    if !member.isPrivate, line.contains(where: \.isObjCMembers) { return true }
    if member.isOverride {
      for parent in line.dropFirst() {
        if let former = parent.members.first(where: { $0.fullName == member.fullName }) {
          return isVisible(former, in: parent)
        }
      }
    }
    return line.flatMap(protocols).filter(\.isObjC)
      .contains { $0.members.contains { $0.fullName == member.fullName } }
  }

  /// Returns the member with this name, and the class that declares it, in a class or its
  /// superclasses; `labels` is nil if none are written.
  package func member(
    _ name: String, _ labels: [String]?, of record: TypeRecord
  ) -> (member: Member, owner: TypeRecord)? {
    for owner in lineage(of: record) {
      let matching = owner.members.filter {
        $0.name == name && (labels == nil || $0.labels == labels)
      }
      if let member = matching.first(where: \.isMarked) ?? matching.first { return (member, owner) }
    }
    return nil
  }

  /// Returns whether a class of the sources, or an extension, has a member with a name or selector.
  func declaresMember(_ name: String, _ selector: String) -> Bool {
    types.values.contains { record in
      !record.isProtocol
        && record.members.contains { $0.name == name || $0.objectiveCName == selector }
    }
  }

  /// Returns the selector of the methods with this name that are marked for Objective-C and have
  /// neither parameters nor results; nil if there are none, or if their selectors differ.
  package func selectorOfMessage(named name: String) -> String? {
    let methods = types.values.flatMap(\.members).filter {
      $0.name == name && $0.isMarked && !$0.isStatic && $0.labels.isEmpty
        && $0.method.map { $0.signature.returnClause == nil } ?? false
    }
    let selectors = Set(methods.map(\.objectiveCName))
    return selectors.count == 1 ? selectors.first : nil
  }

  /// Returns whether a type of the sources has a property of its own with this name.
  package func hasProperty(named name: String) -> Bool {
    types.values.contains { record in
      record.members.contains { $0.name == name && $0.method == nil && !$0.isOptional }
    }
  }

  /// The optional requirements of all protocols.
  package var optionalRequirements: [(requirement: Member, owner: TypeRecord)] {
    types.values.filter(\.isProtocol).sorted { $0.name < $1.name }
      .flatMap { owner in owner.members.filter(\.isOptional).map { ($0, owner) } }
  }
}

/// Collects the types and extensions of a file.
private final class IndexCollector: SyntaxVisitor {
  struct Extension {
    let name: String
    let inherited: [String]
    let members: [Member]
  }

  private(set) var records: [TypeRecord] = []
  private(set) var extensions: [Extension] = []
  private(set) var aliases: [String: String] = [:]
  private(set) var publicTypes: Set<String> = []
  private let file: SourceFile
  private var scope: [String] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func record(
    _ name: TokenSyntax, isProtocol: Bool, _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, isGeneric: Bool,
    _ block: MemberBlockSyntax
  ) {
    var record = TypeRecord(
      name: (scope + [name.identifierText]).joined(separator: "."), isProtocol: isProtocol,
      inherited: inheritance.names, attributes: attributes.names,
      modifiers: modifiers.map(\.trimmedDescription), isGeneric: isGeneric, file: file.path,
      memberBlock: block)
    record.isContext = file.isContext
    record.members = members(of: block, isInExtension: false, isInObjCExtension: false)
    records.append(record)
    enter(name, modifiers)
  }

  /// Begins the scope of a type.
  private func enter(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    let isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
    if scope.isEmpty, isPublic { publicTypes.insert(name.identifierText) }
    scope.append(name.identifierText)
  }

  private func members(
    of block: MemberBlockSyntax, isInExtension: Bool, isInObjCExtension: Bool
  ) -> [Member] {
    block.members.flatDeclarations.filter(file.isActive).flatMap {
      Member.all(
        in: $0, file: file.path, isInExtension: isInExtension,
        isInObjCExtension: isInObjCExtension)
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    record(
      node.name, isProtocol: false, node.inheritanceClause, node.attributes, node.modifiers,
      isGeneric: node.genericParameterClause != nil, node.memberBlock)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    record(
      node.name, isProtocol: true, node.inheritanceClause, node.attributes, node.modifiers,
      isGeneric: false, node.memberBlock)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    extensions.append(
      Extension(
        name: name, inherited: node.inheritanceClause.names,
        members: members(
          of: node.memberBlock, isInExtension: true,
          isInObjCExtension: node.attributes.names.contains("objc"))))
    scope.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil {
      let name = (scope + [node.name.identifierText]).joined(separator: ".")
      aliases[name] = node.initializer.value.nameWithoutArguments
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.elements.map(file.isActive) ?? false ? .visitChildren : .skipChildren
  }
}

extension TypeSyntax {
  /// The name of a type without generic arguments, as in `Outer.Inner`.
  package var nameWithoutArguments: String {
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.nameWithoutArguments + "." + member.name.identifierText
    }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.identifierText }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.nameWithoutArguments
    }
    return trimmedDescription
  }
}

extension InheritanceClauseSyntax? {
  /// The inherited types, also those of a composition.
  package var names: [String] {
    guard let self else { return [] }
    return self.inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map(\.type.nameWithoutArguments)
      }
      return [inherited.type.nameWithoutArguments]
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, including those in `#if`.
  package var flatDeclarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let list) = clause.elements else { return [] }
        return list.flatDeclarations
      }
    }
  }
}
