import Failures
import Foundation
import Parameters
import TestSupport
import Testing

@Suite struct NameTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the rows of a table with the given text.
  private func rows(_ text: String) throws -> [TableRow] {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder("t.jsonl")))
    let source = try ParameterTable(folder("t.jsonl")).rows()
    var rows: [TableRow] = []
    while let row = try source.next() { rows.append(row) }
    return rows
  }

  private func path(_ template: String, _ values: [String: String] = [:]) throws -> String {
    let json = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
    let row = try #require(rows(json).first)
    return try NameTemplate(template).path(for: row, ParameterList(of: Card()))
  }

  private func name(_ value: String) throws -> String { try path("{id}", ["id": value]) }

  @Test func fieldsComeFromTheRowOrElseTheFilm() throws {
    #expect(
      try path("output/{id}/{title}-{ town }.mp4", ["id": "7", "town": "Ulm"])
        == "output/7/Hello-Ulm.mp4")
    #expect(try path("{title}", ["title": "Own"]) == "Own")
    #expect(try path("a{row}-{row:4}.mp4") == "a1-0001.mp4")
    #expect(try path("../{{x}}/{style.size}") == "../{x}/12.5")
    #expect(try path("/tmp/{align}.mp4") == "/tmp/left.mp4")
    #expect(try NameTemplate("a.mp4").varies == false)
    #expect(try NameTemplate("{row}.mp4").varies)
    #expect(try NameTemplate("{row}/{id}/{title}").names == ["id", "title"])
  }

  @Test(arguments: [
    ("a/b", "a-b"), ("..", "__"), ("../../etc/passwd", "__-..-etc-passwd"), (".hidden", "_hidden"),
    (".\u{301}hidden", "_\u{301}hidden"), ("..\u{200D}", "__\u{200D}"),
    ("...", "___"), ("a\nb\u{1}c", "a b c"), ("12:30", "12-30"), ("a\\b*?\"<>|", "a-b------"),
    ("  x  ", "x"), ("x. .", "x"), ("CON", "CON_"), ("con.mp4", "con_.mp4"), ("COM1", "COM1_"),
    ("Console", "Console"), ("👩‍🚀 é", "👩‍🚀 é"), ("e\u{301}", "é"), ("a\u{202E}b", "ab"),
    ("a\u{2028}b", "a b"), ("日本", "日本"),
  ]) func valuesAreSanitized(_ value: String, _ expected: String) throws {
    let made = try name(value)
    #expect(made.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(made)")
  }

  @Test func aPathComponentIsCheckedAsAWhole() throws {
    #expect(try path("{a}{b}", ["a": ".", "b": "."]) == "__")
    #expect(try path("out/{a}/x", ["a": ".."]) == "out/__/x")
    #expect(try path("{a}.mp4", ["a": "NUL"]) == "NUL_.mp4")
    #expect(try path("{a}.mp4", ["a": ".."]) == "__.mp4")
    #expect(try path("{a}.mp4", ["a": ".x"]) == "_x.mp4")
    #expect(try path("{a}-{b}.mp4", ["a": "x", "b": ""]) == "x-.mp4")
  }

  @Test func aPathCannotLeaveAFolderNamedByAField() throws {
    for template in ["out/{a}/../x.mp4", "{a}/../../x{b}.mp4"] {
      let error = try #require(throws: FlipbookError.self) { try NameTemplate(template) }
      #expect(error.message.contains("leads out of a folder"))
    }
    #expect(throws: Never.self) { try NameTemplate("../out/{a}.mp4") }
  }

  @Test func longNames() throws {
    let long = String(repeating: "é🚀", count: 300)
    let one = try path("out/{a}.mp4", ["a": long + "1"])
    let other = try path("out/{a}.mp4", ["a": long + "2"])
    #expect(one != other)
    for name in [one, other] {
      let last = name.dropFirst(4)
      #expect(last.utf8.count <= 200 && last.utf8.count > 180)
      #expect(last.hasSuffix(".mp4"))
      #expect(last.hasPrefix("é🚀"))
      #expect(!last.unicodeScalars.contains("\u{FFFD}"))
    }
    let exact = String(repeating: "x", count: 200)
    #expect(try name(exact) == exact)
    #expect(try name(exact + "x").utf8.count == 200)
    #expect(try name(String(repeating: "👩‍👩‍👧‍👦", count: 100)).utf8.count > 150)
  }

  @Test(arguments: ["", "  ", "\n"]) func emptyNames(_ value: String) {
    let wrong = error { _ = try path("out/{a}.mp4", ["a": value]) }
    #expect(wrong?.code == .badName)
    #expect(wrong?.message.contains("Row 1 has no name") == true)
    #expect(wrong?.message.contains("t.jsonl:1") == true)
  }

  @Test(arguments: [
    "{", "}", "a{b", "a}b", "{}", "{ }", "{a{b}}", "{a/b}", "{row:x}", "{row:0}", "{id:4}",
    "{row:4:4}", "", "a/", "{row:99}",
  ]) func badTemplates(_ template: String) {
    let wrong = error { _ = try NameTemplate(template) }
    #expect(wrong?.code == .badSetting)
    #expect(wrong?.hint != nil)
  }

  @Test func unknownFields() throws {
    let template = try NameTemplate("{tilte}.mp4")
    let wrong = error { try template.check(known: ["id", "title"]) }
    #expect(wrong?.code == .unknownName)
    #expect(wrong?.message.contains("{tilte}") == true)
    #expect(wrong?.hint == "Did you mean \"title\"?")
    try NameTemplate("{title}{row}.mp4").check(known: ["id", "title"])
    let late = error { _ = try path("{twon}.mp4", ["town": "x"]) }
    #expect(late?.message.contains("t.jsonl:1") == true)
    #expect(late?.hint == "Did you mean \"town\"?")
  }

  @Test(arguments: [
    ("out/a.mp4", "out/a.mp4", false), ("out/a.mp4", "out/A.mp4", false),
    ("out/\u{E9}.mp4", "out/e\u{301}.mp4", false), ("Straße", "STRASSE", true),
    ("out/a.mp4", "out/b.mp4", true), ("ab/c", "a/bc", true),
  ]) func twoRowsWithOneName(_ first: String, _ second: String, _ areDistinct: Bool) throws {
    let rows = try rows("{}\n\n{}\n")
    var register = NameRegister()
    try register.take(first, for: rows[0])
    let wrong = error { try register.take(second, for: rows[1]) }
    #expect((wrong == nil) == areDistinct)
    if let wrong {
      #expect(wrong.message.contains("Rows 1 and 2 have the same output"))
      #expect(wrong.message.contains("lines 1 and 3 of"))
    }
  }

  @Test func manyNames() throws {
    let row = try #require(rows("{}").first)
    var register = NameRegister()
    for number in 0..<100_000 { try register.take("out/\(number)/\(number * 7).mp4", for: row) }
    #expect(error { try register.take("OUT/5/35.mp4", for: row) }?.code == .duplicate)
  }
}
