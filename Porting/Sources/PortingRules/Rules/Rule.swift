package import SwiftSyntax

/// A rule: finds places in a file that Linux's compiler doesn't accept, or that would behave
/// differently, and returns the edits that make them compile.
///
/// Rules don't depend on each other. They see the file as it was written, and the declarations of
/// all files.
package protocol Rule: Sendable {
  /// The name in reports.
  static var name: String { get }

  static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings
}

/// The result of a rule. Edits and remarks in code that no film compiles, such as in `#if
/// os(macOS)`, are dropped.
package struct Findings {
  package private(set) var edits: [Edit] = []
  package private(set) var remarks: [Remark] = []
  /// Declarations that are added after the file's last line.
  package private(set) var additions: [String] = []

  private let file: SourceFile
  private let rule: String

  package init(_ rule: (some Rule).Type, _ file: SourceFile) {
    self.rule = rule.name
    self.file = file
  }

  /// Replaces `node`.
  package mutating func replace(
    _ node: some SyntaxProtocol, with text: String, _ message: String
  ) {
    add(Edit(replacing: node, with: text))
    remark(.rewritten, node, message)
  }

  /// Removes `node` and the spaces after it.
  package mutating func remove(_ node: some SyntaxProtocol, _ message: String) {
    add(Edit(removing: node))
    remark(.rewritten, node, message)
  }

  /// Inserts text before a node's first token, or after its last one.
  package mutating func insert(
    _ text: String, before node: some SyntaxProtocol, _ message: String
  ) {
    add(Edit(inserting: text, at: node.positionAfterSkippingLeadingTrivia))
    remark(.rewritten, node, message)
  }

  package mutating func insert(
    _ text: String, after node: some SyntaxProtocol, _ message: String
  ) {
    add(Edit(inserting: text, at: node.endPositionBeforeTrailingTrivia))
    remark(.rewritten, node, message)
  }

  /// Inserts members on the line of the closing brace. Insertions into the same block follow each
  /// other.
  package mutating func insertMembers(
    _ text: String, into block: MemberBlockSyntax, _ message: String
  ) {
    let brace = block.rightBrace
    let isSeparated =
      block.members.last?.semicolon != nil || block.members.isEmpty
      || brace.leadingTrivia.contains(where: \.isNewline)
      || brace.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.contains(where: \.isNewline)
        ?? false
    // Two semicolons without a member between them are an error.
    insert(isSeparated ? " \(text); " : "; \(text) ", before: brace, message)
  }

  /// Adds an edit without a remark of its own, as a part of another one.
  package mutating func add(_ edit: Edit) {
    if file.isActive(edit) { edits.append(edit) }
  }

  /// Adds declarations after the file's last line.
  package mutating func append(_ declarations: String) { additions.append(declarations) }

  package mutating func remark(
    _ kind: Remark.Kind, _ node: some SyntaxProtocol, _ message: String, hint: String? = nil
  ) {
    guard file.isActive(node) else { return }
    remark(kind, at: node.positionAfterSkippingLeadingTrivia.utf8Offset, message, hint: hint)
  }

  /// Adds a remark on the byte at an offset.
  package mutating func remark(
    _ kind: Remark.Kind, at offset: Int, _ message: String, hint: String? = nil
  ) {
    let (line, column) = file.location(of: AbsolutePosition(utf8Offset: offset))
    remarks.append(
      Remark(
        kind: kind, rule: rule, file: file.path, line: line, column: column, message: message,
        hint: hint))
  }
}
