package import Failures
import OutputFiles
import Foundation
import Raster
import SystemPackage

extension Manifest {
  /// The manifest as JSON: keys sorted, indented, the same bytes for the same manifest.
  package func json() throws(FlipbookError) -> [UInt8] { try OrderedJSON.bytes(of: self) }

  /// Writes the manifest to `path`: whole or not at all. Makes the folder if it is missing.
  package func write(to path: String) throws(FlipbookError) {
    try WholeFile.write(json(), to: path)
  }

  /// Reads the manifest at `path`.
  package static func read(_ path: String) throws(FlipbookError) -> Manifest {
    do {
      return try decode(try contents(of: path), name: path)
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(
        .unreadable, "The manifest “\(path)” can't be read: \(error).",
        hint: "Render the film first; its frames and manifest.json belong together.")
    }
  }

  private static func contents(of path: String) throws -> Data {
    let file = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
    return try file.closeAfter {
      var contents = Data()
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = try chunk.withUnsafeMutableBytes { try file.read(into: $0) }
        guard count > 0 else { return contents }
        contents += chunk.prefix(count)
      }
    }
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
          "The manifest “\(name)” has format version \(version); this program reads "
            + "\(currentVersion).",
          hint: "Render the film again with this version.")
      }
      manifest = try decoder.decode(Manifest.self, from: bytes)
      try manifest.check()
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(
        .malformed, "The manifest “\(name)” is malformed: \(reason(for: error).trimmingStops).",
        hint: "Render what it is of again: the film, or its chunk.")
    }
    return manifest
  }

  /// A number that no render writes.
  private struct BadNumber: Error { var name: String }

  /// Throws if it tells of what can't be: of a canvas without pixels, of frames before the first.
  func check() throws {
    func check(_ name: String, _ isPossible: Bool) throws {
      if !isPossible { throw BadNumber(name: name) }
    }
    try check("canvas.width", Bitmap.sides.contains(canvas.width))
    try check("canvas.height", Bitmap.sides.contains(canvas.height))
    try check("filmFrameCount", (0...Self.mostFrames).contains(filmFrameCount ?? 0))
    let numbers = 0..<Self.mostFrames
    try check("firstFrame", numbers.contains(firstFrame))
    try check("frames", frames.allSatisfy { numbers.contains($0.number) })
  }

  /// Films are shorter: more than half a year at sixty frames a second.
  static let mostFrames = 1_000_000_000

  private static func reason(for error: any Error) -> String {
    switch error {
    case let error as BadNumber: "“\(error.name)” is not possible"
    case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(path(context))” is of the wrong kind"
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
  /// Without full stops at its end: Foundation's sentences come with and without.
  fileprivate var trimmingStops: String {
    trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }
}
