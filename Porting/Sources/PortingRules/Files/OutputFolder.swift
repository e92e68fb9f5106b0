import Foundation

/// The folder of the rewritten files.
package struct OutputFolder {
  private let url: URL

  package init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// Writes the files that changed: an unchanged file keeps its date, and isn't compiled again.
  package func write(_ outputs: [RewrittenFile]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for output in outputs {
      let file = url.appendingPathComponent(FileNames.rewritten(output.path))
      let data = Data(output.text.utf8)
      if let former = try? Data(contentsOf: file), former == data { continue }
      try data.write(to: file, options: .atomic)
    }
  }
}
