import Foundation
package import Sinks

/// How a pipeline works: none of it changes what it draws.
package struct PipelineSettings: Sendable {
  /// How many threads draw and prepare frames.
  package let threads: Int

  /// Whether what is the same as in the frame before is used again.
  package let reuses: Bool

  /// How many bytes the pieces of frames in flight may take; those of one frame may take more.
  package let mostBytes: Int

  /// How many bytes of shadows and letters are kept from frame to frame.
  package let keptBytes: Int

  /// Where times are collected; nil if they aren't.
  package let times: StageTimes?

  /// Frames in flight: enough for every thread to have one at hand while others wait for their turn.
  var mostFrames: Int { 2 * threads + 2 }

  package init(
    threads: Int, reuses: Bool = true, mostBytes: Int = 128 << 20, keptBytes: Int = 64 << 20,
    times: StageTimes? = nil
  ) {
    (self.threads, self.reuses, self.mostBytes) = (threads, reuses, mostBytes)
    (self.keptBytes, self.times) = (keptBytes, times)
  }
}
