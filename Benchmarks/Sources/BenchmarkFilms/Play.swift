import Flipbook

/// A film that is advanced frame by frame and can be restarted.
package struct Play<FilmType: Film> {
  /// The stage that the film plays on.
  package private(set) var stage: Stage
  /// The number of the current frame.
  package private(set) var frame = 0
  private let frameCount: Int
  private var film: FilmType
  private var subscription: any Disposable

  /// Creates a play of the film's first `seconds`, at frame 0.
  package init(_ type: FilmType.Type, seconds: Double) throws {
    (film, stage, subscription) = try Self.begin()
    frameCount = Int(seconds * stage.canvas.framesPerSecond)
  }

  /// Whether another frame follows the current one.
  package var hasNextFrame: Bool { frame + 1 < frameCount }

  /// Restarts the film at frame 0.
  package mutating func rewind() throws {
    subscription.dispose()
    (film, stage, subscription) = try Self.begin()
    frame = 0
  }

  /// Advances by one frame.
  package mutating func advance() throws {
    frame += 1
    try stage.advance(to: Double(frame) / stage.canvas.framesPerSecond)
  }

  private static func begin() throws -> (FilmType, Stage, any Disposable) {
    let film = FilmType()
    let stage = try Stage(canvas: film.canvas)
    if let assets = FilmType.assets { stage.assets = [assets] }
    let subscription = try stage.perform { try film.perform(on: stage)?.subscribe() }
    return (film, stage, subscription ?? Disposables.create())
  }
}
