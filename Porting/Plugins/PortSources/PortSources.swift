import Foundation
import PackagePlugin

/// Rewrites the iOS sources of a target while it is built.
///
/// The sources are in the folder `iOS` of the target's folder, which the target excludes, so that
/// the compiler sees only the rewritten files.
@main
struct PortSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appendingPathComponent("iOS", isDirectory: true)
    let sources = swiftFiles(in: folder)
    guard !sources.isEmpty else {
      Diagnostics.error(
        "The target \(target.name) has no Swift files in \(folder.path). Put the iOS sources there, "
          + "and exclude the folder with `exclude: [\"iOS\"]`.")
      return []
    }
    let own = (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Ported", isDirectory: true)
    return [
      .buildCommand(
        displayName: "Porting the iOS sources of \(target.name)",
        executable: try context.tool(named: "flipbook-port").url,
        arguments: [folder.path, "--output", output.path]
          + (own.isEmpty ? [] : ["--context"] + own.map(\.path)),
        inputFiles: sources + own,
        outputFiles: sources.map { output.appendingPathComponent(rewrittenName($0)) })
    ]
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }.map(\.standardizedFileURL)
      .sorted { $0.path < $1.path }
  }

  /// The name that flipbook-port gives to a rewritten file.
  private func rewrittenName(_ file: URL) -> String {
    let hash = file.path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return file.deletingPathExtension().lastPathComponent + "-" + String(hash, radix: 36) + ".swift"
  }
}
