package import Foundation

/// A folder with a film's images: files, with the suffixes `@2x` and `@3x` for 2 and 3 pixels per
/// point, and asset catalogues (`.xcassets`).
package struct AssetFolder {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The default folders: the resources that were built for the program (`Package_Target.resources`
  /// beside it), the folder `Assets` in the current directory, and those beside rewritten sources.
  package static var standard: [AssetFolder] {
    let currentFolder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return built + [AssetFolder(currentFolder.appendingPathComponent("Assets"))]
      + SourceAssets.folders.map(AssetFolder.init)
  }

  /// Returns the asset folders of a film: the default folders, or `assets` instead of those that aren't
  /// beside rewritten sources.
  package static func folders(ofAssets assets: URL?) -> [URL] {
    assets.map { [$0] + SourceAssets.folders } ?? standard.map(\.url)
  }

  /// The resources beside the program; cached, because a batch starts thousands of films.
  private static let built: [AssetFolder] = {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let beside = program.deletingLastPathComponent()
    let names = AssetFolder(beside).names.filter {
      $0.hasSuffix("_\(program.lastPathComponent).resources")
    }
    return names.sorted().flatMap {
      let resources = beside.appendingPathComponent($0)
      return [AssetFolder(resources), AssetFolder(resources.appendingPathComponent("Assets"))]
    }
  }()

  /// An image file and its number of pixels per point.
  package struct File: Hashable {
    package let url: URL
    package let scale: CGFloat
  }

  /// Returns the files of an image in ascending order of scale, or an empty array if the image
  /// doesn't exist. The name is that of an image set in a catalogue, or a path in the folder, with
  /// or without the extension of an image file.
  package func files(named name: String) -> [File] {
    let inCatalogues = catalogues.lazy.map { $0.files(of: name) }.first { !$0.isEmpty }
    return (inCatalogues ?? looseFiles(named: name)).sorted { $0.scale < $1.scale }
  }

  /// Returns the colours of the colour set with that name.
  func colors(named name: String) -> [AssetCatalogue.ColorEntry] {
    catalogues.lazy.map { $0.colors(of: name) }.first { !$0.isEmpty } ?? []
  }

  /// Returns the file of the data set with that name.
  func data(named name: String) -> AssetCatalogue.DataFile? {
    catalogues.lazy.compactMap { $0.data(of: name) }.first
  }

  /// The names of all images, for messages.
  package var imageNames: [String] {
    let loose = names.compactMap { name -> String? in
      let (base, ending) = AssetFolder.split(name)
      guard AssetFolder.endings.contains(ending.lowercased()) else { return nil }
      return AssetFolder.scale(of: base).base
    }
    return Array(Set(loose + catalogues.flatMap(\.imageNames))).sorted()
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "webp"]

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  private var catalogues: [AssetCatalogue] {
    if url.pathExtension == "xcassets" { return [AssetCatalogue(url)] }
    return names.filter { $0.hasSuffix(".xcassets") }
      .map { AssetCatalogue(url.appendingPathComponent($0)) }
  }

  private func looseFiles(named name: String) -> [File] {
    let (base, ending) = AssetFolder.split(name)
    let isNamed = AssetFolder.endings.contains(ending.lowercased())
    let stem = isNamed ? base : name
    let endings =
      isNamed ? [ending] : AssetFolder.endings + AssetFolder.endings.map { $0.uppercased() }
    var found: [File] = []
    for scale in 1...3 where !stem.isEmpty {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      let file = endings.lazy.map { url.appendingPathComponent("\(stem)\(suffix).\($0)") }
        .first { FileManager.default.fileExists(atPath: $0.path) }
      if let file { found.append(File(url: file, scale: CGFloat(scale))) }
    }
    return found
  }

  /// Splits a file name into its base name and its extension.
  private static func split(_ name: String) -> (base: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// Splits the scale suffix off a file's base name: `logo@2x` is `logo` at scale 2.
  package static func scale(of name: String) -> (base: String, scale: CGFloat) {
    for scale in 2...3 where name.hasSuffix("@\(scale)x") {
      return (String(name.dropLast(3)), CGFloat(scale))
    }
    return (name, 1)
  }
}
