import FilmStage
import Flipbook
import Testing

@testable import Settings

@Suite struct SettingsTests {
  @Test func theUserTurnsDayToNightAndBack() throws {
    let run = try FilmRun(Settings.self)
    func color(ofFrame index: Int) throws -> UInt32 {
      _ = try run.displayList(ofFrame: index)
      let picture = run.stage.snapshot().bitmap
      return picture.pixels[140 * picture.width + 1_130]
    }
    let day = try color(ofFrame: 66)
    let night = try color(ofFrame: 150)
    #expect(day != night)
    #expect(try color(ofFrame: 300) == night)
    #expect(try color(ofFrame: 540) == day)
  }

  @Test func itLastsTenSeconds() throws {
    #expect((570...630).contains(try Settings.countFrames(FilmLimits())))
  }
}
