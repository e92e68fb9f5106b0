import Foundation

// The text of a paragraph of Markdown. Emphasis follows the algorithm of CommonMark's specification
// (spec.commonmark.org, "An algorithm for parsing nested emphasis and links"): marks are put on a
// list as they are found, and matched when their part of the text is complete.

/// A part of a paragraph with its attributes.
struct MarkdownSpan {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: URL?
  var image: URL?
  /// Marks of emphasis that haven't been matched.
  fileprivate var marks: Marks?

  fileprivate struct Marks {
    let character: Character
    /// The number of marks as written, on which matching depends.
    let length: Int
    let opens, closes: Bool
  }
}

/// Reads the text of a paragraph.
struct MarkdownInlines {
  /// Whether white space stays as it is.
  let keepsSpace: Bool
  /// Whether `^[text](key: value)` has attributes, which aren't read, rather than an address.
  let hasExtendedAttributes: Bool
  let baseURL: URL?
  private let characters: [Character]
  private var place = 0
  private var spans: [MarkdownSpan] = []
  /// The text since the last span.
  private var plain = ""
  /// The places of opening brackets in `spans`.
  private var brackets: [Bracket] = []

  private struct Bracket {
    let span: Int
    let isImage: Bool
    let isExtended: Bool
  }

  init(_ text: String, keepsSpace: Bool, hasExtendedAttributes: Bool, baseURL: URL?) {
    characters = Array(text)
    self.keepsSpace = keepsSpace
    self.hasExtendedAttributes = hasExtendedAttributes
    self.baseURL = baseURL
  }

  /// Returns the parts of the text.
  mutating func read() -> [MarkdownSpan] {
    while place < characters.count { readOne() }
    endPlain()
    matchMarks(from: 0)
    return spans.filter { !$0.text.isEmpty }
  }

  private func next(_ offset: Int = 1) -> Character? {
    characters.indices.contains(place + offset) ? characters[place + offset] : nil
  }

  private mutating func endPlain() {
    if !plain.isEmpty { spans.append(MarkdownSpan(text: plain)) }
    plain = ""
  }

  private mutating func add(_ text: String, _ intent: InlinePresentationIntent) {
    endPlain()
    spans.append(MarkdownSpan(text: text, intent: intent))
  }

