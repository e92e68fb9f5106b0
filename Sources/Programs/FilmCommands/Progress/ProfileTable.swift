import Foundation
import Sinks

/// The profile of a render as a table: for each stage the elapsed time summed over the threads, the
/// processor time, and the number of processors that this kept busy.
struct ProfileTable: CustomStringConvertible {
  private let times: [RenderStage: StageTimes.Time]
  private let frameCount: Int
  private let seconds: Double

  /// Creates the table for a render of `frameCount` frames that took `seconds` seconds.
  init(_ times: [RenderStage: StageTimes.Time], frameCount: Int, seconds: Double) {
    self.times = times
    self.frameCount = frameCount
    self.seconds = seconds
  }

  var description: String {
    let stages = RenderStage.allCases.compactMap { stage in
      times[stage].map { row(stage.rawValue, elapsed: $0.elapsed, busy: $0.busy) }
    }
    let busy = times.values.reduce(0) { $0 + $1.busy }
    var rows = [Self.row("stage", "ms per frame", "CPU ms", "cores busy")] + stages
    rows.append(row("all stages", elapsed: nil, busy: busy))
    if times[.convert] != nil {
      rows.append(row("ffmpeg", elapsed: nil, busy: Self.busyOfChildren))
    }
    rows.append(row("whole render", elapsed: seconds, busy: nil))
    return rows.joined(separator: "\n")
  }

  private func row(_ name: String, elapsed: Double?, busy: Double?) -> String {
    func perFrame(_ time: Double?) -> String {
      time.map { String(format: "%.3f", $0 * 1000 / Double(frameCount)) } ?? ""
    }
    return Self.row(
      name, perFrame(elapsed), perFrame(busy),
      busy.map { String(format: "%.2f", $0 / seconds) } ?? "")
  }

  private static func row(_ name: String, _ columns: String...) -> String {
    let name = name + String(repeating: " ", count: max(16 - name.count, 0))
    let right = columns.map { String(repeating: " ", count: max(12 - $0.count, 0)) + $0 }
    return "  " + name + right.joined()
  }

  /// The processor time of child processes that have ended, in seconds.
  private static var busyOfChildren: Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
