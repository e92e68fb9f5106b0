import Foundation

/// A catalogue of images, colours and data (`.xcassets`): folders named `NAME.imageset`,
/// `NAME.colorset` and `NAME.dataset`, each with a `Contents.json`, as described in Apple's Asset
/// Catalog Format Reference.
///
/// Only the variants for any device and any size are used; colours can also have a dark variant.
struct AssetCatalogue {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Returns the files of an image set.
  func files(of name: String) -> [AssetFolder.File] {
    guard let set = set(named: name, ending: "imageset"),
      let contents: Images = read(set)
    else { return [] }
    return contents.images.compactMap { image in
      guard let file = image.filename, image.appearances == nil,
        image.idiom == nil || image.idiom == "universal"
      else { return nil }
      let scale = image.scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      return AssetFolder.File(url: set.appendingPathComponent(file), scale: CGFloat(scale))
    }
  }

  /// Returns the colours of a colour set.
  func colors(of name: String) -> [ColorEntry] {
    guard let set = set(named: name, ending: "colorset"), let contents: Colors = read(set) else {
      return []
    }
    return contents.colors.filter { $0.idiom == nil || $0.idiom == "universal" }
  }

  /// Returns the file of a data set with its type.
  func data(of name: String) -> DataFile? {
    guard let set = set(named: name, ending: "dataset"), let contents: DataEntries = read(set)
    else { return nil }
    let entries = contents.data.filter { $0.idiom == nil || $0.idiom == "universal" }
    return entries.lazy.compactMap { entry in
      entry.filename.map {
        DataFile(url: set.appendingPathComponent($0), type: entry.universalTypeIdentifier)
      }
    }.first
  }

  /// A file of a data set.
  struct DataFile {
    let url: URL
    /// A uniform type identifier.
    let type: String?
  }

  var imageNames: [String] {
    folders(ending: "imageset").map { $0.deletingPathExtension().lastPathComponent }
  }

  private func set(named name: String, ending: String) -> URL? {
    folders(ending: ending).first { $0.deletingPathExtension().path.hasSuffix("/" + name) }
  }

  private func folders(ending: String) -> [URL] {
    guard !url.path.isEmpty, let all = FileManager.default.enumerator(atPath: url.path) else {
      return []
    }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix("." + ending) }.sorted()
      .map { url.appendingPathComponent($0) }
  }

  private func read<Contents: Decodable>(_ set: URL) -> Contents? {
    let file = set.appendingPathComponent("Contents.json")
    guard Assets.mayRead(file.path), let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  private struct Images: Decodable { let images: [ImageEntry] }
  private struct Colors: Decodable { let colors: [ColorEntry] }

  private struct DataEntries: Decodable { let data: [DataEntry] }

  private struct DataEntry: Decodable {
    let filename, idiom, universalTypeIdentifier: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case universalTypeIdentifier = "universal-type-identifier"
    }
  }

  private struct ImageEntry: Decodable {
    let filename, scale, idiom: String?
    let appearances: [Appearance]?
  }

  struct Appearance: Decodable, Hashable {
    let appearance, value: String
  }

  /// A colour of a colour set.
  struct ColorEntry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Value?

    struct Value: Decodable {
      let components: [String: String]
    }

    var isDark: Bool {
      appearances?.contains(Appearance(appearance: "luminosity", value: "dark")) == true
    }

    /// The colour: components are 0…1 ("0.5"), 0…255 ("128") or hexadecimal ("0x80").
    var value: UIColor? {
      guard let components = color?.components else { return nil }
      func level(_ name: String) -> CGFloat? {
        guard let text = components[name] else { return nil }
        if text.hasPrefix("0x") {
          return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let number = Double(text) else { return nil }
        return name == "alpha" || text.contains(".") ? number : number / 255
      }
      let alpha = level("alpha") ?? 1
      if let white = level("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = level("red"), let green = level("green"), let blue = level("blue") else {
        return nil
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
