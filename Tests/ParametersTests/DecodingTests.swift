import Failures
import Foundation
import Parameters
import Testing

@Suite struct DecodingTests {
  @Test func optionValuesCanStartWithAnyCharacter() throws {
    for value in ["\u{301}x", "\u{200D}", "=", ""] {
      let fields = try GivenParameters(options: ["title=\(value)"]).root.fields
      #expect(fields?.map(\.name) == ["title"])
      guard case .text(let text)? = fields?[0].value.kind else { Issue.record("no text"); continue }
      #expect(Array(text.utf8) == Array(value.utf8))
    }
  }

  @Test func withoutValuesAFilmHasTheDefaultsOfItsInit() throws {
    #expect(try card() == Card())
  }

  @Test func textIsConvertedToTheParametersType() throws {
    let made = try card(
      "title=A = B", "count=-7", "level=0xFF", "rate= 2.25 ", "isLoud=no", "subtitle=x", "limit=4",
      "tags=x; y;z", "sizes=[1, 2]", "align=right", "style.size=20", "place=3,4.5",
      "area=[5,6,7,8]", "page=https://example.org/b", "day=2026-05-01T09:30:00Z",
      "price=99999999999999999999.25", "scores.bob=2")
    #expect(made.title == "A = B")
    #expect((made.count, made.level, made.rate, made.isLoud) == (-7, 255, 2.25, false))
    #expect((made.subtitle, made.limit) == ("x", 4))
    #expect((made.tags, made.sizes) == (["x", "y", "z"], [1, 2]))
    #expect(made.align == .right)
    #expect(made.style == Card.Style(size: 20, bold: false))
    #expect(made.place == CGPoint(x: 3, y: 4.5))
    #expect(made.area == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(made.page?.absoluteString == "https://example.org/b")
    #expect(made.day == Date(timeIntervalSince1970: 1_777_627_800))
    #expect(made.price == Decimal(string: "99999999999999999999.25"))
    #expect(made.scores == ["ada": 1, "bob": 2])
    #expect(made.outline == nil)
  }

  @Test(arguments: [
    ("true", true), ("YES", true), ("1", true), ("on", true), ("false", false), ("no", false),
    ("0", false), ("Off", false),
  ]) func words(_ word: String, _ value: Bool) throws {
    #expect(try card("isLoud=\(word)").isLoud == value)
  }

  @Test func casesWithAssociatedValuesAreFields() throws {
    #expect(try card(#"motion={"move": {"by": 3}}"#).motion == .move(by: 3))
    #expect(try card("motion.move.by=4").motion == .move(by: 4))
    #expect(try card("motion=none").motion == .none)
  }

  @Test func aCaseReplacesAnother() throws {
    var defaultValue = Card()
    defaultValue.motion = .move(by: 1)
    let made = try ParameterList.make(
      defaultValue, with: GivenParameters(options: ["motion.none={}"]))
    #expect(made.motion == .none)
    let further = try ParameterList.make(
      defaultValue, with: GivenParameters(options: ["motion.move.by=2"]))
    #expect(further.motion == .move(by: 2))
  }

  @Test func anOptionalWithFieldsCanBeFilled() throws {
    let made = try card("outline.size=1", "outline.bold=yes")
    #expect(made.outline == Card.Style(size: 1, bold: true))
    let wrong = error { _ = try card("outline.size=1") }
    #expect(wrong?.code == .missingValue)
    #expect(wrong?.message.contains("\"outline.bold\" has no value and no default") == true)
  }

  @Test(arguments: [
    ("count=three", "The parameter \"count\" takes a whole number, not \"three\" (--set count)."),
    ("count=1.5", "takes a whole number, not \"1.5\""),
    ("count=99999999999999999999", "takes a whole number, not"),
    ("level=300", "takes a whole number from 0 to 255, not \"300\""),
    ("level=-1", "takes a whole number from 0 to 255"),
    ("rate=fast", "takes a number, not \"fast\""), ("rate=inf", "takes a number"),
    ("isLoud=maybe", "takes true or false, not \"maybe\""),
    ("place=3", "takes a point such as 10,20, not \"3\""),
    ("area=1,2,3", "takes a rectangle such as"),
    ("day=tomorrow", "takes a date such as"), ("day=2026-13-01", "takes a date such as"),
    ("price=3 apples", "takes a decimal number"),
    ("sizes=1;x", "\"sizes[1]\" takes a whole number"),
    ("style=big", "\"style\" takes named fields, not \"big\""),
    ("style.size=big", "\"style.size\" takes a number, not \"big\""),
    ("tags=[1]", "\"tags[0]\" takes text, not the number 1"),
    ("tags=[1", "Invalid JSON in column 3: "),
    ("page=", "takes a URL"),
  ]) func wrongTypes(_ option: String, _ message: String) throws {
    let wrong = error { _ = try card(option) }
    #expect(wrong?.message.contains(message) == true, "\(String(describing: wrong))")
  }

