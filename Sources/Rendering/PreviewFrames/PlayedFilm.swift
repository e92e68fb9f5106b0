import Failures
import FilmStage
import Foundation
import Processes
import Raster
import Sinks
import Traces
import VirtualTime

/// A film that is played once, on a thread of its own, and the display list of each of its frames.
///
/// Lists share what doesn't change between frames. For those that `KeptLists` has no room for,
/// `FrameReplay` plays the film again.
///
/// `@unchecked Sendable`: all mutable state is accessed only while `condition` is locked.
final class PlayedFilm: @unchecked Sendable {
  /// What is known about the film so far.
  struct Progress: Sendable {
    /// The number of frames that were played.
    var played = 0
    /// The number of frames of the film; nil until it is known.
    var total: Int?
    /// The size, the rate and the background; nil until the stage exists.
    var format: FrameFormat?
    /// Whether the film has ended or failed, or its playing was cancelled.
    var hasEnded = false
    /// Whether the film's trace is known.
    var hasTrace = false
    /// The error that ended the film.
    var error: FlipbookError?
  }

  private let condition = NSCondition()
  private var progress = Progress()
  private var lists = KeptLists()
  private var isCancelled = false
  private var trace: Trace?

  /// Starts to play the film. `onProgress` is called by the film's thread whenever something new is
  /// known, and at most every 50 ms for further frames. Throws if no thread can be started.
  init<FilmType: Film>(
    _ performance: PreviewPerformance<FilmType>,
    onProgress: @escaping @Sendable (PlayedFilm) -> Void
  ) throws(FlipbookError) {
    try SystemThread.start("film") { [self] in
      StackSpace.withLargeStack { () throws(Never) in
        do throws(FlipbookError) {
          try play(performance, onProgress)
        } catch {
          condition.withLock { progress.error = error }
        }
        end(onProgress)
      }
    }
  }

  private func end(_ onProgress: @Sendable (PlayedFilm) -> Void) {
    condition.withLock {
      progress.hasEnded = true
      condition.broadcast()
    }
    onProgress(self)
  }

  private func play<FilmType: Film>(
    _ performance: PreviewPerformance<FilmType>,
    _ onProgress: @Sendable (PlayedFilm) -> Void
  ) throws(FlipbookError) {
    let run = try performance.start()
    var (number, latest) = (0, Date.distantPast)
    condition.withLock {
      progress.format = run.stage.format
      lists = KeptLists()
    }
    while !condition.withLock({ isCancelled }) {
      let list = try run.displayList(ofFrame: number)
      let total = try run.frameCountIfKnown()
      number += 1
      add(list, total)
      if let total, number >= total {
        end(onProgress)
        // Looking up the lines of calls takes a while.
        let trace = Trace(film: FilmType.name, of: run, frameCount: total)
        return condition.withLock {
          self.trace = trace
          progress.hasTrace = true
        }
      }
      guard number == 1 || Date().timeIntervalSince(latest) > 0.05 else { continue }
      latest = Date()
      onProgress(self)
    }
  }

  private func add(_ list: DisplayList, _ total: Int?) {
    condition.withLock {
      lists.append(list)
      progress.played += 1
      progress.total = total
      condition.broadcast()
    }
  }

  /// What is known so far.
  var current: Progress { condition.withLock { progress } }

  /// The trace of the film; nil until it has ended without an error.
  var finishedTrace: Trace? { condition.withLock { trace } }

  /// Returns the list of a frame, or of the nearest one that was played, with its number; nil if
  /// there is none. Waits at most `seconds` for a frame that isn't played yet. A frame whose list
  /// wasn't kept has a number and no list.
  func list(ofFrame number: Int, wait seconds: TimeInterval) -> (number: Int, list: DisplayList?)? {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: seconds)
    while progress.played <= number, !progress.hasEnded, condition.wait(until: limit) {}
    guard progress.played > 0 else { return nil }
    let number = min(max(number, 0), progress.played - 1)
    return (number, lists[number])
  }

  /// Returns a text for each frame that was played: equal lists have equal texts.
  func digests() -> [String] { condition.withLock { lists }.digests.map { "\($0)" } }

  /// Stops playing after the current frame.
  func cancel() { condition.withLock { isCancelled = true } }
}
