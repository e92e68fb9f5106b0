import SwiftSyntax

/// Gives each stage its own values of static and global variables that hold state, as each launch of an
/// app has its own: a film can be performed several times in a process.
///
/// State is what can be assigned, objects of classes, the screen's measures, and `()`, with which code is
/// executed once. Constants of other types and variables of unknown types stay as they are, and so do those
/// whose address is taken, because it serves as a key.
package enum StaticRule: Rule {
  package static let name = "static variables"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = StaticVisitor(file, index)
    visitor.walk(file.tree)
    var findings = visitor.findings
    // Foundation's names could be ambiguous with all of UIKit.
    if !findings.edits.isEmpty, !file.importsKit {
      for name in ["PortedStatic", "PortedWeakStatic"] {
        if findings.edits.contains(where: { $0.text.contains("\(name)<") }) {
          findings.append("import class UIKit.\(name)")
        }
      }
    }
    return findings
  }
}

private final class StaticVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private let index: SourceIndex
  /// Whether the file's variables belong to a function, which programs start with.
  private let isMain: Bool

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(StaticRule.self, file)
    self.index = index
    isMain = file.path.hasSuffix("/main.swift")
    super.init(viewMode: .sourceAccurate)
  }

  // Types in functions, accessors and closures have static variables, too.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    divide(node)
    return .visitChildren
  }

  private func divide(_ node: VariableDeclSyntax) {
    let modifiers = node.modifiers.map(\.name.text)
    let isStatic = modifiers.contains("static")
    guard isStatic || node.isOfFile && !isMain, node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      !node.attributes.names.contains(where: StaticType.isWrapper),
      !modifiers.contains(where: ["lazy", "unowned"].contains),
      !index.addressedNames.contains(name),
      let type = StaticType(of: binding, index), binding.initializer != nil || type.isOptional
    else { return }
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    guard !isConstant || type.isState(index) else { return }
    if let weak = node.modifiers.first(where: { $0.name.text == "weak" }) {
      findings.add(Edit(removing: weak))
      divide(binding, name, type, isStatic, "PortedWeakStatic<\(type.wrapped)>", [.get, .set])
    } else {
      let accessors: [Accessor] = isConstant ? [.get] : [.get, .modify]
      divide(binding, name, type, isStatic, "PortedStatic<\(type.stored)>", accessors)
    }
    if isConstant { findings.add(Edit(replacing: node.bindingSpecifier, with: "var")) }
    for modifier in node.modifiers where modifier.trimmedDescription == "nonisolated(unsafe)" {
      findings.add(Edit(removing: modifier))
    }
  }

  private enum Accessor { case get, set, modify }

  /// Makes a computed variable and a constant for its storage of a stored variable.
  private func divide(
    _ binding: PatternBindingSyntax, _ name: String, _ type: StaticType, _ isStatic: Bool,
    _ storage: String, _ accessors: [Accessor]
  ) {
    let stored = name + "OfStage"
    // An expression without a value isn't returned, and Swift doesn't read what nothing uses.
    let value = type.isVoid ? "return \(stored).value" : "\(stored).value"
    let texts = accessors.map { accessor in
      switch accessor {
      case .get: accessors.count == 1 ? value : "get { \(value) }"
      case .set: "set { \(stored).value = newValue }"
      case .modify: "_modify { yield &\(stored).value }"
      }
    }
    let annotation = binding.typeAnnotation == nil ? ": \(type.text)" : ""
    let text =
      "\(annotation) { \(texts.joined(separator: " ")) }; "
      + "private \(isStatic ? "static " : "")let \(stored) = \(storage)("
    findings.remark(.rewritten, binding, "each stage has its own \(name)")
    let head =
      binding.typeAnnotation?.endPositionBeforeTrailingTrivia
      ?? binding.pattern.endPositionBeforeTrailingTrivia
    guard let initializer = binding.initializer, !accessors.contains(.set) else {
      let end = binding.endPositionBeforeTrailingTrivia
      let value = accessors.contains(.set) ? "" : "nil"
      findings.add(Edit(range: head.utf8Offset..<end.utf8Offset, text: "\(text)\(value))"))
      return
    }
    let start = initializer.value.positionAfterSkippingLeadingTrivia
    let between = [
      initializer.equal.leadingTrivia, initializer.equal.trailingTrivia,
      initializer.value.leadingTrivia,
    ]
    let breaks = between.map { String(repeating: "\n", count: $0.lineBreakCount) }.joined()
    findings.add(Edit(range: head.utf8Offset..<start.utf8Offset, text: text + breaks))
    findings.add(Edit(inserting: ")", at: initializer.value.endPositionBeforeTrailingTrivia))
  }
}

extension Trivia {
  fileprivate var lineBreakCount: Int { description.count(where: \.isNewline) }
}