  @Test func aValueOutsideAFixedSetListsTheSet() throws {
    let wrong = error { _ = try card("align=rigth") }
    #expect(wrong?.code == .wrongType)
    #expect(
      wrong?.message
        == "The parameter \"align\" takes one of left, centre, right, not \"rigth\" (--set align).")
    #expect(wrong?.hint == "Did you mean \"right\"?")
  }

  @Test func numberedCasesListTheirNumbers() throws {
    enum Speed: Int, Codable, CaseIterable {
      case slow = 1
      case fast = 5
    }
    struct Film: Codable { var speed = Speed.slow }
    #expect(
      try ParameterList.make(Film(), with: GivenParameters(options: ["speed=5"])).speed == .fast)
    for text in ["3", "quick"] {
      let wrong = error {
        _ = try ParameterList.make(Film(), with: GivenParameters(options: ["speed=\(text)"]))
      }
      #expect(wrong?.message.contains("takes one of 1, 5, not \"\(text)\"") == true)
    }
  }

  @Test(arguments: [
    ("tilte=x", "There is no parameter \"tilte\" (--set tilte).", "Did you mean \"title\"?"),
    ("style.sise=3", "There is no parameter \"style.sise\"", "Did you mean \"style.size\"?"),
    ("outline.sise=3", "\"outline.size\" has no value", "at the same level: \"sise\"."),
    ("title.x=3", "takes text, not an object", ""),
  ]) func unknownNames(_ option: String, _ message: String, _ hint: String) throws {
    let wrong = error { _ = try card(option) }
    #expect(wrong?.message.contains(message) == true, "\(String(describing: wrong))")
    #expect(hint.isEmpty || wrong?.hint?.contains(hint) == true, "\(String(describing: wrong))")
  }

  @Test(arguments: ["title", "=x", "", "a..b=3", ".a=1"]) func invalidNames(_ option: String) {
    let wrong = error { _ = try card(option) }
    #expect(wrong?.hint?.isEmpty == false)
    #expect([.badSetting, .unknownName].contains(wrong?.code))
  }

  @Test func laterOptionsReplaceEarlierOnes() throws {
    #expect(try card("title=a", "title=b").title == "b")
  }

  @Test func constantsAreReported() throws {
    struct Film: Codable {
      let size: Int
      var title = "x"
      init() { size = 3 }
      init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        title = try fields.decode(String.self, forKey: .title)
      }
    }
    let wrong = error {
      _ = try ParameterList.make(Film(), with: GivenParameters(options: ["size=4"]))
    }
    #expect(wrong?.code == .notRead)
    #expect(wrong?.hint?.contains("var") == true)
  }

  @Test func customKeysAndInitializers() throws {
    struct TooLong: Error, LocalizedError { var errorDescription: String? { "At most 5 letters." } }
    struct Film: Codable {
      var title = "x"
      var extra = 0
      enum CodingKeys: String, CodingKey { case title = "head-line" }
      enum Older: String, CodingKey { case extra }
      init() {}
      init(from decoder: any Decoder) throws {
        title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
        extra =
          try decoder.container(keyedBy: Older.self).decodeIfPresent(Int.self, forKey: .extra) ?? 7
        if title.count > 5 { throw TooLong() }
      }
    }
    func make(_ options: String...) throws -> Film {
      try ParameterList.make(Film(), with: GivenParameters(options: options))
    }
    #expect(try make("head-line=abc").title == "abc")
    #expect(try make("extra=9").extra == 9)
    #expect(try make().extra == 7)
    let long = error { _ = try make("head-line=abcdef") }
    #expect(long?.code == .refused)
    #expect(long?.message.contains("At most 5 letters") == true)
    let unknown = error { _ = try make("title=abc") }
    #expect(unknown?.code == .unknownName)
  }

  @Test func defaultsKeepTheirPrecision() throws {
    let defaultValue = Card()
    let made = try ParameterList.make(
      defaultValue, with: GivenParameters(options: ["style.size=2"]))
    #expect(made.day == defaultValue.day)
  }

  @Test func inheritedParametersAreKept() throws {
    class Base: Codable {
      var first = 1
    }
    final class Film: Base {
      var second = 2
      override init() { super.init() }
      enum Keys: String, CodingKey { case second }
      required init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        second = try fields.decode(Int.self, forKey: .second)
        try super.init(from: fields.superDecoder())
      }
      override func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Keys.self)
        try fields.encode(second, forKey: .second)
        try super.encode(to: fields.superEncoder())
      }
    }
    let defaultValue = Film()
    let made = try ParameterList.make(
      defaultValue, with: GivenParameters(options: ["second=5", "super.first=6"]))
    #expect((made.first, made.second) == (6, 5))
    let other = try ParameterList.make(defaultValue, with: GivenParameters())
    #expect(other !== defaultValue)
  }
}
