import FilmStage
import Stills
import Flipbook
import TestSupport
import Testing

@Suite struct StillTests {
  private let film = Script.crossing
  private let red = Pixel(red: 255, green: 0, blue: 0)

  @Test func aStillCanShowAnInstantBetweenFrames() throws {
    let picture = try film { try TestFilm.still(at: 0.5) }.bitmap
    #expect(picture == (try film { try TestFilm.still(ofFrame: 5) }).bitmap)
    #expect(picture[10, 5] == red && picture[9, 5] != red)
    // At 0.55 s the square has moved by 10.2 points: it covers column 12 and 18 % of column 20.
    let between = try film { try TestFilm.still(at: 0.55) }.bitmap
    #expect(between != picture)
    #expect(between != (try film { try TestFilm.still(ofFrame: 6) }).bitmap)
  }

  @Test(arguments: [-0.001, 1.001, .nan, .infinity, 1e300] as [Double])
  func anInstantOutsideTheFilmIsRejected(time: Double) throws {
    let error = try #require(throws: FlipbookError.self) {
      try film { try TestFilm.still(at: time) }
    }
    #expect(error.code == .outsideFilm)
    #expect(error.hint == "Choose a time from 0 to 1 s.")
  }

  @Test(arguments: [-1, 11, Int.max, Int.min])
  func aFrameOutsideTheFilmIsRejected(number: Int) throws {
    let error = try #require(throws: FlipbookError.self) {
      try film { try TestFilm.still(ofFrame: number) }
    }
    #expect(error.code == .outsideFilm)
    #expect(error.message == "The film has no frame \(number); it has 11 frames.")
  }

  @Test func aPictureIsWrittenToANewFolder() throws {
    let folder = try TemporaryFolder()
    let still = try film { try TestFilm.still(ofFrame: 0) }
    try still.write(to: folder("a/b/still.png"))
    #expect(try folder.picture("a/b/still.png") == still.bitmap)
    #expect(folder.names(in: "a/b") == ["still.png"])
    for name in ["still.jpg", "still", ""] {
      let error = try #require(throws: FlipbookError.self) { try still.write(to: folder(name)) }
      #expect(error.code == .badSetting)
    }
  }

  @Test func aStripShowsFramesInRowsAndColumns() throws {
    let strip = try FilmStrip(count: 3, columns: 2, width: 68, gap: 4)
    let picture = try film { try TestFilm.strip(strip) }.bitmap
    #expect(picture.width == 68 && picture.height == 44)
    // Frames 0, 5 and 10 at their full size, with transparent gaps.
    #expect(picture[2, 2] == red && picture[1, 2]?.alpha == 255)
    #expect(picture[36 + 10, 2] == red && picture[36 + 9, 2] != red)
    #expect(picture[18, 24 + 2] == red && picture[17, 24 + 2] != red)
    #expect(picture[33, 2]?.alpha == 0 && picture[2, 21]?.alpha == 0)
    #expect(picture[40, 30]?.alpha == 0)
  }

  @Test func framesOfAStripDoNotBlurWhatIsBesideThem() throws {
    let blurred = Script(duration: 0.2) { stage, _ in
      stage.window.backgroundColor = .red
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      effect.frame = stage.window.bounds
      stage.window.addSubview(effect)
      return nil
    }
    let strip = try FilmStrip(count: 2, columns: 2, width: 68, gap: 4)
    let picture = try blurred { try TestFilm.strip(strip) }.bitmap
    let middle = try #require(picture[16, 10])
    #expect(middle.alpha == 255)
    for corner in [(0, 0), (31, 0), (0, 19), (31, 19), (36, 0), (67, 19)] {
      #expect(picture[corner.0, corner.1] == middle, "\(corner)")
    }
  }

  @Test func framesOfAStripHaveEdgesOnWholePixels() throws {
    // 33.5 and 20.9 pixels each.
    let picture = try film {
      try TestFilm.strip(FilmStrip(count: 4, columns: 2, width: 71, gap: 4))
    }.bitmap
    #expect(picture.height == 46)
    for y in 0..<46 {
      for x in 0..<71 {
        let isGap = (34..<38).contains(x) || (21..<25).contains(y)
        #expect(picture[x, y]?.alpha == (isGap ? 0 : 255), "\(x), \(y)")
      }
    }
  }

  @Test(
    arguments: [
      (0, 1, 100, "show 0 frames", "--count from 1 to 1000"),
      (1001, 1, 100, "show 1001 frames", "--count from 1 to 1000"),
      (1, 0, 100, "have 0 columns", "1 column or more"),
      (1, 1, 15, "1 column cannot be 15 pixels wide", "--width from 16 to 16384"),
      (1, 1, 16_385, "1 column cannot be 16385 pixels wide", "--width from 16 to 16384"),
      (9, 9, 72, "9 columns cannot be 72 pixels wide", "--width from 73 to 16384"),
    ])
  func invalidStripsAreRejected(
    count: Int, columns: Int, width: Int, message: String, hint: String
  ) throws {
    let error = try #require(throws: FlipbookError.self) {
      try FilmStrip(count: count, columns: columns, width: width)
    }
    #expect(error.code == .badSetting)
    #expect(error.message.contains(message) && error.hint?.contains(hint) == true, "\(error)")
  }

  @Test func aStripThatIsTooHighIsRejected() throws {
    var tall = film
    tall.canvas = Canvas(width: 1, height: 16_384)
    let strip = try FilmStrip(count: 4, columns: 1, width: 16_384)
    let error = try #require(throws: FlipbookError.self) {
      try tall { try TestFilm.strip(strip) }
    }
    #expect(error.code == .badSetting)
    #expect(error.hint?.contains("fewer frames") == true)
  }
}
