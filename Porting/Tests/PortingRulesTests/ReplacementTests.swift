import Foundation
import PortingRules
import Testing

/// Methods that are exchanged at run time.
@Suite struct ReplacementTests {
  /// Exchanges methods, as libraries do.
  private static let exchange = """
    func swap(_ a: Selector, _ b: Selector) {
      method_exchangeImplementations(
        class_getInstanceMethod(UIView.self, a)!, class_getInstanceMethod(UIView.self, b)!)
    }
    let names = [#selector(UIView.my), #selector(C.turn), Selector("other:")]
    """

  @Test(arguments: [
    (
      "@objc func my() { my() }",
      "func my() { if portedIsReplaced(self, UIView.self, \"my\", []) { return }; my() }"
    ),
    (
      "@objc func my(_ a: Int, by b: Bool) -> CGSize? { my(a, by: b) }",
      "func my(_ a: Int, by b: Bool) -> CGSize? { if let ported: CGSize? = portedReplacement("
        + "self, UIView.self, \"my:by:\", [a, b]) { return ported }; return my(a, by: b) }"
    ),
    (
      "@objc func my(f: String!) -> CAAction! {\n    let r = self.my(f: f)\n    return r\n  }",
      "func my(f: String!) -> CAAction! { if let ported: CAAction? = portedReplacement("
        + "self, UIView.self, \"myWithF:\", [f]) { return ported };\n"
        + "    let r = self.my(f: f)\n    return r\n  }"
    ),
    (
      "@objc(other:) class func my(_ f: () -> Void) { my(f) }",
      "class func my(_ f: @escaping () -> Void) { if portedIsReplaced("
        + "self, UIView.self, \"other:\", [f]) { return }; my(f) }"
    ),
  ])
  func methodsThatCallThemselvesAskForOtherCode(method: String, expected: String) {
    let text = "import UIKit\nextension UIView {\n  \(method)\n}"
    let lines = rewrittenLines(text, with: [Self.exchange])
    #expect(lines == "import UIKit\nextension UIView {\n  \(expected)\n}")
    #expect(!rewrittenLines(text).contains("ported"), "no methods are exchanged")
  }

  @Test(arguments: [
    "@objc func my() { removeFromSuperview() }", "@objc func yours() { yours() }",
    "override func my() { super.my() }", "@objc func my() { my(1) }",
  ])
  func otherMethodsAreLeft(method: String) {
    let lines = rewrittenLines("class C: UIView {\n  \(method)\n}", with: [Self.exchange])
    #expect(!lines.contains("portedIsReplaced"))
  }

