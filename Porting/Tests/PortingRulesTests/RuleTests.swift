import PortingRules
import Testing

@Suite struct RuleTests {
  @Test(
    "Attributes of the Objective-C runtime are removed",
    arguments: [
      ("@objc func f() {}", "func f() {}"),
      ("@objc(name:) func f(_ x: Int) {}", "func f(_ x: Int) {}"),
      ("@objcMembers class C {}", "class C {}"),
      ("class C { @IBOutlet weak var b: UIButton! }", "class C { weak var b: UIButton! }"),
      ("@IBAction func f() {}", "func f() {}"),
      ("@IBAction func f(_ s: Any) {}", "@IBAction func f(_ s: Any) {}"),
      ("@IBInspectable var x = 1", "@IBInspectable var x = 1"),
      ("@MainActor final class C {}", "final class C {}"),
      ("let f: @MainActor () -> Void", "let f: () -> Void"),
      ("Task { @MainActor in f() }", "Task { f() }"),
      ("run { @MainActor [weak self] x in f() }", "run { [weak self] x in f() }"),
      ("@objc\nfunc f() {}", "\nfunc f() {}"),
      ("class C { open static let c = 1 }", "class C { public static let c = 1 }"),
      ("protocol P { weak var v: UIView? { get } }", "protocol P { var v: UIView? { get } }"),
      ("class C { weak var v: UIView? }", "class C { weak var v: UIView? }"),
      ("class C { @available(*, unavailable) var x = 1 }", "class C { var x = 1 }"),
      ("class C { @available(swift, obsoleted: 4.1) var x = 1 }", "class C { var x = 1 }"),
      (
        "class C { @available(*, unavailable) var x: Int { 1 } }",
        "class C { @available(*, unavailable) var x: Int { 1 } }"
      ),
    ])
  func attributes(text: String, expected: String) { #expect(rewrittenLines(text) == expected) }

  @Test(
    "Conditions are those of an iPhone",
    arguments: [
      ("os(iOS)", "true"), ("os(iOS) || os(tvOS)", "true || os(tvOS)"), ("os(Linux)", "false"),
      ("os(macOS)", "os(macOS)"), ("!os(iOS) && DEBUG", "!true && DEBUG"),
      ("canImport(UIKit)", "canImport(UIKit)"), ("swift(>=4.2)", "swift(>=4.2)"),
    ])
  func conditions(condition: String, expected: String) {
    #expect(
      rewrittenLines("#if \(condition)\nlet x = 1\n#endif") == "#if \(expected)\nlet x = 1\n#endif")
  }

  @Test(
    "Key paths have the names of Objective-C",
    arguments: [
      ("CALayer.isHidden", "hidden"), ("CALayer.position", "position"),
      ("UIView.layer.isDoubleSided", "layer.doubleSided"), ("C.isOpen", "isOpen"),
      ("C.renamed", "given"), ("C.next.renamed", "next.given"), ("issue", "issue"),
    ])
  func keyPaths(path: String, expected: String) {
    let type = "class C { var isOpen = 1; @objc(given) var renamed = 1; var next: C? }"
    #expect(rewrittenLines("let k = #keyPath(\(path))", with: [type]) == "let k = \"\(expected)\"")
  }

  @Test(
    "Selectors have the names that Swift gives to methods",
    arguments: [
      ("f", [], "f"), ("tap", ["_"], "tap:"), ("move", ["to", "animated"], "moveTo:animated:"),
      ("update", ["count"], "updateWithCount:"), ("set", ["_", "for"], "set:for:"),
      ("load", ["from"], "loadFrom:"),
    ])
  func selectorNames(name: String, labels: [String], expected: String) {
    #expect(SelectorName.of(name, labels) == expected)
  }

  private let controller = """
    class C: UIView {
      @objc func tap(_ sender: UIButton) {}
      @objc private func stop() {}
      @objc(renamed:) func other(x: Int) {}
      static func make() {}
    }

    """

  @Test(
    "Selectors carry the methods that the sources declare",
    arguments: [
      (
        "C.tap(_:)",
        "Selector(\"tap:\", { (ported: C, arguments) in try ported.tap(arguments.nextOfAnyType() as UIButton) })"
      ),
      (
        "C.tap",
        "Selector(\"tap:\", { (ported: C, arguments) in try ported.tap(arguments.nextOfAnyType() as UIButton) })"
      ),
      ("C.stop", "Selector(\"stop\", { (ported: C, arguments) in ported.stop() })"),
      (
        "C.other",
        "Selector(\"renamed:\", { (ported: C, arguments) in try ported.other(x: arguments.nextOfAnyType() as Int) })"
      ),
      ("UIView.removeFromSuperview", "Selector(\"removeFromSuperview\")"),
      ("getter: UIView.isHidden", "Selector(\"hidden\", getter: \\UIView.isHidden)"),
      ("setter: UIView.isHidden", "Selector(\"setHidden:\", setter: \\UIView.isHidden)"),
      ("C.make", "Selector(\"make\", { (ported: C.Type, arguments) in ported.make() })"),
    ])
  func selectors(reference: String, expected: String) {
    let text = rewritten("let s = #selector(\(reference))", with: [controller])
    #expect(text.split(separator: "\n")[0] == "let s = \(expected)")
  }

