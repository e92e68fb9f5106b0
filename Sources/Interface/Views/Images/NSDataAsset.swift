public import Foundation
import Layers

/// The contents of a data set (`NAME.dataset`) of an asset catalogue.
public class NSDataAsset: NSObject, NSCopying {
  /// The name it was asked for by.
  public let name: String

  /// The bytes of its file.
  public let data: Data

  /// What kind of data it is, as its catalogue says, such as `public.json`; else `public.data`.
  public let typeIdentifier: String

  /// The data set of that name among the film's assets (see `Film.assets`); nil, and a warning, if
  /// there is none or its file cannot be read.
  public convenience init?(name: String) { self.init(name: name, bundle: nil) }

  /// The data set of that name in a bundle's resources or the film's assets; nil, and a warning, if
  /// there is none or its file cannot be read.
  public init?(name: String, bundle: Bundle?) {
    let resources = bundle?.resourceURL.map { [AssetFolder($0)] } ?? []
    let folders = resources + Assets.current.folders
    guard let file = folders.lazy.compactMap({ $0.data(named: name) }).first else {
      let places = folders.map(\.url.path).joined(separator: ", ")
      Self.warn(
        of: name,
        "There is no data set named \"\(name)\"" + (places.isEmpty ? "." : " in \(places)."),
        hint: "Data sets are the folders NAME.dataset of an asset catalogue (.xcassets).")
      return nil
    }
    guard Assets.mayRead(file.url.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: file.url)
    } catch {
      let isThere = FileManager.default.fileExists(atPath: file.url.path)
      Self.warn(
        of: name,
        "The file of the data set \"\(name)\" "
          + (isThere ? "can't be read: " : "does not exist: ") + "\(file.url.path).",
        hint: isThere ? "Check its permissions." : "The Contents.json of the data set names it.")
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = file.type ?? "public.data"
  }

  private static func warn(of name: String, _ message: String, hint: String) {
    LayerWarning(.missingAsset, message, hint: hint, subject: "\(name).dataset").report()
  }

  /// It is immutable: this one itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
