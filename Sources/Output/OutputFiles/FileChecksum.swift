import Foundation
package import Images
import Processes
import Synchronization

/// Checksums of files.
package enum FileChecksum {
  /// Returns the checksum of a file's bytes; nil if it can't be read or isn't a regular file.
  package static func of(_ path: String) -> PixelHash? {
    guard FileKind(path) == .file,
      let bytes = try? Data(
        contentsOf: URL(fileURLWithPath: WorkingFolder.absolute(path)), options: .alwaysMapped)
    else { return nil }
    return PixelHash(bytes: bytes)
  }

  /// Returns the checksums of files by path, as manifests record them: "none" for missing files.
  package static func described(_ paths: some Sequence<String>) -> [String: String] {
    Dictionary(paths.map { ($0, of($0)?.description ?? "none") }) { first, _ in first }
  }

  /// Returns the checksums of many files, computed on all processors.
  package static func of(_ paths: [String]) -> [PixelHash?] {
    let sums = Mutex([PixelHash?](repeating: nil, count: paths.count))
    concurrently((paths.count + 63) / 64) { block in
      for index in block * 64..<min((block + 1) * 64, paths.count) {
        let sum = of(paths[index])
        sums.withLock { $0[index] = sum }
      }
    }
    return sums.withLock { $0 }
  }
}
