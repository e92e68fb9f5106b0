import Filming
import Foundation
import Images
import Output
import PixelDiff

/// Videos of chunks, in the order of the film as far as their manifests tell it.
struct ChunkVideos {
  /// The videos' files.
  let paths: [String]

  /// Sorts the videos by the manifests that `render --chunk` has left beside them. Throws if these are of
  /// several films, or don't have all frames between the first and the last of the film. Without
  /// manifests the order stays.
  init(_ paths: [String]) throws(FilmError) {
    var chunks: [(path: String, manifest: Manifest)] = []
    for path in paths {
      let stem = (path as NSString).deletingPathExtension
      guard let manifest = try? Manifest.read(stem + ".json"),
        manifest.video?.checksum == FileChecksum.of(path)
      else {
        self.paths = paths
        return
      }
      chunks.append((path, manifest))
    }
    chunks.sort { $0.manifest.firstFrame < $1.manifest.firstFrame }
    if let first = chunks.first { try Self.check(chunks, first) }
    self.paths = chunks.map(\.path)
  }

  private static func check(
    _ chunks: [(path: String, manifest: Manifest)], _ first: (path: String, manifest: Manifest)
  ) throws(FilmError) {
    for chunk in chunks where chunk.manifest.fingerprint != first.manifest.fingerprint {
      throw FilmError(
        .unreadable, "“\(chunk.path)” is not of the same film as “\(first.path)”.",
        hint: "Render all chunks with the same program, parameters, assets and fonts.")
    }
    let numbers = chunks.flatMap { $0.manifest.frames.map(\.number) }
    let rises = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    guard rises else {
      throw FilmError(.unreadable, "The chunks have frames in common: are some given twice?")
    }
    let settings = first.manifest.settings["frames"].flatMap { try? Filming.FrameSelection($0) }
    let expected = try (settings ?? .all).resolved(in: first.manifest.filmFrameCount ?? 0)
    let missing = Set(expected).subtracting(numbers).sorted()
    guard missing.isEmpty else {
      let list = FrameNumbers(ascending: missing).spans.shortened(to: 20)
      throw FilmError(
        .unreadable, "The chunks lack \(missing.count == 1 ? "frame" : "frames") \(list).",
        hint: "Render the chunks that have them, and give all.")
    }
  }
}
