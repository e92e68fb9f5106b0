import Foundation

/// The current folder at the start of the program, which relative paths of output are relative to.
///
/// A film can change the current folder while its frames are written.
package enum WorkingFolder {
  private static let path = FileManager.default.currentDirectoryPath

  /// Notes the current folder.
  package static func note() { _ = path }

  /// Returns `path`, relative to the current folder at the start of the program, as an absolute
  /// path.
  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : path.isEmpty ? Self.path : "\(Self.path)/\(path)"
  }
}
