import Failures
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views
import VirtualTime

/// A controller that records its calls.
private class Recorder: UIViewController {
  let log: ControllerLog
  let name: String

  init(_ name: String, _ log: ControllerLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { record("load") }
  override func viewWillAppear(_ animated: Bool) { record("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { record("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { record("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear", animated) }
  override func viewWillLayoutSubviews() { record("willLayout") }
  override func viewDidLayoutSubviews() { record("didLayout") }
  override func willMove(toParent parent: UIViewController?) {
    record("willMove \((parent as? Recorder)?.name ?? "nil")")
  }
  override func didMove(toParent parent: UIViewController?) {
    record("didMove \((parent as? Recorder)?.name ?? "nil")")
  }

  private func record(_ event: String, _ animated: Bool = false) {
    log.lines.append("\(name) \(event)\(animated ? " animated" : "")")
  }
}

private final class ControllerLog {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Suite struct UIViewControllerTests {
  private let clock = VirtualClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let log = ControllerLog()

  init() { window.layer.keepUpToDate(by: clock) }

  private func perform(_ body: () -> Void) { clock.asCurrent(body) }
  private func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  @Test func theRootControllerAppears() {
    let root = Recorder("root", log)
    #expect(!root.isViewLoaded && root.viewIfLoaded == nil)
    perform {
      window.rootViewController = root
      #expect(log.take() == ["root load", "root willAppear", "root isAppearing"])
    }
    run(to: 0)
    #expect(log.take() == ["root willLayout", "root didLayout", "root didAppear"])
    #expect(root.view.frame == window.bounds && root.view.next === root)
    #expect(root.next === window)
    perform { window.rootViewController = nil }
    #expect(log.take() == ["root willDisappear", "root didDisappear"])
  }

  @Test func childrenAppearWithTheirParent() {
    let (root, child) = (Recorder("root", log), Recorder("child", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(child.parent === root && root.children == [child])
    #expect(log.take() == ["child willMove root", "root load", "child load", "child didMove root"])
    perform { window.rootViewController = root }
    run(to: 0)
    let appeared = log.take().filter { $0.contains("Appear") }
    #expect(
      appeared == [
        "root willAppear", "child willAppear", "root isAppearing", "child isAppearing",
        "root didAppear", "child didAppear",
      ])
    perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      log.take() == [
        "child willMove nil", "child willDisappear", "child didDisappear", "child didMove nil",
      ])
    #expect(root.children.isEmpty && child.parent == nil)
  }

  @Test func presentingSlidesUp() {
    let (root, sheet) = (Recorder("root", log), Recorder("sheet", log))
    perform { window.rootViewController = root }
    run(to: 1)
    _ = log.take()
    var presented = false
    perform { root.present(sheet, animated: true) { presented = true } }
    #expect(
      log.take() == ["sheet load", "sheet willAppear animated", "sheet isAppearing animated"])
    #expect(root.presentedViewController === sheet && sheet.isBeingPresented)
    #expect(sheet.view.layer.state(at: Instant(seconds: 1)).transform.m42 == 200)
    // A critically damped spring: the remaining fraction of the distance is (1 + ωt) e^(−ωt).
    let passed = (1000.0 / 3).squareRoot() * 0.25
    #expect(
      near(
        sheet.view.layer.state(at: Instant(seconds: 1.25)).transform.m42,
        200 * (1 + passed) * exp(-passed), 1e-6))
    run(to: 2)
    #expect(presented && log.take().last == "sheet didAppear animated")
    perform { sheet.dismiss(animated: true) }
    run(to: 3)
    #expect(
      log.take() == ["sheet willDisappear animated", "sheet didDisappear animated"])
    #expect(sheet.view.superview == nil && root.presentedViewController == nil)
    #expect(sheet.view.transform == .identity && sheet.presentingViewController == nil)
  }

  @Test func fullScreenPresentationsHideTheViewBehind() {
    let (root, cover) = (Recorder("root", log), Recorder("cover", log))
    cover.modalPresentationStyle = .fullScreen
    cover.modalTransitionStyle = .crossDissolve
    perform { window.rootViewController = root }
    run(to: 1)
    _ = log.take()
    perform { root.present(cover, animated: false) }
    run(to: 1)
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "root willDisappear", "cover willAppear", "cover isAppearing", "cover didAppear",
        "root didDisappear",
      ])
    #expect(root.view.isHidden)
    perform { root.dismiss(animated: false) }
    run(to: 1)
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "cover willDisappear", "root willAppear", "root didAppear", "cover didDisappear",
      ])
    #expect(!root.view.isHidden)
  }

  /// A root controller that shows the first of two children.
  private func family() -> (root: Recorder, one: Recorder, two: Recorder) {
    let (root, one, two) = (Recorder("root", log), Recorder("one", log), Recorder("two", log))
    root.addChild(one)
    root.addChild(two)
    root.view.addSubview(one.view)
    perform { window.rootViewController = root }
    run(to: 1)
    _ = log.take()
    return (root, one, two)
  }

  @Test func aTransitionReplacesOneChildWithAnother() {
    let (root, one, two) = family()
    perform {
      root.transition(
        from: one, to: two, duration: 0.5, options: .curveLinear,
        animations: { two.view.frame.origin.x = 50 },
        completion: { self.log.lines.append("completed \($0) at \(self.clock.now.seconds)") })
    }
    #expect(
      log.take() == [
        "two load", "one willDisappear animated", "two willAppear animated",
        "two isAppearing animated",
      ])
    #expect(root.view.subviews == [one.view, two.view])
    #expect(two.view.layer.state(at: Instant(seconds: 1.25)).position.x == 25)
    run(to: 2)
    #expect(
      log.take().filter { !$0.contains("Layout") } == [
        "one didDisappear animated", "two didAppear animated", "completed true at 1.5",
      ])
    #expect(root.view.subviews == [two.view])
    perform { two.view.removeFromSuperview() }
    #expect(log.take() == ["two willDisappear", "two didDisappear"])
  }

  @Test func transitionOptionsAreDrawn() {
    let (root, one, two) = family()
    perform {
      root.transition(
        from: one, to: two, duration: 0.5, options: .transitionFlipFromLeft, animations: nil)
    }
    let transition = root.view.layer.animation(forKey: kCATransition) as? CATransition
    #expect(transition?.type == .flip && transition?.duration == 0.5)
    #expect(root.view.subviews == [two.view])
    run(to: 2)
    #expect(
      log.take().filter { $0.contains("did") && $0.contains("ppear") } == [
        "one didDisappear animated", "two didAppear animated",
      ])
  }

  @Test func transitionsRequireChildren() {
    let (root, one, _) = family()
    perform { root.transition(from: one, to: UIViewController(), duration: 1, animations: nil) }
    let error = clock.failure as? FlipbookError
    #expect(error?.code == .cannotPresent)
    #expect(error?.message.contains("aren't two of its children") == true)
    #expect(log.take() == [])
  }

  @Test func flipHorizontalFlipsTheWindow() {
    let (root, back) = (Recorder("root", log), Recorder("back", log))
    back.modalTransitionStyle = .flipHorizontal
    perform { window.rootViewController = root }
    run(to: 1)
    perform { root.present(back, animated: true) }
    func flip() -> CATransition? {
      window.layer.animation(forKey: kCATransition) as? CATransition
    }
    #expect(flip()?.type == .flip && flip()?.subtype == .fromRight)
    #expect(back.view.transform == .identity && !back.view.isHidden)
    run(to: 2)
    #expect(log.take().last == "back didAppear animated" && flip() == nil)
    perform { root.dismiss(animated: true) }
    #expect(flip()?.subtype == .fromLeft && back.view.isHidden)
    run(to: 3)
    #expect(back.view.superview == nil && !back.view.isHidden)
  }

  @Test func controllersReceiveAppearanceChanges() {
    final class StyleRecorder: UIViewController {
      var previousStyles: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previousStyles.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let controller = StyleRecorder()
    controller.overrideUserInterfaceStyle = .dark
    perform { window.rootViewController = controller }
    #expect(controller.previousStyles == [.light])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func presentingOutsideAWindowStopsTheStage() {
    perform { UIViewController().present(UIViewController(), animated: true) }
    #expect((clock.failure as? FlipbookError)?.code == .cannotPresent)
  }

  @Test func theViewIsCreatedByLoadView() {
    final class StyleRecorder: UIViewController {
      override func loadView() { view = UIScrollView() }
    }
    final class None: UIViewController {
      override func loadView() {}
    }
    #expect(StyleRecorder().view is UIScrollView && None().view != nil)
  }

  @Test func rootViewsHaveTheSystemsMargins() {
    let controller = UIViewController()
    controller.view.bounds = CGRect(x: 0, y: 0, width: 390, height: 300)
    let view: UIView = controller.view
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 4, bottom: 6, right: 30)
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 6, right: 30))
    view.bounds.size.width = 414
    #expect(view.layoutMargins.left == 20)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins.left == 4)
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}

