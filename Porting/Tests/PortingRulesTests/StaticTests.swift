import Testing

@Suite struct StaticTests {
  @Test func sharedObjectsBelongToAStage() {
    #expect(
      rewrittenLines("import UIKit\nfinal class Hud { static let shared = Hud() }")
        == """
        import UIKit
        final class Hud { static var shared: Hud { sharedOfStage.value }; \
        private static let sharedOfStage = PortedStatic<Hud>(Hud()) }
        """)
  }

  @Test(arguments: [
    ("public static let `default`: Hud = {\n  Hud()\n}()", "Hud", "{\n  Hud()\n}()"),
    ("static let all: [Hud] = []", "[Hud]", "[]"),
    ("private static let bag = DisposeBag()", "DisposeBag", "DisposeBag()"),
    ("static let label: UILabel = .init()", "UILabel", ".init()"),
    ("static let taps = PublishSubject<Void>()", "PublishSubject<Void>", "PublishSubject<Void>()"),
    ("static let make =\n  Hud.init(3)", "Hud", "Hud.init(3)"),
    ("let width = UIScreen.main.bounds.width", "CGFloat", "UIScreen.main.bounds.width"),
  ])
  func constantsThatHoldState(declaration: String, type: String, value: String) {
    let text = rewrittenLines("import UIKit\n\(declaration)\nclass Hud {}")
    #expect(text.contains("OfStage = PortedStatic<\(type)>("))
    #expect(text.contains("\(value))"))
    #expect(text.contains("var ") && !text.contains("_modify"))
    #expect(text.count(where: \.isNewline) == 2 + declaration.count(where: \.isNewline))
  }

  @Test(
    "Types in functions, accessors and closures hold state of a stage",
    arguments: [
      ("class var shared: Hud {", "return Holder.hud }"),
      ("class var shared: Hud { get {", "return Holder.hud } }"),
      ("static func make() -> Hud {", "return Holder.hud }"),
      ("let make = {", "return Holder.hud }"),
      ("static var make = {", "return Holder.hud }"),
    ])
  func typesInBodies(head: String, tail: String) {
    func text(_ variable: String) -> String {
      "class Hud {\n  \(head)\n    struct Holder { \(variable) }\n    \(tail)\n}"
    }
    let divided =
      "static var hud: Hud { hudOfStage.value }; "
      + "private static let hudOfStage = PortedStatic<Hud>(Hud())"
    #expect(
      rewrittenLines("import UIKit\n" + text("static let hud = Hud()"))
        .hasSuffix(text(divided)))
  }

  @Test(arguments: [
    "static var duration = 0.3", "static var count = -1", "static var title: String!",
    "private(set) static var current: Hud?",
    "static var cache = [Int: UIImage]()", "static var color = UIColor.init(white: 1, alpha: 1)",
  ])
  func variables(declaration: String) {
    let text = rewrittenLines("import UIKit\nclass Hud {\n  \(declaration)\n}")
    #expect(text.contains("_modify { yield &"))
    #expect(text.contains("; private static let "))
    #expect(text.contains("OfStage = PortedStatic<") && !text.contains("!>"))
  }

  @Test func globalVariables() {
    #expect(
      rewrittenLines("import UIKit\nvar isEnabled = true")
        .hasSuffix(
          "var isEnabled: Bool { get { isEnabledOfStage.value } "
            + "_modify { yield &isEnabledOfStage.value } }; "
            + "private let isEnabledOfStage = PortedStatic<Bool>(true)"))
  }

  @Test(arguments: [
    ("var once: () =", "get { return onceOfStage.value }"),
    ("let once: Void =", "{ return onceOfStage.value }"),
  ])
  func codeThatIsExecutedOnce(head: String, getter: String) {
    let text = rewrittenLines(
      "import UIKit\nclass Hud {\n  private static \(head) {\n    Hud.make()\n  }()\n}")
    #expect(text.contains(getter) && text.contains("{\n    Hud.make()\n  }())"))
  }

  @Test func weakVariables() {
    #expect(
      rewrittenLines("import UIKit\nclass Hud { static weak var top: Hud? }")
        .contains(
          "static var top: Hud? { get { topOfStage.value } set { topOfStage.value = newValue } }; "
            + "private static let topOfStage = PortedWeakStatic<Hud>() }"))
  }

  @Test(arguments: [
    "static let duration = 0.3", "static let tint = UIColor.red", "static let name: String = \"a\"",
    "static let size = CGSize(width: 1, height: 1)", "static let made = make()",
    "static var computed: Int { 3 }", "static var observed = 1 { didSet { f() } }",
    "@TaskLocal static var number = 1", "static let (a, b) = (1, 2)", "var stored = 3",
    "func f() { var counter = 3 }", "static let icon = UIImage(named: \"a\")",
    "static let key = \"\", other = Hud()",
  ])
  func others(declaration: String) {
    let text = "import UIKit\nclass Hud {\n  \(declaration)\n}"
    #expect(rewrittenLines(text) == text)
  }

  @Test func variablesWhoseAddressIsAKeyStay() {
    let text = """
      import UIKit
      private var associated: UInt8 = 0
      enum Keys { static var name = "name" }
      let value = objc_getAssociatedObject(view, &associated)
      let other = objc_getAssociatedObject(view, &Keys.name)
      """
    #expect(rewrittenLines(text) == text)
  }

  @Test func filesWithoutUIKitImportTheStorageOnly() {
    let text = rewritten("import Foundation\nclass Store { static let shared = Store() }")
    #expect(text.hasPrefix("import Foundation\n"))
    #expect(text.hasSuffix("\nimport class UIKit.PortedStatic\n"))
  }

  @Test func initialisersForArchivesDontFail() {
    func text(_ call: String, _ initializer: String) -> String {
      "import UIKit\nclass Hud: UIView {\n  static let hud = Hud\(call)\n  \(initializer)\n}"
    }
    for (call, initializer) in [
      ("()", "init?(coder: NSCoder) {}"), ("()", "init?(_ name: String) {}"),
      ("(3, size: 2)", "init?(size: Int) {}"),
    ] {
      #expect(rewrittenLines(text(call, initializer)).contains("PortedStatic<Hud>(Hud\(call))"))
    }
    for (call, initializer) in [
      ("(3, size: 2)", "init?(_ a: Int, b: Int = 0, size: Int) {}"),
      ("(3, size: 2)", "init?(_ a: Int, size: Int) {}"),
      ("(3) { f() }", "init?(_ a: Int, then: () -> Void) {}"),
    ] {
      #expect(rewrittenLines(text(call, initializer)) == text(call, initializer))
    }
  }

  @Test func classesWithInitialisersThatFailStay() {
    let text = "import UIKit\nclass Hud {\n  static let shared = Hud()\n  init?() {}\n}"
    #expect(rewrittenLines(text) == text)
  }
}
