import PortingRules
import Testing

@Suite struct ResourceFileTests {
  @Test func aNibIsRegisteredWhenTheProgramStarts() {
    let output = ResourceFile(path: "/app/Views/Menu.xib", text: "<document>\"\"\"##</document>")
      .output
    #expect(output.path == "/app/Views/Menu.xib")
    #expect(FileNames.rewritten(output.path).hasPrefix("Menu.xib-"))
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "import UIKit")
    #expect(lines[1].hasPrefix("@section(\".init_array\") @used private let portedRegistration_"))
    #expect(
      lines.dropFirst(3) == [
        "  portedRegisterNib(\"Menu\", ###\"\"\"", "<document>\"\"\"##</document>", "\"\"\"###)",
        "}",
      ])
  }

  @Test func nibsBesideTheSourcesAreNoObstacle() {
    let text = """
      import UIKit
      let menu = UINib(nibName: "Menu", bundle: nil)
      let row = Bundle.main.loadNibNamed("Row", owner: nil)
      let any = UINib(nibName: name, bundle: nil)
      """
    func remarks(_ nibs: [String], _ kind: Remark.Kind) -> [String] {
      let file = SourceFile(path: "/a.swift", text: text)
      let resources = nibs.map { ResourceFile(path: "/\($0).xib", text: "") }
      return Rewriter([file], resources: resources).outputs()[0].remarks
        .filter { $0.kind == kind }.map(\.message)
    }
    func obstacles(_ nibs: [String]) -> [String] { remarks(nibs, .obstacle) }
    #expect(obstacles(["Menu", "Row"]) == [])
    #expect(obstacles(["Menu"]) == ["the nib Row isn't beside the sources"])
    #expect(
      obstacles([]) == [
        "the nib Menu isn't beside the sources", "the nib Row isn't beside the sources",
      ])
    #expect(remarks([], .note) == ["the sources have no nibs"])
  }

  @Test func storyboardsBesideTheSourcesAreNoObstacle() {
    let text = "import UIKit\nlet main = UIStoryboard(name: \"Main\", bundle: nil)"
    let file = SourceFile(path: "/a.swift", text: text)
    let main = ResourceFile(path: "/Main.storyboard", text: "")
    #expect(main.output.text.contains("portedRegisterStoryboard(\"Main\", "))
    let remarks = [[main], []].map { Rewriter([file], resources: $0).outputs()[0].remarks }
    #expect(remarks[0].isEmpty)
    #expect(remarks[1].map(\.message) == ["the storyboard Main isn't beside the sources"])
  }

  @Test func translationsAreRegisteredWithTheirLanguage() {
    let english = ResourceFile(path: "/app/en.lproj/Menu.strings", text: "\"a\" = \"b\";")
    #expect(english.output.text.contains("portedRegisterStrings(\"Menu\", language: \"en\", "))
    let plain = ResourceFile(path: "/app/Localizable.strings", text: "")
    #expect(plain.output.text.contains("portedRegisterStrings(\"Localizable\", language: \"\", "))
    let catalog = ResourceFile(path: "/app/Localizable.xcstrings", text: "{}")
    #expect(catalog.output.text.contains("portedRegisterStringCatalog(\"Localizable\", "))
  }

  @Test func bundlesHaveTheValuesOfAPropertyList() {
    let source = """
      import UIKit
      let a = Bundle.main.bundleIdentifier!
      let b = Bundle(for: A.self).infoDictionary?["CFBundleVersion"] as? String
      let c = bundle.object(forInfoDictionaryKey: "CFBundleName")
      extension Bundle { var version: Any? { infoDictionary?["CFBundleVersion"] } }
      """
    #expect(
      rewrittenLines(source) == """
        import UIKit
        let a = Bundle.main.portedBundleIdentifier!
        let b = Bundle(for: A.self).portedInfoDictionary?["CFBundleVersion"] as? String
        let c = bundle.portedObject(forInfoDictionaryKey: "CFBundleName")
        extension Bundle { var version: Any? { portedInfoDictionary?["CFBundleVersion"] } }
        """)
    let own = "func f(a: App) { a.bundled.bundleIdentifier; a.object(forInfoDictionaryKey: k) }"
    #expect(rewrittenLines(own) == own)
  }

  @Test func bundlesFindWhatIsPartOfTheProgram() {
    let text = """
      import Foundation
      let a = NSLocalizedString("a", comment: "")
      let b = bundle.localizedString(forKey: "b", value: nil, table: nil)
      let c = bundle.path(forResource: "C", ofType: "nib")
      let d = bundle.url(forResource: "D", withExtension: "storyboardc")
      let e = bundle.path(forResource: "E", ofType: "json")
      """
    func rewritten(_ paths: [String]) -> [Substring] {
      let file = SourceFile(path: "/a.swift", text: text)
      let resources = paths.map { ResourceFile(path: $0, text: "") }
      return Rewriter([file], resources: resources).outputs()[0].text.split(separator: "\n")
    }
    #expect(rewritten([]).dropFirst().elementsEqual(text.split(separator: "\n")))
    let all = rewritten(["/C.xib", "/D.storyboard", "/en.lproj/Localizable.strings"])
    #expect(all.last == "import UIKit")
    #expect(all[2].hasPrefix("let a = portedLocalizedString(\"a\", "))
    #expect(all[3].contains("bundle.portedLocalizedString(forKey:"))
    #expect(all[4].contains("bundle.portedPath(forResource:"))
    #expect(all[5].contains("bundle.portedURL(forResource:"))
    #expect(all[6].contains("bundle.path(forResource:"))
  }
}
