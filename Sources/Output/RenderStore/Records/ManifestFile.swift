package import Failures
import OutputFiles
import Foundation
import Raster
import SystemPackage

extension Manifest {
  /// Returns the manifest as indented JSON with sorted keys. Equal manifests give equal bytes.
  package func json() throws(FlipbookError) -> [UInt8] {
    var rest = self
    rest.frames = []
    return try OrderedJSON.bytes(of: rest, with: [.init("frames", frames)])
  }

  /// Writes the manifest to `path` atomically. Creates the folder if necessary.
  package func write(to path: String) throws(FlipbookError) {
    try AtomicFile.write(json(), to: path)
  }

  /// Reads the manifest at `path`.
  package static func read(_ path: String) throws(FlipbookError) -> Manifest {
    let contents: Data
    do {
      contents = try RegularFile.read(path)
    } catch {
      throw FlipbookError(
        .unreadable, "The manifest \"\(path)\" can't be read: \(error).",
        hint: "Render the film first: `render` writes manifest.json beside the frames.")
    }
    return try decode(contents, name: path)
  }

  private struct Version: Decodable { var formatVersion: Int }

  private static func decode(_ bytes: Data, name: String) throws(FlipbookError) -> Manifest {
    let manifest: Manifest
    do {
      let decoder = JSONDecoder()
      let version = try decoder.decode(Version.self, from: bytes).formatVersion
      guard version == currentVersion else {
        throw FlipbookError(
          .unsupportedVersion,
          "The manifest \"\(name)\" has format version \(version); this program reads "
            + "\(currentVersion).",
          hint: "Render the film again with this version.")
      }
      manifest = try decoder.decode(Manifest.self, from: bytes)
      try manifest.check()
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(
        .malformed, "The manifest \"\(name)\" is malformed: \(reason(for: error).trimmingStops).",
        hint: "Render the film or the chunk again.")
    }
    return manifest
  }

  /// An error for a number that is out of range.
  private struct BadNumber: Error { var name: String }

  /// Throws if a number is out of range, such as the size of the canvas or the number of a frame.
  func check() throws {
    func check(_ name: String, _ isPossible: Bool) throws {
      if !isPossible { throw BadNumber(name: name) }
    }
    try check("canvas.width", Bitmap.sides.contains(canvas.width))
    try check("canvas.height", Bitmap.sides.contains(canvas.height))
    try check("filmFrameCount", (0...Self.frameLimit).contains(filmFrameCount ?? 0))
    let numbers = 0..<Self.frameLimit
    try check("firstFrame", numbers.contains(firstFrame))
    try check("frames", frames.allSatisfy { numbers.contains($0.number) })
  }

  /// The limit for the number of frames: more than half a year at 60 frames per second.
  static let frameLimit = 1_000_000_000

  private static func reason(for error: any Error) -> String {
    switch error {
    case let error as BadNumber: "\"\(error.name)\" is out of range"
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\"\(path(context))\" has the wrong type"
    case DecodingError.dataCorrupted(let context): context.debugDescription
    default: (error as NSError).localizedDescription
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      .joined(separator: ".")
  }
}

extension String {
  /// The text without full stops at its ends, because only some of Foundation's messages have them.
  fileprivate var trimmingStops: String {
    trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }
}
