import PortingRules
import Testing

@Suite struct IsolationTests {
  private func nonisolated(_ text: String) -> String {
    let rewriter = Rewriter(
      [SourceFile(path: "/App/File.swift", text: text)], isMainActorByDefault: true)
    return String(rewriter.outputs()[0].text.drop { $0 != "\n" }.dropFirst())
  }

  @Test(
    "Declarations to which the default isolation applies belong to no actor",
    arguments: [
      ("class A {}", "nonisolated class A {}"),
      (
        "@available(iOS 13, *) public final class A {}",
        "@available(iOS 13, *) nonisolated public final class A {}"
      ),
      ("struct A { class B {} }", "nonisolated struct A { class B {} }"),
      ("enum A { case b }", "nonisolated enum A { case b }"),
      ("protocol P { func p() }", "nonisolated protocol P { func p() }"),
      (
        "extension A { class B {}\n func f() {} }",
        "nonisolated extension A { nonisolated class B {}\n func f() {} }"
      ),
      ("func f() { let a = A(); var b = 1 }", "nonisolated func f() { let a = A(); var b = 1 }"),
      ("#if DEBUG\nfunc f() {}\n#endif", "#if DEBUG\nnonisolated func f() {}\n#endif"),
      ("@MainActor class A {}", "nonisolated class A {}"),
    ])
  func declarations(text: String, expected: String) {
    #expect(nonisolated(text) == expected)
  }

  @Test(
    "Variables that outlive objects are unsafe, unless they are computed or plain values",
    arguments: [
      ("var a = b", "nonisolated(unsafe) var a = b"),
      ("var a = 1 { didSet { f() } }", "nonisolated(unsafe) var a = 1 { didSet { f() } }"),
      ("let a = A()", "nonisolated(unsafe) let a = A()"),
      ("private let a: CGFloat = b", "nonisolated private let a: CGFloat = b"),
      ("let a = CGSize(width: 1, height: 2)", "nonisolated let a = CGSize(width: 1, height: 2)"),
      ("var a: Int { 1 }", "nonisolated var a: Int { 1 }"),
      (
        "class A { static var b = c }",
        "nonisolated class A { nonisolated(unsafe) static var b = c }"
      ),
      (
        "class A { static let b = B() }",
        "nonisolated class A { nonisolated(unsafe) static let b = B() }"
      ),
      (
        "class A { static let b = \"b\"; var c = 1 }",
        "nonisolated class A { static let b = \"b\"; var c = 1 }"
      ),
      (
        "import UIKit\nlet a = UIView()",
        "import UIKit\nnonisolated var a: UIView { aOfStage.value }; "
          + "nonisolated private let aOfStage = PortedStatic<UIView>(UIView())"
      ),
      ("class A { class var b: Int { 1 } }", "nonisolated class A { class var b: Int { 1 } }"),
    ])
  func variables(text: String, expected: String) {
    #expect(nonisolated(text) == expected)
  }

  @Test(
    "Declarations with an isolation of their own are left",
    arguments: ["nonisolated class A {}", "@OtherActor class A {}", "actor A { func f() {} }"])
  func isolated(text: String) {
    #expect(nonisolated(text) == text)
  }

  @Test func deinitialisersAreNotIsolated() {
    #expect(nonisolated("class A { isolated deinit {} }") == "nonisolated class A { deinit {} }")
  }

  @Test func addedDeclarationsBelongToNoActor() {
    let added = nonisolated("import UIKit\nclass A: UIView { @objc func tap() {} }")
      .split(separator: "\n").filter { $0.contains("portedRegist") }
    #expect(added.count == 2 && added.allSatisfy { $0.contains("nonisolated") })
  }

  @Test func otherTargetsAreLeft() {
    #expect(rewritten("class A { static var b = c }") == "class A { static var b = c }")
  }
}
