import Flipbook
import Testing

/// The code of docs/testing.md that drives a stage.
@Suite struct StageSnippetTests {
  @Test func aStageInATest() throws {
    let stage = try Stage(canvas: Canvas(width: 320, height: 180))
    let card = UIView(frame: stage.canvas.bounds)
    card.backgroundColor = .systemIndigo
    stage.window.addSubview(card)
    stage.perform { UIView.animate(withDuration: 1) { card.alpha = 0 } }
    try stage.advance(to: 0.25)
    let opacity = stage.perform { card.layer.presentation()?.opacity }  // 0.87083805
    let middle = stage.snapshot().bitmap[160, 90]

    #expect(opacity.map { "\($0)" } == "0.87083805")
    let pixel = try #require(middle)
    #expect(pixel.alpha == 255 && pixel.blue > pixel.red)
  }
}
