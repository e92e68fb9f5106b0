import Failures
import Foundation
import Geometry
import NearestNames

/// The fonts that there are, by name, and in what order they stand in for each other.
///
/// No configuration of the machine's is read: the same files give the same fonts.
final class FontLibrary {
  let reader = FontReader()

  /// The family that stands in for the system's font.
  static let systemFamily = "Inter"

  /// Where Inter, DejaVu and the emoji lie on Debian and its kin.
  private static let knownFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/dejavu",
  ]
  private static let emojiFiles = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf",
  ]
  /// Where all fonts lie.
  private static let allFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The files of the fonts that text falls back on first.
  private(set) lazy var knownFiles: [String] =
    Self.fontFiles(in: Self.knownFolders)
    + Self.emojiFiles.prefix { FileManager.default.fileExists(atPath: $0) }.prefix(1)

  /// All others of the machine.
  private(set) lazy var otherFiles: [String] = {
    let seen = Set(knownFiles)
    return Self.fontFiles(in: Self.allFolders).filter { !seen.contains($0) }
  }()

  /// Those that text falls back on first.
  private lazy var known: [FontFace] = faces(in: knownFiles)

  /// All others of the machine, read when one is first needed.
  private lazy var others: [FontFace] = faces(in: otherFiles)

  private var registered: [FontFace] = []

  /// What a character that the first faces don't have is shown with, once looked up.
  private var rareFaces: [RareCharacter: FontFace?] = [:]

  private struct RareCharacter: Hashable {
    let scalar: Unicode.Scalar
    let weight: Int
    let isItalic: Bool
  }

  /// The faces of the machine's files, the system's with its lines.
  private func faces(in files: [String]) -> [FontFace] {
    files.flatMap(reader.faces).map {
      $0.familyName == Self.systemFamily ? $0.withSystemLines : $0
    }
  }

  /// The font files below some folders, by path.
  private static func fontFiles(in folders: [String]) -> [String] {
    let kinds: Set<String> = ["otf", "ttf", "ttc", "otc"]
    return folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { kinds.contains(($0 as NSString).pathExtension.lowercased()) }
        .sorted().map { folder + "/" + $0 }
    }
  }

  // MARK: By name

  /// Makes the faces of a file known, before those of the machine; again gives the same.
  func register(_ file: String) throws(FlipbookError) -> [FontFace] {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    let present = registered.filter { $0.file == path }
    if !present.isEmpty { return present }
    let faces = reader.faces(in: path)
    guard !faces.isEmpty else { throw .unreadable(path) }
    registered += faces
    rareFaces = [:]
    return faces
  }

  /// Where fonts are looked for, in order: the machine's others only if they must be.
  private var places: some Sequence<[FontFace]> {
    [{ self.registered + self.known }, { self.others }].lazy.map { $0() }
  }

  /// A face by its PostScript name, its full name or, for the regular one, its family's name; whether
  /// letters are capital counts only where two differ in that.
  func face(named name: String) throws(FlipbookError) -> FontFace {
    for faces in places {
      for isSame in [{ $0 == $1 }, { $0.lowercased() == $1.lowercased() }]
        as [(String, String) -> Bool]
      {
        if let face = faces.first(where: { isSame($0.postScriptName, name) })
          ?? faces.first(where: { isSame($0.fullName, name) })
        {
          return face
        }
        let family = faces.filter { isSame($0.familyName, name) }
        if let face = family.best(weight: 400, isItalic: false) { return face }
      }
    }
    throw .missing(name, among: all)
  }

  /// The face of a family that is nearest in weight, among the upright or the italic ones.
  func face(family: String, weight: Int, isItalic: Bool) throws(FlipbookError) -> FontFace {
    for faces in places {
      let faces = faces.filter { $0.familyName == family }
      if let face = faces.best(weight: weight, isItalic: isItalic) { return face }
    }
    throw .missing(family, among: all)
  }

  /// The face for the interface that is nearest in weight: the machine's, even where the app has
  /// registered one of the same family.
  func systemFace(weight: Int, isItalic: Bool) throws(FlipbookError) -> FontFace {
    for faces in [{ self.known }, { self.others }] {
      let family = faces().filter { $0.familyName == Self.systemFamily }
      if let face = family.best(weight: weight, isItalic: isItalic) { return face }
    }
    return try face(family: Self.systemFamily, weight: weight, isItalic: isItalic).withSystemLines
  }

  /// All faces: those registered, those that text falls back on, those of the machine.
  var all: [FontFace] { registered + known + others }

  // MARK: Fallback

  /// The faces that any text may be shown with, in order: the one asked for; Inter and DejaVu Sans,
  /// as bold and as slanted as that; the mono and serif DejaVu; the emoji.
  func fallbacks(for face: FontFace) -> [FontFace] {
    var list = [face]
    for family in [Self.systemFamily, "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"] {
      let next = known.filter { $0.familyName == family }
        .best(weight: face.weight, isItalic: face.isItalic)
      if let next, !list.contains(next) { list.append(next) }
    }
    if let emoji, !list.contains(emoji) { list.append(emoji) }
    return list
  }

  /// The face of coloured pictures.
  var emoji: FontFace? { known.first { $0.isColored } }

  /// The face for a character that none of `fallbacks` has: among those registered, then among the
  /// families of the machine, Noto Sans first, then by name. Nil where nothing has it.
  func rareFace(for scalar: Unicode.Scalar, like face: FontFace) -> FontFace? {
    let wish = RareCharacter(scalar: scalar, weight: face.weight, isItalic: face.isItalic)
    if let found = rareFaces[wish] { return found }
    let holders = registered.filter { reader.has(scalar, $0.key) }
    var found = holders.best(weight: face.weight, isItalic: face.isItalic)
    if found == nil {
      let families = Dictionary(grouping: others, by: \.familyName)
      let order = families.keys.sorted {
        let first = ($0.hasPrefix("Noto Sans") ? 0 : 1, $0)
        return first < ($1.hasPrefix("Noto Sans") ? 0 : 1, $1)
      }
      for family in order {
        let holders = (families[family] ?? []).filter { reader.has(scalar, $0.key) }
        found = holders.best(weight: face.weight, isItalic: face.isItalic)
        if found != nil { break }
      }
    }
    rareFaces[wish] = .some(found)
    return found
  }
}

