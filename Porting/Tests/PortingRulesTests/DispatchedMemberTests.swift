import Foundation
import PortingRules
import Testing

/// Members of extensions of UIKit's classes that subclasses override.
@Suite struct DispatchedMemberTests {
  @Test func theMemberCallsTheVersionOfTheObjectsClass() {
    let text = rewrittenLines(
      """
      import UIKit
      extension UIView {
        @objc func prepare(_ level: Int, for key: String) -> Bool { level == 0 }
      }
      extension UILabel {
        override func prepare(_ level: Int, for key: String) -> Bool {
          super.prepare(level, for: key)
        }
      }
      """)
    let lines = text.split(separator: "\n")
    #expect(
      lines[2]
        == [
          "  func prepare(_ level: Int, for key: String) -> Bool { ",
          "if let object = self as? UILabel { return object.ported_prepare_UILabel(level, for: key) }; ",
          "return ported_prepare_UIView(level, for: key) }; ",
          "func ported_prepare_UIView(_ level: Int, for key: String) -> Bool { level == 0 }",
        ].joined())
    #expect(
      lines[5] == "  func ported_prepare_UILabel(_ level: Int, for key: String) -> Bool {")
    #expect(lines[6] == "    self.ported_prepare_UIView(level, for: key)")
  }

  @Test func subclassesComeBeforeTheirSuperclasses() {
    let text = rewrittenLines(
      [
        "extension UIView { @objc func f() {} }\n",
        "extension UIScrollView { override func f() { super.f() } }\n",
        "extension UITableView { override func f() { super.f() } }\n",
        "class List: UITableView { override func f() { super.f() } }",
      ].joined())
    let calls = ["List", "UITableView", "UIScrollView"].map {
      "if let object = self as? \($0) { return object.ported_f_\($0)() }; "
    }
    #expect(text.contains("func f() { \(calls.joined())return ported_f_UIView() }; func ported_f_"))
    #expect(
      text.contains("UIScrollView { func ported_f_UIScrollView() { self.ported_f_UIView() } }"))
    #expect(
      text.contains("UITableView { func ported_f_UITableView() { self.ported_f_UIScrollView() } }"))
    #expect(text.contains("UITableView { func ported_f_List() { self.ported_f_UITableView() } }"))
  }

  @Test func propertiesAreReadAndSet() {
    let text = rewrittenLines(
      [
        "extension CALayer { @objc open var tints: Int { get { 1 } set {} } }\n",
        "extension CAGradientLayer { override var tints: Int { get { 2 } set { super.tints = 3 } } }",
      ].joined()
    )
    #expect(
      text.contains(
        [
          "{ public var tints: Int { get { if let object = self as? CAGradientLayer ",
          "{ return object.ported_tints_CAGradientLayer }; return ported_tints_CALayer } ",
          "set { if let object = self as? CAGradientLayer ",
          "{ object.ported_tints_CAGradientLayer = newValue; return }; ",
          "ported_tints_CALayer = newValue; return } }; open var ported_tints_CALayer",
        ].joined()))
    #expect(text.contains("set { self.ported_tints_CALayer = 3 }"))
  }

  @Test func overridesOfTheSystemsMembersKeepTheBodyUnderAnotherName() {
    let text = "extension UIButton { override open func startEditing() { super.startEditing() } }"
    #expect(
      rewrittenLines(text)
        == "extension UIButton { public func ported_startEditing() { super.startEditing() } }")
    #expect(
      remarks(text).contains {
        $0.kind == .obstacle && $0.message.contains("startEditing of UIButton")
      })
  }

  @Test func membersOfAClassThatASubclassOverridesStay() {
    let text =
      [
        "extension UIView { func f() {} }\n",
        "class A: UIViewController { func f() {} }\nclass B: A { override func f() { super.f() } }",
      ].joined()
    #expect(rewrittenLines(text) == text)
  }
}

