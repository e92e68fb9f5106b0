import Foundation

/// A line on a terminal that shows the progress of a render; prints nothing elsewhere, unless the
/// environment variable FLIPBOOK_PROGRESS asks for lines.
package final class ProgressLine {
  private let isShown: Bool
  /// Whether each update is a line of its own, such as "progress 120 271", for another program.
  private let printsLines: Bool
  private let start = Date()
  private var lastUpdate = Date.distantPast
  private var width = 0

  package init(isQuiet: Bool) {
    printsLines = ProcessInfo.processInfo.environment["FLIPBOOK_PROGRESS"] == "lines"
    isShown = !isQuiet && (printsLines || isatty(STDERR_FILENO) == 1)
  }

  /// Shows that `done` frames, of `total` if known, are in progress. The line is updated at most
  /// ten times per second.
  package func update(_ done: Int, _ total: Int?) {
    guard isShown else { return }
    let now = Date()
    guard now.timeIntervalSince(lastUpdate) >= 0.1 || done == total else { return }
    lastUpdate = now
    if printsLines { return printError("progress \(done) \(total ?? 0)") }
    show(Self.text(done, total, seconds: now.timeIntervalSince(start)))
  }

  /// Removes the line.
  package func end() {
    if width > 0 { show("") }
  }

  /// For example "frame 120/271 · 350 fps · 0:01 left".
  static func text(_ done: Int, _ total: Int?, seconds: TimeInterval) -> String {
    let rate = Double(done) / max(seconds, 0.001)
    guard let total else { return "frame \(done) · \(Int(rate)) fps" }
    let left = Int((Double(total - done) / max(rate, 0.001)).rounded(.up))
    let minutes = String(format: "%d:%02d", left / 60, left % 60)
    return "frame \(done)/\(total) · \(Int(rate)) fps · \(minutes) left"
  }

  private func show(_ text: String) {
    let padding = String(repeating: " ", count: max(width - text.count, 0))
    let line = "\r\(text)\(padding)\(text.isEmpty ? "\r" : "")"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    width = text.count
  }
}
