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
    let sources = files("swift", in: folder)
    guard !sources.isEmpty else {
      Diagnostics.error(
        "The target \(target.name) has no Swift files in \(folder.path). Put the iOS sources there, "
          + "and exclude the folder with `exclude: [\"iOS\"]`.")
      return []
    }
    // The name of the file that registers the assets depends on that of the folder.
    let assetsFile = folder.standardizedFileURL.appendingPathComponent("Assets")
    let resources = ["xib", "storyboard", "strings", "xcstrings"].flatMap { files($0, in: folder) }
    // As in AssetFolders of the tool.
    let assets = ["xcassets", "png", "jpg", "jpeg", "gif", "webp", "ttf", "otf"].flatMap {
      files($0, in: folder) + files($0.uppercased(), in: folder)
    }
    let own = (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Ported", isDirectory: true)
    var arguments = [folder.path, "--output", output.path]
    if isMainActorByDefault(context.package) { arguments += ["--default-isolation", "MainActor"] }
    if !own.isEmpty { arguments += ["--context"] + own.map(\.path) }
    #if os(Linux)
      let tool = try PortingTool(context)
      let (executable, inputs) = (tool.executable, tool.sources)
      arguments = tool.arguments + arguments
    #else
      // On other systems, plugins can't start builds.
      let (executable, inputs) = (try context.tool(named: "flipbook-port").url, [URL]())
    #endif
    return [
      .buildCommand(
        displayName: "Porting the iOS sources of \(target.name)", executable: executable,
        arguments: arguments, inputFiles: sources + resources + assets + own + inputs,
        outputFiles: (sources + resources + (assets.isEmpty ? [] : [assetsFile]))
          .map { output.appendingPathComponent(rewrittenName($0)) })
    ]
  }

  /// Whether a target of the package has the main actor as its default isolation. Plugins don't see the
  /// settings of targets, so that this is read in the manifest. In other targets of the package, the
  /// declarations that this changes mean the same.
  private func isMainActorByDefault(_ package: Package) -> Bool {
    let manifest = package.directoryURL.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    return text.contains("defaultIsolation(MainActor")
  }

  /// The name that flipbook-port gives to a rewritten file.
  private func rewrittenName(_ file: URL) -> String {
    let hash = file.path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let name = file.pathExtension == "swift" ? file.deletingPathExtension() : file
    return name.lastPathComponent + "-" + String(hash, radix: 36) + ".swift"
  }
}
