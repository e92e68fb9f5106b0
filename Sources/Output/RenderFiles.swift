import Foundation

/// The files of a render besides its frames.
package enum RenderFiles {
  /// How the names of journals end.
  package static let journal = ".journal"

  /// The names of the manifests and journals of chunks in a folder, in order.
  package static func ofChunks(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasPrefix("chunk-") && ($0.hasSuffix(".json") || $0.hasSuffix(journal))
    }.sorted()
  }
}
