public import Foundation
import VirtualTime

extension ProcessInfo {
  /// The media time of the stage, in seconds; the same as `CACurrentMediaTime()`, with which apps
  /// compare the timestamps of touches. Rewritten sources use it for `systemUptime`, which is the
  /// machine's.
  public var stageUptime: TimeInterval { StageNow.instant.mediaTime }
}
