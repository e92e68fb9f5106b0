import Foundation
import Synchronization

/// The stages of a render in a profile.
package enum RenderStage: String, CaseIterable, Sendable {
  /// Running the film's code and the clock.
  case evaluate
  /// Sampling the layers and creating the display list.
  case list
  /// Finding the damage since the previous frame.
  case compare
  /// Drawing the damaged parts.
  case raster
  /// Hashing pixels for the manifest.
  case hash
  /// Filtering and compressing PNG bands.
  case compress
  /// Converting bands to the video's colour space.
  case convert
  /// Writing PNG files.
  case write
  /// Waiting until the video encoder accepts a frame.
  case waitForEncoder = "wait for ffmpeg"
  /// Waiting until there is space for another frame.
  case waitForSpace = "wait for space"
}

/// Collects the times of stages, from any thread.
package final class StageTimes: Sendable {
  /// The time that a stage took.
  package struct Time: Sendable {
    /// The elapsed time in seconds, summed over threads.
    package var elapsed = 0.0
    /// The processor time in seconds.
    package var busy = 0.0
  }

  private let times = Mutex<[RenderStage: Time]>([:])

  package init() {}

  /// The times collected so far.
  package var collected: [RenderStage: Time] { times.withLock { $0 } }

  /// Runs `body` and adds its time to `stage`.
  package func measure<Result, Failure: Error>(
    _ stage: RenderStage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (start, startBusy) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_THREAD_CPUTIME_ID))
    defer {
      let elapsed = Self.now(CLOCK_MONOTONIC) - start
      let busy = Self.now(CLOCK_THREAD_CPUTIME_ID) - startBusy
      times.withLock {
        $0[stage, default: Time()].elapsed += elapsed
        $0[stage, default: Time()].busy += busy
      }
    }
    return try body()
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension StageTimes? {
  /// Runs `body` and adds its time to `stage`, unless `self` or `stage` is nil.
  package func measure<Result, Failure: Error>(
    _ stage: RenderStage?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self, let stage else { return try body() }
    return try self.measure(stage, body)
  }
}
