import Foundation
import PackagePlugin

/// The command `flipbook-port`, run by `swift run`, which compiles it if its sources have changed.
///
/// A tool on which a plugin depends is compiled twice by a package's first build and twice again by
/// the second, with SwiftPM 6.3: the build plan of the plugins' tools and that of the package both
/// contain it, and neither knows what the other has built. With swift-syntax, each time takes minutes.
/// Therefore the tool is built apart, once for all films that use the same copy of the package.
struct PortingTool {
  /// The compiler's `swift`.
  let executable: URL

  /// The arguments before those of the tool.
  let arguments: [String]

  /// The files that the tool is made of.
  let sources: [URL]

  init(_ context: PluginContext) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    executable = try context.tool(named: "swift").url
    arguments = [
      "run", "--quiet", "-c", "release", "--package-path", package.path,
      "--scratch-path", Self.scratch(of: package, context).path, "flipbook-port",
    ]
    sources =
      [package.appendingPathComponent("Package.swift")]
      + files("swift", in: package.appendingPathComponent("Sources", isDirectory: true))
  }

  /// Where the tool is built: in the package's folder, or beside the plugins' outputs if that can't be
  /// written to.
  private static func scratch(of package: URL, _ context: PluginContext) -> URL {
    if FileManager.default.isWritableFile(atPath: package.path) {
      return package.appendingPathComponent(".build", isDirectory: true)
    }
    // .build/plugins/outputs/PACKAGE/TARGET/destination/PLUGIN
    var folder = context.pluginWorkDirectoryURL
    while folder.pathComponents.count > 2, folder.lastPathComponent != "outputs" {
      folder.deleteLastPathComponent()
    }
    return folder.deletingLastPathComponent().appendingPathComponent("Porting", isDirectory: true)
  }
}

/// Returns the files with an extension in a folder and in the folders in it, in the order of their paths.
func files(_ kind: String, in folder: URL) -> [URL] {
  let files = FileManager.default.enumerator(
    at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
  return (files?.compactMap { $0 as? URL } ?? [])
    .filter { $0.pathExtension == kind }.map(\.standardizedFileURL)
    .sorted { $0.path < $1.path }
}
