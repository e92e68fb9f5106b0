import Failures
import Foundation
import Parameters
import TestSupport
import Testing

@Suite struct FileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func given(_ text: String, in name: String) throws -> GivenParameters {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder(name)))
    return try GivenParameters(file: folder(name))
  }

  private func card(_ text: String, in name: String) throws -> Card {
    try ParameterList.make(Card(), with: given(text, in: name))
  }

  @Test func json() throws {
    let made = try card(
      #"""
      {
        "title": "Grüße \u00e9 \ud83d\ude80 \n🎬", "count": -3, "price": 12345678901234567890.125,
        "tags": [], "style": {"size": 1e2}, "subtitle": null, "area": [[1, 2], [3, 4.5]],
        "limit": 7.0, "place": {"x": 1, "y": 2}, "motion": {"move": {"by": 2}}
      }
      """#, in: "a.json")
    #expect(made.title == "Grüße é 🚀 \n🎬")
    #expect((made.count, made.limit) == (-3, 7))
    #expect(made.price == Decimal(string: "12345678901234567890.125"))
    #expect(made.tags == [])
    #expect(made.style.size == 100)
    #expect(made.area == CGRect(x: 1, y: 2, width: 3, height: 4.5))
    #expect(made.place == CGPoint(x: 1, y: 2))
    #expect(made.motion == .move(by: 2))
  }

  @Test func yaml() throws {
    let made = try card(
      """
      # A card
      title: 1.10
      count: 4
      isLoud: no
      tags: [x, "y"]
      style: &base
        size: 3
      outline:
        <<: *base
        bold: yes
      subtitle: ~
      align: "right"
      """, in: "a.yaml")
    #expect(made.title == "1.10")
    #expect((made.count, made.isLoud, made.tags) == (4, false, ["x", "y"]))
    #expect(made.outline == Card.Style(size: 3, bold: true))
    #expect((made.subtitle, made.align) == (nil, .right))
  }

  @Test(arguments: [
    ("a.json", "{\n \"count\": 3,\n\n \"tilte\": 4\n}", "a.json:4", "no parameter \"tilte\""),
    ("a.yml", "count: 3\n\ntilte: 4\n", "a.yml:3", "no parameter \"tilte\""),
    ("a.json", "{\n \"count\": \"three\"\n}", "a.json:2", "takes a whole number, not \"three\""),
    ("a.json", "{\n \"title\": 12\n}", "a.json:2", "takes text, not the number 12"),
    ("a.json", "{\n \"title\": null\n}", "a.json:2", "takes text, not null"),
    ("a.json", "{\"tags\": [\"a\",\n{}]}", "a.json:2", "\"tags[1]\" takes text, not an object"),
    ("a.yaml", "a: 1\nstyle:\n  sise: 4\n", "a.yaml:1", "no parameter \"a\""),
    ("a.json", "{\n\"title\": \"a\",\n\"title\": \"b\"}", "a.json:3", "first in"),
    ("a.json", "{\n\"style\": {\"size\": 1},\n\"style.size\": 2}", "a.json:3", "first in"),
    ("a.yaml", "title: a\ncount: 1\ntitle: b\n", "a.yaml:3", "first in"),
    ("a.yaml", "style:\n  size: 1\n  bold: no\n  \"size\" : 2\n", "a.yaml:4", "first in"),
    ("a.yaml", "a: {b: 1, b: 2}\n", "a.yaml:1", "\"b\" is given twice"),
    ("a.yaml", "a:\n  b: 1\n  !x b: 2\n", "a.yaml:3", "\"b\" is given twice"),
    ("a.yaml", "a:\n  1: 1\n  \"1\": 2\n", "a.yaml:3", "\"1\" is given twice"),
    (
      "a.json", "{\n\"title\": \"a\"\n\"count\": 3}", "a.json:3",
      "in column 1: expected a comma or }, found \"\"\""
    ),
    ("a.json", "{\n\"title\": 'a'}", "a.json:2", "expected a value"),
    ("a.json", "{\"title\": \"a", "a.json:1", "a string isn't closed"),
    ("a.json", "{\"title\": \"a\nb\"}", "a.json:1", "isn't closed on its line"),
    ("a.json", "{\"title\": \"\\x\"}", "a.json:1", "escape"),
    ("a.json", "{} {}", "a.json:1", "after the value"),
    ("a.json", "", "a.json:1", "the text is empty"),
    ("a.json", "{\"count\": 03}", "a.json:1", "leading zero"),
    ("a.json", "{\"count\": 3.}", "a.json:1", "expected a digit"),
    ("a.json", "{\"count\": -}", "a.json:1", "expected a digit"),
    ("a.json", "{\"count\": 3,}", "a.json:1", "expected a name in double quotes"),
    ("a.json", "{\"tags\": [1,]}", "a.json:1", "expected a value"),
    ("a.json", "{\"tags\": [1", "a.json:1", "expected a comma or ]"),
    ("a.json", "{\"tags\" [1", "a.json:1", "expected a colon"),
    ("a.json", "[1]", "a.json:1", "not a list of 1 value ("),
    ("a.yaml", "", "a.yaml:1", "the file is empty"), ("a.yaml", "- a\n", "a.yaml:1", "a list of 1"),
    ("a.yaml", "a: 1\n b: [\n", "a.yaml:2", "mapping values are not allowed"),
    ("a.yaml", "a: *x\n", "a.yaml:1", "undefined alias"),
    ("a.yaml", "a: 1\n---\nb: 1\n", "a.yaml:2", "another document"),
    ("a.yaml", "a: 1\nb: \u{1}\n", "a.yaml:2", "control characters"),
    ("a.yaml", "? [a]\n: 1\n", "a.yaml:1", "Keys must be strings"),
  ]) func mistakes(_ file: String, _ text: String, _ location: String, _ words: String) {
    let wrong = error { _ = try card(text, in: file) }
    #expect(wrong?.message.contains("/\(location)") == true, "\(String(describing: wrong))")
    #expect(wrong?.message.contains(words) == true, "\(String(describing: wrong))")
  }

  @Test func deeplyNestedAndExpandingFiles() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(error { _ = try card("{\"a\": \(deep)", in: "a.json") }?.code == .malformed)
    let nested = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    #expect(error { _ = try card("a: \(nested)", in: "a.yaml") }?.code == .malformed)
    var bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for number in 1..<10 {
      let aliases = Array(repeating: "*a\(number - 1)", count: 10).joined(separator: ",")
      bomb += "a\(number): &a\(number) [\(aliases)]\n"
    }
    #expect(
      error { _ = try card(bomb, in: "a.yaml") }?.message.contains("more than 100000 ") == true)
  }

  @Test func unreadableFiles() throws {
    func code(_ name: String) -> FlipbookError? {
      error { _ = try GivenParameters(file: folder(name)) }
    }
    #expect(code("none.json")?.message.contains("There is no file") == true)
    #expect(code("a.txt")?.hint?.contains(".json") == true)
    try FileManager.default.createDirectory(
      atPath: folder("b.json"), withIntermediateDirectories: true)
    #expect(code("b.json")?.message.contains("is a folder") == true)
    try Data([0x7B, 0x0A, 0x22, 0xE9, 0x22]).write(to: URL(fileURLWithPath: folder("latin.json")))
    #expect(code("latin.json")?.message.contains("not UTF-8") == true)
    #expect(code("latin.json")?.message.contains("latin.json:2") == true)
    try #require("{}".data(using: .utf16)).write(to: URL(fileURLWithPath: folder("wide.json")))
    #expect(code("wide.json")?.message.contains("UTF-16") == true)
    try #require("{}".data(using: .utf16LittleEndian)).write(
      to: URL(fileURLWithPath: folder("bare.json")))
    #expect(code("bare.json")?.message.contains("UTF-16") == true)
  }

  @Test func aByteOrderMarkIsIgnored() throws {
    #expect(try card("\u{FEFF}{\"title\": \"a\"}", in: "a.json").title == "a")
    #expect(try card("\u{FEFF}title: a", in: "a.yaml").title == "a")
  }

  @Test func optionsReplaceValuesOfFiles() throws {
    var all = try given(#"{"title": "file", "style": {"size": 1, "bold": true}}"#, in: "a.json")
    all.merge(try GivenParameters(options: ["style.size=2"]))
    let made = try ParameterList.make(Card(), with: all)
    #expect(made.title == "file")
    #expect(made.style == Card.Style(size: 2, bold: true))
  }

  /// Texts that Foundation accepts as JSON, and texts that it rejects.
  @Test(arguments: [
    "{}", "[]", "1", "-0", "0.5", "1e5", "1E-5", "1.5e+3", "\"a\"", "\"\\u0041\"", "true", "null",
    " [ 1 , 2 ] ", "{\"a\":{\"b\":[]}}", "\"\\ud83d\\ude80\"", "\"\u{7F}\"", "[1e400]",
    "01", "1.", ".5", "+1", "1e", "[,]", "[1 2]", "{a:1}", "{\"a\"}", "tru", "nul", "\"\\u12\"",
    "\"\t\"", "[1]]", "--1", "{,}", "\"\\\"",
  ]) func foundationAgrees(_ text: String) throws {
    let json = "{\"tags\":\(text)}"
    let isJSON =
      text == "[1e400]" || (try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil
    let isRead = (try? given(json, in: "a.json")) != nil
    #expect(isRead == isJSON)
  }
}
