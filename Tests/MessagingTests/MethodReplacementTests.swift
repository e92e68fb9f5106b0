import Controls
import Foundation
import Layers
import Messaging
import Synchronization
import Testing
import Views
import VirtualTime

/// Methods that are exchanged at run time, as flipbook-port rewrites them.
@Suite struct MethodReplacementTests {
  private func exchange(
    _ type: AnyClass, _ first: Selector, _ second: Selector, by library: Library = .exchanging
  ) {
    let (one, other) = (
      class_getInstanceMethod(type, first)!, class_getInstanceMethod(type, second)!
    )
    if library == .adding,
      class_addMethod(type, first, method_getImplementation(other), method_getTypeEncoding(other))
    {
      class_replaceMethod(type, second, method_getImplementation(one), method_getTypeEncoding(one))
    } else {
      method_exchangeImplementations(one, other)
    }
  }

  /// The two ways in which libraries exchange methods.
  enum Library: CaseIterable { case exchanging, adding }

  @Test(arguments: Library.allCases)
  func aReplacementRunsForAllObjectsAndReachesTheOriginal(library: Library) {
    onStage { _ in
      let (controller, page) = (UIViewController(), Page())
      controller.viewDidAppear(true)
      exchange(UIViewController.self, "viewDidAppear:", .tracked, by: library)
      controller.viewDidAppear(true)
      page.viewDidAppear(false)
      #expect(controller.calls == ["tracked true", "after"])
      // The override runs first; its call of super reaches the replacement.
      #expect(page.calls == ["page", "tracked false", "after", "page's end"])
      controller.tracked_viewDidAppear(true)
      #expect(controller.calls.count == 2)
    }
    onStage { _ in
      let controller = UIViewController()
      controller.viewDidAppear(true)
      #expect(controller.calls.isEmpty, "another stage has the original")
    }
  }

  @Test(arguments: Library.allCases)
  func twoReplacementsFollowEachOther(library: Library) {
    onStage { _ in
      exchange(UIViewController.self, "viewDidAppear:", .tracked, by: library)
      exchange(UIViewController.self, "viewDidAppear:", .themed, by: library)
      let controller = UIViewController()
      controller.viewDidAppear(true)
      #expect(controller.calls == ["themed", "tracked true", "after"])
    }
  }

  @Test func exchangingTwiceRestoresTheMethod() {
    onStage { _ in
      exchange(UIViewController.self, "viewDidAppear:", .tracked)
      exchange(UIViewController.self, "viewDidAppear:", .tracked)
      let controller = UIViewController()
      controller.viewDidAppear(true)
      #expect(controller.calls.isEmpty)
    }
  }

  @Test func aMethodIsAddedToOneClassOnly() {
    onStage { _ in
      exchange(UIButton.self, "layoutSubviews", .bordered, by: .adding)
      let (button, control) = (UIButton(), UIControl())
      button.layoutSubviews()
      control.layoutSubviews()
      #expect(button.layer.borderWidth == 1 && control.layer.borderWidth == 0)
    }
  }

