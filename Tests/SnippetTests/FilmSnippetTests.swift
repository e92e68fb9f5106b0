import Flipbook
import FlipbookTesting
import Foundation
import Testing

// The code of docs/films.md and of the articles of the DocC catalogue of Flipbook.

extension Reactive where Base: UIView {
  func shift(duration: TimeInterval) -> Observable<Void> {
    Observable.create { observer in
      UIView.animate(withDuration: duration) {
        self.base.frame = self.base.frame.offsetBy(dx: 50, dy: 0)
      } completion: { _ in
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}

func blink(_ card: UIView) -> Observable<Void> {
  Observable.concat([
    card.rx.fade(to: 0, duration: 0.2),
    pause(0.5),
    card.rx.fade(to: 1, duration: 0.2),
  ])
}

func tick(_ label: UILabel) -> Observable<Void> {
  Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    .take(3)
    .do(onNext: { label.text = "\($0)" })
    .map { _ in }
}

struct Fading: AsyncFilm {
  let canvas = Canvas(width: 320, height: 180, background: .white)

  func perform(on stage: Stage) async throws {
    let card = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 60))
    card.backgroundColor = .systemIndigo
    stage.window.addSubview(card)
    try await card.animate(duration: 0.5) { $0.center.x += 120 }
    try await Task.sleep(for: .seconds(0.2))
    try await card.animate(duration: 0.5) { $0.alpha = 0 }
  }
}

struct Loading: Film {
  let canvas = Canvas(width: 320, height: 180)
  let duration: TimeInterval? = 4

  func perform(on stage: Stage) -> Observable<Void>? {
    let dot = UIView(frame: CGRect(x: 150, y: 80, width: 20, height: 20))
    dot.backgroundColor = .systemTeal
    stage.window.addSubview(dot)
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      dot.alpha = 0.2
    }
    return nil
  }
}

struct Spinning: Film {
  let canvas = Canvas(width: 390, height: 844)

  func perform(on stage: Stage) -> Observable<Void>? {
    let spinner = UIImageView(frame: CGRect(x: 170, y: 400, width: 50, height: 50))
    spinner.backgroundColor = .systemOrange
    stage.window.addSubview(spinner)
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.toValue = 2 * Double.pi
    spin.duration = 1
    spin.repeatCount = .infinity
    spinner.layer.add(spin, forKey: "spin")
    return pause(2)
  }
}

@Suite struct FilmSnippetTests {
  private let stage: Stage
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

  init() throws {
    stage = try Stage(canvas: Canvas(width: 320, height: 180))
    stage.window.addSubview(view)
  }

  @Test func shiftMovesTheViewAndCompletes() throws {
    var ends: [TimeInterval] = []
    stage.perform {
      _ = view.rx.shift(duration: 1).subscribe(onCompleted: { ends.append(stage.time) })
    }
    try stage.advance(to: 2)
    #expect(view.frame.minX == 70)
    #expect(ends == [1])
  }

  @Test func blinkFadesOutAndIn() throws {
    var ends: [TimeInterval] = []
    stage.perform {
      _ = blink(view).subscribe(onCompleted: { ends.append(stage.time) })
    }
    try stage.advance(to: 0.5)
    #expect(stage.perform { view.layer.presentation()?.opacity } == 0)
    try stage.advance(to: 2)
    #expect(ends.count == 1 && abs(ends[0] - 0.9) < 1e-6)
    #expect(view.alpha == 1)
  }

  @Test func tickCountsSeconds() throws {
    let label = UILabel()
    stage.perform { _ = tick(label).subscribe() }
    try stage.advance(to: 2.5)
    #expect(label.text == "1")
    try stage.advance(to: 10)
    #expect(label.text == "2")
  }

  @Test func filmsEndWhenTheArticlesSay() throws {
    #expect(try Loading.countFrames(FilmLimits()) == 240)
    #expect(try Spinning.countFrames(FilmLimits()) == 121)
  }

  @Test func aScriptedUserOperatesControls() throws {
    let (flip, slider, field) = (UISwitch(), UISlider(), UITextField())
    let (photo, map, pinch) = (UIView(), UIView(), UIPinchGestureRecognizer())
    let bag = DisposeBag()
    for (index, control) in [flip, slider, field].enumerated() {
      control.frame = CGRect(x: 160, y: 20 + 50 * index, width: 120, height: 40)
      stage.window.addSubview(control)
    }
    for (index, view) in [photo, map].enumerated() {
      view.frame = CGRect(x: 20, y: 20 + 80 * index, width: 120, height: 70)
      stage.window.addSubview(view)
    }
    photo.addGestureRecognizer(pinch)
    var shares = 0
    let more = UIButton(frame: CGRect(x: 284, y: 20, width: 32, height: 40))
    stage.window.addSubview(more)
    stage.perform {
      more.menu = UIMenu(children: [UIAction(title: "Share") { _ in shares += 1 }])
      more.showsMenuAsPrimaryAction = true
    }
    stage.perform {
      flip.rx.isOn.bind(to: field.rx.isEnabled).disposed(by: bag)
      stage.touch(more, at: 0.2)  // a button that shows a menu; seconds from the film's start
      stage.chooseMenuElement("Share", at: 0.8)
      stage.touch(flip, at: 1.2)
      stage.drag(slider, to: 0.8, at: 2, duration: 1)
      stage.pinch(photo, to: 2, rotatedBy: 0.5, at: 3, duration: 0.6)
      stage.touch(map, at: 4, fingers: 2)
      stage.touchStatusBar(at: 4.2)  // scrolls to the top
      stage.type("hello", into: field, at: 4.5, interval: 0.08)
      stage.showsTouches = true  // shows a soft disc under the finger
      stage.showsKeyboard = true  // shows a keyboard while text is edited
    }
    try stage.advance(to: 1)
    #expect(!field.isEnabled)
    try stage.advance(to: 3.55)
    #expect(pinch.state == .changed && pinch.scale > 1.5)
    try stage.advance(to: 6)
    #expect(field.isEnabled && flip.isOn && shares == 1)
    #expect(abs(slider.value - 0.8) < 0.01)
    #expect(field.text == "hello")
  }
}
