import Images
import Foundation
import Synchronization
import SystemPackage

/// What of a render is done, written down frame by frame: what is left of a render that was killed.
///
/// The first line is the manifest that the render would have, without frames, as JSON; then a line for
/// each frame whose file is in its place: number, hash of the pixels, checksum of the file, digest of
/// the display list, and a checksum of the line. A line that is not whole counts as not there. Nothing
/// is synchronised to the disk: what it says of a file, the file itself is held against.
package final class RenderJournal: Sendable {
  private let path: String
  private let file: FileDescriptor

  /// Begins a journal in place of what stood there, with frames that are done already.
  package init(
    _ path: String, of manifest: Manifest, done: [Manifest.Frame]
  ) throws(OutputError) {
    self.path = path
    var header = manifest
    header.frames = []
    var bytes = try OrderedJSON.line(header)
    for frame in done { bytes += Self.line(frame) }
    try WholeFile.write(bytes, to: path)
    do {
      file = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.append, .closeOnExec])
    } catch {
      throw OutputError(error as? Errno ?? .ioError, on: path, purpose: "write")
    }
  }

  deinit { try? file.close() }

  /// Notes that a frame's file is in its place.
  package func append(_ frame: Manifest.Frame) throws(OutputError) {
    do { _ = try file.writeAll(Self.line(frame)) } catch {
      throw OutputError(error as? Errno ?? .ioError, on: path, purpose: "write")
    }
  }

  /// Takes the journal away: the manifest tells all that it did.
  package func remove() { unlink(path) }

  /// What a journal tells: the manifest of its header with the frames of its lines, by number; nil if
  /// there is no journal, or not even its header is whole.
  package static func read(_ path: String) -> Manifest? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1, var manifest = try? JSONDecoder().decode(Manifest.self, from: lines[0]),
      manifest.formatVersion == Manifest.currentVersion
    else { return nil }
    var frames: [Int: Manifest.Frame] = [:]
    // What comes after the last newline is not whole.
    for line in lines.dropFirst().dropLast() {
      if let frame = frame(String(decoding: line, as: UTF8.self)) { frames[frame.number] = frame }
    }
    manifest.frames = frames.values.sorted { $0.number < $1.number }
    return manifest
  }

  private static func line(_ frame: Manifest.Frame) -> [UInt8] {
    let (checksum, list) = (frame.checksum?.description ?? "-", frame.list?.description ?? "-")
    let text = "\(frame.number) \(frame.hash) \(checksum) \(list)"
    return Array("\(text) \(PixelHash(bytes: Array(text.utf8)))\n".utf8)
  }

  private static func frame(_ line: String) -> Manifest.Frame? {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let text = fields.dropLast().joined(separator: " ")
    guard fields.count == 5, fields[4] == PixelHash(bytes: Array(text.utf8)).description,
      let number = Int(fields[0]), number >= 0, let hash = PixelHash(fields[1])
    else { return nil }
    return Manifest.Frame(
      number: number, file: PNGSequence.fileName(ofFrame: number), hash: hash,
      checksum: PixelHash(fields[2]), list: PixelHash(fields[3]))
  }
}
