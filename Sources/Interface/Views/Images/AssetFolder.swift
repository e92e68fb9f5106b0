package import Foundation

/// A folder with a film's pictures: files, with `@2x` and `@3x` for those of more pixels to the point,
/// and catalogues (`.xcassets`) as Xcode writes them.
package struct AssetFolder {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// Where a program's pictures are found if it does not say: in the resources that were built for it
  /// (`Package_Target.resources` beside it), then in the folder `Assets` where it was started.
  package static var standard: [AssetFolder] {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return built + [AssetFolder(here.appendingPathComponent("Assets"))]
  }

  /// The folders of a film that names its own; nil stands for the standard ones.
  package static func folders(ofAssets assets: URL?) -> [URL] {
    assets.map { [$0] } ?? standard.map(\.url)
  }

  /// The resources beside the program, looked up once: films of a batch begin by the thousand.
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

  /// A picture's file, and how many of its pixels make a point.
  package struct File: Hashable {
    package let url: URL
    package let scale: CGFloat
  }

  /// The files of the picture of that name, in rising order of scale; none if there is no such
  /// picture. The name is that of a set of a catalogue, or a path in the folder, with or without the
  /// ending of an image file.
  package func files(named name: String) -> [File] {
    let inCatalogues = catalogues.lazy.map { $0.files(of: name) }.first { !$0.isEmpty }
    return (inCatalogues ?? looseFiles(named: name)).sorted { $0.scale < $1.scale }
  }

  /// The colour sets of that name.
  func colors(named name: String) -> [AssetCatalogue.ColorEntry] {
    catalogues.lazy.map { $0.colors(of: name) }.first { !$0.isEmpty } ?? []
  }

  /// The file of the data set of that name.
  func data(named name: String) -> AssetCatalogue.DataFile? {
    catalogues.lazy.compactMap { $0.data(of: name) }.first
  }

  /// The names of all pictures, for messages.
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

  /// A file's name without its ending, and the ending.
  private static func split(_ name: String) -> (base: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// What a name says of its file's scale: `logo@2x` is `logo` at 2.
  package static func scale(of name: String) -> (base: String, scale: CGFloat) {
    for scale in 2...3 where name.hasSuffix("@\(scale)x") {
      return (String(name.dropLast(3)), CGFloat(scale))
    }
    return (name, 1)
  }
}
