import Foundation

/// Changed assets, which are copied to where the program reads them.
///
/// SwiftPM copies the resources of a target into a folder beside the program. A changed file that is
/// there already needs no build: it replaces its copy.
enum AssetCopy {
  private static let kinds: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "ttf", "otf", "ttc", "json", "txt", "csv", "wav", "mp3",
  ]

  /// Whether a file is an asset, by its extension.
  static func isAsset(_ path: String) -> Bool {
    kinds.contains((path as NSString).pathExtension.lowercased())
  }

  /// Replaces the copies of a file; returns whether there are any.
  static func update(_ path: String, _ settings: PreviewSettings) -> Bool {
    let files = FileManager.default
    guard files.fileExists(atPath: path) else { return false }
    let names = (try? files.contentsOfDirectory(atPath: settings.programs.path)) ?? []
    let parts = URL(fileURLWithPath: path).pathComponents
    var isCopied = false
    for bundle in names where bundle.hasSuffix(".resources") {
      let root = settings.programs.appending(path: bundle)
      // The longest end of the path that names a file in the folder.
      let copy = parts.indices.dropFirst().lazy
        .map { root.appending(path: parts[$0...].joined(separator: "/")) }
        .first { files.fileExists(atPath: $0.path) }
      guard let copy, let data = files.contents(atPath: path) else { continue }
      isCopied = (try? data.write(to: copy, options: .atomic)) != nil || isCopied
    }
    return isCopied
  }
}
