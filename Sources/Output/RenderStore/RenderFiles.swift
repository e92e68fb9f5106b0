import Foundation

/// The files of a render besides its frames.
package enum RenderFiles {
  /// How the names of journals end.
  package static let journal = ".journal"

  /// The names of the manifests and journals of chunks in a folder, in order.
  package static func ofChunks(in folder: String) -> [String] {
    names(in: folder) {
      $0.hasPrefix("chunk-") && ($0.hasSuffix(".json") || $0.hasSuffix(journal))
    }
  }

  /// The names of all journals in a folder, without their ending, in order.
  package static func journals(in folder: String) -> [String] {
    names(in: folder) { $0.hasSuffix(journal) }.map { String($0.dropLast(journal.count)) }
  }

  private static func names(in folder: String, where belongs: (String) -> Bool) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(belongs).sorted()
  }
}
