import Flipbook

/// A film that is played by hand, frame by frame and again and again.
package struct Play<FilmType: Film> {
  /// Where it plays.
  package private(set) var stage: Stage
  /// The frame that stands there.
  package private(set) var frame = 0
  private let frameCount: Int
  private var film: FilmType
  private var subscription: any Disposable

  /// A play of the film's first `seconds`, which stands at frame 0.
  package init(_ type: FilmType.Type, seconds: Double) throws {
    (film, stage, subscription) = try Self.begin()
    frameCount = Int(seconds * stage.canvas.framesPerSecond)
  }

  /// Before the last frame: whether the next one can be advanced to without beginning anew.
  package var isGoingOn: Bool { frame + 1 < frameCount }

  /// Begins anew, at frame 0.
  package mutating func rewind() throws {
    subscription.dispose()
    (film, stage, subscription) = try Self.begin()
    frame = 0
  }

  /// Goes on by a frame.
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