extension [FontFace] {
  /// The one nearest in weight, among those that are slanted as wished if there are any; the first
  /// of equals, and of two as near the one that is further from regular.
  func best(weight: Int, isItalic: Bool) -> FontFace? {
    let slanted = filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? self : slanted).min { first, second in
      let (near, far) = (abs(first.weight - weight), abs(second.weight - weight))
      return near == far ? abs(first.weight - 400) > abs(second.weight - 400) : near < far
    }
  }
}

extension FlipbookError {
  fileprivate static func missing(_ name: String, among faces: [FontFace]) -> FlipbookError {
    let names = Set(faces.flatMap { [$0.postScriptName, $0.familyName] })
    let near = names.nearest(to: name).map { "\"\($0)\"" }.joined(separator: ", ")
    return FlipbookError(
      .missingFont, "There is no font named \"\(name)\".",
      hint: near.isEmpty
        ? "No fonts are installed: scripts/setup installs Inter, DejaVu and Noto Color Emoji."
        : "Did you mean \(near)? A font file is made known by UIFont.register(_:).")
  }

  fileprivate static func unreadable(_ path: String) -> FlipbookError {
    let isThere = FileManager.default.fileExists(atPath: path)
    return FlipbookError(
      .unreadable,
      isThere ? "\(path) is not a font that can be read." : "There is no font file \(path).",
      hint: isThere
        ? "OpenType and TrueType files can be: .otf, .ttf, .ttc."
        : "Look at the path; it starts at the folder where the program was started.")
  }
}
