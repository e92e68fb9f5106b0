import Foundation
import Testing
import Views

@Suite struct ColorTextTests {
  private func read(_ text: String) throws -> UIColor {
    try JSONDecoder().decode([UIColor].self, from: JSONEncoder().encode([text]))[0]
  }

  private func written(_ color: UIColor) throws -> String {
    try JSONDecoder().decode([String].self, from: JSONEncoder().encode([color]))[0]
  }

  @Test(arguments: [
    ("#ff8800", "#FF8800"), ("#FF8800CC", "#FF8800CC"), ("#f80", "#FF8800"),
    ("#f80c", "#FF8800CC"), ("#00000000", "#00000000"), (" #123456 ", "#123456"),
    ("white", "#FFFFFF"), ("clear", "#00000000"), ("WHITE", "#FFFFFF"), (".red", "#FF0000"),
    ("systemGray", "#8E8E93"), ("lightText", "#FFFFFF99"),
    ("systemOrange", "systemOrange"), ("secondarylabel", "secondaryLabel"),
  ]) func colourTextsAreParsed(_ text: String, _ expected: String) throws {
    let color = try read(text)
    #expect(try written(color) == expected)
    #expect(try written(read(expected)) == expected)
  }

  @Test func systemColoursStillDependOnTheAppearance() throws {
    let color = try read("systemOrange")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == UIColor.systemOrange.resolvedColor(with: dark))
    #expect(color.resolvedColor(with: dark) != color.resolvedColor(with: .current))
  }

  @Test func customDynamicColoursAreWrittenInTheirLightForm() throws {
    let custom = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try written(custom) == "#000000")
    #expect(try written(UIColor.systemRed.withAlphaComponent(0.5)) == "#FF3B3080")
  }

  @Test(arguments: [
    ("#ff880", "3, 4, 6 or 8 hexadecimal digits"), ("#ggg", "hexadecimal digits"),
    ("#", "hexadecimal digits"), ("sistemOrange", "such as \"systemOrange\""),
    ("ff8800", "such as \"#ff8800\""), ("", "a name"), ("#ff8800é", "digits"),
  ]) func invalidTextsAreRejected(_ text: String, _ words: String) {
    do {
      _ = try read(text)
      Issue.record("\(text) was read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription.contains(words))
    } catch {
      Issue.record(error)
    }
  }
}