  @Test(
    "Selectors of a property's method have the method of the property's class",
    arguments: ["canvas.tap", "self.canvas.tap(_:)", "canvas?.tap"])
  func selectorsOfProperties(reference: String) {
    let text = rewritten(
      "class P: UIView {\n let canvas = C()\n func f() { use(#selector(\(reference))) } }",
      with: [controller])
    #expect(
      text.contains(
        "use(Selector(\"tap:\", { (ported: C, arguments) in try ported.tap(arguments.nextOfAnyType() as UIButton) }))"
      ))
  }

  @Test func methodsThatUIKitHasSinceALaterVersionAreOverrides() {
    let method = "func setTabBarHidden(_ isHidden: Bool, animated: Bool) {}"
    func tabs(_ heading: String, _ method: String) -> String {
      let line = rewritten("\(heading) {\n\(method)\n}").split(separator: "\n")[1]
      return String(line)
    }
    #expect(tabs("class T: UITabBarController", method) == "override " + method)
    #expect(tabs("open class T: UITabBarController", method) == "public override " + method)
    #expect(
      tabs("open class T: UITabBarController", "open " + method) == "open override " + method)
    #expect(tabs("class T: UIViewController", method) == method)
    #expect(tabs("extension UITabBarController", method) == method)
    let other = "func setTabBarHidden(_ isHidden: Bool, animated: TimeInterval) {}"
    #expect(tabs("class T: UITabBarController", other) == other)
    #expect(
      tabs("class V: UIView", "func updateProperties() {}")
        == "override func updateProperties() {}")
  }

  @Test func propertiesThatUIKitHasSinceALaterVersionAreOverrides() {
    func tabs(_ heading: String, _ property: String) -> String {
      let line = rewritten("\(heading) {\n\(property)\n}").split(separator: "\n")[1]
      return String(line)
    }
    let accessors =
      "isTabBarHidden: Bool { get { portedIsTabBarHidden } "
      + "set { portedIsTabBarHidden = newValue } }; private var portedIsTabBarHidden"
    #expect(
      tabs("public class T: UITabBarController", "public var isTabBarHidden: Bool = false")
        == "public override var \(accessors): Bool = false")
    #expect(
      tabs("public class T: UITabBarController", "var isTabBarHidden = false { didSet { f() } }")
        == "public override var \(accessors) = false { didSet { f() } }")
    for text in [
      "override var isTabBarHidden: Bool { didSet { f() } }", "var isTabBarHidden: Int = 1",
      "var isTabBarHidden: Bool { true }",
    ] {
      #expect(tabs("class T: UITabBarController", text) == text)
    }
    #expect(tabs("class V: UIView", "var isTabBarHidden = 1") == "var isTabBarHidden = 1")
  }

  @Test func initializersBesideThoseOfUIKitAreRegistered() {
    func registers(_ text: String, _ name: String) -> Bool {
      rewritten(text).contains("portedRegister(\(name).self, initializer: { \(name)() })")
    }
    let dim = "class Dim: UIView { init() { super.init(frame: .zero) } }\n"
    #expect(registers(dim, "Dim"))
    #expect(registers("class P: UIViewController { convenience init() { f() } }", "P"))
    #expect(registers("class P: UIViewController { required init() { f() } }", "P"))
    // Subclasses inherit or override it, unless they have designated initialisers of their own.
    #expect(registers(dim + "class Sub: Dim { let x = 1 }", "Sub"))
    #expect(registers(dim + "class Sub: Dim { override init() {} }", "Sub"))
    #expect(!registers(dim + "class Sub: Dim { init(x: Int) {} }", "Sub"))
    #expect(!registers(dim + "class Sub: Dim { required init?(coder: NSCoder) {} }", "Sub"))
    // They override that of NSObject, can't be called, or aren't those of objects.
    #expect(!registers("class O: NSObject { override init() {} }", "O"))
    #expect(!registers("class V: UIView { override init(frame: CGRect) {} }", "V"))
    #expect(!registers("class V: UIView { init?() {} }", "V"))
    #expect(!registers("class V: UIView { private init() {} }", "V"))
    #expect(!registers("class V: UIView { @available(*, unavailable) init() {} }", "V"))
    #expect(!registers("class V<T>: UIView { init() {} }", "V"))
    #expect(!registers("class Plain { init() {} }", "Plain"))
  }

  @Test func rectanglesThatTouchDontIntersect() {
    #expect(
      rewritten("import UIKit\nlet b = !a.frame.intersects(c.frame)")
        == "import UIKit\nlet b = !a.frame.portedIntersects(c.frame)")
    let own = "struct S { func intersects(_ other: S) -> Bool { true } }\n"
    for text in [
      "let b = a.intersects(c)", "import UIKit\nlet b = indexes.intersects(integersIn: range)",
      "import UIKit\n" + own + "let b = a.intersects(c)", "import UIKit\nlet b = intersects(c)",
    ] {
      #expect(rewritten(text) == text)
    }
  }

  @Test func enumerationsOfAttributesKeepToTheirRange() {
    #expect(
      rewritten("s.enumerateAttribute(.font, in: r, options: .longestEffectiveRangeNotRequired) {}")
        == "s.enumerateAttribute(.font, in: r, options: []) {}")
    #expect(
      rewritten("let o: O = [.reverse, EnumerationOptions.longestEffectiveRangeNotRequired]")
        == "let o: O = [.reverse, EnumerationOptions()]")
  }

  @Test func switchesOverTouchPhasesAreComplete() {
    func text(_ second: String, end: String = "}") -> String {
      """
      switch touch.phase {
      case .began, .moved: press()
      \(second): break
      case .ended, Phase.cancelled: lift()
      \(end)
      """
    }
    let whole = text("case .stationary", end: "default: fatalError() }")
    #expect(rewritten(text("case .stationary")) == whole)
    for second in ["case .stationary, .regionMoved", "default", "case .stationary where isOn"] {
      #expect(rewritten(text(second)) == text(second))
    }
    let line = "switch p { case .began, .moved, .stationary: a(); case .ended, .cancelled: b() "
    #expect(rewritten(line + "}") == line + "; default: fatalError() }")
  }

  @Test func unqualifiedSelectorsNameTheirType() {
    let text = rewritten("class C { @objc func f() {}\n func g() { use(#selector(f)) } }")
    #expect(text.contains("use(Selector(\"f\", { (ported: C, arguments) in ported.f() }))"))
  }

  @Test func theTypeAfterAsSelectsAnOverload() {
    let type = """
      class C { @objc func f(_ x: UISlider) {}
      @objc func f(_ x: UIButton) {} }
      """
    let text = rewritten("let s = #selector(C.f(_:) as (C) -> (UIButton) -> Void)", with: [type])
    #expect(text.contains("ported.f(arguments.nextOfAnyType() as UIButton)"))
  }

  @Test func managedPropertiesAreStoredByTheirLayer() {
    let text = rewritten("class L: CALayer { @NSManaged var progress: CGFloat }")
    #expect(
      text.contains(
        "var progress: CGFloat { get { portedManaged(self, \"progress\", of: (CGFloat).self) }"
          + " set { portedSetManaged(self, \"progress\", newValue) } }"))
    #expect(text.contains(".managed(\"progress\", \\L.progress)"))
  }

  @Test func membersThatStringsNameAreRegistered() {
    let text = rewritten(
      """
      class Meter: CALayer {
        static let angleKey = "angle"
        dynamic var level: CGFloat = 0
        var radius: CGFloat = 0, angle: CGFloat = 0, other: CGFloat = 0
        @nonobjc var width: CGFloat = 0
        func start() {
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick:"), userInfo: nil, repeats: true)
          setValue(1, forKeyPath: "layer.radius")
          setValue(2, forKey: "width")
        }
        func tick(_ timer: Timer) {}
        func tock(_ timer: Timer) {}
      }
      struct Size { var radius = 0 }
      """)
    #expect(text.contains(".property(\"level\", \\Meter.level)"))
    #expect(text.contains(".property(\"radius\", \\Meter.radius)"))
    #expect(text.contains(".property(\"angle\", \\Meter.angle)"))
    #expect(text.contains(".method(\"tick:\""))
    #expect(!text.contains(".property(\"other\"") && !text.contains(".property(\"width\""))
    #expect(!text.contains("\"tock:\"") && !text.contains("\\Size.radius"))
  }

  @Test func changesOfDynamicPropertiesAreReported() {
    let text = rewritten("class C: NSObject { @objc dynamic var x = 1 }")
    #expect(
      text.contains(
        "dynamic var x = 1 { willSet { portedWillChange(self, \"x\", x, newValue) }"
          + " didSet { portedDidChange(self, \"x\", oldValue, x) } }"))
    let observed = rewritten(
      "class C: NSObject {\n @objc dynamic var x = 1 { didSet { use(oldValue) } }\n}")
    #expect(
      observed.contains(
        "didSet { defer { portedDidChange(self, \"x\", oldValue, x) }; use(oldValue) }"))
    #expect(observed.contains("willSet { portedWillChange(self, \"x\", x, newValue) }"))
  }

  @Test func overridesInExtensionsAreCalledByTheClass() {
    let text = rewritten(
      "class C: UIView {\n}\nextension C {\n  override func layoutSubviews() { super.layoutSubviews() }\n}"
    )
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == " override func layoutSubviews() { ported_layoutSubviews() }; }")
    #expect(lines[3] == "  func ported_layoutSubviews() { super.layoutSubviews() }")
  }

  @Test func overridesInOtherFilesAreCalledByTheClass() {
    let text = rewritten(
      "open class C: UIView {\n}",
      with: ["extension C { open override var x: Int { get { 1 } set { } } }"])
    #expect(
      text.hasPrefix(
        "open class C: UIView {\n open override var x: Int { get { ported_x } set { ported_x = newValue } }; }"
      ))
  }

  @Test func classesKnownOnlyAtRunTimeMakeTheirObjects() {
    #expect(
      rewritten("import UIKit\nfunc make<T: UIView>() -> T { T() }")
        == "import UIKit\nfunc make<T: UIView>() -> T { portedMake(T.self) }")
    // The class has another name in the module.
    let alias =
      "#if os(iOS)\npublic typealias Recognizer = UIGestureRecognizer\n#elseif os(OSX)\n"
      + "public typealias Recognizer = NSGestureRecognizer\n#endif"
    #expect(
      rewritten("import UIKit\nstruct S<G: Recognizer> { let g = G() }", with: [alias])
        .hasSuffix("{ let g = portedMake(G.self) }"))
    #expect(
      rewritten(
        "import UIKit\nfunc make<T>(_ type: T.Type) -> T where T: UIView { type.init(frame: .zero) }"
      )
        == "import UIKit\nfunc make<T>(_ type: T.Type) -> T where T: UIView "
        + "{ portedMake(type, frame: .zero) }")
    #expect(
      rewritten(
        "import UIKit\nclass Dot: UIView {\n}\nvar kind: Dot.Type = Dot.self\nlet dot = kind.init()",
      ).hasSuffix("let dot = portedMake(kind)"))
    #expect(
      rewritten("import UIKit\nlet view = (kind as! UIView.Type).init()")
        == "import UIKit\nlet view = portedMake((kind as! UIView.Type))")
    #expect(
      rewritten(
        "import UIKit\nvar kinds: [String: UIView.Type] = [:]\n"
          + "if let kind = kinds[\"a\"] { show(kind.init(frame: .zero)) }"
      ).hasSuffix("{ show(portedMake(kind, frame: .zero)) }"))
    #expect(
      rewritten(
        "import UIKit\nextension UIAlertController {\n  static func question(_ text: String) -> Self {"
          + " self.init(title: text, message: nil, preferredStyle: .alert) }\n}"
      ).contains(
        "{ portedMake(self, title: text, message: nil, preferredStyle: .alert) }"))
    let map = "import UIKit\nvar kinds: [String: UIView.Type] = [:]\n"
    #expect(
      rewrittenLines(map + "let a = kinds[\"a\"]?.init()").hasSuffix(
        "let a = portedMake(kinds[\"a\"])"))
    #expect(
      rewrittenLines(map + "kinds[\"a\"]?.init(frame: .zero).sizeToFit()")
        .hasSuffix("portedMake(kinds[\"a\"], frame: .zero)?.sizeToFit()"))
    #expect(
      rewrittenLines("import UIKit\nfunc f(kind: UIView.Type?) { _ = kind?.init() }")
        .hasSuffix("{ _ = portedMake(kind) }"))
  }

  @Test(
    "Spellings of Swift 3",
    arguments: [
      ("func f(_ g: (Void) -> Void) {}", "func f(_ g: () -> Void) {}"),
      ("let f = { (Void) -> Void in g() }", "let f = { () -> Void in g() }"),
      ("a.value = 1.5 as AnyObject!", "a.value = 1.5 as AnyObject?"),
      (
        "import UIKit\nUIView.f(1, animations: { _ in g() }, completion: { _ in g() })",
        "import UIKit\nUIView.f(1, animations: { () in g() }, completion: { _ in g() })"
      ),
      ("f(1, animations: { _ in g() })", "f(1, animations: { _ in g() })"),
      ("a.sorted { $0.0.item < $0.1.item }", "a.sorted { $0.item < $1.item }"),
      ("a.max(by: { $0.0 < $0.1 })", "a.max(by: { $0 < $1 })"),
      ("a.sorted { $0.0 < $1.0 && $0.1 < $1.1 }", "a.sorted { $0.0 < $1.0 && $0.1 < $1.1 }"),
      ("a.sorted { $0.1 }", "a.sorted { $0.1 }"),
      ("a.map { $0.0 < $0.1 }", "a.map { $0.0 < $0.1 }"),
      ("func f(_ g: (Void, Int) -> Void) {}", "func f(_ g: (Void, Int) -> Void) {}"),
      ("let f = { (a: Void) in g() }", "let f = { (a: Void) in g() }"),
    ])
  func oldSpellings(text: String, expected: String) {
    #expect(rewritten(text) == expected)
  }

  @Test(
    "The initialisers of UIKit's classes that are known only at run time",
    arguments: [
      ("CAPropertyAnimation", "keyPath: path"), ("UIViewController", "nibName: nil, bundle: nil"),
      ("UIGestureRecognizer", "target: self, action: nil"),
      ("UITableViewCell", "style: .default, reuseIdentifier: nil"),
      ("UIBarButtonItem", "title: nil, style: .done, target: nil, action: nil"),
      ("UIBarButtonItem", "image: nil, style: .done, target: nil, action: nil"),
      ("UIBarButtonItem", "barButtonSystemItem: .done, target: nil, action: nil"),
      ("UIBarButtonItem", "customView: view"), ("UITabBarItem", "title: nil, image: nil, tag: 1"),
      ("UITabBarItem", "title: nil, image: nil, selectedImage: nil"),
      ("UITabBarItem", "tabBarSystemItem: .more, tag: 1"), ("UIButton", "type: .system"),
      ("UIImageView", "image: nil"), ("UINavigationController", "rootViewController: root"),
      ("UICollectionViewLayoutAttributes", "forCellWith: path"),
      ("UICollectionViewLayoutAttributes", "forSupplementaryViewOfKind: kind, with: path"),
      ("UICollectionViewLayoutAttributes", "forDecorationViewOfKind: kind, with: path"),
    ])
  func initializers(bound: String, arguments: String) {
    #expect(
      rewritten("import UIKit\nfunc make<T: \(bound)>() -> T { T(\(arguments)) }")
        == "import UIKit\nfunc make<T: \(bound)>() -> T { portedMake(T.self, \(arguments)) }")
  }

  @Test func classesMakeObjectsOfTheirSubclasses() {
    let text = rewritten(
      """
      class Gauge: UIView {
        static func make() -> Self { let gauge = self.init(); return gauge }
        class func wide() -> Self { return Self(frame: .zero) }
        func copied() -> Self { type(of: self).init(frame: frame) }
        convenience init(tag: Int) { self.init(frame: .zero); self.tag = tag }
      }
      final class Dial: UIView { static func make() -> Self { Self() } }
      struct UIKeys { static func make() -> Self { Self() } }
      extension UIEdgeInsets { static func none() -> Self { Self() } }
      extension UIBarButtonItem { class func empty() -> Self { self.init(customView: UIView()) } }
      """)
    #expect(text.contains("let gauge = portedMake(self); return"))
    #expect(text.contains("return portedMake(Self.self, frame: .zero)"))
    #expect(text.contains("portedMake(type(of: self), frame: frame)"))
    #expect(text.contains("convenience init(tag: Int) { self.init(frame: .zero)"))
    #expect(text.contains("class Dial: UIView { static func make() -> Self { Self() }"))
    #expect(text.contains("struct UIKeys { static func make() -> Self { Self() }"))
    #expect(text.contains("static func none() -> Self { Self() }"))
    #expect(text.contains("{ portedMake(self, customView: UIView()) }"))
  }

  @Test func windowsWithFormerInitializersGetTheFrameOfTheScreen() {
    let window = "import UIKit\nclass Pane: UIWindow {\n"
    let frame = "  override init(frame: CGRect) { super.init(frame: frame) }\n"
    let coder = "  required init?(coder: NSCoder) { nil }\n"
    let use = "}\nlet pane = Pane(), other = Pane.init()"
    let text = rewritten(window + frame + coder + use)
    #expect(text.contains("let pane = Pane(frame: UIScreen.main.bounds)"))
    #expect(text.contains("other = Pane.init(frame: UIScreen.main.bounds)"))
    for more in [
      "  convenience init() { self.init(frame: .zero) }\n",
      "  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }\n",
    ] {
      #expect(!rewritten(window + frame + coder + more + use).contains("UIScreen"))
    }
    // A class without initialisers inherits all of them.
    #expect(!rewritten(window + use).contains("UIScreen"))
  }

  @Test func requiredInitializersAndOtherClassesAreLeft() {
    for text in [
      "import UIKit\nclass Dot: UIView {\n  required init() {}\n}\nfunc f<T: Dot>() -> T { T() }",
      "import UIKit\nprotocol Made { init() }\nfunc f<T: Made>() -> T { T() }",
      "import UIKit\nclass Box {\n}\nfunc f() { _ = Box() }",
      "import UIKit\nfunc f() { _ = UIView(frame: .zero) }",
    ] {
      // The required initialiser is registered after the last line.
      #expect(rewritten(text).hasPrefix(text))
    }
  }

  @Test func membersInExtensionsOfTheSystemsClassesAreCarriedAndRegistered() {
    let text = rewritten(
      "import UIKit\nextension UIView {\n  @objc func wiggle() {}\n}\n"
        + "class C: UIView {\n  let wiggling = #selector(wiggle)\n}")
    #expect(
      text.contains(
        "Selector(\"wiggle\", { (ported: C, arguments) in ported.wiggle() })"))
    #expect(text.contains(".method(\"wiggle\", { (ported: UIView, arguments) in"))
    #expect(text.contains("portedRegister(UIView.self) { UIView.portedMembersOfUIView_"))
    // The name is still UIKit's.
    #expect(rewrittenLines("extension UIView {\n}") == "extension UIView {\n}")
  }

  @Test func overridesOfTheSystemsClassesInExtensionsAreReported() {
    let found = remarks(
      "import UIKit\nextension UIImageView { override func didUpdateFocus() {} }")
    #expect(found.map(\.kind) == [.obstacle] && found.first?.line == 2)
    // A film has no status bar, and isn't rotated.
    let style = "override open var shouldAutorotate: Bool { true }"
    #expect(
      remarks("import UIKit\nextension UINavigationController {\n  \(style)\n}").map(\.kind) == [
        .note
      ])
  }

  @Test func overridesInPublicExtensionsArePublic() {
    let text = rewritten(
      "import UIKit\nopen class C: UIView {\n}\n"
        + "public extension C { override func layoutSubviews() {} }")
    #expect(text.contains(" public override func layoutSubviews() { ported_layoutSubviews() }; }"))
  }

  @Test func overridesInExtensionsForwardParametersWithoutNames() {
    let text = rewritten(
      "class L: UICollectionViewLayout {\n}\nextension L {\n"
        + "  override func shouldInvalidateLayout(forBoundsChange _: CGRect) -> Bool { true }\n"
        + "  override func motionEnded(_: UIEvent.EventSubtype, with event: UIEvent?) {}\n}")
    #expect(
      text.contains(
        "override func shouldInvalidateLayout(forBoundsChange ported0: CGRect) -> Bool "
          + "{ ported_shouldInvalidateLayout(forBoundsChange: ported0) }"))
    #expect(
      text.contains(
        "override func motionEnded(_ ported0: UIEvent.EventSubtype, with event: UIEvent?) "
          + "{ ported_motionEnded(ported0, with: event) }"))
  }

  @Test func overridesOfAClassAndItsSubclassHaveDifferentNames() {
    let text = rewritten(
      "import UIKit\nclass A: UIView {\n}\nclass B: A {\n}\n"
        + "extension A { override func layoutSubviews() {} }\n"
        + "extension B { override func layoutSubviews() {} }")
    #expect(
      text.contains("{ ported_layoutSubviews_A() }")
        && text.contains("{ ported_layoutSubviews_B() }"))
    #expect(text.contains("func ported_layoutSubviews_A() {}"))
  }

  @Test func propertiesThatShareANameWithARequirementAreLeft() {
    let text = """
      import UIKit
      @objc protocol PagerDelegate { @objc optional func pager(_ pager: Pager, at index: Int) }
      class Pager: UIView { weak var delegate: PagerDelegate? }
      class Page: UIView {
        let pager = Pager()
        func fade(_ page: Page) { page.pager.alpha = 0 }
        func listens() -> Bool { pager.delegate?.pager != nil }
      }
      """
    let result = rewritten(text)
    #expect(result.contains("page.pager.alpha = 0"))
    #expect(result.contains("pager.delegate?.ported_pager__at != nil"))
  }

  @Test func librariesInTheTargetArentImported() {
    let text = "import UIKit\nimport Marquee\nlet label = nil as Marquee?"
    func result(with library: String) -> String {
      rewrittenLines(text, with: ["import UIKit\n\(library)"])
    }
    #expect(
      result(with: "open class Marquee: UILabel {}").hasPrefix("import UIKit\n\nlet label"))
    for other in [
      "class Marquee {}", "extension Marquee {}", "enum A { public class Marquee {} }",
    ] {
      #expect(result(with: other).hasPrefix("import UIKit\nimport Marquee\nlet label"))
    }
  }

  @Test func librariesWithAFileOfTheirNameInTheTargetArentImported() {
    func imports(with library: String) -> Bool {
      let files = [
        SourceFile(path: "/App/File.swift", text: "import UIKit\nimport Marquee"),
        SourceFile(path: "/App/Marquee.swift", text: library),
      ]
      return Rewriter(files).outputs()[0].text.contains("import Marquee")
    }
    #expect(!imports(with: "import UIKit\nextension UIView { public func pin() {} }"))
    #expect(imports(with: "import Marquee\nextension Label { func pin() {} }"))
  }

  @Test func missingModulesAreRemovedAndDispatchIsUIKits() {
    #expect(
      rewritten("import UIKit\nimport WebKit\nimport Dispatch\nlet queue = DispatchQueue.main")
        == "import UIKit\n\n\nlet queue = DispatchQueue.main")
    #expect(
      rewritten("import Foundation\nlet turn = CGAffineTransform.identity")
        == "import Foundation\nlet turn = CGAffineTransform.identity\nimport UIKit\n")
  }

  @Test func submodulesAreImportedAsAWhole() {
    #expect(
      rewritten("import QuartzCore.CATransaction\nimport class QuartzCore.CALayer\nlet a = 1")
        == "import QuartzCore\nimport class QuartzCore.CALayer\nlet a = 1")
    #expect(
      rewritten("import class Foundation.NSLock.NSRecursiveLock\nlet a = 1")
        == "import class Foundation.NSRecursiveLock\nlet a = 1")
    #expect(
      rewritten("import UIKit.UIGestureRecognizerSubclass\nimport Foundation.NSData\nlet a = 1")
        == "import UIKit\nimport Foundation\nlet a = 1")
  }

  @Test func namesOfCoreFoundationAreUIKits() {
    #expect(
      rewritten("import Foundation\nlet elapsed: CFTimeInterval = 0")
        == "import Foundation\nlet elapsed: CFTimeInterval = 0\nimport UIKit\n")
    #expect(
      rewritten("import CoreFoundation\nimport QuartzCore\nlet now = CFAbsoluteTimeGetCurrent()")
        == "\nimport QuartzCore\nlet now = CFAbsoluteTimeGetCurrent()\nimport UIKit\n")
    let order = "import CoreFoundation\nlet order = CFByteOrderGetCurrent()"
    #expect(rewritten(order) == order)
  }

  @Test func functionsThatCGFloatHidesAreNamedWithTheirModule() {
    #expect(
      rewritten("extension CGFloat {\n  var size: CGFloat { max(abs(self), 1) }\n}")
        == "extension CGFloat {\n  var size: CGFloat { Swift.max(Swift.abs(self), 1) }\n}")
    let others = "extension CGPoint {\n  var size: CGFloat { abs(x) + CGFloat.abs(y) }\n}"
    #expect(rewritten(others) == others)
  }

  @Test func theFunctionThatAMemberNamedTypeHidesIsNamedWithItsModule() {
    let text = """
      class Loader: UIView {
        var type = 0
        func bundle() -> Bundle { Bundle(for: type(of: self)) }
      }
      class Spinner: Loader {}
      extension Spinner { var name: String { "\\(type(of: self)) \\(type)" } }
      class Plain: UIView { func bundle() -> Bundle { Bundle(for: type(of: self)) } }
      """
    let result = rewritten(text)
    #expect(result.contains("func bundle() -> Bundle { Bundle(for: Swift.type(of: self)) }\n}"))
    #expect(result.contains("\\(Swift.type(of: self)) \\(type)"))
    #expect(result.contains("class Plain: UIView { func bundle() -> Bundle { Bundle(for: type("))
  }

  @Test func typesOfImageFilesAreThoseOfImageIO() {
    let text = "import UIKit\n#if canImport(MobileCoreServices)\nimport MobileCoreServices\n#endif"
    #expect(rewritten(text).contains("\nimport ImageIO\n"))
    #expect(remarks(text).allSatisfy { $0.kind == .rewritten })
    #expect(rewritten("import CoreServices\nlet a = 1") == "import ImageIO\nlet a = 1")
  }

  @Test func combineIsImportedWhereItIsUsed() {
    let text = "import UIKit\nimport Combine\nfunc f(_ held: Set<AnyCancellable>) {}"
    #expect(rewritten(text) == text)
    #expect(remarks(text).map(\.kind) == [.note])
    let unused = "import UIKit\nimport Combine\nlet point = CGPoint()"
    #expect(rewritten(unused) == "import UIKit\n\nlet point = CGPoint()")
    #expect(remarks(unused).map(\.kind) == [.rewritten])
    let optional = "import UIKit\n#if canImport(Combine)\nimport Combine\nlet one = Just(1)\n#endif"
    #expect(rewritten(optional) == optional)
  }

  @Test func codeThatNoFilmCompilesIsLeft() {
    let text = """
      import UIKit
      #if os(macOS)
      import AppKit
      class Ring: NSView { @objc func tap() {} }
      let nib = UINib(nibName: "Ring", bundle: nil)
      #endif
      """
    #expect(rewritten(text) == text)
    #expect(remarks(text).isEmpty)
    let active = remarks(text.replacing("os(macOS)", with: "DEBUG"))
    #expect(active.filter { $0.kind == .obstacle }.map(\.rule) == ["run time"])
  }

  @Test func outletsWithAPrivateSetterCanBeSet() {
    let text = rewritten(
      "import UIKit\nclass C: UIView {\n  @IBOutlet private(set) weak var a: UILabel!\n"
        + "  @IBOutlet fileprivate(set) var b: UILabel!\n  @objc var c: Int { 1 }\n}")
    for entry in [".property(\"a\", ", ".property(\"b\", ", ".getter(\"c\", "] {
      #expect(text.contains(entry))
    }
  }

  @Test func membersInConditionsOfDevicesAreRegistered() {
    let text = rewritten(
      "import UIKit\nclass C: UIView {\n#if os(iOS) && !os(tvOS)\n  @objc func tap() {}\n#endif\n"
        + "#if DEBUG\n  @objc func log() {}\n#endif\n}")
    #expect(text.contains(".method(\"tap\"") && !text.contains(".method(\"log\""))
  }

  @Test func optionalRequirementsAreClosures() {
    let text = rewritten(
      """
      @objc protocol P { @objc optional func f(_ x: Int, by y: Int) -> Bool }
      class C: NSObject, P { func f(_ x: Int, by y: Int) -> Bool { true } }
      class D: NSObject, P {}
      func g(_ p: P?) { _ = p?.f?(1, by: 2) }
      """)
    #expect(
      text.contains(
        "protocol P: AnyObject { var ported_f__by: ((_ x: Int, _ y: Int) -> Bool)? { get } }"))
    #expect(text.contains("var ported_f__by: ((_ x: Int, _ y: Int) -> Bool)? { self.f(_:by:) }"))
    #expect(
      text.contains(
        "extension D { var ported_f__by: ((_ x: Int, _ y: Int) -> Bool)? { nil } }"))
    #expect(text.contains("p?.ported_f__by?(1, 2)"))
    #expect(
      text.contains("extension P { var ported_f__by: ((_ x: Int, _ y: Int) -> Bool)? { nil } }"))
  }

  @Test func classesOfUIKitThatConformReturnWhatSubclassesImplement() {
    let text = rewritten(
      """
      @objc protocol P { @objc optional func f(_ x: Int); @objc optional var rate: Int { get } }
      extension UIViewController: P {}
      class A: UIViewController { func f(_ x: Int) {} }
      class B: A { override func f(_ x: Int) {} }
      class C: B { var rate: Int { 2 } }
      class D: UITableViewController { func f(_ x: Int) {} }
      private class E: UIViewController { func f(_ x: Int) {} }
      """)
    let function = """
      extension UIViewController { var ported_f_: ((_ x: Int) -> Void)? { \
      if let object = self as? A { return object.f(_:) }; \
      if let object = self as? D { return object.f(_:) }; return nil }; \
      var ported_rate: (Int)? { if let object = self as? C { return object.rate }; return nil } }
      """
    #expect(text.contains(function))
    #expect(!text.contains("override var"))
  }

  @Test func optionalRequirementsOfOneNameDifferInTheirTypes() {
    let text = rewritten(
      """
      @objc protocol P {
        @objc(aX:) optional func a(_ x: Int) -> Bool
        @objc(aY:) optional func a(_ y: String) -> Bool
      }
      class C: NSObject, P { func a(_ y: String) -> Bool { true } }
      func g(_ p: P?) { _ = p?.a?(1); _ = p?.a?("") }
      """)
    let (first, second) = ("((_ x: Int) -> Bool)?", "((_ y: String) -> Bool)?")
    #expect(text.contains("func ported_a_() -> \(first)\n"))
    #expect(text.contains("p?.ported_a_()?(1); _ = p?.ported_a_()?(\"\")"))
    #expect(
      text.contains(
        "extension C { func ported_a_() -> \(first) { nil }; "
          + "func ported_a_() -> \(second) { self.a(_:) } }"))
  }

  @Test func implicitlyUnwrappedTypesAreOptionalInClosures() {
    let text = rewritten(
      """
      @objc protocol P {
        @objc optional func f(_ x: UIView!) -> UIView!
        @objc optional var layer: CALayer! { get }
      }
      class C: NSObject, P { func f(_ x: UIView!) -> UIView! { x } }
      """)
    let type = "((_ x: UIView?) -> UIView?)?"
    #expect(text.contains("  var ported_f_: \(type) { get }\n"))
    #expect(text.contains("var ported_layer: (CALayer?)? { get }"))
    #expect(text.contains("extension C { var ported_f_: \(type) { self.f(_:) }"))
  }

  @Test func propertiesOfNewObjectsAreNotOptional() {
    let text = rewritten(
      """
      @objc protocol P { @objc optional var rate: Double { get } }
      class C: P { var rate: Double { 2 } }
      func f(_ p: P) -> Double { p.rate ?? C().rate }
      """)
    #expect(text.contains("p.ported_rate ?? C().rate }"))
  }

  @Test func optionalPropertiesCanBeReadThroughTheProtocol() {
    let text = rewritten(
      """
      @objc protocol P { @objc optional var layer: CALayer { get set } }
      class C: P { @objc var layer = CALayer() }
      func f(_ p: P, _ view: UIView?) { p.layer?.opacity = 0; view?.layer.opacity = 0 }
      """)
    #expect(text.contains("protocol P: AnyObject { var ported_layer: (CALayer)? { get } }"))
    #expect(text.contains("{ p.ported_layer?.opacity = 0; view?.layer.opacity = 0 }"))
    #expect(text.contains("extension C { var ported_layer: (CALayer)? { self.layer } }"))
  }

  @Test(arguments: [
    ("viewWillAppear", "viewWillAppear:"), ("viewDidLoad", "viewDidLoad"),
    ("viewIsAppearing", "viewIsAppearing:"), ("didMove", "didMoveToParent:"),
    ("dismiss", "dismissWithAnimated:completion:"),
  ])
  func observedMethodsOfUIKitNeedNoLabels(name: String, selector: String) {
    let text = rewritten("let a = c.rx.methodInvoked(#selector(Base.\(name)))")
    #expect(text.contains("methodInvoked(Selector(\"\(selector)\"))"))
  }

  @Test func proxiesOfDelegatesForwardWhatTheyDontImplement() {
    let text = rewritten(
      """
      @objc protocol P { @objc optional func f(_ x: Int, by y: Int); @objc optional func g() -> Int }
      class Proxy: DelegateProxy<Gauge, P>, DelegateProxyType, P {}
      """)
    #expect(
      text.contains(
        "{ self.portedForwards(\"f:by:\", self._forwardToDelegate?.ported_f__by != nil) ? { a0, a1 in "
          + "self.portedForward(\"f:by:\", [a0, a1]) { self._forwardToDelegate?.ported_f__by?(a0, a1) } "
          + "} : nil }"))
    #expect(text.contains("var ported_g: (() -> Int)? { self._forwardToDelegate?.ported_g }"))
  }

  @Test(arguments: ["class", "struct", "enum"])
  func aLibraryIsPartOfTheTargetIfItsTypeIs(kind: String) {
    let library = "public \(kind) Marquee {}"
    #expect(rewritten("import Marquee\nimport UIKit", with: [library]) == "\nimport UIKit")
    #expect(rewritten("import Marquee", with: ["\(kind) Marquee {}"]) == "import Marquee")
    #expect(rewritten("import Marquee", with: ["enum E { \(library) }"]) == "import Marquee")
  }

  @Test func observersAreFoundByTheirSelector() {
    let text = rewritten(
      """
      class C: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      """)
    #expect(text.contains("  func observeValue(\n"))
    #expect(text.contains(".method(\"observeValueForKeyPath:ofObject:change:context:\", {"))
    #expect(!text.contains("super"))
  }

  @Test func requirementsOfTheSystemAreCalledDirectly() {
    #expect(
      rewritten("func g() { delegate?.scrollViewDidScroll?(self); action?(1) }")
        == "func g() { delegate?.scrollViewDidScroll(self); action?(1) }")
    #expect(
      rewritten("func g() { animator.addCompletion? { _ in }; to.delegate?.draw?(to, in: c) }")
        == "func g() { animator.addCompletion{ _ in }; to.delegate?.draw(to, in: c) }")
  }

  @Test func closuresWithNamesOfRequirementsAreLeft() {
    #expect(rewrittenLines("func g() { button.draw?(1) }") == "func g() { button.draw?(1) }")
    let text = "class C { var pageViewController: ((Int) -> Void)? }\n"
    let call = "func g(_ c: C) { c.pageViewController?(1) }"
    #expect(rewrittenLines(text + call).hasSuffix(call))
  }

  @Test func associatedClassesMakeTheirObjects() {
    let flow = "import UIKit\nprotocol Flow { associatedtype Root: UIViewController }\n"
    #expect(
      rewrittenLines(flow + "extension Flow { func make() -> Root { Root() } }")
        .hasSuffix("{ portedMake(Root.self) } }"))
    #expect(
      rewrittenLines(flow + "class C<F: Flow> { func make() -> F.Root { F.Root() } }")
        .hasSuffix("{ portedMake(F.Root.self) } }"))
    let alias = "extension C { typealias Root = F.Root }\nclass C<F: Flow> {}\n"
    let make = "extension C { func make() -> Root { return Root.init() } }"
    #expect(
      rewrittenLines(flow + alias + make).hasSuffix("{ return portedMake(Root.self) } }"))
    let other = "class D<F: Flow> { typealias Root = F.Root }\nstruct Root {}\nlet root = Root()"
    #expect(rewrittenLines(flow + other).hasSuffix("let root = Root()"))
  }

  @Test(
    "Overrides have today's names",
    arguments: [
      (
        "override func didMove(toParentViewController parent: UIViewController?) {}",
        "override func didMove(toParent parent: UIViewController?) {}"
      ),
      (
        "override var childViewControllerForStatusBarStyle: UIViewController? { nil }",
        "override var childForStatusBarStyle: UIViewController? { nil }"
      ),
      ("c.didMove(toParentViewController: self)", "c.didMove(toParentViewController: self)"),
      ("super.didMove(toParentViewController: c)", "super.didMove(toParent: c)"),
      ("class A { open let list = UIView() }", "class A { public let list = UIView() }"),
      ("class A { open var list = UIView() }", "class A { open var list = UIView() }"),
    ])
  func oldNames(text: String, expected: String) { #expect(rewrittenLines(text) == expected) }

  @Test func overridesOfObjectsMembersAreTheClasssOwn() {
    let text = rewritten(
      """
      class Proxy: NSObject {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        override func forwardingTarget(for aSelector: Selector!) -> Any? {
          super.forwardingTarget(for: aSelector)
        }
        override func value(forKey key: String) -> Any? { super.value(forKey: key) }
      }
      class Ring: CALayer {
        override func value(forKey key: String) -> Any? { super.value(forKey: key) }
      }
      class Wide: Proxy {
        override func responds(to aSelector: Selector!) -> Bool { true }
      }
      """)
    #expect(text.contains("\n  func responds(to aSelector: Selector!) -> Bool { super.responds("))
    #expect(text.contains("\n    (nil as Any?)\n"))
    #expect(text.contains(".method(\"respondsToSelector:\", { (ported: Proxy, arguments)"))
    #expect(text.contains("Ring: CALayer {\n  override func value(forKey key"))
    #expect(text.contains("Wide: Proxy {\n  override func responds(to"))
  }

  @Test func observersInExtensionsAreCalledByTheClass() {
    let text = rewritten(
      """
      class Key: UIButton {}
      extension Key {
        override var isHighlighted: Bool {
          willSet { use(newValue) }
          didSet(former) { use(former) }
        }
      }
      """)
    #expect(
      text.contains(
        "class Key: UIButton { override var isHighlighted: Bool { "
          + "willSet { ported_isHighlighted_willSet(newValue) } "
          + "didSet { ported_isHighlighted_didSet(oldValue) } }; }"))
    #expect(text.contains("func ported_isHighlighted_willSet(_ newValue: Bool) { use(newValue) }"))
    #expect(text.contains("func ported_isHighlighted_didSet(_ former: Bool) { use(former) }"))
    #expect(!text.contains("var isHighlighted: Bool {\n"))
  }

  @Test func methodsOfTheSystemsDelegatesAreRegistered() {
    let text = rewritten(
      """
      class Page: UIView, UIScrollViewDelegate {
        func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {}
      }
      class Other: UIView { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      """)
    #expect(text.contains(".method(\"scrollViewDidEndDragging:willDecelerate:\", {"))
    #expect(!text.contains(".method(\"scrollViewDidScroll:\""))
  }

  @Test(arguments: [
    "NSObject, UITableViewDataSource", "UITableViewController",
    "UITableViewDiffableDataSource<Int, String>",
  ])
  func methodsOfDataSourcesAreRegistered(inherited: String) {
    let text = rewritten(
      """
      class Rows: \(inherited) {
        override func tableView(_ view: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
      }
      """)
    #expect(text.contains(".method(\"tableView:moveRowAt:to:\", {"))
  }

  @Test func callsWithTrailingClosuresAreOptional() {
    let text = rewritten(
      """
      @objc protocol P { @objc optional func f(_ x: Int, then: @escaping () -> Void) }
      func g(_ p: P?) { p?.f?(1) { stop() } }
      """)
    #expect(text.contains("p?.ported_f__then?(1) { stop() }"))
  }

  @Test func closuresThatShareANameWithARequirementAreCalled() {
    let text = """
      @objc protocol P { @objc optional func didTap(_ x: Int) }
      class Card: UIView { var didTap: ((Int) -> Void)? }
      class Deck { let card = Card(); weak var delegate: P? }
      extension Deck {
        func a() { card.didTap?(1) }
        func b() { delegate?.didTap?(1) }
      }
      """
    let result = rewritten(text)
    #expect(result.contains("card.didTap?(1)"))
    #expect(result.contains("delegate?.ported_didTap_?(1)"))
  }

  @Test func extensionsOfTheSystemsClassesConform() {
    let text = rewritten(
      """
      @objc protocol P { @objc optional func f(); @objc optional func g() }
      extension UIViewController: P { func f() {} }
      """)
    #expect(
      text.contains(
        "extension UIViewController { var ported_f: (() -> Void)? { { self.f() } }; "
          + "var ported_g: (() -> Void)? { nil } }"))
  }

  @Test func classesOfTheFilmConform() {
    let files = [
      SourceFile(
        path: "/App/P.swift", text: "@objc protocol P { @objc optional func f() }"),
      SourceFile(
        path: "/Film.swift", text: "final class Driver: P { func f() {} }", isContext: true),
    ]
    let outputs = Rewriter(files).outputs()
    #expect(outputs.map(\.path) == ["/App/P.swift"])
    #expect(outputs[0].text.contains("extension Driver { var ported_f: (() -> Void)? {"))
  }

  @Test func objectsOfAnyTypeAreCastToTheProtocol() {
    let text = rewritten(
      """
      @objc protocol GaugeDelegate { @objc optional func gaugeDidMove(_ g: Gauge) }
      class Gauge: UIView {
        weak var delegate: AnyObject?
        func go() { delegate?.gaugeDidMove?(self) }
      }
      """)
    #expect(
      text.contains("(delegate as? any GaugeDelegate)?.ported_gaugeDidMove_?(self)"))
  }

  @Test func parametersThatAreNotUsedTakeAnyObject() {
    let text = rewritten(
      """
      class C: NSObject {
        @objc func tick(_ timer: Timer) { count += 1 }
        @objc func tock(_ timer: Timer) { timer.invalidate() }
        @objc func stop(_ timer: Timer) { self.timer?.invalidate() }
      }
      """)
    #expect(text.contains("ported.tick(arguments.nextOfAnyType() as Timer)"))
    #expect(text.contains("ported.stop(arguments.nextOfAnyType() as Timer)"))
    #expect(text.contains("ported.tock(arguments.next() as Timer)"))
  }

  @Test func parametersThatAreUsedAsAnyRecognizerTakeAnyRecognizer() {
    let text = rewritten(
      """
      class C: NSObject {
        @objc func pan(_ pan: UIPanGestureRecognizer) {
          if pan.state == .began { move(to: pan.location(in: pan.view)) }
        }
        @objc func drag(_ pan: UIPanGestureRecognizer) { move(to: pan.translation(in: pan.view)) }
        @objc func send(_ pan: UIPanGestureRecognizer) { pass(pan) }
        @objc func tap(_ tap: TapRecognizer) { use(tap.state) }
      }
      class TapRecognizer: UITapGestureRecognizer {}
      """)
    #expect(
      text.contains(
        "pan(arguments.next(ofClass: UIGestureRecognizer.self) as UIPanGestureRecognizer)"))
    #expect(text.contains("drag(arguments.next() as UIPanGestureRecognizer)"))
    #expect(text.contains("send(arguments.next() as UIPanGestureRecognizer)"))
    #expect(text.contains("tap(arguments.next() as TapRecognizer)"))
  }

  @Test func parametersOfPansFromAnEdgeTakeAnyPan() {
    let text = rewritten(
      """
      class C: NSObject {
        @objc func drag(_ pan: UIScreenEdgePanGestureRecognizer) { pass(pan) }
        @objc func swipe(_ pan: UIScreenEdgePanGestureRecognizer) { pan.edges = .left }
      }
      """)
    let type = "UIScreenEdgePanGestureRecognizer"
    #expect(text.contains("drag(arguments.next(ofClass: UIPanGestureRecognizer.self) as \(type))"))
    #expect(text.contains("swipe(arguments.next() as \(type))"))
  }

  @Test func parametersThatAreClosuresWithNamesHaveTheirTypes() {
    let text = rewritten(
      """
      class C: NSObject {
        @objc func add(field: UITextField? = nil, _ configure: (_ field: UITextField?) -> Void) {
          configure(field)
        }
        @objc func run(_ work: @escaping () -> Void) { work() }
      }
      """)
    #expect(text.contains("arguments.next() as ((_ field: UITextField?) -> Void))"))
    #expect(text.contains("ported.run(arguments.next())"))
  }

  @Test func importsOfMissingModulesWithoutUseAreRemoved() {
    let unused = "import SceneKit.SceneKitTypes\nextension Double { var squared: Double { 1 } }"
    #expect(rewritten(unused) == "\nextension Double { var squared: Double { 1 } }")
    #expect(remarks(unused).map(\.kind) == [.rewritten])
    let used = "import SceneKit\nlet node = SCNNode()"
    #expect(remarks(used).map(\.kind) == [.obstacle])
    // A name that the sources declare, and a prefix within a word.
    let other = "import SpriteKit\nclass SKCard {}\nvar SKY = 1"
    #expect(remarks(other).map(\.kind).first == .obstacle)
    #expect(remarks("import SpriteKit\nclass SKCard {}").map(\.kind) == [.rewritten])
  }

  @Test(
    arguments: [
      "NSHashTable<NSObject>.weakObjects()", "NSMapTable<NSString, NSObject>()", "UndoManager()",
      "NSPointerArray.weakObjects()", "CFRangeMake(0, 1)", "NSInteger.max",
      "try? NSDataDetector(types: 32)", "NSUserActivity(activityType: \"a\")",
      "class_getSuperclass(Int.self as? AnyClass)", "NSFoundationVersionNumber_iOS_8_0",
      "NSKeyValueObservingOptions.new", "NSExceptionName(\"a\")", "Selector(\"a\")",
      "NSEC_PER_SEC", "kCFBooleanTrue", "CGVector.zero", "CGPathFillRule.winding", "usleep(1)",
      "Thread.isMainThread",
    ])
  func namesThatFoundationLacksOnLinuxAreThoseOfUIKit(value: String) {
    let text = "import Foundation\nfunc f() { let a = \(value) }"
    #expect(rewritten(text).contains("import UIKit\n"))
    // A name that the sources declare.
    let own = "import Foundation\nclass UndoManager {}\nfunc f() { _ = UndoManager() }"
    #expect(!rewritten(own).contains("UIKit"))
  }

  @Test func filesOfAModuleWithAHeaderAndNamesOfNetworks() {
    let kit = "import UIKit\nfunc f(_ v: UIView) {}"
    #expect(
      rewritten("enum Curve { case soft(CGFloat) }", with: [kit]).hasSuffix("\nimport UIKit\n"))
    #expect(rewritten("enum Curve { case soft(CGFloat) }") == "enum Curve { case soft(CGFloat) }")
    #expect(
      rewritten("import UIKit\nlet s = URLSession.shared")
        == "import UIKit\nlet s = URLSession.shared\nimport FoundationNetworking\n")
    #expect(
      rewritten("import Foundation\nlet o = objc_getAssociatedObject(a, &b)")
        .hasSuffix("\nimport UIKit\n"))
  }

  @Test func acceleratesFunctionsOfImagesAreImported() {
    let blur = "import Accelerate\nimport UIKit\nvar buffer = vImage_Buffer()"
    #expect(rewritten(blur) == blur && remarks(blur).isEmpty)
    let sum = "import UIKit\nimport Accelerate\nlet x = vDSP.sum(y)"
    #expect(remarks(sum).map(\.kind) == [.obstacle] && remarks(sum).first?.line == 2)
    for module in ["simd", "CoreMotion", "CoreHaptics"] {
      let text = "import UIKit\nimport \(module)"
      #expect(rewritten(text) == text && remarks(text).isEmpty)
    }
  }

  @Test func coreTextIsImportedBecauseUIKitExportsIt() {
    let text = "import UIKit\nlet f = CTFontCreateWithName(n, 9, nil)"
    #expect(rewritten(text) == text + "\nimport CoreText\n")
    let imported = "import CoreText\nfunc f(_ font: CTFont) {}"
    #expect(rewritten(imported) == imported)
    let own = "import UIKit\nclass CTAButton: UIButton {\n}\nlet b = CTAButton()"
    #expect(!rewritten(own).contains("CoreText"))
  }

  @Test func windowsOfDelegatesAreOptionalOnce() {
    #expect(
      rewrittenLines("let f = UIApplication.shared.delegate?.window??.frame")
        == "let f = UIApplication.shared.delegate?.window?.frame")
    #expect(
      rewrittenLines("let w = UIApplication.shared.delegate!.window!!")
        == "let w = UIApplication.shared.delegate!.window!")
    #expect(rewrittenLines("let f = scene.window??.frame") == "let f = scene.window??.frame")
  }

  @Test(
    "Windows of delegates that are used as optionals are bound as optionals",
    arguments: [
      (
        "guard let window = appDelegate.window else { return }; window?.add(v)",
        "guard let window = appDelegate.window as UIWindow?? else { return }; window?.add(v)"
      ),
      (
        "if let w = delegate.window { w!.add(v) }",
        "if let w = delegate.window as UIWindow?? { w!.add(v) }"
      ),
      (
        "guard let window = appDelegate.window else { return }; window.add(v)",
        "guard let window = appDelegate.window else { return }; window.add(v)"
      ),
      ("if let w = delegate.window { w.add(v) }", "if let w = delegate.window { w.add(v) }"),
    ])
  func boundWindows(text: String, expected: String) {
    #expect(rewrittenLines("func f() { \(text) }") == "func f() { \(expected) }")
  }

  @Test func membersForStoryboardsOnlyAreNotRegistered() {
    let text = rewritten(
      """
      class V: UIView {
        @available(*, unavailable, message: "Use type.")
        @IBInspectable var typeName: String = ""
        @available(iOS 13, *)
        @IBInspectable var size: CGFloat = 0
      }
      """)
    #expect(text.contains(".property(\"size\"") && !text.contains(".property(\"typeName\""))
  }

  @Test func unwrappedResultsOfTheSystemsRequirementsStayOptional() {
    #expect(
      rewrittenLines("let ok = delegate.textFieldShouldReturn?(field) ?? true")
        == "let ok = Optional(delegate.textFieldShouldReturn(field)) ?? true")
  }

  @Test(
    "Heights of a table's delegate that doesn't implement the method are nil",
    arguments: [
      (
        "let h = d?.tableView?(t, heightForRowAt: p) ?? 44",
        "let h = d?.tableView(t, heightForRowAt: p).portedHeight ?? 44"
      ),
      (
        "if let h = d.tableView?(t, estimatedHeightForHeaderInSection: 0) {}",
        "if let h = d.tableView(t, estimatedHeightForHeaderInSection: 0).portedHeight {}"
      ),
      (
        "let h = d!.tableView!(t, heightForFooterInSection: 0)",
        "let h = d!.tableView(t, heightForFooterInSection: 0)"
      ),
      (
        "let v = d?.tableView?(t, viewForHeaderInSection: 0)",
        "let v = d?.tableView(t, viewForHeaderInSection: 0)"
      ),
    ])
  func heightsOfDelegates(text: String, expected: String) {
    #expect(rewrittenLines("func f() { \(text) }") == "func f() { \(expected) }")
  }

  @Test(
    "Variables whose optional type is written out are nil",
    arguments: [
      ("var a: Optional<() -> Void>", "var a: Optional<() -> Void> = nil"),
      (
        "public weak var b: Optional<View> { didSet {} }",
        "public weak var b: Optional<View> = nil { didSet {} }"
      ),
      ("var c: Optional<Int> = 1", "var c: Optional<Int> = 1"),
      ("var d: Optional<Int> { 1 }", "var d: Optional<Int> { 1 }"),
      ("let e: Optional<Int>", "let e: Optional<Int>"),
      ("var f: Int?", "var f: Int?"),
    ])
  func variablesThatAreNil(text: String, expected: String) {
    #expect(rewritten("struct S { \(text) }") == "struct S { \(expected) }")
    let requirement = "protocol P { var a: Optional<Int> { get set } }"
    #expect(rewritten(requirement) == requirement)
  }

  @Test func onlyNamedCallsAreReported() {
    let view = "class V: UIView {\n  override func sizeToFit() {}\n}"
    func calls(_ selector: String) -> String {
      rewritten(view, with: ["let a = v.rx.methodInvoked(\(selector))"])
    }
    #expect(calls("#selector(UIView.sizeToFit)").contains("portedSent(self, \"sizeToFit\", [])"))
    #expect(!calls("#selector(UIView.setNeedsLayout)").contains("portedSent("))
    #expect(calls("selector").contains("portedSent("))
    // UIKit itself reports calls of layoutSubviews.
    let layout = "class V: UIView {\n  override func layoutSubviews() {}\n}"
    let observer = "let a = v.rx.methodInvoked(#selector(UIView.layoutSubviews))"
    #expect(!rewritten(layout, with: [observer]).contains("portedSent("))
  }

  @Test(
    "Initializers of structures from C that only assign members call another one",
    arguments: [
      ("init(a: CGPoint) { self.origin = a; self.size = .zero }", true),
      ("public init(_ p: CGFloat) { top = p; left = p }", true),
      ("init?(_ s: String) {\n  if s.isEmpty { return nil }\n  origin = .zero\n}", true),
      ("init(a: CGPoint) { self.init(origin: a, size: .zero); origin.x = 1; size = .zero }", false),
      ("init(a: CGPoint) { self = .zero; origin = a }", false),
      ("init?(a: Int) { return nil }", false),
    ])
  func initializersOfStructures(text: String, isFilledIn: Bool) {
    let file = "extension CGRect {\n  \(text)\n}"
    #expect(rewritten(file).contains("self.init(); ") == isFilledIn)
    #expect(!rewritten("struct Own {}\nextension Own { \(text) }").contains("self.init(); "))
  }

  @Test func closuresObserveTheNotificationsOfTheirStage() {
    let call = "(forName: .changed, object: nil, queue: .main) { _ in f() }"
    #expect(
      rewrittenLines("let token = NotificationCenter.default.addObserver\(call)")
        == "let token = NotificationCenter.default.portedAddObserver\(call)")
    let other = "object.addObserver(observer, forKeyPath: \"x\", options: [], context: nil)"
    #expect(rewrittenLines(other) == other)
  }

  @Test func appsBecomeFilms() {
    let text = rewritten("@main class App: UIResponder, UIApplicationDelegate {}")
    #expect(text.hasPrefix("class App"))
    #expect(text.contains("@main struct AppFilm: PortedApplicationFilm, Codable"))
    #expect(text.contains("PortedApplication(App())"))
    // Names of Dispatch would be ambiguous in the file.
    #expect(!text.contains("import Flipbook"))
  }

  @Test func filesWithoutImportsOfTheirNamesGetThem() {
    #expect(
      rewritten("import Foundation\nfunc f(_ v: UIView) {}")
        == "import Foundation\nfunc f(_ v: UIView) {}\nimport UIKit\n")
    #expect(rewritten("let v: UIView.Type") == "let v: UIView.Type\nimport UIKit\n")
    #expect(
      rewritten("import UIKit\nimport Foundation\nlet d = Date()")
        == "import UIKit\n\nlet d = Date()")
    #expect(rewritten("import Foundation\nlet t: Timer? = nil").hasPrefix("import UIKit\n"))
    #expect(rewritten("import Foundation\nlet x = 1") == "import Foundation\nlet x = 1")
    for name in ["autoreleasepool { f() }", "objc_sync_enter(lock)", "mach_absolute_time()"] {
      #expect(rewritten("import Foundation\n\(name)").hasSuffix("\nimport UIKit\n"))
    }
  }

  @Test func silentSoundsAreImportedAndOtherMediaAreNamed() {
    let sound = "import AVFoundation\nlet player: AVAudioPlayer? = nil"
    #expect(rewritten(sound) == sound && remarks(sound).isEmpty)
    #expect(remarks("import AVFoundation\nlet r = AVMakeRect(aspectRatio: a, insideRect: b)") == [])
    let camera = remarks("import AVFoundation\nlet session = AVCaptureSession()")
    #expect(
      camera.map(\.kind) == [.obstacle] && camera[0].message.contains("no AVCaptureSession here"))
    let video = "import AVFoundation\nlet layer = AVPlayerLayer(player: AVPlayer())"
    #expect(remarks(video).filter { $0.kind == .obstacle }.isEmpty)
  }

  @Test(
    "What can't be rewritten is named with a hint",
    arguments: ["UINib(nibName: \"C\", bundle: nil)", "import SwiftUI"])
  func obstacles(text: String) {
    let found = remarks("import UIKit\n" + (text.hasPrefix("import") ? text : "let x = \(text)"))
    #expect(found.count { $0.kind == .obstacle } == 1)
    #expect(found.last?.line == 2 && found.last?.hint != nil)
  }
}
