import Foundation
package import Sinks

/// The settings of a pipeline. They don't change the pixels.
package struct PipelineSettings: Sendable {
  /// The number of threads that draw and prepare frames.
  package let threads: Int

  /// Whether unchanged parts of the previous frame are reused.
  package let reuses: Bool

  /// The upper bound for the pieces of frames in flight, in bytes. A single frame can exceed it.
  package let memoryLimit: Int

  /// The size of the cache for shadows and letters, in bytes.
  package let keptBytes: Int

  /// The collector for times; nil if they aren't measured.
  package let times: StageTimes?

  /// The limit for frames in flight: enough to keep all threads busy while other frames wait for
  /// their delivery.
  var frameLimit: Int { 2 * threads + 2 }

  package init(
    threads: Int, reuses: Bool = true, memoryLimit: Int = 128 << 20, keptBytes: Int = 64 << 20,
    times: StageTimes? = nil
  ) {
    self.threads = threads
    self.reuses = reuses
    self.memoryLimit = memoryLimit
    self.keptBytes = keptBytes
    self.times = times
  }
}
