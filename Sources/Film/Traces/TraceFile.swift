package import Failures
import OutputFiles
import Foundation
package import RenderStore

/// The trace file of a render.
package enum TraceFile {
  /// The result of reading the trace.
  package enum Found {
    case trace(Trace)
    /// No usable trace, with a sentence that gives the reason.
    case none(String)
  }

  private struct Version: Decodable { var formatVersion: Int }

  /// Reads the trace that was written with `manifest` from its folder.
  package static func read(in folder: String, of manifest: Manifest) -> Found {
    let path = RenderFolder(folder).tracePath
    guard let bytes = RegularFile.contents(atPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      return .none(
        isThere
          ? "\"\(path)\" can't be read."
          : "The render has no \(RenderFiles.trace). Render without --no-trace to write one."
      )
    }
    let decoder = OrderedJSON.decoder
    guard let version = try? decoder.decode(Version.self, from: bytes).formatVersion else {
      return .none("\"\(path)\" is malformed. Render the film again.")
    }
    guard version == Trace.currentVersion else {
      return .none(
        "\"\(path)\" has format version \(version); this program reads \(Trace.currentVersion).")
    }
    guard let trace = try? decoder.decode(Trace.self, from: bytes) else {
      return .none("\"\(path)\" is malformed. Render the film again.")
    }
    guard trace.film == manifest.film, trace.canvas == manifest.canvas,
      trace.fingerprint == manifest.fingerprint
    else {
      return .none(
        "\"\(path)\" doesn't belong to the render that \(RenderFiles.whole.manifest) describes.")
    }
    return .trace(trace)
  }

  /// Reads a trace that is the golden of a test.
  package static func golden(_ path: String) throws(FlipbookError) -> Trace {
    do {
      return try OrderedJSON.decoder.decode(Trace.self, from: RegularFile.read(path))
    } catch {
      throw FlipbookError(
        .unreadable, "The golden \"\(path)\" isn't a readable timeline.",
        hint: "Record it again with FLIPBOOK_RECORD=all.", cause: error)
    }
  }
}