@Suite struct AppTests {
  @Test func sharedObjectsOfTheApp() {
    let clock = VirtualClock()
    clock.asCurrent {
      #expect(UIScreen.main === UIScreen.main && UIScreen.main.scale == 1)
      #expect(UIScreen.main.maximumFramesPerSecond == 60)
      #expect(!UIAccessibility.isReduceMotionEnabled)
      #expect(UIApplication.shared === UIApplication.shared)
      #expect(
        UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
          === UIApplication.shared)
      #expect(UIApplication.value(forKey: "delegate") == nil)
      #expect(UIApplication.shared.connectedScenes.count == 1)
      #expect(!UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")))
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
  }
  @Test func windowsOfAppsAreCreatedInAScene() throws {
    final class Overlay: UIWindow {
      let name: String

      init(named name: String, in scene: UIWindowScene?) {
        self.name = name
        if let scene { super.init(windowScene: scene) } else { super.init(frame: .zero) }
      }

      required init?(coder: NSCoder) { nil }
    }
    try VirtualClock().asCurrent {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let overlay = Overlay(named: "over", in: scene)
      #expect(overlay.windowScene === scene && overlay.frame == UIScreen.main.bounds)
      let other = Overlay(named: "none", in: nil)
      other.isHidden = true
      #expect(other.windowScene == nil)
      other.isHidden = false
      #expect(other.windowScene === scene)
    }
  }
}
