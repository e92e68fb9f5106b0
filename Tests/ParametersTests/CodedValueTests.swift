import Failures
import Foundation
import Parameters
import TestSupport
import Testing

/// Values and rows that are sent to another process.
@Suite struct CodedValueTests {
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(
    arguments: [
      ("table.csv", "id,title,size.width\n1,\"One, \"\"two\"\"\",3\n2,🎬,\n"),
      (
        "table.jsonl",
        #"{"id": 1.50, "on": true, "no": null, "list": [1, "a", []], "at": {"x": {}}}"# + "\n"
      ),
      ("table.yaml", "- {id: 1, style: {size: 12}}\n- title: |\n    two\n    lines\n"),
    ])
  func rowsAreTheSameAfterCoding(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder(name)))
    let rows = try ParameterTable(folder(name)).rows()
    while let row = try rows.next() { #expect(try copy(row) == row) }
  }

  @Test func givenValuesAreTheSameAfterCoding() throws {
    let given = try GivenParameters(options: ["title=All", "style.size=12", "empty="])
    #expect(try copy(given) == given)
  }

  /// Coders limit the depth of nested containers.
  @Test func deeplyNestedValuesCanBeCoded() throws {
    var value = ParameterValue(.text("core"), at: .file("a.json", line: 3))
    for level in 0..<1000 {
      value = ParameterValue(
        level.isMultiple(of: 2)
          ? .list([value, .init(.bool(true))])
          : .object([.init("inner", value)]))
    }
    #expect(try copy(value) == value)
  }

  @Test func incompleteValuesAreRejected() throws {
    for text in ["[]", #"[{"list":{"_0":2,"_1":{"standard":{}}}}]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(ParameterValue.self, from: Data(text.utf8))
      }
    }
  }
}
