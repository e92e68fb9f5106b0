import Failures
import Foundation
import Parameters
import TestSupport
import Testing

@Suite struct TableTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ bytes: some Sequence<UInt8>, _ name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: folder(name)))
    return folder(name)
  }

  private func rows(_ text: String, _ name: String = "t.csv") throws -> [TableRow] {
    try all(ParameterTable(write(text.utf8, name)))
  }

  private func all(_ table: ParameterTable) throws -> [TableRow] {
    let source = try table.rows()
    var rows: [TableRow] = []
    while let row = try source.next() { rows.append(row) }
    return rows
  }

  private func cells(_ rows: [TableRow]) -> [[String]] {
    rows.map { $0.fields.map(\.value.plainText) }
  }

  @Test func rowsHaveNumbersLinesAndPlaces() throws {
    let rows = try rows("id,title\n1,Hello\n\n2,\"two\nlines, \"\"quoted\"\"\"\n3,\"\"")
    #expect(rows.map(\.number) == [1, 2, 3])
    #expect(rows.map(\.line) == [2, 4, 6])
    #expect(cells(rows) == [["1", "Hello"], ["2", "two\nlines, \"quoted\""], ["3", ""]])
    #expect(rows[1].fields.map(\.name) == ["id", "title"])
    #expect(rows[1].fields[1].value.origin.description.hasSuffix("t.csv:4, column title"))
  }

  @Test(arguments: ["\r\n", "\r", "\n"]) func lineBreaks(_ end: String) throws {
    let rows = try rows(["a,b", "1,\"x\(end)y\"", "", "2, \"z\" ", ""].joined(separator: end))
    #expect(cells(rows) == [["1", "x\(end)y"], ["2", "z"]])
    #expect(rows.map(\.line) == [2, 5])
  }

  @Test func delimiters() throws {
    #expect(cells(try rows("a;b\n1,5;2\n")) == [["1,5", "2"]])
    #expect(cells(try rows("\"a;c\",b\n1;5,2\n")) == [["1;5", "2"]])
    #expect(cells(try rows("a\tb\n1,5\t\n", "t.tsv")) == [["1,5", ""]])
    #expect(cells(try rows("a\n1\n2\n")) == [["1"], ["2"]])
  }

  @Test func aByteOrderMarkIsIgnored() throws {
    let rows = try rows("\u{FEFF}id,title\n1,a\n")
    #expect(rows[0].fields[0].name == "id")
  }

  @Test func aTableCanBeReadRepeatedly() throws {
    let table = try ParameterTable(write("id\n1\n2\n".utf8, "t.csv"))
    #expect(try all(table) == all(table))
  }

  @Test(arguments: [
    ("a,b\n1,2\n1\n", ":3", "1 cell for 2 columns"), ("a,b\n1,2,3\n", ":2", "3 cells for 2"),
    ("a,b,\n1,2,3\n", ":1", "Column 3 has no name"), ("a, ,b\n1,2,3\n", ":1", "Column 2"),
    ("a,b,a\n1,2,3\n", ":1", "Columns 1 and 3 are both named \"a\""),
    ("a,b\n1,x\"y\n", ":2", "in the middle"), ("a,b\n1,2\n\"x\"y,2\n", ":3", "follows the closing"),
    ("a,b\n1,2\n1,\"x\n3,4\n", ":3", "not closed"), ("", "t.csv", "is empty"),
    ("\n\n", "t.csv", "is empty"), ("a,b\n", "t.csv", "has no rows"),
  ]) func badCSV(_ text: String, _ location: String, _ words: String) {
    let wrong = error { _ = try rows(text) }
    #expect(wrong?.message.contains(location) == true, "\(String(describing: wrong))")
    #expect(wrong?.message.contains(words) == true, "\(String(describing: wrong))")
    #expect(wrong?.hint != nil)
  }

  @Test func unicodeSeparatorsAreText() throws {
    for cell in ["\"x\u{2028}y\u{0B}\"", "x\u{2028}y\u{0B}"] {
      #expect(cells(try rows("a,b\n1,\(cell)\n")) == [["1", "x\u{2028}y\u{0B}"]])
    }
  }

  /// Commas and quotes are recognized even if a neighbouring character combines with them.
  @Test(arguments: ["\u{301}x", "x\u{600}", "\u{200D}", "\u{FE0F}x\u{600}", "a\u{301}"])
  func cellsCanStartAndEndWithAnyCharacter(_ cell: String) throws {
    for text in ["\(cell),\"\(cell)\",1", "\"\(cell)\",\(cell),1"] {
      let found = cells(try rows("a,b,c\n\(text)\n"))
      #expect(
        found.map { $0.map { Array($0.utf8) } } == [[Array(cell.utf8), Array(cell.utf8), [0x31]]])
    }
  }

  @Test func aLargeListCanHaveManyValues() throws {
    let list = Array(repeating: "1", count: 1_000_100).joined(separator: ",")
    #expect(try rows("- {id: [\(list)]}\n", "t.yaml").count == 1)
  }

  @Test func otherEncodings() throws {
    let latin = Array("id,title\n1,a\n2,caf".utf8) + [0xE9] + Array("\n".utf8)
    let wrong = error { _ = try all(ParameterTable(write(latin, "t.csv"))) }
    #expect(wrong?.code == .unreadable)
    #expect(wrong?.message.contains("t.csv:3") == true)
    #expect(wrong?.hint?.contains("iconv") == true)
    let wide = try #require("id,title\n1,a\n".data(using: .utf16))
    #expect(
      error { _ = try all(ParameterTable(write(wide, "t.csv"))) }?.message
        .contains("UTF-16") == true)
    let lines = Array("{\"a\": 1}\n{\"a\": \"caf".utf8) + [0xE9] + Array("\"}\n".utf8)
    #expect(
      error { _ = try all(ParameterTable(write(lines, "t.jsonl"))) }?.message
        .contains("t.jsonl:2") == true)
  }

  @Test func jsonLines() throws {
    let rows = try rows(
      "{\"id\": 7, \"style\": {\"size\": 2}}\r\n\n{\"id\": \"b\", \"tags\": [\"x\"]}", "t.jsonl")
    #expect(rows.map(\.line) == [1, 3])
    #expect(rows[0].value(named: "id")?.plainText == "7")
    #expect(rows[0].value(named: "style.size")?.plainText == "2")
    #expect(rows[1].value(named: "tags")?.origin.description.hasSuffix("t.jsonl:3") == true)
  }

  @Test(arguments: [
    ("{\"a\": 1}\n[1]\n", "t.jsonl", ":2", "A row must be a map"),
    ("{\"a\": 1}\n{\"a\": }\n", "t.ndjson", ":2", "Invalid JSON"),
    ("{\"a\": 1, \"a\": 2}\n", "t.jsonl", ":1", "twice"), ("", "t.jsonl", "t.jsonl", "no rows"),
    ("a: 1\n", "t.yaml", ":1", "a list with a map for each row"),
    ("- a: 1\n- 3\n", "t.yaml", ":2", "A row must be a map"), ("[]", "t.yml", "t.yml", "no rows"),
  ]) func badRows(_ text: String, _ name: String, _ location: String, _ words: String) {
    let wrong = error { _ = try rows(text, name) }
    #expect(wrong?.message.contains(location) == true, "\(String(describing: wrong))")
    #expect(wrong?.message.contains(words) == true, "\(String(describing: wrong))")
  }

  @Test func yamlAndJSONLists() throws {
    let rows = try rows("- id: 1\n  title: a\n# b\n- id: 2\n  title: ~\n", "t.yaml")
    #expect(rows.map(\.line) == [1, 4])
    #expect(cells(rows) == [["1", "a"], ["2", ""]])
    #expect(cells(try self.rows("[{\"id\": 1},\n{\"id\": 2}]", "t.json")) == [["1"], ["2"]])
  }

  @Test func unknownTables() {
    #expect(error { _ = try ParameterTable("t.xlsx") }?.hint?.contains(".csv") == true)
    #expect(error { _ = try ParameterTable(folder("no.csv")) }?.code == .unreadable)
  }

  @Test func tenThousandColumns() throws {
    let names = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
    let values = (0..<10_000).map { "\"\($0)\"" }.joined(separator: ",")
    let rows = try rows("\(names)\n\(values)\n\(values)\n")
    #expect(rows.count == 2)
    #expect(rows[1].fields[9_999].name == "c9999")
    #expect(rows[1].fields[9_999].value.plainText == "9999")
    var columns = TableColumns(try ParameterList(of: Card()), template: nil, ignoring: [])
    let wrong = error { _ = try columns.given(by: rows[0]) }
    #expect(wrong?.message.contains("The column \"c0\"") == true)
  }

  /// Blocks can end anywhere: inside a letter, inside quotes or inside a line break.
  @Test func manyRowsInBlocks() throws {
    var text = "id,title\r\n"
    for number in 1...20_000 { text += "\(number),\"é\"\"🚀,\r\n\(number)\"\r\n" }
    let source = try ParameterTable(write(text.utf8, "t.csv")).rows()
    var count = 0
    while let row = try source.next() {
      count += 1
      guard row.fields[1].value.plainText == "é\"🚀,\r\n\(count)", row.line == 2 * count else {
        Issue.record("row \(count)")
        break
      }
    }
    #expect(count == 20_000)
  }

  // MARK: Columns

  private func given(_ text: String, _ template: String? = nil, ignoring: [String] = []) throws
    -> [Card]
  {
    var columns = TableColumns(
      try ParameterList(of: Card()), template: try template.map { try NameTemplate($0) },
      ignoring: ignoring)
    return try rows(text).map { try ParameterList.make(Card(), with: columns.given(by: $0)) }
  }

  @Test func emptyCells() throws {
    let card = try given(
      "id,title,subtitle,limit,count,isLoud,align,tags,style.size,page,outline.size\n"
        + "1,,,,,,,,,,\n"
    ).first
    let defaultValue = Card()
    #expect(card?.title == "")
    #expect((card?.subtitle, card?.limit) == (.some(nil), .some(nil)))
    #expect((card?.count, card?.isLoud, card?.align) == (3, true, .left))
    #expect(card?.tags == [])
    #expect(card?.style == defaultValue.style)
  }

  @Test func fieldsWithoutDefaultsAreNilIfAllCellsAreEmpty() throws {
    let cards = try given("outline.size,outline.bold\n,\n2,yes\n")
    #expect(cards.map(\.outline) == [nil, Card.Style(size: 2, bold: true)])
    let wrong = error { _ = try given("outline.size,outline.bold\n,yes\n") }
    #expect(wrong?.message.contains("\"outline.size\" has no value") == true)
    #expect(wrong?.message.contains("t.csv:2") == true)
  }

  @Test func columnsAreParameters() throws {
    let cards = try given("id,title,style.size,tags\n1,a,3,x;y\n2,b,,z\n")
    #expect(cards.map(\.title) == ["a", "b"])
    #expect(cards.map(\.style.size) == [3, 12.5])
    #expect(cards.map(\.tags) == [["x", "y"], ["z"]])
  }

  @Test func unknownColumns() throws {
    let wrong = error { _ = try given("id,tilte\n1,a\n") }
    #expect(wrong?.code == .unknownName)
    #expect(wrong?.message.contains("The column \"tilte\" isn't a parameter") == true)
    #expect(wrong?.message.contains("t.csv:1") == true)
    #expect(wrong?.hint?.contains("Did you mean \"title\"?") == true)
    #expect(wrong?.hint?.contains("--ignore-column tilte") == true)
    #expect(try given("id,tilte\n1,a\n", ignoring: ["tilte"]).count == 1)
    #expect(try given("id,town\n1,a\n", "out/{town}.mp4").count == 1)
  }

  @Test func errorsNameTheLineAndColumnOfACell() {
    let wrong = error { _ = try given("title,count\na,1\nb,many\n") }
    #expect(
      wrong?.message.hasSuffix(
        "takes a whole number, not \"many\" (\(folder("t.csv")):3, column count).")
        == true)
  }
}
