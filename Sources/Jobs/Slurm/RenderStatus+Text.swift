package import Failures
import OutputFiles
import Foundation

extension RenderStatus: CustomStringConvertible {
  /// A table with a row for each chunk, followed by a list of the missing frames.
  package var description: String {
    var lines: [String] = []
    if let submission {
      lines.append(
        "\(submission.film): job \(submission.arrayJob) in \(submission.chunks) chunks, then job "
          + submission.assembleJob)
    }
    let header = ["chunk", "state", "frames", "of", "node", "attempts", ""]
    lines += Self.table(
      [header] + chunks.map(row) + [["assemble", assembly] + assemblyReasonCells])
    lines.append(summary)
    if let trouble { lines.append("Slurm could not be queried: \(trouble)") }
    return lines.joined(separator: "\n")
  }

  /// A sentence about the missing frames.
  private var summary: String {
    let ranges = missing.rangeView.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)"
    }
    let shown = ranges.prefix(20).joined(separator: ", ") + (ranges.count > 20 ? " …" : "")
    let unknown = chunks.filter { $0.frames == nil && $0.state != "done" }.map { "\($0.number)" }
    if !missing.isEmpty {
      return "missing: \(missing.count == 1 ? "frame" : "\(missing.count) frames:") \(shown)"
    }
    if !unknown.isEmpty {
      return "missing: frames of \(unknown.count == 1 ? "chunk" : "chunks") "
        + unknown.joined(separator: ", ")
    }
    if isComplete {
      let count = chunks.reduce(0) { $0 + $1.done.count }
      guard let filmFrameCount, count < filmFrameCount else {
        return "all frames are done and assembled"
      }
      return "\(count) of the film's \(filmFrameCount) frames are done; no others were requested"
    }
    let isInProgress = ["pending", "running"].contains(assembly)
    let log =
      submission == nil || assemblyReason == nil ? "" : " (see \(folder)/slurm/assemble.log)"
    return "all frames are done"
      + (isInProgress ? "" : "; assemble them with \"assemble \(folder)\"\(log)")
  }

  private var assemblyReasonCells: [String] { ["", "", "", "", assemblyReason ?? ""] }

  private func row(_ chunk: Chunk) -> [String] {
    [
      "\(chunk.number)", chunk.state, "\(chunk.done.count)",
      chunk.frames.map { "\($0.count)" } ?? "?", chunk.node ?? "",
      chunk.attempts.map(String.init) ?? "", chunk.reason ?? "",
    ]
  }

  /// Returns the rows with their cells aligned in columns.
  private static func table(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
  }
}

extension RenderStatus {
  /// Returns the status as JSON.
  package func json() throws(FlipbookError) -> String {
    String(decoding: try OrderedJSON.bytes(of: Report(self)), as: UTF8.self)
  }

  private struct Report: Encodable {
    struct Chunk: Encodable {
      var chunk: Int
      var state: String
      var done: Int
      var total: Int?
      /// The first missing frames, at most a million.
      var missing: [Int]
      var node: String?
      var attempts: Int?
      var reason: String?
    }

    var film: String?
    var filmFrameCount: Int?
    var folder: String
    var complete: Bool
    var assemble: String
    var arrayJob: String?
    var assembleJob: String?
    var chunks: [Chunk]
    /// The first missing frames, at most a million, and the number of all.
    var missing: [Int]
    var missingCount: Int
    var trouble: String?

    /// The number of frames of a film is what a file claims, so not all are listed.
    private static let listLimit = 1_000_000

    init(_ status: RenderStatus) {
      film = status.film
      folder = status.folder
      complete = status.isComplete
      filmFrameCount = status.filmFrameCount
      assemble = status.assembly
      missing = Array(status.missing.prefix(Self.listLimit))
      missingCount = status.missing.count
      arrayJob = status.submission?.arrayJob
      assembleJob = status.submission?.assembleJob
      trouble = status.trouble?.message
      chunks = status.chunks.map {
        Chunk(
          chunk: $0.number, state: $0.state, done: $0.done.count, total: $0.frames?.count,
          missing: Array($0.missing.prefix(Self.listLimit)), node: $0.node, attempts: $0.attempts,
          reason: $0.reason)
      }
    }
  }
}
