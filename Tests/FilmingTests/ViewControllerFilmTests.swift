import FilmStage
import Flipbook
import ScriptedUsers
import Stills
import Testing

/// A red square that slides to the right edge within a second after it has appeared.
private final class SlideController: UIViewController {
  private let card = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .red
    view.addSubview(card)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 1) {
      self.card.frame.origin.x = UIScreen.main.bounds.width - 10
    }
  }
}

/// A film that records the end of the launch.
private struct Launched: Film {
  let canvas = Canvas(width: 32, height: 20, framesPerSecond: 10)

  func perform(on stage: Stage) -> Observable<Void>? {
    let colours = [
      UIApplication.didFinishLaunchingNotification: UIColor.red,
      UIApplication.didBecomeActiveNotification: .green,
    ]
    for (name, colour) in colours {
      let card = UIView(frame: CGRect(x: colour == .red ? 0 : 16, y: 0, width: 16, height: 20))
      stage.window.addSubview(card)
      _ = NotificationCenter.default.rx.notification(name)
        .subscribe(onNext: { _ in card.backgroundColor = colour })
    }
    return pause(0.1)
  }
}

private struct Slide: ViewControllerFilm {
  let canvas = Canvas(width: 32, height: 20, framesPerSecond: 10)
  func makeViewController() -> UIViewController { SlideController() }
}

@Suite struct ViewControllerFilmTests {
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let white = Pixel(red: 255, green: 255, blue: 255)

  @Test func anAppIsActiveAfterItsFilmHasBegun() throws {
    let bitmap = try Launched.still(ofFrame: 0).bitmap
    #expect(bitmap[5, 10] == red && bitmap[20, 10] == Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func aControllerIsAFilm() throws {
    #expect(try Slide.countFrames(FilmLimits(maximumDuration: 60, turnLimit: 1000)) == 11)
    let stage = try Stage(canvas: Slide().canvas)
    _ = stage.perform { Slide().perform(on: stage) }
    #expect(stage.snapshot().bitmap[5, 10] == red)
    try stage.advance(to: 1)
    #expect(stage.snapshot().bitmap[31, 10] == red && stage.snapshot().bitmap[5, 10] == white)
  }

  @Test func theScreenIsTheCanvas() throws {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 24))
    stage.perform {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 32, height: 20))
      #expect(UIScreen.main.nativeBounds == UIScreen.main.bounds)
      #expect(UIScreen.main.maximumFramesPerSecond == 72)
      #expect(UIApplication.shared.keyWindow === stage.window && stage.window.isKeyWindow)
    }
  }

  @Test func anAdditionalWindowAppearsOnceItIsVisible() throws {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
    let window = stage.perform { UIWindow(frame: UIScreen.main.bounds) }
    stage.perform { window.rootViewController = SlideController() }
    #expect(stage.snapshot().bitmap[5, 10] == white)
    stage.perform { window.makeKeyAndVisible() }
    #expect(stage.snapshot().bitmap[5, 10] == red)
    stage.perform {
      #expect(window.isKeyWindow && UIApplication.shared.windows == [stage.window, window])
      #expect(window.rootViewController?.view.window === window)
    }
    var touched = false
    let button = UIButton(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
    button.addAction(UIAction { _ in touched = true }, for: .touchUpInside)
    stage.perform {
      window.addSubview(button)
      stage.touch(button, at: 1)
    }
    try stage.advance(to: 2)
    #expect(touched)
  }

  @Test func aScrollViewIsDragged() throws {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 32, height: 20))
    scrollView.contentSize = CGSize(width: 32, height: 100)
    stage.perform {
      stage.window.addSubview(scrollView)
      stage.drag(scrollView, by: CGVector(dx: 0, dy: -18), at: 0, duration: 1)
    }
    try stage.advance(to: 0.5)
    #expect(scrollView.contentOffset.y == 0)
    try stage.advance(to: 0.8)
    #expect((4...7).contains(scrollView.contentOffset.y))
    try stage.advance(to: 3)
    #expect(scrollView.contentOffset.y == 8 && !scrollView.isDecelerating)
  }

  @Test func layoutRunsBeforeAFrameIsDrawn() throws {
    final class Filler: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
    let filler = Filler(frame: CGRect(x: 0, y: 0, width: 32, height: 20))
    let content = UIView()
    content.backgroundColor = .red
    filler.addSubview(content)
    stage.window.addSubview(filler)
    #expect(stage.snapshot().bitmap[31, 19] == red)
  }
}
