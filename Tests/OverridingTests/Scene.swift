import FilmStage
import Testing
import UIKit

/// A stage with 10 frames per second.
struct Scene {
  let stage: FilmStage.Stage

  init() throws {
    stage = try FilmStage.Stage(canvas: Canvas(width: 120, height: 80, framesPerSecond: 10))
  }

  /// Adds a view to the window and completes a turn.
  func show(_ view: UIView) throws {
    try play(until: 0) {
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      stage.window.addSubview(view)
    }
  }

  /// The current picture of the stage.
  func pixels() throws -> Data { try #require(stage.snapshot().pngData()) }

  /// Runs `body` on the stage, then advances the clock to `time`.
  func play(until time: TimeInterval, _ body: () -> Void) throws {
    stage.perform(body)
    try stage.advance(to: time)
  }
}

/// A view whose layer records its calls.
final class LayerRecordingView: UIView {
  override class var layerClass: AnyClass { OverridingLayer.self }

  /// Returns the given members that are called on the layer while `body` runs, in order.
  func layerCalls(_ members: Set<String>, _ body: () throws -> Void) throws -> [String] {
    guard let layer = layer as? OverridingLayer else { return [] }
    return try layer.calls.among(members, body)
  }
}
