import OutputFiles
package import FilmStage
import Foundation
import Images
import Raster
import Synchronization
import Typesetting
import Views

/// A hash of everything that a film's pixels depend on. Equal fingerprints guarantee equal frames.
package struct Fingerprint: Hashable, Sendable {
  /// The inputs by name.
  package let ingredients: [String: String]

  /// Creates the fingerprint of a film with its parameters, drawn by this program.
  package init<FilmType: Film>(_ source: FilmSource<FilmType>) {
    ingredients = [
      "program": Self.ofProgram,
      "parameters": PixelHash(bytes: Array((source.parameters ?? "").utf8)).description,
      "assets": Self.checksum(ofFilesIn: AssetFolder.folders(ofAssets: FilmType.assets)),
      "fonts": Self.ofFonts,
      "libraries": (ImageLibraries.versions + TypesettingEnvironment.libraryVersions)
        .joined(separator: ", "),
    ]
  }

  /// The fingerprint as a single word.
  package var description: String {
    let text = ingredients.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined()
    return "render:\(PixelHash(bytes: Array(text.utf8)))"
  }

  /// A checksum of the program's executable, which contains the film and the library.
  private static let ofProgram =
    Bundle.main.executablePath.flatMap { FileChecksum.of($0) }?.description ?? "unknown"

  /// The fonts of the machine: the contents of the fonts that are always used, and the names and
  /// sizes of the others, of which there can be many.
  private static let ofFonts: String = {
    let known = TypesettingEnvironment.fontFiles.map {
      (file: $0, sign: FileChecksum.of($0)?.description)
    }
    let others = TypesettingEnvironment.otherFontFiles.map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      return (file: file, sign: (attributes?[.size] as? Int).map(String.init))
    }
    let text = (known + others).map { "\($0.file) \($0.sign ?? "missing")\n" }.joined()
    return PixelHash(bytes: Array(text.utf8)).description
  }()

  private static let known = Mutex<[[URL]: String]>([:])

  /// Returns a checksum of all names and file contents below some folders. It is computed once.
  private static func checksum(ofFilesIn folders: [URL]) -> String {
    known.withLock { known in
      if let known = known[folders] { return known }
      let sum = newChecksum(ofFilesIn: folders)
      known[folders] = sum
      return sum
    }
  }

  private static func newChecksum(ofFilesIn folders: [URL]) -> String {
    var text = ""
    for folder in folders {
      for name in names(ofFilesIn: folder.path) {
        guard let bytes = FileChecksum.of(folder.path + "/" + name) else { continue }
        text += "\(name) \(bytes)\n"
      }
    }
    return text.isEmpty ? "none" : PixelHash(bytes: Array(text.utf8)).description
  }

  /// Returns the names of all files below a folder, in order. Links are followed, as when files are
  /// read, except for cycles.
  private static func names(ofFilesIn folder: String, above: [String] = []) -> [String] {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard !above.contains(real) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name in
      let path = folder + "/" + name
      guard FileKind(path) == .folder else { return [name] }
      return Self.names(ofFilesIn: path, above: above + [real]).map { name + "/" + $0 }
    }
  }
}