  @Test func resultsAndArgumentsCanChange() {
    onStage { clock in
      exchange(UIView.self, Selector("pointInside:withEvent:"), .wide)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.point(inside: CGPoint(x: 15, y: 5), with: nil))
      #expect(view.hitTest(CGPoint(x: 15, y: 5), with: nil) === view)
      #expect(!view.point(inside: CGPoint(x: 25, y: 5), with: nil))

      exchange(UIView.self, "animateWithDuration:animations:", .slow)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
      // A nested block is a call of its own.
      var inner: TimeInterval = 0
      UIView.animate(withDuration: 1) {
        UIView.animate(withDuration: 4) { inner = UIView.inheritedAnimationDuration }
      }
      #expect(inner == 2, "nested blocks inherit the outer duration")
    }
  }

  @Test func actionsOfLayersCanBeReplaced() {
    onStage { _ in
      exchange(UIView.self, "actionForLayer:forKey:", .spied)
      let view = UIView()
      let action = view.action(for: view.layer, forKey: "opacity")
      #expect(action is NSNull && view.layer.name == "opacity")
    }
  }

  @Test func methodsOfTheSourcesCanBeReplaced() {
    onStage { _ in
      let page = Page()
      let own = Selector("turn") { (page: Page, _) in page.turn() }
      let other = Selector("turnTwice") { (page: Page, _) in page.turnTwice() }
      #expect(page.turn() == 1)
      exchange(Page.self, own, other)
      #expect(page.turn() == 2)
    }
  }

  @Test func implementationsCanBeSet() {
    onStage { _ in
      let method = class_getInstanceMethod(UIViewController.self, "viewDidAppear:")!
      let former = method_setImplementation(
        method, class_getMethodImplementation(UIViewController.self, .silent)!)
      #expect(method_getName(method) == "viewDidAppear:")
      let controller = UIViewController()
      controller.viewDidAppear(true)
      #expect(controller.calls == ["silent"])
      method_setImplementation(method, former)
      controller.viewDidAppear(true)
      #expect(controller.calls == ["silent"])
    }
  }

  @Test func overridesInExtensionsApplyToTheClass() {
    // As a rewritten file does when the program is loaded.
    portedOverride(Flag.self, "layoutSubviews") { (flag: Flag, _) in flag.ported_layoutSubviews() }
    onStage { _ in
      let (flag, small) = (Flag(), SmallFlag())
      flag.layoutSubviews()
      small.layoutSubviews()
      #expect(flag.layer.name == "laid out" && small.layer.name == "laid out")
    }
  }

  @Test func gettersAndSettersAreReplaced() {
    onStage { _ in
      exchange(
        UIView.self, Selector("setAlpha:", setter: \UIView.alpha),
        Selector("halved_setAlpha:") { (view: UIView, arguments) in
          view.halved_setAlpha(try arguments.next())
        })
      let view = UIView()
      view.alpha = 0.5
      #expect(view.alpha == 0.25)
      view.halved_setAlpha(0.75)
      #expect(view.alpha == 0.75)
    }
  }

  @Test func propertiesInExtensionsApplyToTheClass() {
    // As a rewritten file does when the program is loaded.
    portedOverride(
      Gauge.self, "intrinsicContentSize",
      { (gauge: Gauge, arguments) in gauge.ported_intrinsicContentSize as CGSize })
    portedOverride(
      Gauge.self, "setHighlighted:",
      { (gauge: Gauge, arguments) in gauge.ported_isHighlighted = try arguments.next() as Bool })
    onStage { _ in
      let (gauge, control) = (Gauge(), UIControl())
      gauge.isHighlighted = true
      control.isHighlighted = true
      #expect(gauge.isHighlighted && gauge.calls == ["from false"])
      #expect(gauge.intrinsicContentSize.width == 12 && control.isHighlighted)
      #expect(control.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
  }

  @Test func theSizeThatFitsAndTheHierarchyCanBeReplaced() {
    portedOverride(Flag.self, "sizeToFit") { (flag: Flag, _) in flag.frame.size.height = 30 }
    portedOverride(Flag.self, "gestureRecognizerShouldBegin:") { (_: Flag, _) in false }
    for name in ["bringSubviewToFront:", "sendSubviewToBack:"] {
      portedOverride(Flag.self, name) { (flag: Flag, _) in flag.steps.append(name) }
    }
    for place in ["aboveSubview", "belowSubview", "at"] {
      let name = "insertSubview:\(place):"
      portedOverride(Flag.self, name) { (flag: Flag, arguments) in
        flag.steps.append(name)
        flag.addSubview(try arguments.next())
      }
    }
    portedOverride(Flag.self, "updateConstraints") { (flag: Flag, _) in
      flag.steps.append("updateConstraints")
    }
    onStage { _ in
      let (flag, first, second) = (Flag(), UIView(), UIView())
      flag.sizeToFit()
      #expect(flag.frame.size == CGSize(width: 0, height: 30))
      #expect(!flag.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
      flag.insertSubview(first, at: 0)
      flag.insertSubview(second, belowSubview: first)
      flag.insertSubview(UIView(), aboveSubview: first)
      #expect(flag.subviews.prefix(2) == [first, second], "the replacement adds to the front")
      flag.bringSubviewToFront(first)
      flag.sendSubviewToBack(second)
      #expect(flag.subviews.first === first)
      flag.updateConstraints()
      #expect(
        flag.steps == [
          "insertSubview:at:", "insertSubview:belowSubview:", "insertSubview:aboveSubview:",
          "bringSubviewToFront:", "sendSubviewToBack:", "updateConstraints",
        ])
    }
  }

  @Test func classesAreInitializedOnceOnEachStage() {
    // The function is also called on the stages of tests that run meanwhile.
    let counts = Mutex<[ObjectIdentifier: Int]>([:])
    portedInitialize {
      if let clock = VirtualClock.current {
        counts.withLock { $0[ObjectIdentifier(clock), default: 0] += 1 }
      }
    }
    for _ in 1...2 {
      onStage { clock in
        let stage = ObjectIdentifier(clock)
        counts.withLock { $0[stage] = 0 }
        UIView().layoutSubviews()
        UIView().layoutSubviews()
        #expect(counts.withLock { $0[stage] } == 1)
      }
    }
  }

  @Test func methodsThatDoNotAskCauseAWarning() {
    let warnings = onStage { _ in
      exchange(UIView.self, "snapshotViewAfterScreenUpdates:", .bordered)
      exchange(UIView.self, "snapshotViewAfterScreenUpdates:", .bordered)
    }
    #expect(warnings == [.unrecognizedSelector])
  }

  @Test func methodsAreFoundByTheirNamesInObjectiveC() {
    #expect(ReplaceableMethod(named: "actionForLayer:forKey:") == .actionForLayer)
    #expect(ReplaceableMethod(named: "addAnimation:forKey:") == .addAnimation)
    #expect(ReplaceableMethod(named: "addSubview") == .addSubview)
    #expect(ReplaceableMethod(named: "endUpdates") == .endUpdates)
    #expect(ReplaceableMethod(named: "insertSubview:atIndex:") == .insertSubviewAtIndex)
    #expect(ReplaceableMethod(named: "insertSubview") == nil)
    #expect(ReplaceableMethod(named: "animateWithDuration") == nil)
    #expect(ReplaceableMethod(named: "frame") == nil)
  }
}

