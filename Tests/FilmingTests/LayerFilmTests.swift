import FilmStage
import Flipbook
import Testing

// Core Animation code on a stage, as in an iPhone app.
@Suite struct LayerFilmTests {
  /// Places its only sublayer at its right end, and fades it in whenever it is wider than 20.
  private final class Row: CALayer {
    let knob = CALayer()
    override init() {
      super.init()
      knob.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      addSublayer(knob)
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSublayers() {
      super.layoutSublayers()
      CATransaction.setDisableActions(true)
      knob.frame = CGRect(x: bounds.maxX - 4, y: 0, width: 4, height: bounds.height)
      guard bounds.width > 20 else { return }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 1
      knob.add(fade, forKey: "fade")
    }
  }

  private final class RowView: UIView {
    override class var layerClass: AnyClass { Row.self }
  }

  private static let growing = Script(duration: 2) { stage, bag in
    let row = RowView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    stage.window.addSubview(row)
    wait(0.33).subscribe(onNext: { row.bounds.size.width = 24 }).disposed(by: bag)
    return nil
  }

  @Test func layoutComesBeforeTheFrame() throws {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
    let row = RowView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    stage.perform { stage.window.addSubview(row) }
    let (red, white) = (
      Pixel(red: 255, green: 0, blue: 0), Pixel(red: 255, green: 255, blue: 255)
    )
    #expect(stage.snapshot().bitmap[7, 1] == red)
    stage.perform { row.frame.size.width = 20 }
    #expect(stage.snapshot().bitmap[7, 1] == white)
    #expect(stage.snapshot().bitmap[17, 1] == red)
  }

  @Test func animationsFromLayoutDoNotDependOnTheFramesDrawn() throws {
    try Self.growing {
      let (all, one) = (try FilmRun(TestFilm.self), try FilmRun(TestFilm.self))
      for number in 0..<8 { _ = try all.displayList(ofFrame: number) }
      #expect(try all.displayList(ofFrame: 8) == one.displayList(ofFrame: 8))
      let items = try one.displayList(ofFrame: 8).items
      // Started at 0.33 s, not at the frame after it.
      guard case .fill(_, _, .color(let color)) = items.last else {
        Issue.record("no knob in \(items)")
        return
      }
      #expect(abs(color.alpha - 0.47) < 1e-9)
    }
  }

  @Test func aPausedFilmResumesAndEndsLater() throws {
    let script = Script { stage, bag in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      stage.window.addSubview(card)
      let layer = stage.window.layer
      wait(0.5).subscribe(onNext: {
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
      }).disposed(by: bag)
      wait(1.5).subscribe(onNext: {
        let paused = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      }).disposed(by: bag)
      return card.rx.move(by: CGVector(dx: 10, dy: 0), duration: 1)
    }
    // One second of movement with a pause of one second, at ten frames per second.
    #expect(try script.countFrames() == 21)
  }

  @Test func aDelayIsInTheLayersTime() throws {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
    var ends: [Double] = []
    stage.perform {
      stage.window.layer.timeOffset = 100
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      stage.window.addSubview(card)
      UIView.animate(withDuration: 1, delay: 0.5) {
        card.center.x = 20
      } completion: { _ in
        ends.append(stage.time)
      }
    }
    try stage.advance(to: 5)
    #expect(ends == [1.5])
  }

  @Test func shapesAreFilledAndPathsInterpolatePointByPoint() throws {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
    let shape = CAShapeLayer()
    shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    shape.path = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
    stage.perform {
      stage.window.layer.addSublayer(shape)
      let morph = CABasicAnimation(keyPath: "path")
      morph.toValue = CGPath(rect: CGRect(x: 2, y: 2, width: 24, height: 12), transform: nil)
      morph.duration = 1
      shape.add(morph, forKey: nil)
    }
    try stage.advance(to: 0.5)
    let picture = stage.snapshot().bitmap
    let red = Pixel(red: 255, green: 0, blue: 0)
    let expected = [(15, 9, true), (16, 9, false), (15, 10, false), (1, 5, false), (2, 2, true)]
    for (x, y, isInside) in expected { #expect((picture[x, y] == red) == isInside, "\(x) \(y)") }
  }

  @Test func aPausedLayerDoesNotEndTheFilm() throws {
    let script = Script { stage, _ in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      stage.window.addSubview(card)
      card.layer.speed = 0
      UIView.animate(withDuration: 1) { card.center.x = 20 }
      return nil
    }
    #expect {
      try script.countFrames()
    } throws: {
      ($0 as? FlipbookError)?.code == .endless && "\($0)".contains("is paused")
    }
  }
}
