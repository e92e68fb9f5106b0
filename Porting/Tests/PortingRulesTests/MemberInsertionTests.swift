import Testing

@Suite struct MemberInsertionTests {
  private let requirements = ["@objc protocol Opt { @objc optional func done() }"]

  @Test(
    "Members are separated from those of a body on one line",
    arguments: ["func done() {}", "func done() {};"])
  func oneLine(body: String) {
    // The list of registered members and the implemented requirements are inserted.
    let text = rewritten(
      "struct S { private class One: NSObject, Opt { \(body) } }", with: requirements)
    let line = text.prefix { $0 != "\n" }
    let members = line.split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
    #expect(
      members.count >= 3
        && members[0].hasSuffix("func done() {}" + (body.hasSuffix(";") ? "" : " ")))
    #expect(members[1].hasPrefix("var ported_done: (() -> Void)? { { self.done() } }"))
    #expect(members[2].hasPrefix("fileprivate static var portedMembersOf"))
    #expect(line.matches(of: /;[ ;]*;/).isEmpty)
  }

  @Test func membersOnTheLineOfTheBraceAreSeparated() {
    let text = rewritten(
      "struct S {\nprivate class One: NSObject, Opt {\n func done() {}\n}\n}", with: requirements)
    let line = text.split(separator: "\n")[3]
    #expect(line.contains("{ { self.done() } }; "))
    #expect(line.matches(of: /;[ ;]*;/).isEmpty)
  }

  @Test(
    "Members that are unavailable on iOS aren't registered",
    arguments: [
      ("*, unavailable", false), ("*, unavailable, message: \"No.\"", false),
      ("iOS, unavailable", false), ("tvOS, unavailable", true), ("macOS, unavailable", true),
      ("iOSApplicationExtension, unavailable", true), ("iOS 13, *", true),
      ("*, deprecated, message: \"unavailable\"", true),
    ])
  func availability(arguments: String, isRegistered: Bool) {
    let text = rewritten(
      "class V: UIView {\n  @available(\(arguments)) @objc func tap() {}\n}")
    #expect(text.contains(".method(\"tap\"") == isRegistered)
  }

  @Test func classesAreRegisteredWithTheirNamesInObjectiveC() {
    let text = rewritten("@objc(ABCCard) class Card: UIView {}\n@objc class Other: UIView {}")
    #expect(text.contains("{ portedRegister(\"ABCCard\", Card.self) }"))
    #expect(!text.contains("Other.self"))
    #expect(!rewritten("@objc(A) private class Card: UIView {}").contains("portedRegister"))
  }

  @Test func membersOfGenericClassesAreRegisteredWithTheirSubclasses() {
    let base = """
      class Base<Content: UIView>: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet private(set) var title2: UILabel!
        @IBOutlet private var hidden: UILabel!
        @IBAction func tap(_ sender: Any) {}
        @objc func show(_ content: Content) {}
      }
      """
    let text = rewritten("class Card: Base<UILabel> {}", with: [base])
    #expect(text.contains(".property(\"label\", \\Card.label)"))
    #expect(text.contains(".getter(\"title2\", \\Card.title2)"))
    #expect(text.contains("(ported: Card, arguments) in try ported.tap("))
    #expect(!text.contains("hidden") && !text.contains("show"))
    #expect(!rewritten(base).contains("portedRegister"))
  }

  @Test func privatePropertiesWithNamesOfNewerMembersAreRenamed() {
    let text = """
      import UIKit
      class Switcher: UIButton {
        private var configuration: Style { didSet { update(oldValue) } }
        private let role = 1
        var title = configuration
        init(configuration: Style) {
          self.configuration = configuration
          super.init(frame: .zero)
          print(self.configuration, role)
        }
        func show() { UIView.animate(withDuration: 1) { [weak self] in self?.configuration.apply() } }
        func other(_ button: UIButton) { button.configuration = nil }
        func local() { let role = 2; print(role) }
      }
      class Panel: UIView { private var configuration = 1; var menu = 2 }
      """
    let expected = """
      import UIKit
      class Switcher: UIButton {
        private var portedConfiguration: Style { didSet { update(oldValue) } }
        private let portedRole = 1
        var title = portedConfiguration
        init(configuration: Style) {
          self.portedConfiguration = configuration
          super.init(frame: .zero)
          print(self.portedConfiguration, portedRole)
        }
        func show() { UIView.animate(withDuration: 1) { [weak self] in self?.portedConfiguration.apply() } }
        func other(_ button: UIButton) { button.configuration = nil }
        func local() { let role = 2; print(role) }
      }
      class Panel: UIView { private var configuration = 1; var menu = 2 }
      """
    #expect(rewritten(text) == expected)
  }
}
