import Foundation
import Typesetting
import VirtualTime
import Views

/// The fonts in the asset folders of one stage, read when a name isn't found elsewhere.
final class AssetFonts: StageLocal {
  private let folders: [String]
  private lazy var faces: [FontFace] = Fonts.files(in: folders).flatMap { file in
    Assets.refusal(toRead: file) == nil ? (try? Fonts.faces(in: file)) ?? [] : []
  }

  init(on clock: VirtualClock) { folders = Assets.of(clock).folders.map(\.url.path) }

  /// Registers the family of the font with a PostScript name, full name or family name, if it is in the
  /// current stage's assets.
  static func register(fontNamed name: String) {
    guard let faces = current?.faces, let found = faces.face(named: name) else { return }
    for face in faces where face.familyName == found.familyName { _ = Fonts.register(face) }
  }
}
