package import SwiftSyntax

/// A declaration in a class, a protocol or an extension.
package struct Member {
  package enum Kind {
    case method(FunctionDeclSyntax)
    case property(VariableDeclSyntax, PatternBindingSyntax)
  }

  package let kind: Kind
  /// The base name.
  package let name: String
  /// The labels of the parameters, `_` for those without.
  package let labels: [String]
  /// The attributes' names, such as `objc`.
  package let attributes: [String]
  /// The name in `@objc(name)`.
  package let givenName: String?
  package let modifiers: [String]
  /// The path of the file.
  package let file: String
  /// Whether it is declared in an extension, and whether that has `@objc`.
  package let isInExtension: Bool
  package let isInObjCExtension: Bool

  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  package var isOverride: Bool { modifiers.contains("override") }
  package var isOptional: Bool { modifiers.contains("optional") }
  package var isDynamic: Bool { modifiers.contains("dynamic") }
  package var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  /// Whether an attribute makes it visible to Objective-C, or `dynamic`, which did so before Swift 4.
  package var isMarked: Bool {
    isInObjCExtension || isDynamic
      || !Set(attributes).isDisjoint(with: [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable",
      ])
  }

  /// Whether it is marked as unavailable on iOS: only storyboards can set it.
  package var isUnavailable: Bool {
    let attributes =
      switch kind {
      case .method(let method): method.attributes
      case .property(let variable, _): variable.attributes
      }
    return attributes.attributes.contains(where: \.isUnavailable)
  }

  package var method: FunctionDeclSyntax? {
    if case .method(let method) = kind { method } else { nil }
  }

  package var property: (declaration: VariableDeclSyntax, binding: PatternBindingSyntax)? {
    if case .property(let declaration, let binding) = kind { (declaration, binding) } else { nil }
  }

  /// The name with labels, as in `move(to:by:)`; properties have only a name.
  package var fullName: String {
    if method == nil || labels.isEmpty { return name }
    return name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether code of other files can set a property.
  package var isSettable: Bool {
    isSettableInItsFile
      && !modifiers.contains("private(set)") && !modifiers.contains("fileprivate(set)")
  }

  /// Whether code of its own file can set a property.
  package var isSettableInItsFile: Bool {
    guard let (declaration, binding) = property else { return false }
    if declaration.bindingSpecifier.tokenKind == .keyword(.let) { return false }
    guard let block = binding.accessorBlock else { return true }
    switch block.accessors {
    case .getter: return false
    case .accessors(let list):
      let kinds = list.map(\.accessorSpecifier.text)
      return kinds.contains("set") || kinds.contains("_modify") || !kinds.contains("get")
    }
  }

  /// Whether a property has a value of its own, with or without observers.
  package var isStored: Bool {
    guard let (_, binding) = property else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The observers of a property that has no other accessors.
  package var observers: [AccessorDeclSyntax] {
    guard isStored, case .accessors(let list)? = property?.binding.accessorBlock?.accessors else {
      return []
    }
    return Array(list)
  }

  /// The name that Objective-C has: a selector for a method, a key for a property.
  package var objectiveCName: String {
    givenName ?? ObjectMembers.selectors[fullName]
      ?? (method == nil ? name : SelectorName.of(name, labels))
  }
}

extension Member {
  /// Returns the members that a declaration declares; empty if it is of no interest.
  static func all(
    in declaration: DeclSyntax, file: String, isInExtension: Bool, isInObjCExtension: Bool
  ) -> [Member] {
    func member(
      _ kind: Kind, _ name: String, _ labels: [String], _ attributes: AttributeListSyntax,
      _ modifiers: DeclModifierListSyntax
    ) -> Member {
      Member(
        kind: kind, name: name, labels: labels, attributes: attributes.names,
        givenName: attributes.objectiveCName, modifiers: modifiers.map(\.trimmedDescription),
        file: file, isInExtension: isInExtension, isInObjCExtension: isInObjCExtension)
    }
    if let method = declaration.as(FunctionDeclSyntax.self) {
      return [
        member(
          .method(method), method.name.identifierText, method.labels, method.attributes,
          method.modifiers)
      ]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return member(
        .property(variable, binding), pattern.identifier.identifierText, [], variable.attributes,
        variable.modifiers)
    }
  }
}

extension TokenSyntax {
  /// The name of an identifier, without backquotes.
  package var identifierText: String { text.trimmingBackquotes }
}

extension String {
  var trimmingBackquotes: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

extension FunctionDeclSyntax {
  package var labels: [String] {
    signature.parameterClause.parameters.map(\.firstName.identifierText)
  }
}

extension AttributeSyntax {
  /// Whether this is `@available(*, unavailable)`, or the same for iOS.
  fileprivate var isUnavailable: Bool {
    guard attributeName.trimmedDescription == "available",
      case .availability(let arguments)? = arguments
    else { return false }
    let words = arguments.map { $0.argument.trimmedDescription }
    return words.contains("unavailable") && !Set(words).isDisjoint(with: ["*", "iOS"])
  }
}

extension AttributeListSyntax {
  /// The attributes, without those in `#if`.
  package var attributes: [AttributeSyntax] {
    compactMap { element in
      if case .attribute(let attribute) = element { attribute } else { nil }
    }
  }

  package var names: [String] { attributes.map(\.attributeName.trimmedDescription) }

  package func first(named name: String) -> AttributeSyntax? {
    attributes.first { $0.attributeName.trimmedDescription == name }
  }

  /// The name in `@objc(name)`.
  package var objectiveCName: String? {
    guard let arguments = first(named: "objc")?.arguments else { return nil }
    return arguments.trimmedDescription
  }
}
