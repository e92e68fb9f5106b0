import Foundation
import FuzzedReaders
import RenderStore
import TestSupport
import Testing
import VirtualTime

/// Files that once took memory or time in proportion to the square of their size, or more. Each now
/// takes less than a second; before, minutes or all of the memory. The limit is long because a test's
/// clock also runs while the test waits for others.
@Suite(.timeLimit(.minutes(30))) struct LargeFileTests {
  private static let many = 0..<100_000

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ name: String, _ text: some StringProtocol) throws {
    try check(name, Data(text.utf8))
  }

  private func check(_ name: String, _ bytes: Data) throws {
    let reader = try #require(FuzzedReader.all.first { $0.name == name })
    try reader.check([UInt8](bytes), in: folder.path)
  }

  private func object(_ fields: some Sequence<String>) -> String {
    "{" + fields.joined(separator: ",") + "}"
  }

  @Test func dottedNamesThatShareTheirFirstWord() throws {
    try check("JSONProps", object(Self.many.map { "\"named.a\($0).size\":1" }))
  }

  @Test func dictionariesWithManyKeys() throws {
    try check("JSONProps", "{\"named\":\(object(Self.many.map { "\"a\($0)\":{}" }))}")
  }

  @Test func longLists() throws {
    try check("JSONProps", "{\"sizes\":[\(Self.many.map(String.init).joined(separator: ","))]}")
  }

  /// The full names of all values would take a hundred gigabytes.
  @Test(arguments: ["[1]", "{\"b\":1}"]) func longNamesOfManyValues(value: String) throws {
    let name = String(repeating: "a", count: 1_000_000)
    let values = Self.many.map { "\"b\($0)\":\(value)" }
    try check("JSONProps", "{\"\(name)\":\(object(values))}")
  }

  @Test func namesOfAMillionWords() throws {
    let name = Array(repeating: "a", count: 1_000_000).joined(separator: ".")
    try check("JSONProps", "{\"\(name)\":1}")
    try check("Options", name + "=1")
  }

  @Test func longUnknownNames() throws {
    try check("Options", String(repeating: "a", count: 10_000_000) + "=1")
  }

  @Test func aliasesOfAliasesAsKeys() throws {
    var bomb = "a0: &a0 [x, x]\n"
    for number in 1..<60 { bomb += "a\(number): &a\(number) [*a\(number - 1), *a\(number - 1)]\n" }
    for key in ["*a59 : 1", "? [*a59]\n: 1", "b: {[*a59]: 1}", "- {{a: *a59}: 1}"] {
      try check("YAMLProps", bomb + key + "\n")
    }
  }

  @Test func journalsOfManyFiles() throws {
    let header = try Manifest(
      film: "A",
      canvas: Manifest.Canvas(
        width: 2, height: 2, framesPerSecond: .standard, background: "#000000FF"),
      settings: [:], fingerprint: "", firstFrame: 0, frames: []
    ).json().filter { $0 != UInt8(ascii: "\n") }
    let lines = Self.many.map { "{\"a\($0)\":\"none\"}\n" }.joined()
    try check("Journal", Data(header + Array("\n".utf8)) + Data(lines.utf8))
  }

  @Test func manyPassesOfFrames() throws {
    let passes = try FrameSelection("0-:2147483647").passes(in: 200_000)
    #expect(passes.joined().count == 200_000)
  }

  /// A collection whose 50 000 faces are the same one.
  @Test func fontsWithManyFaces() throws {
    let font = try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Corpus/Font/variable.ttf"))
    let count = 50_000
    func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    var file = Data("ttcf".utf8 + word(0x10000) + word(count))
    let start = file.count + 4 * count
    for _ in 0..<count { file += word(start) }
    // The tables are counted from the start of the file.
    var moved = [UInt8](font)
    for table in 0..<Int(moved[5]) {
      let place = 12 + 16 * table + 8
      let offset = moved[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      moved.replaceSubrange(place..<place + 4, with: word(offset + start))
    }
    try check("Font", file + moved)
  }

  @Test func tracesOfManyAnimations() throws {
    let canvas = """
      {"width": 2, "height": 2, "framesPerSecond": "60", "background": "#000000FF"}
      """
    let animations = (0..<20_000).map {
      """
      {"layer": 1, "view": "a", "key": "k\($0)", "added": 0, "begin": 0, "duration": 1, \
      "autoreverses": false, "curve": "linear", "isAdditive": false, "end": \($0)}
      """
    }
    try check(
      "Trace",
      """
      {"formatVersion": 1, "film": "A", "canvas": \(canvas), "frameCount": 1, "duration": 0,
      "waitingWork": 0, "completions": [], "subscriptions": [], "warnings": [],
      "animations": [\(animations.joined(separator: ","))]}
      """)
  }
}
