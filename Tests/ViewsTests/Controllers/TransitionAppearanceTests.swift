import Testing
import Views

/// The appearance calls of presentations and dismissals with an animator.
@Suite struct TransitionAppearanceTests {
  @Test func appearanceCallsOfAFullScreenTransition() {
    let animator = SlideAnimator()
    let objects = TransitionObjects(animator)
    let scene = TransitionScene(style: .fullScreen, objects)
    animator.begins = { _ in scene.note("animate") }
    animator.ends = { _ in scene.note("complete") }
    animator.ended = { scene.note("ended \($0)") }
    scene.present()
    #expect(
      scene.calls() == [
        "root willDisappear animated", "front willAppear animated", "animate",
        "front isAppearing animated",
      ])
    scene.run(to: 2)
    #expect(
      scene.calls() == [
        "complete", "front didAppear animated", "root didDisappear animated", "ended true",
        "presented",
      ])
    scene.dismiss()
    #expect(
      scene.calls() == [
        "front willDisappear animated", "root willAppear animated", "animate",
        "root isAppearing animated",
      ])
    scene.run(to: 3)
    #expect(
      scene.calls() == [
        "complete", "root didAppear animated", "front didDisappear animated", "ended true",
        "dismissed",
      ])
  }

  @Test func anAnimatorCanSendThePresentersAppearanceCalls() {
    let animator = SlideAnimator()
    let objects = TransitionObjects(animator)
    let scene = TransitionScene(style: .custom, objects)
    animator.begins = { context in
      context.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true)
      context.viewController(forKey: .to)?.beginAppearanceTransition(true, animated: true)
    }
    animator.ends = { context in
      context.viewController(forKey: .from)?.endAppearanceTransition()
      context.viewController(forKey: .to)?.endAppearanceTransition()
    }
    scene.present()
    scene.run(to: 2)
    #expect(
      scene.calls() == [
        "front willAppear animated", "root willDisappear animated", "front isAppearing animated",
        "root didDisappear animated", "front didAppear animated", "presented",
      ])
    scene.dismiss()
    scene.run(to: 3)
    #expect(
      scene.calls() == [
        "front willDisappear animated", "root willAppear animated", "front didDisappear animated",
        "root didAppear animated", "dismissed",
      ])
  }

  @Test func childrenAppearWithTheirParents() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .fullScreen, objects)
    let log = CallLog()
    for (parent, name) in [(scene.root, "behind"), (scene.front, "inside")] {
      let child = LoggedController(name, log)
      parent.addChild(child)
      scene.perform { parent.view.addSubview(child.view) }
    }
    scene.run(to: 1)
    log.calls = []
    scene.present()
    #expect(
      log.calls == [
        "behind willDisappear animated", "inside willAppear animated",
        "inside isAppearing animated",
      ])
    scene.run(to: 2)
    #expect(log.calls.suffix(2) == ["inside didAppear animated", "behind didDisappear animated"])
    log.calls = []
    scene.dismiss()
    scene.run(to: 3)
    #expect(
      log.calls == [
        "inside willDisappear animated", "behind willAppear animated",
        "behind isAppearing animated", "behind didAppear animated", "inside didDisappear animated",
      ])
  }

  @Test func aChildThatIsAddedDuringAPresentationAppearsWithIt() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .custom, objects)
    let log = CallLog()
    let child = LoggedController("child", log)
    scene.present()
    scene.run(to: 1.5)
    scene.perform {
      scene.front.addChild(child)
      scene.front.view.addSubview(child.view)
    }
    scene.run(to: 1.75)
    #expect(log.calls == ["child willAppear animated", "child isAppearing animated"])
    scene.run(to: 2)
    #expect(log.calls.last == "child didAppear animated")
  }
}
