import OutputFiles
import Testing
import TestSupport

/// Lists whose elements are encoded one at a time give the bytes of the whole value.
@Suite struct OrderedJSONTests {
  private struct Item: Encodable {
    var name: String
    var parts: [Item]
    var numbers: [Double]?
    var values: [String: [Int]]
  }

  private struct Document: Encodable {
    var name = "\n  \"items\" : [\n"
    var items: [Item]
    var itemsAfter: [Int]
    var Upper: [String]?
    var inner: [String: [Item]] = [:]
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func listsHaveTheBytesOfTheWholeValue(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func item(_ depth: Int) -> Item {
      Item(
        name: ["", "a\nb", "/\"]", "é [\n\n  ]"].randomElement(using: &random)!,
        parts: (0..<(depth > 2 ? 0 : Int.random(in: 0...2, using: &random))).map { _ in
          item(depth + 1)
        },
        numbers: Bool.random(using: &random) ? [1.5, .infinity, .nan] : nil,
        values: Bool.random(using: &random) ? ["b": [], "a": [1, 2]] : [:])
    }
    let document = Document(
      items: (0..<Int.random(in: 0...3, using: &random)).map { _ in item(0) },
      itemsAfter: Array(0..<Int.random(in: 0...3, using: &random)),
      Upper: Bool.random(using: &random) ? ["x"] : nil,
      inner: ["items": [item(1)]])
    var rest = document
    rest.items = []
    rest.itemsAfter = []
    rest.Upper = document.Upper.map { _ in [] }
    let json = try OrderedJSON.bytes(
      of: rest,
      with: [
        .init("items", document.items), .init("itemsAfter", document.itemsAfter),
        .init("Upper", document.Upper ?? []),
      ])
    let whole = try OrderedJSON.bytes(of: document)
    #expect(String(decoding: json, as: UTF8.self) == String(decoding: whole, as: UTF8.self))
  }
}
