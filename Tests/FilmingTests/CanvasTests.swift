import FilmStage
import Flipbook
import Sinks
import Testing

@Suite struct CanvasTests {
  @Test(
    arguments: [0, -1, .nan, .infinity, -.infinity, 100.5, 0.5, 16_385, 1e300] as [CGFloat])
  func invalidSidesAreRejected(side: CGFloat) throws {
    for canvas in [Canvas(width: side, height: 20), Canvas(width: 20, height: side)] {
      let error = try #require(throws: FlipbookError.self) { try Stage(canvas: canvas) }
      #expect(error.code == .badCanvas)
      #expect(error.message.contains(canvas.width == 20 ? "height" : "width"))
      #expect(error.hint == "Width and height must be whole numbers of pixels from 1 to 16384.")
    }
  }

  @Test(arguments: [0, -60, .nan, .infinity, 1001, 0.0001] as [Double])
  func invalidRatesAreRejected(rate: Double) throws {
    let canvas = Canvas(width: 20, height: 20, framesPerSecond: rate)
    let error = try #require(throws: FlipbookError.self) { try Stage(canvas: canvas) }
    #expect(error.code == .badCanvas)
    #expect(error.message.hasSuffix("frames per second."))
    #expect(error.hint?.contains("0.001 to 1000") == true)
  }

  @Test func messagesContainTheValueAsWritten() throws {
    let error = try #require(throws: FlipbookError.self) {
      try Stage(canvas: Canvas(width: 20_000, height: 20))
    }
    #expect(error.message == "A canvas can't have a width of 20000.")
  }

  @Test(
    arguments: [(1, 1, 0.001), (16_384, 1, 1000), (1, 16_384, 29.97), (1280, 720, 60)]
      as [(CGFloat, CGFloat, Double)])
  func theWholeRangeIsAccepted(width: CGFloat, height: CGFloat, rate: Double) throws {
    let stage = try Stage(
      canvas: Canvas(width: width, height: height, framesPerSecond: rate))
    #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test(
    arguments: [
      UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6),
      UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0),
    ])
  func theSafeAreaIsChecked(insets: UIEdgeInsets) throws {
    let error = try #require(throws: FlipbookError.self) {
      try Stage(canvas: Canvas(width: 10, height: 20, safeAreaInsets: insets))
    }
    #expect(error.code == .badCanvas && error.message.contains("safe area insets"))
  }

  @Test func ntscRatesAreExact() throws {
    let canvas = Canvas(width: 20, height: 20, framesPerSecond: 29.97)
    #expect(try canvas.format().rate.description == "30000/1001")
  }

  @Test func aFilmOnABadCanvasFails() throws {
    var film = Script.crossing
    film.canvas = Canvas(width: 32, height: .nan)
    let error = try #require(throws: FlipbookError.self) { try film.countFrames() }
    #expect(error.code == .badCanvas)
  }

  @Test func aTranslucentCanvasGivesImagesWithAlpha() throws {
    let canvas = Canvas(width: 4, height: 4, background: UIColor(white: 1, alpha: 0.5))
    let stage = try Stage(canvas: canvas)
    #expect(!stage.format.isOpaque)
    #expect(stage.snapshot().bitmap[0, 0]?.alpha == 128)
  }
}