  @Test func methodsThatAreLookedUpInAClassAsk() {
    let text = rewrittenLines(
      "class C: UIView {\n  override func layoutSubviews() { super.layoutSubviews() }\n"
        + "  static func set() {\n"
        + "    let m = class_getInstanceMethod(C.self, #selector(layoutSubviews))\n"
        + "    method_setImplementation(m!, imp)\n  }\n}")
    #expect(
      text.contains(
        "override func layoutSubviews() { if portedIsReplaced(self, C.self, \"layoutSubviews\", [])"
      ))
  }

  @Test(arguments: [
    ("#selector(getter: UIView.frame)", 1), ("#selector(UIView.snapshotView)", 1),
    ("#selector(UIView.layoutSubviews)", 0), ("Selector(\"actionForLayer:forKey:\")", 0),
    ("#selector(UIView.mine)", 0), ("name", 0),
  ])
  func methodsThatDoNotAskAreReported(selector: String, count: Int) {
    let found = remarks(
      "import UIKit\nextension UIView {\n  @objc func mine() {}\n}\n"
        + "let m = class_getInstanceMethod(UIView.self, \(selector))")
    #expect(found.count { $0.kind == .obstacle } == count)
    if count == 1 { #expect(found.contains { $0.kind == .obstacle && $0.line == 5 }) }
  }

  @Test func methodsThatCannotAskAreReported() {
    let found = remarks(
      "import UIKit\nextension UIView {\n  @objc func my(_ x: inout Int) { my(&x) }\n"
        + "  func set() { method_setImplementation(m, i); use(#selector(my)) }\n}")
    #expect(found.contains { $0.kind == .obstacle && $0.line == 3 })
  }

  @Test func overridesInExtensionsOfTheSystemsClassesReplace() {
    let text = rewritten(
      "import UIKit\nextension UIButton {\n"
        + "  open override func layoutSubviews() { super.layoutSubviews() }\n"
        + "  open override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }\n}")
    #expect(text.contains("\n  public func ported_layoutSubviews() { super.layoutSubviews() }\n"))
    #expect(
      text.contains(
        "portedOverride(UIButton.self, \"layoutSubviews\", { (ported: UIButton, arguments) in "
          + "ported.ported_layoutSubviews() }); portedOverride(UIButton.self, \"hitTest:with:\", "))
    #expect(text.contains("@section(\".init_array\") @used private let portedOverride_"))
  }

  @Test func propertiesInExtensionsOfTheSystemsClassesReplace() {
    let source = """
      import UIKit
      extension UITextField {
        open override var tintColor: UIColor! { get { nil } set { use(newValue) } }
      }
      extension UIButton {
        override open var isHighlighted: Bool { didSet { use(oldValue) } }
        override open var isSpringLoaded: Bool { get { false } set { } }
      }
      """
    let text = rewritten(source)
    #expect(text.contains("\n  public var ported_tintColor: UIColor! { get { nil } set"))
    #expect(
      text.contains(
        "\n  public var ported_isHighlighted: Bool { get { super.isHighlighted } set { let oldValue = "
          + "super.isHighlighted; super.isHighlighted = newValue; "
          + "ported_isHighlighted_didSet(oldValue) } };"))
    #expect(text.contains("func ported_isHighlighted_didSet(_ oldValue: Bool) { use(oldValue) }"))
    for call in [
      "\"tintColor\", { (ported: UITextField, arguments) in ported.ported_tintColor as UIColor? }",
      "in ported.ported_tintColor = try arguments.next() as UIColor? }",
      "\"setHighlighted:\", { (ported: UIButton, arguments) in ported.ported_isHighlighted = ",
    ] {
      #expect(text.contains(call), "\(text)")
    }
    // One registration for all classes of a file.
    #expect(text.matches(of: /private func portedOverride_/).count == 1)
    #expect(remarks(source).filter { $0.kind == .obstacle }.map(\.line) == [7])
  }

  @Test func accessorsThatCannotBeReplacedAreReported() {
    func lines(_ accessor: String) -> [Int] {
      remarks("import UIKit\nlet m = class_getInstanceMethod(UIView.self, #selector(\(accessor)))")
        .filter { $0.kind == .obstacle }.map(\.line)
    }
    #expect(lines("setter: UIView.alpha").isEmpty && lines("getter: UIView.tintColor").isEmpty)
    #expect(lines("getter: UIView.alpha") == [2] && lines("setter: UIView.tag") == [2])
  }

  @Test func classesOfSwift3AreInitialized() {
    let text = rewritten(
      "import UIKit\nextension UIView {\n  open override class func initialize() {\n"
        + "    super.initialize()\n    swap()\n  }\n}")
    #expect(text.contains("\n  public class func initialize() {\n    ()\n    swap()\n  }\n}"))
    #expect(text.contains("{ portedInitialize { UIView.initialize() } }"))
  }

  @Test func theListNamesTheMethodsOfTheRunTime() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/Animation/Layers/Observation/ReplaceableMethod.swift")
    let text = try String(contentsOf: path, encoding: .utf8)
    let cases = text.prefix(upTo: try #require(text.range(of: "package init?")).lowerBound)
    let quoted = Set(cases.matches(of: /= *\n? *"([^"]+)"/).map { String($0.1) })
    let plain = cases.matches(of: /case ([\w, ]+)\n/).flatMap {
      $0.1.split(separator: ", ").map(String.init)
    }
    #expect(quoted.count > 30 && plain.count > 15)
    #expect(quoted.union(plain) == ReplaceableMethods.selectors)
  }
}
