package import Failures
import OutputFiles
import Foundation
import Images

/// The list of a render's finished frames, written frame by frame, so that it survives if the
/// render is killed.
///
/// The first line is the manifest without frames, as JSON. It is followed by a line for each frame
/// whose file is complete: number, hash of the pixels, checksum of the file, digest of the display
/// list, compression if it isn't the manifest's, and a checksum of the line. Lines of JSON between
/// them contain the checksums of files that the film reads while it runs. Incomplete lines are
/// ignored. The journal isn't synchronized to the disk, because files are checked against it before
/// they are used.
package final class RenderJournal: Sendable {
  private let file: JournalFile

  /// Creates a journal with frames that are already done, replacing an existing one. Throws while
  /// another render is writing it. `check` is called after the journal has been locked.
  package init(
    _ path: String, of manifest: Manifest, done: [Manifest.Frame],
    check: () throws(FlipbookError) -> Void = {}
  ) throws(FlipbookError) {
    var header = manifest
    header.frames = []
    let first = try OrderedJSON.line(header)
    file = try JournalFile(path, taken: Self.taken(path)) { append throws(FlipbookError) in
      try check()
      try append(first)
      for frame in done { try append(Self.line(frame)) }
    }
  }

  /// Returns the error for a journal at `path` that another render is writing.
  package static func taken(_ path: String) -> FlipbookError {
    FlipbookError(
      .busy, "Another render is writing \"\(path)\".",
      hint: "Wait until it ends, or choose another folder with --output.")
  }

  /// Records that a frame's file is complete.
  package func append(_ frame: Manifest.Frame) throws(FlipbookError) {
    try file.append(Self.line(frame))
  }

  /// Records the checksums of files that the film has read, by path.
  package func append(files: [String: String]) throws(FlipbookError) {
    try file.append(OrderedJSON.line(files))
  }

  /// Unlocks the journal for the next render.
  package func release() { file.release() }

  /// Reads a journal. Returns the manifest of its header with the frames of its lines, sorted by
  /// number; nil if the journal doesn't exist or its header is incomplete.
  package static func read(_ path: String) -> Manifest? {
    guard let bytes = RegularFile.contents(atPath: path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1, var manifest = try? JSONDecoder().decode(Manifest.self, from: lines[0]),
      manifest.formatVersion == Manifest.currentVersion, (try? manifest.check()) != nil
    else { return nil }
    var frames: [Int: Manifest.Frame] = [:]
    var files = manifest.files ?? [:]
    // A line without a newline at its end is incomplete.
    for line in lines.dropFirst().dropLast() {
      if line.first == UInt8(ascii: "{") {
        let more = try? JSONDecoder().decode([String: String].self, from: line)
        files.merge(more ?? [:]) { $1 }
      } else if let frame = frame(String(decoding: line, as: UTF8.self)) {
        frames[frame.number] = frame
      }
    }
    if !files.isEmpty { manifest.files = files }
    manifest.frames = frames.values.sorted { $0.number < $1.number }
    return manifest
  }

  private static func line(_ frame: Manifest.Frame) -> [UInt8] {
    let (checksum, list) = (frame.checksum?.description ?? "-", frame.list?.description ?? "-")
    let compression = frame.compression.map { " " + $0 } ?? ""
    let text = "\(frame.number) \(frame.hash) \(checksum) \(list)\(compression)"
    return Array("\(text) \(PixelHash(bytes: Array(text.utf8)))\n".utf8)
  }

  private static func frame(_ line: String) -> Manifest.Frame? {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let text = fields.dropLast().joined(separator: " ")
    guard (5...6).contains(fields.count),
      fields.last == PixelHash(bytes: Array(text.utf8)).description,
      let number = Int(fields[0]), (0..<Manifest.frameLimit).contains(number),
      let hash = PixelHash(fields[1])
    else { return nil }
    return Manifest.Frame(
      number: number, file: FrameFile.name(ofFrame: number), hash: hash,
      checksum: PixelHash(fields[2]), list: PixelHash(fields[3]),
      compression: fields.count == 6 ? fields[4] : nil)
  }
}
