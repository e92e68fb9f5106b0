import Foundation
import Typesetting
import VirtualTime
import Views

/// The fonts in the asset folders of one stage.
final class AssetFonts: StageLocal {
  private let files: [URL]
  private lazy var faces: [(file: String, face: FontFace)] = files.map(\.path).flatMap { file in
    Assets.refusal(toRead: file) == nil ? Fonts.faces(in: file).map { (file, $0) } : []
  }

  private static let endings: Set<String> = ["otf", "ttf", "ttc", "otc"]

  init(on clock: VirtualClock) {
    files = Assets.of(clock).folders.flatMap { folder in
      let names =
        FileManager.default.enumerator(atPath: folder.url.path)?
        .compactMap { $0 as? String } ?? []
      return names.filter { Self.endings.contains(($0 as NSString).pathExtension.lowercased()) }
        .sorted().map { folder.url.appendingPathComponent($0) }
    }
  }

  /// Registers the font with a PostScript name, full name or family name, if it is in the current
  /// stage's assets and no font has that name yet.
  static func register(fontNamed name: String) {
    guard let fonts = current, !fonts.files.isEmpty, (try? Fonts.face(named: name)) == nil else {
      return
    }
    let found = fonts.faces.first { face in
      [face.face.postScriptName, face.face.fullName, face.face.familyName].contains {
        $0.lowercased() == name.lowercased()
      }
    }
    if let found { _ = try? Fonts.register(found.file) }
  }
}
