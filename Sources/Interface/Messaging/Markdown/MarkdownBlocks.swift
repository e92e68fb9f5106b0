import Foundation

/// The paragraphs of a text in Markdown, with what they are meant as.
///
/// Read are headers, lists, quotations, code, tables, lines across the page and paragraphs. Headers
/// that are underlined with `=` or `-` are read too; definitions of link targets aren't.
struct MarkdownBlocks {
  /// A paragraph. Its text is still in Markdown, unless it `isCode`.
  struct Block {
    let text: String
    let intent: PresentationIntent
    var isCode = false
  }

  private(set) var blocks: [Block] = []
  private var count = 0

  init(_ text: String) {
    read(text.split(separator: #/\r\n|\n|\r/#, omittingEmptySubsequences: false)[...], in: nil)
  }

  private mutating func identity() -> Int {
    count += 1
    return count
  }

  private mutating func add(
    _ text: String, _ kind: PresentationIntent.Kind, _ parent: PresentationIntent?,
    isCode: Bool = false
  ) {
    let intent = PresentationIntent(kind, identity: identity(), parent: parent)
    blocks.append(Block(text: text, intent: intent, isCode: isCode))
  }

  private mutating func read(_ lines: ArraySlice<Substring>, in parent: PresentationIntent?) {
    var (rest, paragraph) = (lines, [Substring]())
    while let line = rest.first {
      let text = line.trimmingCharacters(in: .whitespaces)
      if !paragraph.isEmpty, let level = Self.underline(text) {
        end(&paragraph, as: .header(level: level), parent)
        rest = rest.dropFirst()
      } else if text.isEmpty {
        end(&paragraph, as: .paragraph, parent)
        rest = rest.dropFirst()
      } else if startsBlock(text, line, afterParagraph: !paragraph.isEmpty) {
        end(&paragraph, as: .paragraph, parent)
        rest = readBlock(rest, text, parent)
      } else if paragraph.isEmpty, let columns = Self.columns(rest) {
        rest = readTable(rest, columns, parent)
      } else {
        paragraph.append(line)
        rest = rest.dropFirst()
      }
    }
    end(&paragraph, as: .paragraph, parent)
  }

  private mutating func end(
    _ paragraph: inout [Substring], as kind: PresentationIntent.Kind, _ parent: PresentationIntent?
  ) {
    guard !paragraph.isEmpty else { return }
    let lines = paragraph.map { $0.drop { $0 == " " || $0 == "\t" } }
    let text = lines.joined(separator: "\n")
    add(String(text.trimmingSuffix { $0.isWhitespace }), kind, parent)
    paragraph = []
  }

  // MARK: Kinds of blocks

  private func startsBlock(
    _ text: String, _ line: Substring, afterParagraph: Bool
  ) -> Bool {
    if Self.header(text) != nil || Self.fence(text) != nil || text.hasPrefix(">") { return true }
    if Self.isRule(text) { return true }
    if !afterParagraph, Self.indent(of: line) >= 4 { return true }
    guard let item = Self.item(line) else { return false }
    // Only a list that begins with 1 interrupts a paragraph.
    return !afterParagraph || item.number == nil || item.number == 1
  }

  private mutating func readBlock(
    _ lines: ArraySlice<Substring>, _ text: String, _ parent: PresentationIntent?
  ) -> ArraySlice<Substring> {
    if let header = Self.header(text) {
      add(header.text, .header(level: header.level), parent)
      return lines.dropFirst()
    }
    if let fence = Self.fence(text) { return readFence(lines, fence, parent) }
    if text.hasPrefix(">") { return readQuote(lines, parent) }
    if Self.isRule(text) {
      add("\u{2E3B}", .thematicBreak, parent, isCode: true)
      return lines.dropFirst()
    }
    if let first = lines.first, Self.item(first) != nil { return readList(lines, parent) }
    let code = lines.prefix { Self.indent(of: $0) >= 4 || $0.allSatisfy(\.isWhitespace) }
    let content = code.map { $0.dropFirst(min(4, Self.indent(of: $0))) }.joined(separator: "\n")
    add(
      content.trimmingSuffix { $0.isWhitespace } + "\n", .codeBlock(languageHint: nil), parent,
      isCode: true)
    return lines.dropFirst(code.count)
  }

  private mutating func readFence(
    _ lines: ArraySlice<Substring>, _ fence: (mark: String, language: String),
    _ parent: PresentationIntent?
  ) -> ArraySlice<Substring> {
    let content = lines.dropFirst().prefix {
      !$0.drop { $0 == " " }.hasPrefix(fence.mark)
    }
    let language = fence.language.isEmpty ? nil : fence.language
    add(
      content.map { $0 + "\n" }.joined(), .codeBlock(languageHint: language), parent, isCode: true)
    return lines.dropFirst(content.count + 2)
  }

  private mutating func readQuote(
    _ lines: ArraySlice<Substring>, _ parent: PresentationIntent?
  ) -> ArraySlice<Substring> {
    let quoted = lines.prefix { !$0.allSatisfy(\.isWhitespace) }
    let content = quoted.map { line -> Substring in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix(">") else { return text }
      return text.dropFirst(text.hasPrefix("> ") ? 2 : 1)
    }
    let quote = PresentationIntent(.blockQuote, identity: identity(), parent: parent)
    read(content[...], in: quote)
    return lines.dropFirst(quoted.count)
  }

  private mutating func readList(
    _ lines: ArraySlice<Substring>, _ parent: PresentationIntent?
  ) -> ArraySlice<Substring> {
    guard let first = lines.first.flatMap(Self.item) else { return lines.dropFirst() }
    let list = PresentationIntent(
      first.number == nil ? .unorderedList : .orderedList, identity: identity(), parent: parent)
    var (rest, ordinal) = (lines, first.number ?? 1)
    while let line = rest.first, let item = Self.item(line), item.mark == first.mark {
      var content = [line.dropFirst(item.width)]
      rest = rest.dropFirst()
      while let next = rest.first {
        let isEmpty = next.allSatisfy(\.isWhitespace)
        let isWithin = Self.indent(of: next) >= item.width
        let isLazy =
          !isEmpty && content.last?.isEmpty == false && Self.item(next) == nil
          && !startsBlock(next.trimmingCharacters(in: .whitespaces), next, afterParagraph: true)
        guard isEmpty || isWithin || isLazy else { break }
        content.append(isWithin ? next.dropFirst(item.width) : isEmpty ? "" : next)
        rest = rest.dropFirst()
      }
      read(
        content[...],
        in: PresentationIntent(.listItem(ordinal: ordinal), identity: identity(), parent: list))
      ordinal += 1
    }
    return rest
  }

  private mutating func readTable(
    _ lines: ArraySlice<Substring>, _ columns: [PresentationIntent.TableColumn],
    _ parent: PresentationIntent?
  ) -> ArraySlice<Substring> {
    let table = PresentationIntent(.table(columns: columns), identity: identity(), parent: parent)
    let rows = lines.dropFirst(2).prefix { $0.contains("|") }
    for (index, line) in ([lines.first ?? ""] + rows).enumerated() {
      let row = PresentationIntent(
        index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), identity: identity(),
        parent: table)
      for (column, cell) in Self.cells(line).prefix(columns.count).enumerated() {
        add(cell, .tableCell(columnIndex: column), row)
      }
    }
    return lines.dropFirst(2 + rows.count)
  }

  // MARK: Lines

  private static func indent(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private static func header(_ text: String) -> (level: Int, text: String)? {
    guard let match = text.firstMatch(of: #/^(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/#) else {
      return nil
    }
    return (match.output.1.count, String(match.output.2 ?? ""))
  }

  private static func underline(_ text: String) -> Int? {
    if text.firstMatch(of: #/^=+$/#) != nil { return 1 }
    return text.firstMatch(of: #/^-+$/#) != nil ? 2 : nil
  }

  private static func fence(_ text: String) -> (mark: String, language: String)? {
    guard let match = text.firstMatch(of: #/^(`{3,}|~{3,})\s*([^`\s]*)[^`]*$/#) else { return nil }
    return (String(match.output.1), String(match.output.2))
  }

  private static func isRule(_ text: String) -> Bool {
    text.firstMatch(of: #/^(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/#) != nil
  }

  /// Returns the mark of an item of a list, its number, and the width before its text.
  private static func item(
    _ line: Substring
  ) -> (mark: Character, number: Int?, width: Int)? {
    let match = line.prefixMatch(of: #/ {0,3}(?:([-+*])|(\d{1,9})([.)]))(?: +|$)/#)
    guard let match, !isRule(String(line)) else { return nil }
    let mark = match.output.1?.first ?? match.output.3?.first ?? "-"
    return (mark, match.output.2.flatMap { Int($0) }, match.output.0.count)
  }

  private static func cells(_ line: Substring) -> [String] {
    var text = line.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("|") { text.removeFirst() }
    if text.hasSuffix("|"), !text.hasSuffix("\\|") { text.removeLast() }
    return text.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the columns of a table whose header is the first line; nil if there is none.
  private static func columns(
    _ lines: ArraySlice<Substring>
  ) -> [PresentationIntent.TableColumn]? {
    guard let header = lines.first, let line = lines.dropFirst().first, header.contains("|"),
      line.contains("-")
    else { return nil }
    let marks = cells(line)
    guard marks.count == cells(header).count,
      marks.allSatisfy({ $0.firstMatch(of: #/^:?-+:?$/#) != nil })
    else { return nil }
    return marks.map {
      let isRight = $0.hasSuffix(":")
      return PresentationIntent.TableColumn(
        alignment: isRight ? ($0.hasPrefix(":") ? .center : .right) : .left)
    }
  }
}

extension String {
  /// Returns the text without the characters at its end that meet a condition.
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return String(self[...last])
  }
}
