package import Failures
package import Foundation
package import VirtualTime

/// Which files a film may read, where values from outside it can name them.
///
/// A path counts by what it leads to: symbolic links and `..` are followed.
package struct AssetAccess: Sendable {
  private let folders: [String]

  /// Says of a file what is about to be written in its place; nil for those that stay.
  package typealias Replacement = @Sendable (_ path: String) -> String?

  /// Access to what lies in some folders; those that aren't there hold nothing.
  package init(_ folders: [URL]) { self.folders = folders.compactMap { Self.realPath($0.path) } }

  /// Whether a file lies in one of the folders. Of one that isn't there the nearest folder above it counts
  /// that is: nobody learns from the answer what else exists.
  package func allows(_ path: String) -> Bool {
    let file = URL(fileURLWithPath: path)
    var (real, above) = (Self.realPath(file.path), file.standardized.path)
    while real == nil, above != "/" {
      above = (above as NSString).deletingLastPathComponent
      real = Self.realPath(above)
    }
    return folders.contains { $0 == "/" || real == $0 || real?.hasPrefix($0 + "/") == true }
  }

  /// Where a path leads; nil if nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The resources that were built for the program, which stand beside it.
  private static let resources: [URL] = {
    let program = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { program.appendingPathComponent($0) }
  }()

  /// The folders that belong to a film as such: where it is started, the program's resources and its
  /// own assets.
  package static func folders(ofFilmWith assets: URL?) -> [URL] {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return [here] + resources + [assets].compactMap(\.self)
  }
}

extension FlipbookError {
  /// Values from outside name the file at `path`, and it lies outside the film's folders.
  static func outsideAssets(_ path: String) -> FlipbookError {
    let file = URL(fileURLWithPath: path).standardized.path
    let real = AssetAccess.realPath(path) ?? file
    return FlipbookError(
      .refusedFile,
      real == file
        ? "The file \(path) lies outside the film's folders, and is not read."
        : "The file \(path) is \(real), which lies outside the film's folders, and is not read.",
      hint:
        "A film that takes parameters reads only below the folder it is started in, its assets, and the "
        + "folder of the file of its parameters. Allow further ones with --allow-path FOLDER.")
  }

  /// The film reads the file at `path`, which its own output would replace.
  static func replacedAsset(_ path: String, by replacement: String) -> FlipbookError {
    FlipbookError(
      .refusedFile, "The film reads the file \(path), which \(replacement) would replace.",
      hint: "Name another place for what is written.")
  }
}

extension Assets {
  /// Readies a clock for a film with those `assets`; with `readsOnly` it reads in these folders and the
  /// film's own alone, and nothing that has a `replacement`.
  package static func prepare(
    _ clock: VirtualClock, assets: URL?, readsOnly: [URL]?,
    replacement: AssetAccess.Replacement? = nil
  ) {
    if let assets { of(clock).folders = [AssetFolder(assets)] }
    of(clock).access = readsOnly.map {
      AssetAccess(AssetAccess.folders(ofFilmWith: assets) + $0)
    }
    of(clock).replacement = replacement
  }

  /// Whether a file may be read on the current stage; stops it if not.
  static func mayRead(_ path: String) -> Bool { refusal(toRead: path) == nil }

  /// Why a file may not be read on the current stage, which stops; nil if it may.
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
