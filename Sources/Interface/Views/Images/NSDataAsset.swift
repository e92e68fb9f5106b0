public import Foundation
import Layers

/// The contents of a data set (`NAME.dataset`) of an asset catalogue.
public class NSDataAsset: NSObject, NSCopying {
  /// The name that the data set was requested by.
  public let name: String

  /// The contents of the file.
  public let data: Data

  /// The type of the data from its catalogue, such as `public.json`; `public.data` if it has none.
  public let typeIdentifier: String

  /// Loads the data set with that name from the film's assets (see `Film.assets`); returns nil,
  /// with a warning, if it doesn't exist or its file can't be read.
  public convenience init?(name: String) { self.init(name: name, bundle: nil) }

  /// Loads the data set with that name from a bundle's resources or the film's assets; returns nil,
  /// with a warning, if it doesn't exist or its file can't be read.
  public init?(name: String, bundle: Bundle?) {
    let resources = bundle?.resourceURL.map { [AssetFolder($0)] } ?? []
    let folders = resources + Assets.current.folders
    guard let file = folders.lazy.compactMap({ $0.data(named: name) }).first else {
      let folderNames = folders.map(\.url.path).joined(separator: ", ")
      Self.warn(
        of: name,
        "There is no data set named \"\(name)\""
          + (folderNames.isEmpty ? "." : " in \(folderNames)."),
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
          + (isThere ? "can't be read: " : "doesn't exist: ") + "\(file.url.path).",
        hint: isThere
          ? "Check its permissions." : "Check the file name in the data set's Contents.json.")
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = file.type ?? "public.data"
  }

  private static func warn(of name: String, _ message: String, hint: String) {
    LayerWarning(.missingAsset, message, hint: hint, subject: "\(name).dataset").report()
  }

  /// Returns the object itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