// MARK: - The rewritten sources

extension Selector {
  fileprivate static let tracked = Selector("tracked_viewDidAppear:") {
    (ported: UIViewController, arguments) in
    try ported.tracked_viewDidAppear(arguments.next())
  }
  fileprivate static let themed = Selector("themed_viewDidAppear:") {
    (ported: UIViewController, arguments) in
    try ported.themed_viewDidAppear(arguments.next())
  }
  fileprivate static let silent = Selector("silent_viewDidAppear:") {
    (ported: UIViewController, _) in
    ported.calls.append("silent")
  }
  fileprivate static let bordered = Selector("bordered_layoutSubviews") { (ported: UIView, _) in
    ported.bordered_layoutSubviews()
  }
  fileprivate static let wide = Selector("wide_pointInside:with:") {
    (ported: UIView, arguments) in
    try ported.wide_point(inside: arguments.next(), with: arguments.next())
  }
  fileprivate static let slow = Selector("slow_animateWithDuration:animations:") {
    (ported: UIView.Type, arguments) in
    try ported.slow_animate(withDuration: arguments.next(), animations: arguments.next())
  }
  fileprivate static let spied = Selector("spied_actionFor:forKey:") {
    (ported: UIView, arguments) in
    try ported.spied_action(for: arguments.next(), forKey: arguments.next())
  }
}

extension UIViewController {
  fileprivate var calls: [String] {
    get { title?.split(separator: ",").map(String.init) ?? [] }
    set { title = newValue.joined(separator: ",") }
  }

  fileprivate func tracked_viewDidAppear(_ animated: Bool) {
    if portedIsReplaced(self, UIViewController.self, "tracked_viewDidAppear:", [animated]) {
      return
    }
    calls.append("tracked \(animated)")
    tracked_viewDidAppear(animated)
    calls.append("after")
  }

  fileprivate func themed_viewDidAppear(_ animated: Bool) {
    if portedIsReplaced(self, UIViewController.self, "themed_viewDidAppear:", [animated]) { return }
    calls.append("themed")
    themed_viewDidAppear(animated)
  }
}

extension UIView {
  fileprivate func bordered_layoutSubviews() {
    if portedIsReplaced(self, UIView.self, "bordered_layoutSubviews", []) { return }
    bordered_layoutSubviews()
    layer.borderWidth += 1
  }

  fileprivate func halved_setAlpha(_ alpha: CGFloat) {
    if portedIsReplaced(self, UIView.self, "halved_setAlpha:", [alpha]) { return }
    halved_setAlpha(alpha / 2)
  }

  fileprivate func wide_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let ported: Bool = portedReplacement(
      self, UIView.self, "wide_pointInside:with:", [point, event])
    {
      return ported
    }
    return wide_point(inside: CGPoint(x: point.x - 10, y: point.y), with: event)
  }

  fileprivate class func slow_animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    if portedIsReplaced(
      self, UIView.self, "slow_animateWithDuration:animations:", [duration, animations])
    {
      return
    }
    slow_animate(withDuration: duration * 2, animations: animations)
  }

  fileprivate func spied_action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    if let ported: (any CAAction)? = portedReplacement(
      self, UIView.self, "spied_actionFor:forKey:", [layer, key])
    {
      return ported
    }
    layer.name = key
    return spied_action(for: layer, forKey: key)
  }
}

private final class Page: UIViewController {
  private var number = 0

  override func viewDidAppear(_ animated: Bool) {
    calls.append("page")
    super.viewDidAppear(animated)
    calls.append("page's end")
  }

  func turn() -> Int {
    if let ported: Int = portedReplacement(self, Page.self, "turn", []) { return ported }
    number += 1
    return number
  }

  func turnTwice() -> Int {
    if let ported: Int = portedReplacement(self, Page.self, "turnTwice", []) { return ported }
    _ = turnTwice()
    return turnTwice() - 1
  }
}

private class Flag: UIView {
  var steps: [String] = []

  func ported_layoutSubviews() {
    super.layoutSubviews()
    layer.name = "laid out"
  }
}

private final class SmallFlag: Flag {}

private final class Gauge: UIControl {
  var calls: [String] = []

  var ported_intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 13, height: 20)
  }

  var ported_isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      let oldValue = super.isHighlighted
      super.isHighlighted = newValue
      calls.append("from \(oldValue)")
    }
  }
}
