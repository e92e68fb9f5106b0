import FilmStage
import Testing
import UIKit

/// A stage of 10 frames a second.
struct Room {
  let stage: FilmStage.Stage

  init() throws {
    stage = try FilmStage.Stage(canvas: Canvas(width: 120, height: 80, framesPerSecond: 10))
  }

  /// Puts a view into the window and lets a turn pass.
  func show(_ view: UIView) throws {
    try play(until: 0) {
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      stage.window.addSubview(view)
    }
  }

  /// What the stage shows.
  func pixels() throws -> Data { try #require(stage.snapshot().pngData()) }

  /// Runs `body` on the stage, then the clock up to `time`.
  func play(until time: TimeInterval, _ body: () -> Void) throws {
    stage.perform(body)
    try stage.advance(to: time)
  }
}

/// A view whose layer notes its calls.
final class LayerNotingView: UIView {
  override class var layerClass: AnyClass { OverridingLayer.self }

  /// What of `wanted` its layer is called while `body` runs, in order.
  func layerCalls(_ wanted: Set<String>, _ body: () throws -> Void) throws -> [String] {
    guard let layer = layer as? OverridingLayer else { return [] }
    return try layer.calls.among(wanted, body)
  }
}