/// What libraries have beside their views.
@Suite struct LibraryTests {
  @Test func objectsConformToProtocolsThatRequireInitializers() {
    let text = rewritten(
      [
        "protocol Initializable: AnyObject { init() }\n",
        "extension Initializable { init(_ f: (Self) -> Void) { self.init(); f(self) } }\n",
        "extension NSObject: Initializable {}\nextension String: Initializable {}\n",
        "func make<T: Initializable>(_ type: T.Type) -> T { T() }\nstruct S { init() { } }",
      ].joined())
    #expect(text.contains("Initializable: AnyObject { init(ported: Void) }"))
    #expect(text.contains("{ self.init(ported: ()); f(self) }"))
    #expect(text.contains("-> T { T(ported: ()) }"))
    #expect(
      text.contains(
        [
          "extension Initializable where Self: NSObject { ",
          "init(ported: Void) { self.init(portedObject: portedMake(Self.self)) } }",
        ].joined()))
    #expect(text.contains("extension String { init(ported: Void) { self.init() } }"))
    #expect(text.contains("struct S { init() { } }"))
  }

  @Test func otherClassesFulfilChangedRequirements() {
    let text = rewritten(
      [
        "public protocol P { init() }\nextension NSObject: P {}\n",
        "open class A: P { required public init() {} }\nclass B: A {}\n",
        "class V: UIView, P {}",
      ].joined())
    #expect(
      text.contains(
        [
          "open class A: P { required public init() {} ; ",
          "public required convenience init(ported: Void) { self.init() } }",
        ].joined()))
    #expect(text.contains("class B: A {}\nclass V: UIView, P {"))
    #expect(text.ranges(of: "init(ported: Void)").count == 3)
  }

  @Test func requirementsOfOtherTypesStay() {
    let text = "protocol P { init() }\nextension P { init(_ x: Int) { self.init() } }"
    #expect(rewrittenLines(text) == text)
  }

  @Test func filesForSwiftUIAreLeftOut() {
    let text = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\") } }"
    let output = Rewriter([SourceFile(path: "/App/Card.swift", text: text)]).outputs()[0]
    #expect(
      output.text
        == "#if canImport(SwiftUI)\n#sourceLocation(file: \"/App/Card.swift\", line: 1)\n\(text)\n#endif\n"
    )
    #expect(output.remarks.map(\.kind) == [.obstacle])
    // Wrappers and previews beside other classes.
    let mixed = """
      import SwiftUI
      import UIKit

      class Card: UIView {}

      struct CardView: UIViewRepresentable {
        func makeUIView(context: Context) -> Card { Card() }
      }
      #if DEBUG
      struct Previews: PreviewProvider {}
      #endif
      let size = 1
      """
    let kept = Rewriter([SourceFile(path: "/App/Card.swift", text: mixed)]).outputs()[0]
    #expect(
      kept.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
        == [
          "", "import UIKit", "", "class Card: UIView {}", "", "", "", "", "", "", "",
          "let size = 1",
        ])
    #expect(kept.remarks.map(\.kind) == [.note, .note, .rewritten])
    #expect(kept.remarks.map(\.line) == [6, 9, 1])
    let guarded = "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif\nclass B {}"
    #expect(rewritten(guarded).contains("struct A: View {}"))
    // A model, whose Combine SwiftUI exports, and one beside a view.
    let model = "class Model: ObservableObject {\n  @Published var x = 0\n}"
    #expect(rewritten("import SwiftUI\n" + model).contains("import Combine\nclass Model"))
    let view = "\nstruct Card: View { @ObservedObject var model: Model }"
    #expect(rewritten("import SwiftUI\n" + model + view).contains("import Combine\nclass Model"))
    let wrapper = "import SwiftUI\nclass A {}\nstruct V: View { let p: AnyPublisher<Int, Never> }"
    #expect(!rewritten(wrapper).contains("Combine"))
    // An import without use.
    #expect(!rewritten("import SwiftUI\nimport UIKit\nclass V: UIView {}").contains("canImport"))
  }

  @Test func previewsAreRemoved() {
    #expect(
      rewrittenLines("class V: UIView {}\n#Preview {\n  V()\n}\nlet x = 1")
        == "class V: UIView {}\n\n\n\nlet x = 1")
  }

  @Test func closuresOfEnumerateMatchesDoNotEscape() {
    #expect(
      rewritten(
        "import Foundation\nexpression.enumerateMatches(in: s, range: r) { m, _, _ in n += 1 }")
        == [
          "import Foundation\nexpression.forEachMatch(in: s, range: r) { m, _, _ in n += 1 }",
          "import UIKit\n",
        ].joined(separator: "\n"))
    #expect(
      rewritten("import UIKit\nexpression.enumerateMatches(in: s, range: r, using: visit)")
        == "import UIKit\nexpression.enumerateMatches(in: s, range: r, using: visit)")
  }

  @Test func wordsSentencesAndReverseSubstringsAreFoundByFlipbook() {
    let call = "import UIKit\ntext.enumerateSubstrings(in: r, options: "
    let found = "import UIKit\ntext.forEachSubstring(in: r, options: "
    for options in [".byWords", "[.byLines, .reverse]", ".bySentences"] {
      #expect(
        rewritten(call + options + ") { s, _, _, _ in }")
          == found + options + ") { s, _, _, _ in }")
    }
    let lines = call + ".byLines) { s, _, _, _ in }"
    #expect(rewritten(lines) == lines)
  }

  @Test func datesOfObjectiveCAndOperationQueuesUseTheStagesClock() {
    #expect(
      rewritten(
        "import Foundation\nlet start = NSDate()\nlet epoch = NSDate(timeIntervalSince1970: 0)")
        == [
          "import UIKit\nlet start = NSDate(timeIntervalSinceReferenceDate: ",
          "Date().timeIntervalSinceReferenceDate)\nlet epoch = NSDate(timeIntervalSince1970: 0)",
        ].joined())
    #expect(
      rewritten("import UIKit\nlet queue: OperationQueue\nlet main = OperationQueue.main")
        == [
          "import UIKit\nlet queue: StageOperationQueue\n",
          "let main = StageOperationQueue.main",
        ].joined())
  }

  @Test func theTypeOfARunLoopIsTheStagesClock() {
    #expect(
      rewritten(
        "import Foundation\nfunc f(loop: RunLoop = .current, mode: RunLoop.Mode) { RunLoop.main.run() }"
      )
        == "import UIKit\nfunc f(loop: StageRunLoop = .current, mode: RunLoop.Mode) { RunLoop.main.run() }"
    )
  }

  @Test func theUptimeIsThatOfTheStage() {
    #expect(
      rewritten("import Foundation\nlet now = ProcessInfo.processInfo.systemUptime")
        == "import UIKit\nlet now = ProcessInfo.processInfo.stageUptime")
    #expect(
      rewritten("import UIKit\nlet now = report.systemUptime")
        == "import UIKit\nlet now = report.systemUptime")
  }

  @Test func threadsSleepOnTheStagesClock() {
    #expect(
      rewritten("import UIKit\nfunc f() { Thread.sleep(forTimeInterval: 2); sleep(3); usleep(9) }")
        == [
          "import UIKit\nfunc f() { StageThread.sleep(forTimeInterval: 2); ",
          "StageThread.sleep(3); StageThread.usleep(9) }",
        ].joined())
    for other in [
      "import UIKit\nfunc f() { print(cat.sleep(2)) }",
      "import UIKit\nfunc sleep(_ hours: Int) {}\nfunc rest() { sleep(8) }",
      "import UIKit\nclass Cat: UIView {\n  func nap() { sleep(2) }\n  func sleep(_ hours: Int) {}\n}",
    ] {
      #expect(rewritten(other) == other)
    }
  }

  @Test func threadsAreThoseOfTheStage() {
    #expect(
      rewritten(
        "import UIKit\nfunc f() { if !Thread.isMainThread { Thread.detachNewThread { g() } } }")
        == "import UIKit\n"
        + "func f() { if !StageThread.isMainThread { StageThread.detachNewThread { g() } } }")
    #expect(
      rewritten("import UIKit\nlet isMain = Thread.current.isMainThread")
        == "import UIKit\nlet isMain = StageThread.current.isMainThread")
    #expect(
      rewritten(
        "import UIKit\nclass Worker: Thread {}\nfunc f() -> Thread? { Thread(block: work) }")
        == "import UIKit\nclass Worker: StageThread {}\n"
        + "func f() -> StageThread? { StageThread(block: work) }")
    let own = "import UIKit\nclass Thread {}\nfunc f() -> Thread { Thread() }"
    #expect(rewritten(own) == own)
  }

  @Test func workWaitsForItemsOnTheStagesClock() {
    #expect(
      rewritten(
        """
        import UIKit
        class Loader {
          let item = DispatchWorkItem {}
          var next: DispatchWorkItem?
          func load() { item.wait(); self.next?.wait(timeout: .now() + 1); group.wait() }
        }
        """)
          == """
          import UIKit
          class Loader {
            let item = DispatchWorkItem {}
            var next: DispatchWorkItem?
            func load() { item.stageWait(); self.next?.stageWait(timeout: .now() + 1); group.wait() }
          }
          """)
  }

  @Test func locksAreThoseOfTheStage() {
    #expect(
      rewritten("import Foundation\nfunc f(_ a: NSLock) { g(NSCondition(), NSRecursiveLock()) }")
        == "import UIKit\nfunc f(_ a: StageLock) { g(StageCondition(), StageRecursiveLock()) }")
  }

  @Test func operationsAreWaitedForOnTheStagesClock() {
    #expect(
      rewritten("import UIKit\nfunc f(o: Operation) { o.waitUntilFinished() }")
        == "import UIKit\nfunc f(o: Operation) { o.stageWaitUntilFinished() }")
    let other = "import UIKit\nfunc f(o: Animator) { o.waitUntilFinished() }"
    #expect(rewritten(other) == other)
  }

  @Test func membersOfQueuesThatCannotBeOverriddenAreRenamed() {
    #expect(
      rewritten("import UIKit\nfunc f(q: OperationQueue) { q.operations.forEach { $0.cancel() } }")
        .contains("q.stageOperations.forEach"))
    let other = "import UIKit\nfunc f(q: Batch) { q.operations.forEach { $0.cancel() } }"
    #expect(rewritten(other) == other)
    #expect(
      rewritten(
        [
          "import UIKit\nlet queue = OperationQueue()\nstruct S { var operations: [Int] }\n",
          "func f(s: S) { print(s.operations) }",
        ].joined()
      ).contains("print(s.operations)"))
  }

  @Test func initializersOfTimedTypesAreCalledByTheName() {
    #expect(
      rewritten(
        [
          "import UIKit\nfunc f() {\n  var t = Timer.init(timeInterval: 1, repeats: false) { _ in }\n",
          "  let start = Date.init()\n  let queue = DispatchQueue.init(label: \"q\")\n",
          "  let dates = [1.0].map(Date.init(timeIntervalSince1970:))\n  let p = CGPoint.init()\n}",
        ].joined()
      ).contains(
        [
          "  var t = Timer(timeInterval: 1, repeats: false) { _ in }\n  let start = Date()\n",
          "  let queue = DispatchQueue(label: \"q\")\n",
          "  let dates = [1.0].map(Date.init(timeIntervalSince1970:))\n  let p = CGPoint.init()\n}",
        ].joined()))
  }

  @Test func collectionsOfDatesAreWrittenAsTypes() {
    #expect(
      rewritten("import UIKit\nvar a = [String: Date]()\nvar b = [Date]()\nvar c = [now: Date()]")
        == [
          "import UIKit\nvar a = Dictionary<String, Date>()\nvar b = Array<Date>()\n",
          "var c = [now: Date()]",
        ].joined())
  }

  @Test func objectsOverrideMembersThatTheRuntimeDeclares() {
    let text = rewritten(
      [
        "import UIKit\nclass Space: NSLayoutConstraint { override func awakeFromNib() { ",
        "super.awakeFromNib(); constant = 1 } }",
      ].joined())
    #expect(text.contains("{ func awakeFromNib() { (); constant = 1 } }"))
    let observer = rewrittenLines(
      [
        "import UIKit\nclass Header: UIView {}\nextension Header {\n",
        "  override func observeValue(forKeyPath keyPath: String?, of object: Any?, ",
        "change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}",
      ].joined())
    #expect(!observer.contains("override"))
  }

  @Test func windowsOfDelegatesAreOptionalTwice() {
    #expect(
      rewrittenLines(
        "func f() { if let w = UIApplication.shared.delegate?.window, let w { g(w) } }")
        == [
          "func f() { if let w = UIApplication.shared.delegate?.window as UIWindow??, ",
          "let w { g(w) } }",
        ].joined())
    let other = "func f() { if let w = scene.delegate?.window { g(w) } }"
    #expect(rewritten(other) == other)
  }

  @Test func objectsOfATypeParameterAreMade() {
    #expect(
      rewritten("func make<T: NSObject>() -> T { T() }").contains("portedMake"))
  }

  @Test func operationsReportChangesToTheStagesQueues() {
    let body =
      "willChangeValue(forKey: \"isFinished\"); self.didChangeValue(forKey: \"isFinished\")"
    let text = rewritten("import UIKit\nclass Show: Operation { func end() { \(body) } }")
    #expect(
      text.contains(
        [
          "{ stageWillChangeValue(forKey: \"isFinished\"); ",
          "self.stageDidChangeValue(forKey: \"isFinished\") }",
        ].joined()))
    let other = "import UIKit\nstruct Show { func end() { \(body) } }"
    #expect(rewritten(other) == other)
  }

  @Test func managedPropertiesThatUnwrapThemselves() {
    let text = rewritten("class Ring: CALayer { @NSManaged weak var view: UIView! }")
    #expect(text.contains("get { portedManaged(self, \"view\", of: (UIView?).self) }"))
  }

  @Test func protocolsAreWrittenInsteadOfATypesOwnNameForThem() {
    let text = "class Menu {\n  typealias Model = A & B\n}\nprotocol A {}\nprotocol B {}\n"
    #expect(rewritten(text + "extension Menu: Menu.Model {}").contains("extension Menu: A & B {}"))
    let other = text + "struct Settings: Menu.Model {}"
    #expect(rewritten(other) == other)
  }
}
