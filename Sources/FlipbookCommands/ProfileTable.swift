import Foundation
import Output

/// Where the time of a render went, as a table.
struct ProfileTable: CustomStringConvertible {
  private let times: [RenderStage: StageTimes.Time]
  private let frameCount: Int
  private let seconds: Double

  /// What `times` say about a render of so many frames that took so many seconds.
  init(_ times: [RenderStage: StageTimes.Time], frameCount: Int, seconds: Double) {
    (self.times, self.frameCount, self.seconds) = (times, frameCount, seconds)
  }

  var description: String {
    let head = Self.row("stage", "ms a frame", "cores busy")
    let stages = RenderStage.allCases.compactMap { stage in
      times[stage].map { row(stage.rawValue, elapsed: $0.elapsed, busy: $0.busy) }
    }
    let busy = times.values.reduce(0) { $0 + $1.busy }
    var rows = [head] + stages + [row("all of these", elapsed: nil, busy: busy)]
    let ffmpeg = Self.busyOfChildren
    if times[.convert] != nil { rows.append(row("ffmpeg", elapsed: nil, busy: ffmpeg)) }
    rows.append(row("the render", elapsed: seconds, busy: nil))
    return rows.joined(separator: "\n")
  }

  private func row(_ name: String, elapsed: Double?, busy: Double?) -> String {
    Self.row(
      name, elapsed.map { String(format: "%.3f", $0 * 1000 / Double(frameCount)) } ?? "",
      busy.map { String(format: "%.2f", $0 / seconds) } ?? "")
  }

  private static func row(_ name: String, _ time: String, _ cores: String) -> String {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 0)) + text
    }
    let name = name + String(repeating: " ", count: max(16 - name.count, 0))
    return "  " + name + right(time, 12) + right(cores, 12)
  }

  /// Seconds that processors worked for programs that were started and have ended.
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
