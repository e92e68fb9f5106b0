import Foundation
package import Images
import Processes
import Synchronization
import SystemPackage

/// Checksums of files.
package enum FileChecksum {
  /// Returns the checksum of a file's bytes; nil if it can't be read or isn't a regular file.
  package static func of(_ path: String) -> PixelHash? {
    try? RegularFile.reading(path) { file in
      var hash = PixelHash(bytes: [UInt8]())
      // Read in parts: all pages of a mapped file would count as memory of this program.
      try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
        while true {
          let count = try file.read(into: buffer)
          if count == 0 { return }
          hash.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
      }
      return hash
    }
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
