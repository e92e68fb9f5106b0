import FilmStage
import UIKit

/// A stage and a log of what happens on it.
final class TestStage {
  let stage: Stage
  private(set) var log: [String] = []

  init(framesPerSecond: Double = 10) throws {
    stage = try Stage(
      canvas: Canvas(width: 32, height: 20, framesPerSecond: framesPerSecond))
  }

  /// Appends `event` and the current time to the log.
  func note(_ event: String) { log.append("\(event) \(stage.time)") }

  /// Runs `body` on the stage, then advances the stage to `time`.
  func play(until time: TimeInterval, _ body: () -> Void) throws {
    stage.perform(body)
    try stage.advance(to: time)
  }
}
