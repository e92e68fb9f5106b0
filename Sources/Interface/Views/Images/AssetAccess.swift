package import Failures
package import Foundation
package import VirtualTime

/// The files that a film can read when values from outside the film can name files.
///
/// Symbolic links and `..` are resolved before a path is checked.
package struct AssetAccess: Sendable {
  private let folders: [String]

  /// Returns a description of what will replace the file at `path`; nil if the file stays.
  package typealias Replacement = @Sendable (_ path: String) -> String?

  /// Grants access to the files in some folders; folders that don't exist grant nothing.
  package init(_ folders: [URL]) { self.folders = folders.compactMap { Self.realPath($0.path) } }

  /// Returns whether a file is in one of the folders. If the file doesn't exist, its nearest
  /// existing parent folder is checked instead, so that the answer doesn't reveal which files exist
  /// elsewhere.
  package func allows(_ path: String) -> Bool {
    let file = URL(fileURLWithPath: path)
    var (real, above) = (Self.realPath(file.path), file.standardized.path)
    while real == nil, above != "/" {
      above = (above as NSString).deletingLastPathComponent
      real = Self.realPath(above)
    }
    return folders.contains { $0 == "/" || real == $0 || real?.hasPrefix($0 + "/") == true }
  }

  /// Returns the path with symbolic links resolved; nil if no file exists there.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The resource folders beside the program that were built for it.
  private static let resources: [URL] = {
    let program = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { program.appendingPathComponent($0) }
  }()

  /// Returns the folders that every film can read: the current directory, the program's resources, the
  /// film's assets and those beside rewritten sources.
  package static func folders(ofFilmWith assets: URL?) -> [URL] {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return [current] + resources + [assets].compactMap(\.self) + SourceAssets.folders
  }
}

extension FlipbookError {
  /// Returns the error for a file outside the film's folders, in a film that takes values from
  /// outside.
  static func outsideAssets(_ path: String) -> FlipbookError {
    let file = URL(fileURLWithPath: path).standardized.path
    let real = AssetAccess.realPath(path) ?? file
    return FlipbookError(
      .refusedFile,
      real == file
        ? "The file \(path) is outside the film's folders."
        : "The file \(path) resolves to \(real), which is outside the film's folders.",
      hint:
        "A film with parameters can read only files in the current directory, in its assets and in "
        + "the folder of its parameter file. Use --allow-path FOLDER to add a folder.")
  }

  /// Returns the error for a file that the film reads and its own output would replace.
  static func replacedAsset(_ path: String, by replacement: String) -> FlipbookError {
    FlipbookError(
      .refusedFile, "The film reads the file \(path), which \(replacement) would replace.",
      hint: "Write the output to another path.")
  }
}

extension Assets {
  /// Prepares a clock for a film with `assets`. With `readableFolders`, the film can read only
  /// files in these folders and in its own, and no file that has a `replacement`.
  package static func prepare(
    _ clock: VirtualClock, assets: URL?, readableFolders: [URL]?,
    replacement: AssetAccess.Replacement? = nil
  ) {
    of(clock).folders = AssetFolder.folders(ofAssets: assets).map(AssetFolder.init)
    of(clock).access = readableFolders.map {
      AssetAccess(AssetAccess.folders(ofFilmWith: assets) + $0)
    }
    of(clock).replacement = replacement
  }

  /// Returns whether the film can read a file on the current stage; if not, the stage stops.
  static func mayRead(_ path: String) -> Bool { refusal(toRead: path) == nil }

  /// Returns the error if the film can't read a file on the current stage, and stops the stage; nil
  /// if it can.
  package static func refusal(toRead path: String) -> FlipbookError? {
    guard let clock = VirtualClock.current else { return nil }
    let assets = Assets.of(clock)
    assets.note(fileRead: path)
    let refusal: FlipbookError
    if assets.access?.allows(path) == false {
      refusal = .outsideAssets(path)
    } else if let replacement = assets.replacement?(path) {
      refusal = .replacedAsset(path, by: replacement)
    } else {
      return nil
    }
    refusal.report()
    return refusal
  }
}
