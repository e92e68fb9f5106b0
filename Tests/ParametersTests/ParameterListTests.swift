import Foundation
import Parameters
import Testing

@Suite struct ParameterListTests {
  @Test func parametersHaveNamesTypesAndDefaults() throws {
    let list = try ParameterList(of: Card()).parameters
    #expect(
      list.map { "\($0.name): \($0.type) = \($0.defaultValue.plainText)" } == [
        "title: String = Hello", "count: Int = 3", "level: UInt8 = 200", "rate: Double = 1.5",
        "isLoud: Bool = true", "subtitle: String? = ", "limit: Int? = ",
        #"tags: [String] = ["a","b"]"#, "sizes: [Int] = []", "align: Align = left",
        "motion: Motion = none", "style.size: Double = 12.5", "style.bold: Bool = false",
        "outline: Style? = ", "place: CGPoint = [10.0,20.0]", "area: CGRect = [1.0,2.0,3.0,4.0]",
        "page: URL? = https://example.org/a", "day: Date = 2001-01-01T00:00:00.250Z",
        "price: Decimal? = 12.3", #"scores: [String: Int] = {"ada":1}"#,
      ])
    #expect(list.first { $0.name == "align" }?.cases == ["left", "centre", "right"])
    #expect(list.first { $0.name == "title" }?.cases == nil)
  }

  @Test func equalValuesHaveEqualJSON() throws {
    struct Film: Codable {
      var words: Set<String>
      var pairs: [Int: String]
      var keyed: [Letter: Int]
      struct Letter: Codable, Hashable { var letter: String }
    }
    let names = (0..<20).map { "n\($0)" }
    let one = Film(
      words: Set(names), pairs: [1: "a", 2: "b"],
      keyed: [.init(letter: "x"): 1, .init(letter: "a"): 2])
    let other = Film(
      words: Set(names.reversed()), pairs: [2: "b", 1: "a"],
      keyed: [.init(letter: "a"): 2, .init(letter: "x"): 1])
    let json = try ParameterList.json(of: one)
    #expect(json == (try ParameterList.json(of: other)))
    #expect(json.contains(#""keyed":[{"letter":"a"},2,{"letter":"x"},1]"#))
    #expect(json.contains(#""words":["n0","n1","n10","#))
  }

  @Test func valuesSurviveTheRoundTripThroughJSON() throws {
    let text = "\"\\ \u{1} \n é 👩‍🚀 \u{2028}"
    let json = try ParameterList.json(of: ["a": text])
    #expect(try JSONDecoder().decode([String: String].self, from: Data(json.utf8)) == ["a": text])
    let pretty = try ParameterList(of: Card()).defaultValue.json(indent: 0)
    #expect(pretty.hasPrefix("{\n  \"align\": \"left\",\n  \"area\": [\n    1.0,"))
  }

  @Test func fieldsAreFoundByDottedNames() throws {
    let list = try ParameterList(of: Card())
    #expect(list.value(named: "style.size")?.plainText == "12.5")
    #expect(list.has("style"))
    #expect(!list.has("style.x"))
  }
}
