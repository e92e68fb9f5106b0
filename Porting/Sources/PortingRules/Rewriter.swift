import SwiftSyntax

/// Rewrites the files of a module for Linux.
package struct Rewriter {
  /// The rules, in the order of their remarks. Edits of different rules at the same place are made
  /// in this order.
  package static var rules: [any Rule.Type] {
    [
      SwiftUIRule.self, AttributeRule.self, ConditionRule.self, ImportRule.self, SelectorRule.self,
      KeyPathRule.self,
      ManagedRule.self, ObservationRule.self, CopyingRule.self, OptionalRequirementRule.self,
      IntersectionRule.self,
      ClassBoundRule.self, ExtensionOverrideRule.self, DispatchedMemberRule.self,
      SystemMemberRule.self, DynamicMemberRule.self, OldNameRule.self, ClockRule.self,
      BundleRule.self,
      EscapingRule.self, CompositionRule.self, NotificationRule.self, MetatypeRule.self,
      InitializerRequirementRule.self, ReplacementRule.self, InvocationRule.self,
      ApplicationRule.self, NewerMemberRule.self, AttributeRangeRule.self,
      MemberRegistrationRule.self, RuntimeRemarkRule.self, HiddenFunctionRule.self,
      ArchiveRule.self, StructInitializerRule.self, WindowCreationRule.self, TouchPhaseRule.self,
      RenamedMemberRule.self, ImplicitNilRule.self,
    ]
  }

  /// The result for one file.
  package struct Output {
    package let path: String
    package let text: String
    package let remarks: [Remark]
    package let lineCount: Int
    /// The number of lines that differ from the original's.
    package let changedLineCount: Int
    /// The number of those lines that differ only by attributes that were removed.
    package var attributeLineCount = 0

    /// The file as it is compiled.
    package var file: RewrittenFile { RewrittenFile(path: path, text: text) }
  }

  private let files: [SourceFile]
  private let index: SourceIndex
  private let isMainActorByDefault: Bool

  /// Reads the declarations of `files`, which form a module. Those of the context are compiled with
  /// them as they are. `isMainActorByDefault` says that the module's default isolation is the main actor;
  /// `resources` are the nibs, storyboards and translations that are part of the program.
  package init(
    _ files: [SourceFile], isMainActorByDefault: Bool = false,
    resources: [ResourceFile] = []
  ) {
    self.files = files
    self.isMainActorByDefault = isMainActorByDefault
    index = SourceIndex(files.filter { !$0.usesSwiftUI }, resources: resources)
  }

  /// Returns the files as Linux's compiler accepts them. Each begins with a directive that names
  /// the original, and its lines keep their numbers.
  package func outputs() -> [Output] { files.filter { !$0.isContext }.map(output) }

  private func output(_ file: SourceFile) -> Output {
    let directive = "#sourceLocation(file: \(file.path.debugDescription), line: 1)\n"
    guard file.isParsed else {
      return Output(
        path: file.path, text: directive + file.text, remarks: [], lineCount: file.lineCount,
        changedLineCount: 0)
    }
    if file.usesSwiftUI { return leftOut(file, directive) }
    let findings = Self.rules.map { $0.apply(to: file, index) }
    var text = findings.flatMap(\.edits).applied(to: file.text)
    var additions = findings.flatMap(\.additions)
    if needsKit(file, findings) { additions.insert("import UIKit", at: 0) }
    text += Self.lines(additions)
    // Its edits copy types and values, in which other rules have edits.
    let statics = StaticRule.apply(to: SourceFile(path: file.path, text: text), index)
    text = statics.edits.applied(to: text) + Self.lines(statics.additions)
    if isMainActorByDefault { text = Isolation.removed(from: text) }
    let attributes = zip(Self.rules, findings).filter { $0.0 == AttributeRule.self }
    let bare = attributes.flatMap(\.1.edits).applied(to: file.text)
    let changed = Self.changedLines(from: file.text, to: text)
    return Output(
      path: file.path, text: directive + text,
      remarks: findings.flatMap(\.remarks) + statics.remarks,
      lineCount: file.lineCount, changedLineCount: changed.count,
      attributeLineCount: changed.subtracting(Self.changedLines(from: bare, to: text)).count)
  }
}

extension Rewriter {
  /// Returns the numbers of lines in which two texts differ.
  private static func changedLines(from old: String, to new: String) -> Set<Int> {
    let pairs = zip(old.lines, new.lines).enumerated()
    return Set(pairs.lazy.filter { !$1.0.elementsEqual($1.1) }.map(\.offset))
  }

  /// Returns the text of declarations that are added after a file's last line.
  private static func lines(_ additions: [String]) -> String {
    additions.isEmpty ? "" : "\n" + additions.joined(separator: "\n") + "\n"
  }

  /// Returns a file that isn't compiled, because it uses SwiftUI: libraries have such files beside
  /// those for UIKit.
  private func leftOut(_ file: SourceFile, _ directive: String) -> Output {
    let remark = Remark(
      kind: .obstacle, rule: ImportRule.name, file: file.path, line: 1, column: 1,
      message: "SwiftUI isn't available on Linux; the file is left out",
      hint: "Put the parts that don't need SwiftUI into another file.")
    return Output(
      path: file.path, text: "#if canImport(SwiftUI)\n\(directive)\(file.text)\n#endif\n",
      remarks: [remark], lineCount: file.lineCount, changedLineCount: 0)
  }

  /// Returns whether the rewritten text uses the run time, which the file doesn't import.
  private func needsKit(_ file: SourceFile, _ findings: [Findings]) -> Bool {
    let texts = findings.flatMap { $0.edits.map(\.text) + $0.additions }
    let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    // A file that only sends messages and imports nothing has the imports of others.
    let names = ["ported", "Selector("] + (imports.isEmpty ? [] : ["PortedReceiver"])
    guard texts.contains(where: { names.contains(where: $0.contains) }) else { return false }
    let modules = imports.map(\.path.trimmedDescription)
    return !texts.contains { $0.contains("import UIKit") }
      && !modules.contains { $0 == "UIKit" || $0 == "QuartzCore" }
  }
}

extension String {
  fileprivate var lines: [Substring.UTF8View] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { $0 }
  }
}
