import Failures
import Foundation
import Geometry
import NearestNames

/// The available fonts by name, and their order as fallbacks.
///
/// The machine's font configuration isn't read, so the same files give the same fonts.
final class FontLibrary {
  let reader = FontReader()

  /// The family that replaces iOS's system font.
  static let systemFamily = "Inter"

  /// The folders of Inter, DejaVu and the emoji font on Debian and its derivatives.
  private static let knownFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/dejavu",
  ]
  private static let emojiFiles = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf",
  ]
  /// The folders that contain all fonts.
  private static let allFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The files of the fonts that text falls back on first.
  private(set) lazy var knownFiles: [String] =
    Self.fontFiles(in: Self.knownFolders)
    + Self.emojiFiles.prefix { FileManager.default.fileExists(atPath: $0) }.prefix(1)

  /// The other font files of the machine.
  private(set) lazy var otherFiles: [String] = {
    let seen = Set(knownFiles)
    return Self.fontFiles(in: Self.allFolders).filter { !seen.contains($0) }
  }()

  /// The faces that text falls back on first.
  private lazy var known: [FontFace] = faces(in: knownFiles)

  /// The other faces of the machine, read when one is first needed.
  private lazy var others: [FontFace] = faces(in: otherFiles)

  private var registered: [FontFace] = []

  /// The faces of fonts that were given as bytes, by their bytes.
  private var ofBytes: [Data: [FontFace]] = [:]

  /// The cached faces for characters that the first faces don't have.
  private var rareFaces: [RareCharacter: FontFace?] = [:]

  private struct RareCharacter: Hashable {
    let scalar: Unicode.Scalar
    let weight: Int
    let isItalic: Bool
  }

  /// Returns the faces of files. Those of the system's family get the system's line metrics.
  private func faces(in files: [String]) -> [FontFace] {
    files.flatMap(reader.faces).map {
      $0.familyName == Self.systemFamily ? $0.withSystemLines : $0
    }
  }

  /// Returns the font files in some folders and their subfolders, sorted by path.
  static func fontFiles(in folders: [String]) -> [String] {
    let kinds: Set<String> = ["otf", "ttf", "ttc", "otc"]
    return folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { kinds.contains(($0 as NSString).pathExtension.lowercased()) }
        .sorted().map { folder + "/" + $0 }
    }
  }

  // MARK: By name

  /// Registers the faces of a file, which take precedence over those of the machine. Registering a
  /// file again returns the same faces.
  func register(_ file: String) throws(FlipbookError) -> [FontFace] {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    let present = registered.filter { $0.file == path }
    if !present.isEmpty { return present }
    let faces = try readFaces(in: path)
    faces.forEach { register($0) }
    return faces
  }

  /// Returns the faces of a file, without registering them.
  func readFaces(in path: String) throws(FlipbookError) -> [FontFace] {
    let faces = reader.faces(in: path)
    guard !faces.isEmpty else { throw .unreadable(path) }
    return faces
  }

  /// Registers a face. Returns false if it is registered already.
  @discardableResult
  func register(_ face: FontFace) -> Bool {
    guard !registered.contains(face) else { return false }
    registered.append(face)
    rareFaces = [:]
    return true
  }

  /// Ends the registration of a face, which can still be drawn. Returns false if it isn't registered.
  func unregister(_ face: FontFace) -> Bool {
    guard let index = registered.firstIndex(of: face) else { return false }
    registered.remove(at: index)
    rareFaces = [:]
    return true
  }

  /// Returns the faces of a font's bytes, without registering them; empty if the bytes aren't a
  /// font. The same bytes have the same faces.
  func faces(in bytes: Data) -> [FontFace] {
    if let faces = ofBytes[bytes] { return faces }
    // FreeType and Fontconfig read files, so the bytes become a file without a name.
    let faces = UnnamedFile(bytes).map { reader.faces(in: $0.path) } ?? []
    ofBytes[bytes] = faces
    return faces
  }

  /// The faces to search, in order. The machine's other fonts are read only if needed.
  private var searchOrder: some Sequence<[FontFace]> {
    [{ self.registered + self.known }, { self.others }].lazy.map { $0() }
  }

  /// Returns a face by its PostScript name, its full name or, for a regular face, its family name.
  /// Case matters only if two names differ in nothing else.
  func face(named name: String) throws(FlipbookError) -> FontFace {
    for faces in searchOrder {
      if let face = faces.face(named: name) { return face }
    }
    throw .missing(name, among: all)
  }

  /// Returns the face of a family that is nearest in weight, upright or italic.
  func face(family: String, weight: Int, isItalic: Bool) throws(FlipbookError) -> FontFace {
    for faces in searchOrder {
      let faces = faces.filter { $0.familyName == family }
      if let face = faces.best(weight: weight, isItalic: isItalic) { return face }
    }
    throw .missing(family, among: all)
  }

  /// Returns the face that is used for one of iOS's fonts that isn't installed: of the same kind,
  /// and nearest in weight and slant. Nil if iOS has no font of that name.
  func substitute(forDeviceFont name: String) -> FontFace? {
    guard let (family, face) = DeviceFontFamily.face(named: name) else { return nil }
    let replacement =
      switch family.kind {
      case .sans: Self.systemFamily
      case .serif: "DejaVu Serif"
      case .monospaced: Fonts.monospacedFamily
      case .emoji: emoji?.familyName ?? Self.systemFamily
      }
    let found = known.filter { $0.familyName == replacement }
      .best(weight: face.weight, isItalic: face.isItalic)
    return found ?? (try? systemFace(weight: face.weight, isItalic: face.isItalic))
  }

  /// Returns the interface face that is nearest in weight: the machine's, even if the app has
  /// registered one of the same family.
  func systemFace(weight: Int, isItalic: Bool) throws(FlipbookError) -> FontFace {
    for faces in [{ self.known }, { self.others }] {
      let family = faces().filter { $0.familyName == Self.systemFamily }
      if let face = family.best(weight: weight, isItalic: isItalic) { return face }
    }
    return try face(family: Self.systemFamily, weight: weight, isItalic: isItalic).withSystemLines
  }

  /// All faces: registered ones, first fallbacks, and the others of the machine.
  var all: [FontFace] { registered + known + others }

  // MARK: Fallback

  /// Returns the fallback faces for any text, in order: the requested one; Inter and DejaVu Sans
  /// with the same weight and slant; DejaVu Sans Mono and Serif; the emoji.
  func fallbacks(for face: FontFace) -> [FontFace] {
    var list = [face]
    for family in [Self.systemFamily, "DejaVu Sans", Fonts.monospacedFamily, "DejaVu Serif"] {
      let next = known.filter { $0.familyName == family }
        .best(weight: face.weight, isItalic: face.isItalic)
      if let next, !list.contains(next) { list.append(next) }
    }
    if let emoji, !list.contains(emoji) { list.append(emoji) }
    return list
  }

  /// The face with coloured pictures.
  var emoji: FontFace? { known.first { $0.isColored } }

  /// Returns a face for a character that none of `fallbacks` has: from the registered faces, then
  /// from the machine's families, Noto Sans first, then by name. Nil if no face has it.
  func rareFace(for scalar: Unicode.Scalar, like face: FontFace) -> FontFace? {
    let key = RareCharacter(scalar: scalar, weight: face.weight, isItalic: face.isItalic)
    if let found = rareFaces[key] { return found }
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
    rareFaces[key] = .some(found)
    return found
  }
}

