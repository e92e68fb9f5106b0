import Testing
import UIKit

/// UIKit's calls on controllers reach their overrides.
@Suite struct ControllerCallsTests {
  @Test func aViewIsLoadedAndAppears() throws {
    let (scene, controller) = (try Scene(), OverridingViewController())
    let names: Set = [
      "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
      "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_:)",
      "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ]
    let appearing = try controller.calls.among(names) {
      try scene.play(until: 0.1) { scene.stage.window.rootViewController = controller }
    }
    #expect(
      appearing == [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_:)",
      ])
    let disappearing = try controller.calls.among(names) {
      try scene.play(until: 0.2) { scene.stage.window.rootViewController = nil }
    }
    #expect(disappearing == ["viewWillDisappear(_:)", "viewDidDisappear(_:)"])
  }

  @Test func presentingCallsTheControllersMethods() throws {
    let (scene, root, other) = (try Scene(), OverridingViewController(), OverridingViewController())
    try scene.play(until: 0.1) { scene.stage.window.rootViewController = root }
    try scene.play(until: 2) { root.show(other, sender: nil) }
    #expect(root.calls.names.contains("present(_:animated:completion:)"))
    #expect(other.calls.names.contains("viewDidAppear(_:)"))
    let calls = try root.calls.among(["dismiss(animated:completion:)"]) {
      try scene.play(until: 4) { other.dismiss(animated: true, completion: nil) }
    }
    #expect(calls == ["dismiss(animated:completion:)"])
  }

  /// Provides a presentation controller and the system's animations.
  private final class Objects: NSObject, UIViewControllerTransitioningDelegate {
    var controller: OverridingPresentationController?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      controller = OverridingPresentationController(
        presentedViewController: presented, presenting: presenting)
      return controller
    }
  }

  @Test func presentationsCallThePresentationControllersMethods() throws {
    let (scene, root, objects) = (try Scene(), UIViewController(), Objects())
    let other = OverridingViewController()
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = objects
    try scene.play(until: 0.1) { scene.stage.window.rootViewController = root }
    let controller = try #require(other.presentationController as? OverridingPresentationController)
    let names: Set = [
      "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
      "dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(_:)",
    ]
    let calls = try controller.calls.among(names) {
      try scene.play(until: 2) { root.present(other, animated: true) }
      try scene.play(until: 4) { other.dismiss(animated: true, completion: nil) }
    }
    #expect(
      calls == [
        "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
        "dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(_:)",
      ])
    #expect(controller.calls.names.contains("frameOfPresentedViewInContainerView"))
    #expect(controller.calls.names.contains("containerViewDidLayoutSubviews()"))
  }

  @Test func childrenAreNotifiedOfTheirParent() {
    let (parent, child) = (OverridingViewController(), OverridingViewController())
    let names: Set = ["willMove(toParent:)", "didMove(toParent:)", "removeFromParent()"]
    #expect(child.calls.among(names) { parent.addChild(child) } == ["willMove(toParent:)"])
    let other = UIViewController()
    let moved = child.calls.among(names) { other.addChild(child) }
    #expect(moved.first == "removeFromParent()")
  }

  @Test func editingCallsTheMethod() {
    let controller = OverridingViewController()
    let calls = controller.calls.among(["setEditing(_:animated:)"]) { controller.isEditing = true }
    #expect(calls == ["setEditing(_:animated:)"] && controller.isEditing)
  }

  @Test func changesOfTheViewsMarginsAreReported() {
    let controller = OverridingViewController()
    controller.loadViewIfNeeded()
    let calls = controller.calls.among(["viewLayoutMarginsDidChange()"]) {
      controller.view.layoutMargins = .zero
    }
    #expect(calls == ["viewLayoutMarginsDidChange()"])
  }
}
