import Batch
import Foundation

/// Shows the progress of a batch: on a terminal a table that is updated in place, with a line for
/// each film that is being rendered; elsewhere a line for each finished film.
final class BatchProgress: BatchObserver {
  private struct Job {
    var output: String
    var start: Date
    var done = 0
    var total = 0
  }

  /// The number of films, once known.
  var count = 0

  private let isQuiet: Bool
  private let isTerminal: Bool
  private let width: Int
  private let start = Date()
  private var jobs: [Int: Job] = [:]
  private var lastUpdate = Date.distantPast
  private var shownLines = 0
  private var ended = 0
  private var rendered = 0
  private var failed = 0

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    isTerminal = isatty(STDERR_FILENO) == 1
    width = Self.terminalWidth()
  }

  /// Shows the number of rows that have been checked.
  func check(rows: Int) { show(["checking the table: \(rows) rows"], isDue: false) }

  func begin(job: Int, output: String) {
    jobs[job] = Job(output: output, start: Date())
    update(isDue: false)
  }

  func progress(job: Int, done: Int, total: Int) {
    jobs[job]?.done = done
    jobs[job]?.total = total
    update(isDue: false)
  }

  func end(job: Int, _ entry: BatchEntry) {
    jobs[job] = nil
    ended += 1
    if entry.state == .failed { failed += 1 }
    if entry.state == .rendered { rendered += 1 }
    // Failures are always printed, and stay on the screen; so do warnings.
    let isNotable = entry.state == .failed || !isQuiet && entry.warnings != nil
    if isNotable || !isQuiet && !isTerminal {
      clear()
      printError(Self.line(entry, number: ended, of: count))
    }
    update(isDue: ended == count)
  }

  /// Removes the table from the screen.
  func finish() { clear() }

  /// For example "12/200 output/12.mp4: 120 frames in 0.8 s".
  static func line(_ entry: BatchEntry, number: Int, of count: Int) -> String {
    let warnings = (entry.warnings ?? []).map { "\n  warning: \($0)" }.joined()
    let start = "\(number)/\(count) \(entry.output ?? "row \(entry.row)")"
    switch entry.state {
    case .rendered:
      let seconds = String(format: "%.1f", entry.seconds)
      return "\(start): \(entry.frames ?? 0) frames in \(seconds) s\(warnings)"
    case .kept: return "\(start): kept\(warnings)"
    case .failed:
      let hint = entry.hint.map { "\n  \($0)" } ?? ""
      let row = entry.output == nil ? "" : " (row \(entry.row))"
      return "\(start): failed\(row): \(entry.error ?? "")\(hint)\(warnings)"
    }
  }

  // MARK: On a terminal

  private func update(isDue: Bool) {
    let now = Date()
    show([overall(now)] + jobs.sorted { $0.key < $1.key }.map { line($0.value, now) }, isDue: isDue)
  }

  private func show(_ lines: @autoclosure () -> [String], isDue: Bool) {
    guard isTerminal, !isQuiet else { return }
    let now = Date()
    guard isDue || now.timeIntervalSince(lastUpdate) >= 0.1 else { return }
    lastUpdate = now
    clear()
    let lines = lines()
    write(lines.map { String($0.prefix(width - 1)) + "\n" }.joined())
    shownLines = lines.count
  }

  private func overall(_ now: Date) -> String {
    let seconds = now.timeIntervalSince(start)
    let bar = String(repeating: "█", count: min(20 * ended / max(count, 1), 20))
    let rest = String(repeating: "░", count: 20 - bar.count)
    var text = "\(bar)\(rest) \(ended)/\(count) films"
    if failed > 0 { text += ", \(failed) failed" }
    if rendered > 0 {
      let left = Int(seconds / Double(rendered) * Double(count - ended))
      text += String(format: " · %d:%02d left", left / 60, left % 60)
    }
    return text
  }

  private func line(_ job: Job, _ now: Date) -> String {
    let rate = Int(Double(job.done) / max(now.timeIntervalSince(job.start), 0.001))
    let frames = job.total > 0 ? "frame \(job.done)/\(job.total) · \(rate) fps" : "starting"
    return "  \(job.output)  \(frames)"
  }

  /// Moves the cursor to the start of the table and clears the screen from there.
  private func clear() {
    guard shownLines > 0 else { return }
    write("\u{1B}[\(shownLines)A\u{1B}[J")
    shownLines = 0
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private static func terminalWidth() -> Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 80 }
    return Int(size.ws_col)
  }
}
