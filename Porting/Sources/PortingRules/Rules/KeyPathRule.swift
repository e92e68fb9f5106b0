import SwiftSyntax

/// Replaces `#keyPath(…)` by the key path as a string, with the names that Objective-C has.
package enum KeyPathRule: Rule {
  package static let name = "key paths"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = KeyPathVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class KeyPathVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(KeyPathRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else {
      return .visitChildren
    }
    let names = argument.expression.trimmedDescription.split(separator: ".").map {
      $0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
    }
    var keys: [String] = []
    var record = node.enclosingTypeName.flatMap(index.record)
    for name in names {
      if let type = index.record(name), keys.isEmpty {
        record = type
      } else if keys.isEmpty, name.first?.isUppercase ?? false || name == "self" {
        if name != "self", name != "Self" { record = nil }
      } else {
        let member = record.flatMap { index.member(name, nil, of: $0) }?.member
        keys.append(member?.objectiveCName ?? ObjectiveCKeys.name(of: name))
        let type = member?.property?.binding.typeAnnotation?.type
        record = type.flatMap { index.record($0.nameOfWrapped) }
      }
    }
    let text = "\"\(keys.joined(separator: "."))\""
    findings.replace(node, with: text, "#keyPath becomes \(text)")
    return .skipChildren
  }
}

/// The names of UIKit's and Core Animation's properties in Objective-C.
enum ObjectiveCKeys {
  /// Returns the key of a property of the system's classes: those of type Bool that begin with "is"
  /// have a key without it.
  static func name(of property: String) -> String {
    guard property.hasPrefix("is"), let next = property.dropFirst(2).first, next.isUppercase else {
      return property
    }
    return next.lowercased() + property.dropFirst(3)
  }
}

extension TypeSyntax {
  /// The name of a type, or of the type that an optional wraps.
  var nameOfWrapped: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.nameOfWrapped }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.nameOfWrapped
    }
    return nameWithoutArguments
  }
}
