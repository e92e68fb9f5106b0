import Failures
import FilmStage
import RxSwift
import Testing
import UIKit

@Suite struct DisplayLinkTests {
  @Test(
    "Calls come about 60 times a second",
    arguments: [
      (10, 60), (12, 60), (24, 72), (25, 50), (30, 60), (50, 50), (60, 60), (120, 120),
    ])
  func callsAreAboutSixtyASecond(frames: Double, calls: Int) throws {
    let test = try TestStage(framesPerSecond: frames)
    var count = 0
    var places: [Double] = []
    var screen = 0
    try test.play(until: 0.999) {
      screen = UIScreen.main.maximumFramesPerSecond
      let link = CADisplayLink {
        count += 1
        places.append(($0.timestamp - 10_000) * frames)
      }
      link.add(to: .main, forMode: .common)
    }
    #expect(count == calls && screen == calls)
    let atFrames = places.filter { abs($0 - $0.rounded()) < 1e-6 }
    #expect(atFrames.count == Int(frames), "each frame has a call at its instant")
  }

  @Test func theTargetIsCalledOnceBeforeEachFrame() throws {
    let test = try TestStage(framesPerSecond: 50)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    test.stage.window.addSubview(view)
    try test.play(until: 0.07) {
      let link = CADisplayLink { link in
        test.note("frame")
        view.center.x = CGFloat(test.stage.time) * 100
        #expect(link.timestamp == CACurrentMediaTime())
      }
      link.add(to: .main, forMode: .common)
      #expect(link.duration == 0)
    }
    #expect(test.log == ["frame 0.0", "frame 0.02", "frame 0.04", "frame 0.06"])
    #expect(view.center.x == 6)
  }

  @Test func timestampsAreThoseOfThisFrameAndTheNext() throws {
    let test = try TestStage(framesPerSecond: 59.94)
    var seen: [[Double]] = []
    try test.play(until: 0.025) {
      CADisplayLink { seen.append([$0.timestamp, $0.targetTimestamp, $0.duration]) }
        .add(to: RunLoop.main, forMode: RunLoop.Mode.common)
    }
    #expect(seen.count == 2)
    #expect(seen[1][0] == 10_000.016683333 && seen[1][1] == 10_000.033366667)
    #expect(seen[1][2] == 1001.0 / 60000)
    #expect(seen[0][1] == seen[1][0])
  }

  @Test func pausedAndInvalidatedLinksAreNotCalled() throws {
    let test = try TestStage(framesPerSecond: 50)
    var link: CADisplayLink?
    try test.play(until: 0.03) {
      link = CADisplayLink { _ in test.note("frame") }
      link?.add(to: .current, forMode: .default)
      link?.add(to: .current, forMode: .common)
    }
    try test.play(until: 0.09) { link?.isPaused = true }
    try test.play(until: 0.13) { link?.isPaused = false }
    try test.play(until: 2) { link?.invalidate() }
    #expect(test.log == ["frame 0.0", "frame 0.02", "frame 0.1", "frame 0.12"])
  }

  @Test(arguments: [(30, 2), (26, 2), (35, 2), (20, 3), (45, 1), (60, 1), (120, 1), (0, 1), (7, 9)])
  func thePreferredRateIsRoundedToADivisorOfTheCanvasRate(preferred: Int, stride: Int) throws {
    let test = try TestStage(framesPerSecond: 60)
    var frames: [Int] = []
    try test.play(until: 0.5) {
      let link = CADisplayLink { frames.append(Int((($0.timestamp - 10_000) * 60).rounded())) }
      link.preferredFramesPerSecond = preferred
      link.add(to: .main, forMode: .common)
    }
    #expect(frames == Array(Swift.stride(from: 0, through: 30, by: stride)))
  }

  @Test func thePreferredRangeAppliesWithoutAPreferredRate() throws {
    let test = try TestStage(framesPerSecond: 60)
    var count = 0
    try test.play(until: 0.99) {
      let link = CADisplayLink { _ in count += 1 }
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
      link.add(to: .main, forMode: .common)
    }
    #expect(count == 10)
  }

  @Test func methodsReplaceSelectors() throws {
    final class Target {
      var count = 0
      func tick(_ link: CADisplayLink) { count += 1 }
      func tock() { count += 10 }
    }
    let (test, target) = (try TestStage(framesPerSecond: 50), Target())
    try test.play(until: 0.03) {
      CADisplayLink(target: target, action: Target.tick).add(to: .main, forMode: .common)
      CADisplayLink(target: target, action: Target.tock).add(to: .main, forMode: .common)
    }
    #expect(target.count == 22)
  }

  @Test func closuresAreReleasedWithTheStage() throws {
    final class Probe {}
    weak var probe: Probe?
    try {
      let (test, retained) = (try TestStage(), Probe())
      probe = retained
      try test.play(until: 1) {
        CADisplayLink { _ in _ = retained }.add(to: .main, forMode: .common)
      }
    }()
    #expect(probe == nil)
  }

  @Test func aRunningLinkKeepsAFilmFromEnding() throws {
    let error = #expect(throws: FlipbookError.self) {
      try LinkFilm.countFrames(FilmLimits(maximumDuration: 2))
    }
    #expect(error?.code == .endless)
  }
}

/// A film with only a display link.
private struct LinkFilm: Film {
  let canvas = Canvas(width: 8, height: 8, framesPerSecond: 10)

  func perform(on stage: Stage) -> Observable<Void>? {
    CADisplayLink { _ in }.add(to: .main, forMode: .common)
    return nil
  }
}
