import Foundation

/// The files of a render besides its frames.
package enum RenderFiles {
  /// How the names of journals end.
  package static let journal = ".journal"

  /// The names of the manifests and journals of chunks in a folder, in order.
  package static func ofChunks(in folder: String) -> [String] {
    all(in: folder).filter {
      $0.hasPrefix("chunk-") && ($0.hasSuffix(".json") || $0.hasSuffix(journal))
    }
  }

  /// The names of all journals in a folder, in order.
  package static func journals(in folder: String) -> [String] {
    all(in: folder).filter { $0.hasSuffix(journal) }
  }

  private static func all(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
