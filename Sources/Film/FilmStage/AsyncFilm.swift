public import Rx

/// A film whose sequence is an asynchronous function.
///
/// The function runs on the stage's clock, and the film ends when it returns: its last frame is the
/// first one at or after that instant. Before a frame is drawn, everything that can run at its time
/// has run.
///
///     struct Intro: AsyncFilm {
///       let canvas = Canvas(width: 1280, height: 720)
///
///       func perform(on stage: Stage) async throws {
///         let card = UIView(frame: CGRect(x: 100, y: 260, width: 200, height: 200))
///         stage.window.addSubview(card)
///         try await card.animate(duration: 0.5) { $0.alpha = 0 }
///         try await Task.sleep(for: .seconds(1))
///       }
///     }
public protocol AsyncFilm: Film {
  /// Adds views to the stage's window and plays the film.
  ///
  /// The film doesn't end before other tasks that it started with `stage.task`. An error that is
  /// thrown ends the rendering.
  func perform(on stage: Stage) async throws
}

extension AsyncFilm {
  /// Starts the asynchronous function and returns an observable that completes when it returns.
  public func perform(on stage: Stage) throws -> Observable<Void>? {
    let end = AsyncSubject<Void>()
    stage.task(name: "\(Self.name).perform(on:)") {
      try await self.perform(on: stage)
      end.onCompleted()
    }
    return end
  }
}
