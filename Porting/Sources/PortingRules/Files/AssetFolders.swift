import Foundation

/// The images, fonts and asset catalogues in folders of sources: the program finds them where they are.
package struct AssetFolders {
  /// The extensions of these files.
  package static let kinds = ["xcassets", "png", "jpg", "jpeg", "gif", "webp", "ttf", "otf"]

  private let source: String
  private let paths: [String]
  private let images: Set<String>
  private let colors: Set<String>

  /// Searches folders; nil if they have no such files.
  package init?(in sources: [String]) {
    let folders = sources.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let files = folders.flatMap { folder in
      let all = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      return (all?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL)
    }
    func isInCatalogue(_ file: URL) -> Bool {
      file.deletingLastPathComponent().pathComponents.contains { $0.hasSuffix(".xcassets") }
    }
    let found = files.filter {
      Self.kinds.contains($0.pathExtension.lowercased()) && !isInCatalogue($0)
    }
    guard !found.isEmpty, let first = folders.first else { return nil }
    source = first.path
    paths = Set(found.map { $0.deletingLastPathComponent().path }).sorted()
    func names(_ kind: String) -> Set<String> {
      Set(
        files.filter {
          $0.pathExtension == kind && isInCatalogue($0) && !Self.hasNamespace($0)
        }
        .map { $0.deletingPathExtension().lastPathComponent })
    }
    images = names("imageset")
    colors = names("colorset")
  }

  /// Whether an asset is in a folder of a catalogue that provides a namespace: Xcode's names for it are
  /// nested, and aren't declared here.
  private static func hasNamespace(_ asset: URL) -> Bool {
    var folder = asset.deletingLastPathComponent()
    while folder.pathExtension != "xcassets", folder.pathComponents.count > 1 {
      let contents = folder.appendingPathComponent("Contents.json")
      if let text = try? String(contentsOf: contents, encoding: .utf8),
        text.filter({ !$0.isWhitespace }).contains("\"provides-namespace\":true")
      {
        return true
      }
      folder.deleteLastPathComponent()
    }
    return false
  }

  /// A file that registers the folders when the program starts, and declares the names that Xcode
  /// generates for the images and colours of catalogues.
  package var output: RewrittenFile {
    let path = source + "/Assets"
    let number = path.stableHash
    let list = paths.map(\.debugDescription).joined(separator: ", ")
    var text = """
      import UIKit
      @section(".init_array") @used private let portedRegistration_\(number): @convention(c) () -> Void \
      = { portedRegisterAssets_\(number)() }
      private func portedRegisterAssets_\(number)() { portedRegisterAssets([\(list)]) }

      """
    text += Self.declarations(of: images, resource: "ImageResource", type: "UIImage", "Image")
    text += Self.declarations(of: colors, resource: "ColorResource", type: "UIColor", "Color")
    return RewrittenFile(path: path, text: text)
  }

  /// The static properties of the resources and, so that those of the sources have precedence, of a
  /// protocol of UIKit's class.
  private static func declarations(
    of names: Set<String>, resource: String, type: String, _ suffix: String
  ) -> String {
    var members: [String: String] = [:]
    for name in names.sorted() {
      for identifier in identifiers(of: name, suffix: suffix) where members[identifier] == nil {
        members[identifier] = name
      }
    }
    guard !members.isEmpty else { return "" }
    let sorted = members.sorted { $0.key < $1.key }
    let resources = sorted.map { identifier, name in
      "  static let `\(identifier)` = \(resource)(name: \(name.debugDescription), bundle: .main)\n"
    }
    let values = sorted.map { identifier, _ in
      "  static var `\(identifier)`: \(type) { \(type)(resource: .`\(identifier)`) }\n"
    }
    return "extension \(resource) {\n\(resources.joined())}\n"
      + "extension NSObjectProtocol where Self: \(type) {\n\(values.joined())}\n"
  }

  /// Returns the name that Xcode derives from that of an asset, without the suffix, and the one with it:
  /// "brand-color" is `brand`, and here also `brandColor`.
  package static func identifiers(of name: String, suffix: String) -> [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return [] }
    // The capitals at the beginning, but the last one in front of a small letter: "URLIcon" is `urlIcon`.
    let capitals = first.prefix { $0.isUppercase }.count
    let isFollowed = first.dropFirst(capitals).first?.isLowercase ?? false
    let count = capitals > 1 && isFollowed ? capitals - 1 : capitals
    var identifier = first.prefix(count).lowercased() + first.dropFirst(count)
    for word in words.dropFirst() { identifier += word.prefix(1).uppercased() + word.dropFirst() }
    if identifier.first?.isNumber ?? false { identifier = "_" + identifier }
    guard identifier.hasSuffix(suffix), identifier.count > suffix.count else { return [identifier] }
    return [String(identifier.dropLast(suffix.count)), identifier]
  }
}