extension [FontFace] {
  /// Returns a face by its PostScript name, its full name or, for a regular face, its family name; nil
  /// if there is none. Case matters only if two names differ in nothing else.
  package func face(named name: String) -> FontFace? {
    for isSame in [{ $0 == $1 }, { $0.lowercased() == $1.lowercased() }]
      as [(String, String) -> Bool]
    {
      if let face = first(where: { isSame($0.postScriptName, name) })
        ?? first(where: { isSame($0.fullName, name) })
      {
        return face
      }
      let family = filter { isSame($0.familyName, name) }
      if let face = family.best(weight: 400, isItalic: false) { return face }
    }
    return nil
  }

  /// Returns the face that is nearest in weight, among those with the requested slant if there are
  /// any. If two are equally near, returns the one further from regular; if all else is equal, the
  /// first.
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
      .union(DeviceFontFamily.all.flatMap { $0.faces.map(\.postScriptName) + [$0.name] })
    let near = names.nearest(to: name).map { "\"\($0)\"" }.joined(separator: ", ")
    return FlipbookError(
      .missingFont, "There is no font named \"\(name)\".",
      hint: faces.isEmpty || near.isEmpty
        ? "No fonts are installed: scripts/setup installs Inter, DejaVu and Noto Color Emoji."
        : "Did you mean \(near)? Use UIFont.register(_:) to register a font file.")
  }

  fileprivate static func unreadable(_ path: String) -> FlipbookError {
    let isThere = FileManager.default.fileExists(atPath: path)
    return FlipbookError(
      .unreadable,
      isThere ? "Can't read the font \(path)." : "There is no font file \(path).",
      hint: isThere
        ? "Supported: OpenType and TrueType files (.otf, .ttf, .ttc)."
        : "Check the path, which is relative to the current directory.")
  }
}
