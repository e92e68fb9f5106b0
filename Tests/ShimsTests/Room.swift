import FilmStage
import UIKit

/// A stage of 10 frames a second and what was said on it.
final class Room {
  let stage: Stage
  private(set) var log: [String] = []

  init(framesPerSecond: Double = 10) throws {
    stage = try Stage(
      canvas: Canvas(width: 32, height: 20, framesPerSecond: framesPerSecond))
  }

  /// Notes `word` with the instant at which it was said.
  func say(_ word: String) { log.append("\(word) \(CACurrentMediaTime())") }

  /// Runs `body` on the stage, then the clock up to `time`.
  func play(until time: TimeInterval, _ body: () -> Void) throws {
    stage.perform(body)
    try stage.advance(to: time)
  }
}
