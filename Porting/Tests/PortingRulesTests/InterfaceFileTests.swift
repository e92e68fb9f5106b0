import PortingRules
import Testing

@Suite struct InterfaceFileTests {
  @Test func aNibIsRegisteredWhenTheProgramStarts() {
    let output = InterfaceFile(path: "/app/Views/Menu.xib", text: "<document>\"\"\"##</document>")
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
    func obstacles(_ nibs: [String]) -> [String] {
      let file = SourceFile(path: "/a.swift", text: text)
      let interface = nibs.map { InterfaceFile(path: "/\($0).xib", text: "") }
      return Rewriter([file], interface: interface).outputs()[0].remarks
        .filter { $0.kind == .obstacle }.map(\.message)
    }
    #expect(obstacles(["Menu", "Row"]) == [])
    #expect(obstacles(["Menu"]) == ["the nib Row isn't beside the sources"])
    #expect(
      obstacles([]) == [
        "the nib Menu isn't beside the sources", "the nib Row isn't beside the sources",
        "the sources have no nibs",
      ])
  }

  @Test func storyboardsBesideTheSourcesAreNoObstacle() {
    let text = "import UIKit\nlet main = UIStoryboard(name: \"Main\", bundle: nil)"
    let file = SourceFile(path: "/a.swift", text: text)
    let main = InterfaceFile(path: "/Main.storyboard", text: "")
    #expect(main.output.text.contains("portedRegisterStoryboard(\"Main\", "))
    let remarks = [[main], []].map { Rewriter([file], interface: $0).outputs()[0].remarks }
    #expect(remarks[0].isEmpty)
    #expect(remarks[1].map(\.message) == ["the storyboard Main isn't beside the sources"])
  }
}
