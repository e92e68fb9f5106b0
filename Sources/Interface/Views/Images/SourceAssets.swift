package import Foundation
import Synchronization

/// The folders with images, fonts and asset catalogues that are beside rewritten sources.
package enum SourceAssets {
  private static let storage = Mutex<[URL]>([])

  /// The folders, in the order in which they were added.
  package static var folders: [URL] { storage.withLock { $0 } }

  package static func add(_ paths: [String]) {
    storage.withLock { folders in
      for path in paths {
        let url = URL(fileURLWithPath: path, isDirectory: true)
        if !folders.contains(url) { folders.append(url) }
      }
    }
  }
}