  private mutating func readOne() {
    let character = characters[place]
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readMarks(character)
    case "[": openBracket(1, isImage: false)
    case "!" where next() == "[": openBracket(2, isImage: true)
    case "^" where next() == "[" && hasExtendedAttributes:
      openBracket(2, isImage: false, isExtended: true)
    case "]": closeBracket()
    case "<": readAngle()
    case "&": readEntity()
    case "\n", "\r\n": readLineBreak()
    default:
      plain.append(character)
      place += 1
    }
  }

  // MARK: Characters

  private mutating func readEscape() {
    guard let escaped = next() else {
      plain.append("\\")
      return place += 1
    }
    place += 2
    if escaped.isNewline {
      add("\n", .lineBreak)
    } else {
      if !(escaped.isASCII && (escaped.isPunctuation || escaped.isSymbol)) { plain.append("\\") }
      plain.append(escaped)
    }
  }

  private mutating func readCode() {
    let length = characters[place...].prefix { $0 == "`" }.count
    var end = place + length
    while end < characters.count {
      let run = characters[end...].prefix { $0 == "`" }.count
      if run == length { break }
      end += max(run, 1)
    }
    guard end < characters.count else {
      plain += String(repeating: "`", count: length)
      return place += length
    }
    var code = String(characters[place + length..<end].map { $0.isNewline ? " " : $0 })
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    add(code, .code)
    place = end + length
  }

  private mutating func readEntity() {
    let name = characters[(place + 1)...].prefix(32).prefix { $0 != ";" }
    let end = place + 1 + name.count
    if end < characters.count, characters[end] == ";", let found = Self.entity(String(name)) {
      plain.append(found)
      place = end + 1
    } else {
      plain.append("&")
      place += 1
    }
  }

  private static func entity(_ name: String) -> String? {
    let names = [
      "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "amp": "&",
      "copy": "©", "reg": "®", "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€",
    ]
    guard name.hasPrefix("#") else { return names[name] }
    let isHex = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return code.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  private mutating func readLineBreak() {
    place += 1
    if keepsSpace { return plain.append("\n") }
    let isHard = plain.hasSuffix("  ")
    while plain.last == " " { plain.removeLast() }
    while place < characters.count, characters[place] == " " { place += 1 }
    add(isHard ? "\n" : " ", isHard ? .lineBreak : .softBreak)
  }

  private mutating func readAngle() {
    let content = characters[(place + 1)...].prefix { $0 != ">" && $0 != "\n" }
    let (text, end) = (String(content), place + 1 + content.count)
    guard end < characters.count, characters[end] == ">", !text.isEmpty else {
      plain.append("<")
      return place += 1
    }
    let isAddress = text.firstMatch(of: #/^[A-Za-z][A-Za-z0-9+.\-]+:\S*$/#) != nil
    let isMail = text.firstMatch(of: #/^[^\s@<>]+@[^\s@<>]+$/#) != nil
    let isTag = text.firstMatch(of: #/^(/?[A-Za-z][^<]*|!--.*--)$/#) != nil
    guard isAddress || isMail || isTag else {
      plain.append("<")
      return place += 1
    }
    add(isTag && !isAddress && !isMail ? "<\(text)>" : text, isAddress || isMail ? [] : .inlineHTML)
    if isAddress || isMail {
      spans[spans.count - 1].link = URL(string: isAddress ? text : "mailto:\(text)")
    }
    place = end + 1
  }

  // MARK: Emphasis

  private mutating func readMarks(_ character: Character) {
    let length = characters[place...].prefix { $0 == character }.count
    let before = place > 0 ? characters[place - 1] : " "
    let after = next(length) ?? " "
    place += length
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let isLeft =
      !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let isRight =
      !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    let isUnderscore = character == "_"
    guard character != "~" || length <= 2 else {
      return plain += String(repeating: "~", count: length)
    }
    endPlain()
    var span = MarkdownSpan(text: String(repeating: character, count: length))
    span.marks = MarkdownSpan.Marks(
      character: character, length: length,
      opens: isLeft && (!isUnderscore || !isRight || isMark(before)),
      closes: isRight && (!isUnderscore || !isLeft || isMark(after)))
    spans.append(span)
  }

  /// Matches the marks after a place in the list. The others are text.
  private mutating func matchMarks(from start: Int) {
    var closer = start
    while closer < spans.count {
      guard let marks = spans[closer].marks, marks.closes, !spans[closer].text.isEmpty,
        let opener = (start..<closer).last(where: { opens($0, marks) })
      else {
        closer += 1
        continue
      }
      emphasize(opener, closer, marks.character)
    }
    for index in start..<spans.count { spans[index].marks = nil }
  }

  private func opens(_ index: Int, _ closing: MarkdownSpan.Marks) -> Bool {
    guard let opening = spans[index].marks, opening.opens, !spans[index].text.isEmpty,
      opening.character == closing.character
    else { return false }
    if closing.character == "~" { return opening.length == closing.length }
    // CommonMark's rule of 3.
    let isEither = opening.opens && opening.closes || closing.opens && closing.closes
    return !isEither || (opening.length + closing.length) % 3 != 0
      || opening.length % 3 == 0 && closing.length % 3 == 0
  }

  private mutating func emphasize(_ opener: Int, _ closer: Int, _ character: Character) {
    let count = min(spans[opener].text.count, spans[closer].text.count, 2)
    let intent: InlinePresentationIntent =
      character == "~" ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
    for index in opener + 1..<closer {
      spans[index].intent.formUnion(intent)
      spans[index].marks = nil
    }
    spans[opener].text.removeLast(count)
    spans[closer].text.removeLast(count)
  }

  // MARK: Links

  private mutating func openBracket(_ length: Int, isImage: Bool, isExtended: Bool = false) {
    endPlain()
    brackets.append(Bracket(span: spans.count, isImage: isImage, isExtended: isExtended))
    spans.append(MarkdownSpan(text: String(characters[place..<place + length])))
    place += length
  }

  private mutating func closeBracket() {
    place += 1
    guard let bracket = brackets.popLast() else { return plain.append("]") }
    guard let target = target() else { return plain.append("]") }
    endPlain()
    matchMarks(from: bracket.span + 1)
    let url = bracket.isExtended ? nil : URL(string: target, relativeTo: baseURL)
    spans[bracket.span].text = ""
    if bracket.isImage {
      // The description is the text; without one, the character of an attachment is.
      if spans.count == bracket.span + 1 { spans.append(MarkdownSpan(text: "\u{FFFC}")) }
      for index in spans.indices where index > bracket.span { spans[index].image = url }
      return
    }
    for index in spans.indices where index > bracket.span { spans[index].link = url }
    // Links can't contain links.
    if !bracket.isExtended { brackets.removeAll { !$0.isImage } }
  }

  /// Reads the target of a link after its text: `(address "title")`; nil if there is none.
  private mutating func target() -> String? {
    guard place < characters.count, characters[place] == "(" else { return nil }
    var (end, depth) = (place + 1, 1)
    var isQuoted = false
    while end < characters.count {
      switch characters[end] {
      case "\\": end += 1
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: break
      }
      if depth == 0 { break }
      end += 1
    }
    guard end < characters.count else { return nil }
    let content = String(characters[place + 1..<end]).trimmingCharacters(
      in: .whitespacesAndNewlines)
    place = end + 1
    if content.hasPrefix("<"), let close = content.firstIndex(of: ">") {
      return String(content[content.index(after: content.startIndex)..<close])
    }
    return content.split(whereSeparator: \.isWhitespace).first.map {
      String($0).replacing(#/\\([!-/:-@\[-`{-~])/#) { String($0.output.1) }
    } ?? ""
  }
}
