import Containers
import Controls
import Foundation
import Geometry
import Layers
import Messaging
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct UINavigationControllerTests {
  let scene = ContainerScene()
  let calls = Page.Calls()
  let first: Page
  let second: Page
  let navigation: UINavigationController

  init() {
    (first, second) = (Page("A", calls), Page("B", calls))
    let (scene, first) = (scene, first)
    navigation = scene.clock.asCurrent { UINavigationController(rootViewController: first) }
    scene.show(navigation)
  }

  @Test func theBarIsAboveTheController() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(first.view.safeAreaInsets.top == 44)
    #expect(first.navigationController === navigation && calls.list == ["+A", "++A"])
    #expect(navigation.navigationBar.topItem === first.navigationItem)
    scene.perform { navigation.additionalSafeAreaInsets.top = 20 }
    scene.run(to: 0)
    #expect(navigation.navigationBar.frame.minY == 20 && first.view.safeAreaInsets.top == 64)
  }

  @Test func childrenAreInTheStack() {
    scene.perform { navigation.addChild(second) }
    scene.run(to: 0)
    #expect(navigation.viewControllers == [first, second] && navigation.children.count == 2)
    #expect(second.view.superview != nil && first.view.superview == nil)
    let empty = scene.clock.asCurrent {
      let empty = UINavigationController()
      empty.addChild(Page("C", calls))
      return empty
    }
    #expect(empty.viewControllers.count == 1 && empty.topViewController === empty.children[0])
  }

  @Test func pushesAndPopsMoveTheViews() {
    scene.perform { navigation.pushViewController(second, animated: true) }
    #expect(navigation.topViewController === second && second.parent === navigation)
    scene.run(to: 0)
    // The spring of √(1000 / 3): 1 − (1 + ωt) e^(−ωt) of the way after 0.1 s is 0.5454.
    #expect(abs(scene.x(of: second.view, at: 0.1) - 320 * (1 - 0.5454)) < 0.5)
    #expect(abs(scene.x(of: first.view, at: 0.1) + 96 * 0.5454) < 0.5)
    scene.run(to: 1)
    #expect(second.view.frame.minX == 0 && first.view.superview == nil)
    #expect(calls.list == ["+A", "++A", "-A", "+B", "--A", "++B"])
    scene.perform { #expect(navigation.popViewController(animated: true) === second) }
    scene.run(to: 2)
    #expect(first.view.superview != nil && second.view.superview == nil && second.parent == nil)
    #expect(calls.list.suffix(4) == ["-B, popped", "+A", "--B", "++A"])
    scene.perform { #expect(navigation.popViewController(animated: true) == nil) }
  }

  @Test func withoutAnimationTheViewsChangeAtOnce() {
    scene.perform { navigation.pushViewController(second, animated: false) }
    scene.run(to: 0)
    #expect(second.view.superview != nil && first.view.superview == nil)
    #expect(calls.list.suffix(4) == ["-A", "+B", "--A", "++B"])
    let third = Page("C", calls)
    scene.perform { navigation.setViewControllers([first, third], animated: false) }
    scene.run(to: 0)
    #expect(navigation.viewControllers == [first, third] && second.parent == nil)
    scene.perform { _ = navigation.popToRootViewController(animated: false) }
    scene.run(to: 0)
    #expect(navigation.viewControllers == [first] && first.view.superview != nil)
  }

  @Test func theBackButtonPops() {
    scene.perform { navigation.pushViewController(second, animated: false) }
    scene.run(to: 0.5)
    scene.tap(30, 22)
    scene.run(to: 2)
    #expect(navigation.topViewController === first)
  }

  @Test func anActionReplacesGoingBack() {
    var senders: [Bool] = []
    scene.perform {
      second.navigationItem.backAction = UIAction {
        senders.append($0.sender is UINavigationController)
      }
      navigation.pushViewController(second, animated: false)
    }
    scene.run(to: 0.5)
    scene.tap(30, 22)
    scene.run(to: 2)
    #expect(navigation.topViewController === second && senders == [true])
  }

  @Test func groupsOfButtonsAreInTheBar() {
    let items = ["a", "b", "c"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    let item = first.navigationItem
    scene.perform {
      item.leadingItemGroups = [.fixedGroup(items: [items[0]])]
      item.trailingItemGroups = [items[1].creatingFixedGroup()]
      item.pinnedTrailingGroup = UIBarButtonItemGroup(
        barButtonItems: [items[2]], representativeItem: nil)
    }
    #expect(
      item.leftBarButtonItems == [items[0]] && item.rightBarButtonItems == [items[2], items[1]])
  }

  @Test func buttonsSendMessages() {
    final class Target: NSObject { var count = 0 }
    let target = Target()
    scene.perform {
      let selector = Selector("tap:") { (target: Target, _) in target.count += 1 }
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Next", style: .plain, target: target, action: selector)
      first.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: target, action: selector)
    }
    scene.run(to: 0)
    scene.tap(290, 22)
    scene.tap(25, 22)
    #expect(target.count == 2)
    scene.perform { first.navigationItem.rightBarButtonItem?.isEnabled = false }
    scene.run(to: 0)
    scene.tap(290, 22)
    #expect(target.count == 2)
    scene.perform { first.navigationItem.leftBarButtonItems = [] }
    scene.run(to: 0)
    scene.tap(25, 22)
    #expect(target.count == 2, "the button was removed")
  }

  @Test func delegatesProvideAnimators() {
    let delegate = Animating()
    scene.perform {
      navigation.delegate = delegate
      navigation.pushViewController(second, animated: true)
    }
    scene.run(to: 0.25)
    #expect(delegate.calls == ["will B", "animate"])
    #expect(scene.clock.asCurrent { second.view.layer.presentation()?.opacity } == 0.5)
    scene.run(to: 1)
    #expect(delegate.calls == ["will B", "animate", "did B"] && first.view.superview == nil)
  }

  @Test func barsAreHiddenAndShown() {
    scene.perform { navigation.setNavigationBarHidden(true, animated: true) }
    scene.run(to: 0.3)
    #expect(navigation.navigationBar.frame.maxY == 0 && first.view.safeAreaInsets.top == 0)
    scene.perform {
      navigation.isNavigationBarHidden = false
      navigation.navigationBar.prefersLargeTitles = true
      navigation.setToolbarHidden(false, animated: false)
    }
    scene.run(to: 0.3)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(
      first.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 44, right: 0))
  }

  @Test func viewsBeginBelowOpaqueBars() {
    scene.perform { navigation.navigationBar.isTranslucent = false }
    scene.run(to: 0)
    #expect(first.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(first.view.superview?.frame == navigation.view.bounds)
    #expect(first.view.safeAreaInsets.top == 0)
    scene.perform { navigation.setNavigationBarHidden(true, animated: true) }
    scene.run(to: 0.3)
    #expect(first.view.frame == navigation.view.bounds)
  }

  @Test func transitionsMoveViewsBelowOpaqueBars() {
    let delegate = Animating()
    scene.perform {
      navigation.navigationBar.isTranslucent = false
      second.edgesForExtendedLayout = []
    }
    scene.run(to: 0)
    scene.perform { navigation.pushViewController(second, animated: true) }
    scene.run(to: 0)
    #expect(second.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(scene.clock.asCurrent { second.view.layer.presentation()?.frame.origin.y } == 44)
    scene.run(to: 1)
    scene.perform {
      first.extendedLayoutIncludesOpaqueBars = true
      navigation.delegate = delegate
      navigation.popViewController(animated: true)
    }
    scene.run(to: 1.25)
    #expect(first.view.frame == navigation.view.bounds)
    scene.run(to: 2)
    #expect(first.view.frame == navigation.view.bounds && first.view.safeAreaInsets.top == 44)
  }

  @Test func opaqueBarsHaveAColorBehindTheirImage() {
    let bar = navigation.navigationBar
    func color() -> UIColor? {
      scene.perform { bar.layoutIfNeeded() }
      return bar.subviews.first?.backgroundColor
    }
    scene.perform { bar.setBackgroundImage(UIImage(), for: .default) }
    #expect(color() == .clear)
    scene.perform { bar.isTranslucent = false }
    #expect(color() == .white)
    scene.perform { bar.barTintColor = .purple }
    #expect(color() == .purple)
  }

  @Test func scrollViewsBeginBelowTheBar() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.perform {
      scroll.contentSize = CGSize(width: 320, height: 1000)
      first.view.addSubview(scroll)
    }
    scene.run(to: 0)
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
    scene.perform { scroll.contentInsetAdjustmentBehavior = .never }
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
  }

  @Test func controllersAreShownByPushing() {
    scene.perform { first.show(second, sender: nil) }
    #expect(navigation.topViewController === second)
  }

  @Test func alertsAreShownByPresenting() {
    let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
    scene.perform { first.show(alert, sender: nil) }
    #expect(navigation.presentedViewController === alert)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func swipesFromTheEdgePop() {
    scene.perform { navigation.pushViewController(second, animated: false) }
    scene.run(to: 0.5)
    scene.perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: CGPoint(x: 5, y: 200))
      for x in stride(from: 20.0, through: 300, by: 20) { touch.move(to: CGPoint(x: x, y: 200)) }
      touch.end()
    }
    scene.run(to: 2)
    #expect(navigation.topViewController === first && scene.error == nil)
  }

  @Test(arguments: [true, false])
  func titlesFollowTheFingerThatPops(finishes: Bool) {
    first.title = "First"
    second.title = "Second"
    scene.perform { navigation.pushViewController(second, animated: false) }
    scene.run(to: 0.5)
    var touch: TouchSequence?
    scene.perform {
      touch = TouchSequence(in: scene.window)
      touch?.begin(at: CGPoint(x: 5, y: 200))
      for x in stride(from: 20.0, through: 80, by: 20) { touch?.move(to: CGPoint(x: x, y: 200)) }
    }
    scene.run(to: 1)
    let near = place(ofTitle: "Second")
    scene.run(to: 2)
    #expect(place(ofTitle: "Second") == near)
    scene.perform { touch?.move(to: CGPoint(x: 150, y: 200)) }
    scene.run(to: 2.5)
    let far = place(ofTitle: "Second")
    #expect((near ?? 0) > 161 && (far ?? 0) > (near ?? 0) + 10)
    scene.perform {
      touch?.move(to: CGPoint(x: finishes ? 300 : 10, y: 200))
      touch?.end()
    }
    scene.run(to: 4)
    #expect(navigation.topViewController === (finishes ? first : second) && scene.error == nil)
    #expect(abs((place(ofTitle: finishes ? "First" : "Second") ?? 0) - 160) <= 1)
    #expect(navigation.navigationBar.layer.speed == 1)
  }

  /// The centre of a title of the navigation bar as it is shown, in points from the left.
  private func place(ofTitle text: String) -> CGFloat? {
    func labels(in view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return scene.clock.asCurrent {
      let bold = labels(in: navigation.navigationBar).first {
        $0.text == text && $0.font.fontDescriptor.symbolicTraits.contains(.traitBold)
      }
      guard let bold, let shown = bold.layer.presentation() else { return nil }
      var x = shown.frame.midX
      var view = bold.superview
      while let outer = view, outer !== navigation.navigationBar {
        x += (outer.layer.presentation() ?? outer.layer).frame.minX
        view = outer.superview
      }
      return x.rounded()
    }
  }

  @Test func swipesDoNotPopAgainWhatTheirDelegateHasPopped() {
    let delegate = Popping(navigation)
    scene.perform {
      navigation.pushViewController(second, animated: false)
      navigation.interactivePopGestureRecognizer?.delegate = delegate
    }
    scene.run(to: 0.5)
    scene.perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: CGPoint(x: 5, y: 200))
      for x in stride(from: 20.0, through: 300, by: 20) { touch.move(to: CGPoint(x: x, y: 200)) }
      touch.end()
    }
    scene.run(to: 2)
    #expect(navigation.viewControllers == [first] && scene.error == nil)
  }

  @Test(arguments: [false, true])
  func recognizersOfLibrariesPopByTheActionOfUIKit(takesTargets: Bool) {
    let pan = UIPanGestureRecognizer()
    let action = Selector("handleNavigationTransition:")
    scene.perform {
      navigation.pushViewController(second, animated: false)
      let system = navigation.interactivePopGestureRecognizer
      guard let target = system?.delegate else { return }
      #expect(target.responds(to: action))
      if takesTargets {
        pan.setValue(system?.value(forKey: "targets"), forKey: "targets")
      } else {
        pan.addTarget(target, action: action)
      }
      navigation.view.addGestureRecognizer(pan)
    }
    scene.run(to: 0.5)
    scene.perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: CGPoint(x: 100, y: 200))
      for x in stride(from: 120.0, through: 310, by: 10) { touch.move(to: CGPoint(x: x, y: 200)) }
      touch.end()
    }
    scene.run(to: 2)
    #expect(navigation.topViewController === first && scene.error == nil)
  }

  @Test func targetsOfTheSwipeAreFoundByKey() {
    let recognizer = navigation.interactivePopGestureRecognizer
    let targets = recognizer?.value(forKey: "_targets") as? [NSObject]
    let target = targets?.first?.value(forKey: "target") as? NSObject
    #expect(target != nil && target === recognizer?.delegate)
    #expect((recognizer?.value(forKey: "targets") as? NSMutableArray)?.count == 1)
  }

  @Test func completionBlocksOfTransactionsWaitForPushesAndPops() {
    var ends: [TimeInterval] = []
    func end() { ends.append(scene.clock.now.seconds) }
    scene.run(to: 1)
    scene.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { end() }
      navigation.pushViewController(second, animated: true)
      CATransaction.commit()
    }
    scene.run(to: 1.2)
    #expect(ends.isEmpty && navigation.transitionCoordinator != nil)
    scene.run(to: 3)
    #expect(ends.count == 1 && (ends.first ?? 0) > 1.3)
    scene.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { end() }
      navigation.popViewController(animated: false)
      CATransaction.commit()
    }
    scene.run(to: 3.1)
    #expect(ends.count == 2)
  }

  @Test func tapsAndSwipesHideTheBars() {
    let button = UIButton(type: .system)
    scene.perform {
      button.frame = CGRect(x: 0, y: 400, width: 320, height: 60)
      first.view.addSubview(button)
      navigation.hidesBarsOnTap = true
    }
    func drag(_ points: CGPoint...) {
      scene.perform {
        let touch = TouchSequence(in: scene.window)
        touch.begin(at: points[0])
        for point in points.dropFirst() { touch.move(to: point) }
        touch.end()
      }
    }
    drag(CGPoint(x: 100, y: 200))
    scene.run(to: 1)
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.frame.maxY <= 0)
    drag(CGPoint(x: 100, y: 420))
    #expect(navigation.isNavigationBarHidden)
    drag(CGPoint(x: 100, y: 200))
    scene.run(to: 2)
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.frame.minY == 0)
    scene.perform {
      navigation.hidesBarsOnTap = false
      navigation.hidesBarsOnSwipe = true
    }
    drag(CGPoint(x: 100, y: 200))
    #expect(!navigation.isNavigationBarHidden)
    drag(CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 280), CGPoint(x: 100, y: 200))
    #expect(navigation.isNavigationBarHidden)
    drag(CGPoint(x: 100, y: 200), CGPoint(x: 150, y: 210), CGPoint(x: 300, y: 250))
    #expect(navigation.isNavigationBarHidden)
    drag(CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 220), CGPoint(x: 100, y: 300))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func theOutermostParentPresentsForItsChildren() {
    calls.list = []
    second.modalPresentationStyle = .fullScreen
    scene.perform { first.present(second, animated: true) }
    scene.run(to: 1)
    #expect(navigation.presentedViewController === second)
    #expect(
      first.presentedViewController === second && second.presentingViewController === navigation)
    #expect(navigation.view.isHidden && calls.list == ["-A", "+B", "++B", "--A"])
    calls.list = []
    scene.perform { first.dismiss(animated: true) }
    scene.run(to: 2)
    #expect(navigation.presentedViewController == nil && second.presentingViewController == nil)
    #expect(!navigation.view.isHidden && calls.list == ["-B", "+A", "++A", "--B"])
    second.modalPresentationStyle = .overCurrentContext
    first.definesPresentationContext = true
    scene.perform { first.present(second, animated: false) }
    scene.run(to: 3)
    #expect(second.presentingViewController === first && navigation.presentedViewController == nil)
    scene.perform { second.dismiss(animated: false) }
    scene.run(to: 4)
    #expect(first.presentedViewController == nil)
  }
}

/// A delegate of the swipe from the edge that pops the controller itself, as libraries do.
private final class Popping: NSObject, UIGestureRecognizerDelegate {
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation.popViewController(animated: true)
    return true
  }
}

/// Fades controllers in within half a second.
private final class Animating: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("will \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("did \(viewController.title ?? "")") }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    calls.append("animate")
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    UIView.performWithoutAnimation { view.alpha = 0 }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
