package import Failures
import OutputFiles
import Foundation
import Images

/// What of a render is done, written down frame by frame: what is left of a render that was killed.
///
/// The first line is the manifest that the render would have, without frames, as JSON; then a line for
/// each frame whose file is in its place: number, hash of the pixels, checksum of the file, digest of
/// the display list, its compression if that is another than the manifest's, and a checksum of the line;
/// between them, as JSON, the checksums of files that the film reads on the way. A line that is not whole
/// counts as not there. Nothing is synchronised to the disk: what it says of a file, the file itself is
/// held against.
package final class RenderJournal: Sendable {
  private let file: JournalFile

  /// Begins a journal in place of what stood there, with frames that are done already. Throws while
  /// another render writes it. `check` is called once no other render can write it any more.
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

  /// What is wrong when another render writes the journal at `path`.
  package static func taken(_ path: String) -> FlipbookError {
    FlipbookError(
      .busy, "Another render is writing “\(path)”.",
      hint: "Wait for it, or name another folder with --output.")
  }

  /// Notes that a frame's file is in its place.
  package func append(_ frame: Manifest.Frame) throws(FlipbookError) {
    try file.append(Self.line(frame))
  }

  /// Notes checksums of files that the film has read, by path.
  package func append(files: [String: String]) throws(FlipbookError) {
    try file.append(OrderedJSON.line(files))
  }

  /// Leaves it to the next render.
  package func release() { file.release() }

  /// What a journal tells: the manifest of its header with the frames of its lines, by number; nil if
  /// there is no journal, or not even its header is whole.
  package static func read(_ path: String) -> Manifest? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1, var manifest = try? JSONDecoder().decode(Manifest.self, from: lines[0]),
      manifest.formatVersion == Manifest.currentVersion, (try? manifest.check()) != nil
    else { return nil }
    var frames: [Int: Manifest.Frame] = [:]
    // What comes after the last newline is not whole.
    for line in lines.dropFirst().dropLast() {
      if line.first == UInt8(ascii: "{") {
        let files = try? JSONDecoder().decode([String: String].self, from: line)
        manifest.files = (manifest.files ?? [:]).merging(files ?? [:]) { $1 }
      } else if let frame = frame(String(decoding: line, as: UTF8.self)) {
        frames[frame.number] = frame
      }
    }
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
      let number = Int(fields[0]), (0..<Manifest.mostFrames).contains(number),
      let hash = PixelHash(fields[1])
    else { return nil }
    return Manifest.Frame(
      number: number, file: FrameFile.name(ofFrame: number), hash: hash,
      checksum: PixelHash(fields[2]), list: PixelHash(fields[3]),
      compression: fields.count == 6 ? fields[4] : nil)
  }
}
