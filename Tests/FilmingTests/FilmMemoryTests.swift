import FilmStage
import Flipbook
import TestSupport
import Testing

/// The objects of a film are released with it, even if work or animations remain at its end: a
/// batch plays thousands of films.
@Suite struct FilmMemoryTests {
  /// Plays two seconds of a film with one view, which is passed to `perform`; returns the number of
  /// these views that are left.
  private func viewsLeft(
    _ perform: @escaping @Sendable (Stage, Probe, DisposeBag) throws -> Observable<Void>?
  ) throws -> Int {
    let count = Count()
    let script = Script { stage, bag in
      let view = Probe(count)
      stage.window.addSubview(view)
      return try perform(stage, view, bag)
    }
    try script {
      let run = try FilmRun(TestFilm.self)
      for frame in 0..<20 { _ = try run.displayList(ofFrame: frame) }
      #expect(count.value == 1)
    }
    return count.value
  }

  @Test func withoutMotion() throws {
    #expect(try viewsLeft { _, view, _ in view.rx.fade(to: 0, duration: 1) } == 0)
  }

  @Test func withARunningObservable() throws {
    #expect(
      try viewsLeft { _, view, _ in
        .concat([view.rx.fade(to: 0, duration: 1), wait(0.5), view.rx.fade(to: 1, duration: 3)])
      } == 0)
  }

  @Test func withItsOwnSubscription() throws {
    #expect(
      try viewsLeft { stage, view, bag in
        Observable<Int>.interval(.milliseconds(70), scheduler: MainScheduler.instance)
          .subscribe(onNext: { view.alpha = CGFloat($0) / 1000 + CGFloat(stage.time) / 100 })
          .disposed(by: bag)
        return nil
      } == 0)
  }

  /// A view is pressed, its menu is shown, or its menu disappears.
  @Test(arguments: [0.3, 1.2, 1.8])
  func withAMenu(start: Double) throws {
    #expect(
      try viewsLeft { stage, view, bag in
        let host = MenuHost()
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        view.addInteraction(UIContextMenuInteraction(delegate: host))
        bag.insert(Disposables.create { _ = host })
        let interaction = view.interactions.first as? UIContextMenuInteraction
        stage.touch(view, at: 1.9 - start, duration: 0.8)
        if start > 1.5 {
          Observable<Int>.timer(.milliseconds(1800), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak interaction] _ in interaction?.dismissMenu() })
            .disposed(by: bag)
        }
        return nil
      } == 0)
  }

  @Test func withTheMenuOfAButtonAndAnEditMenu() throws {
    #expect(
      try viewsLeft { stage, view, _ in
        let button = UIButton(frame: stage.window.bounds)
        view.addSubview(button)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        stage.touch(button, at: 0.5)
        let edit = UIEditMenuInteraction(delegate: nil)
        view.addInteraction(edit)
        edit.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        return nil
      } == 0)
  }

  private final class MenuHost: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }
  }

  @Test func withARunningAnimation() throws {
    #expect(
      try viewsLeft { _, view, _ in
        UIView.animate(withDuration: 5) {
          view.alpha = 0
        } completion: { _ in
          view.alpha = 1
        }
        return nil
      } == 0)
  }

  @Test func withARepeatingAnimation() throws {
    #expect(
      try viewsLeft { _, view, _ in
        UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
          view.alpha = 0
        } completion: { _ in
          view.alpha = 1
        }
        return nil
      } == 0)
  }

  @Test func withRunningKeyframesAndATransition() throws {
    #expect(
      try viewsLeft { _, view, _ in
        UIView.animateKeyframes(withDuration: 4, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) { view.alpha = 0 }
        } completion: { _ in
          view.alpha = 1
        }
        UIView.transition(with: view, duration: 5, options: .transitionCrossDissolve) {
          view.backgroundColor = .red
        } completion: { _ in
          view.alpha = 1
        }
        return nil
      } == 0)
  }

  @Test func withARunningTransaction() throws {
    #expect(
      try viewsLeft { _, view, _ in
        CATransaction.begin()
        CATransaction.setCompletionBlock { view.alpha = 1 }
        let spin = CABasicAnimation(keyPath: "transform.rotation")
        spin.toValue = 6
        spin.duration = 1
        spin.repeatCount = .infinity
        view.layer.add(spin, forKey: nil)
        CATransaction.commit()
        return nil
      } == 0)
  }

  @Test func withAPausedAnimator() throws {
    #expect(
      try viewsLeft { _, view, _ in
        let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in view.alpha = 1 }
        animator.startAnimation()
        animator.pauseAnimation()
        view.retained = animator
        return nil
      } == 0)
  }

  @Test func withADisplayLink() throws {
    #expect(
      try viewsLeft { _, view, _ in
        let link = CADisplayLink { _ in view.alpha -= 0.001 }
        link.add(to: .main, forMode: .common)
        view.retained = link
        return nil
      } == 0)
  }

  @Test func withTasks() throws {
    #expect(
      try viewsLeft { stage, view, _ in
        stage.task {
          try await stage.sleep(seconds: 1)
          view.alpha = 0.5
          try await stage.sleep(seconds: 5)
          view.alpha = 0.7
        }
        return nil
      } == 0)
  }

  @Test func withASecondWindow() throws {
    #expect(
      try viewsLeft { stage, view, _ in
        let window = UIWindow(frame: stage.window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
        return nil
      } == 0)
  }
}

private final class Count: @unchecked Sendable { var value = 0 }

/// A view whose instances are counted.
private final class Probe: UIView {
  /// An object that the view owns, and that can retain the view.
  var retained: AnyObject?
  private let count: Count

  init(_ count: Count) {
    self.count = count
    super.init(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    count.value += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { count.value -= 1 }
}
