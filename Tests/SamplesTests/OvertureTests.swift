import FilmStage
import RenderJobs
import Flipbook
import RenderStore
import VideoEncoding
import TestSupport
import Testing

@testable import Overture

@Suite struct OvertureTests {
  private func render(to folder: String, frames: FrameSelection = .all, threads: Int) throws {
    _ = try Overture.render(
      RenderSettings(folder: folder, encoding: VideoSettings(), frames: frames, threads: threads))
  }

  @Test func itLastsEightToTwelveSecondsAndShowsADozenViews() throws {
    #expect((481...721).contains(try Overture.countFrames(FilmLimits())))
    let run = try FilmRun(Overture.self)
    func count(_ view: UIView) -> Int {
      view.subviews.reduce(view.subviews.count) { $0 + count($1) }
    }
    #expect(count(run.stage.window) >= 12)
  }

  @Test func itEndsInOneColourAndKeepsMoving() throws {
    let run = try FilmRun(Overture.self)
    let last = try Overture.countFrames(FilmLimits()) - 1
    let lists = try (0...last).map { try run.displayList(ofFrame: $0) }
    // Pauses are short: few frames are equal to the previous one.
    let held = zip(lists, lists.dropFirst()).count { $0 == $1 }
    #expect(held < 100)
    let end = run.stage.snapshot().bitmap
    #expect(Set(end.pixels).count == 1)
  }

  @Test(.timeLimit(.minutes(30))) func threadsAndRangesDoNotChangeFiles() throws {
    let folder = try TemporaryFolder()
    try render(to: folder("one"), threads: 1)
    try render(to: folder("two"), threads: 2)
    try render(to: folder("part"), frames: FrameSelection("100-199"), threads: 2)
    let one = folder.pictures(in: "one")
    #expect(one.count == (try Overture.countFrames(FilmLimits())))
    for (name, count) in [("two", one.count), ("part", 100)] {
      let pictures = folder.pictures(in: name)
      #expect(pictures.count == count)
      #expect(pictures.filter { one[$0.key] != $0.value }.keys.sorted() == [])
    }
  }
}
