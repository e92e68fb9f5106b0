import Foundation
import Synchronization

/// What a render spends its time on.
package enum RenderStage: String, CaseIterable, Sendable {
  /// Running the film's code and the clock.
  case evaluate
  /// Sampling the layers and listing what they show.
  case list
  /// Finding what has changed since the frame before.
  case compare
  /// Drawing it.
  case raster
  /// Hashing pixels for the manifest.
  case hash
  /// Filtering and compressing PNG bands.
  case compress
  /// Converting bands to the video's colour space.
  case convert
  /// Writing PNG files.
  case write
  /// Waiting for the video's encoder to take a frame.
  case waitForEncoder = "wait for ffmpeg"
  /// Waiting until there is room for another frame.
  case waitForRoom = "wait for room"
}

/// Collects what stages take, from any thread.
package final class StageTimes: Sendable {
  /// What a stage took.
  package struct Time: Sendable {
    /// Seconds that passed, summed over threads.
    package var elapsed = 0.0
    /// Seconds that a processor worked.
    package var busy = 0.0
  }

  private let times = Mutex<[RenderStage: Time]>([:])

  package init() {}

  /// What has been collected.
  package var collected: [RenderStage: Time] { times.withLock { $0 } }

  /// Runs `body`; what it takes counts for `stage`.
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
  /// Runs `body`; what it takes counts for `stage`, if both are there.
  package func measure<Result, Failure: Error>(
    _ stage: RenderStage?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self, let stage else { return try body() }
    return try self.measure(stage, body)
  }
}
