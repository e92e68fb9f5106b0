import Filming
import Testing

@Suite struct FrameRangeTests {
  @Test(
    arguments: [
      ("47", 47...47), ("0", 0...0), ("30-59", 30...59), ("100-", 100...270), ("-9", 0...9),
      ("5-5", 5...5), ("0-270", 0...270), ("007-009", 7...9),
    ])
  func rangesAreReadAsTheCommandLineWritesThem(text: String, range: ClosedRange<Int>) throws {
    #expect(try FrameRange(text).resolved(in: 271) == range)
  }

  @Test(
    arguments: [
      "", "-", "--", "a", "1-a", "a-1", "1-2-3", "-1-2", "1--2", " 1", "1 ", "1 - 2", "+1", "1.5",
      "1e3", "0x10", "٣", "99999999999999999999", "0-99999999999999999999", "1…2", "1-2\n",
    ])
  func whatIsNoRangeIsRefused(text: String) throws {
    let error = try #require(throws: FilmError.self) { try FrameRange(text) }
    #expect(error.code == .badSetting)
    #expect(error.message == "“\(text)” is no range of frames.")
    #expect(error.hint?.contains("30-59") == true)
  }

  @Test func aReversedRangeIsRefusedWithTheRightOne() throws {
    let error = try #require(throws: FilmError.self) { try FrameRange("3-1") }
    #expect(error.code == .badSetting)
    #expect(error.message == "The range of frames “3-1” is reversed.")
    #expect(error.hint == "Write 1-3.")
  }

  @Test(arguments: ["271", "270-271", "271-", "-271", "0-9223372036854775807"])
  func framesOutsideOfTheFilmAreRefused(text: String) throws {
    let range = try FrameRange(text)
    let error = try #require(throws: FilmError.self) { try range.resolved(in: 271) }
    #expect(error.code == .outsideFilm)
    #expect(error.message.contains("which has 271 frames"))
    #expect(error.hint == "Choose among the frames 0-270.")
  }

  @Test func allFramesAreTheFirstToTheLast() throws {
    #expect(try FrameRange.all.resolved(in: 1) == 0...0)
    #expect(FrameRange.all.description == "0-")
  }
}
