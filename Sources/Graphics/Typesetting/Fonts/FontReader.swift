import CFreeType
import Foundation

/// FreeType and the faces that are open in it. Not thread-safe.
final class FontReader {
  private let library: FT_Library?
  private var open: [FontKey: FT_Face] = [:]

  init() {
    var library: FT_Library?
    self.library = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  deinit {
    open.values.forEach { _ = FT_Done_Face($0) }
    if let library { FT_Done_FreeType(library) }
  }

  /// Returns an open face, which stays open; nil if the file doesn't exist or isn't a font.
  func face(_ key: FontKey) -> FT_Face? {
    if let face = open[key] { return face }
    var face: FT_Face?
    guard let library, FT_New_Face(library, key.file, key.index, &face) == 0, let face else {
      return nil
    }
    if flipbook_ft_is_scalable(face) == 0, face.pointee.num_fixed_sizes > 0 {
      FT_Select_Size(face, 0)
    }
    open[key] = face
    return face
  }

  /// Returns the descriptions of all faces of a file, including the named instances of variable
  /// faces; empty if the file doesn't exist or isn't a font.
  func faces(in file: String) -> [FontFace] {
    var faces: [FontFace] = []
    var (count, index) = (1, 0)
    while index < count {
      var face: FT_Face?
      guard let library, FT_New_Face(library, file, index, &face) == 0, let face else { break }
      count = face.pointee.num_faces
      // The upper half counts the named instances; index 0 is the default instance.
      let instances = face.pointee.style_flags >> 16
      describe(face, file, index).map { faces.append($0) }
      FT_Done_Face(face)
      for instance in stride(from: 1, through: instances, by: 1) {
        var named: FT_Face?
        let faceIndex = instance << 16 | index
        guard FT_New_Face(library, file, faceIndex, &named) == 0, let named else { continue }
        describe(named, file, faceIndex).map { faces.append($0) }
        FT_Done_Face(named)
      }
      index += 1
    }
    return faces
  }

  /// Whether a face has a glyph for a character.
  func has(_ scalar: Unicode.Scalar, _ key: FontKey) -> Bool {
    guard let face = face(key) else { return false }
    return FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0
  }

  private func describe(_ face: FT_Face, _ file: String, _ index: Int) -> FontFace? {
    guard let family = face.pointee.family_name.map({ String(cString: $0) }), !family.isEmpty,
      flipbook_ft_is_scalable(face) != 0 || flipbook_ft_has_color(face) != 0
    else { return nil }
    let style = face.pointee.style_name.map { String(cString: $0) } ?? "Regular"
    let postScript =
      FT_Get_Postscript_Name(face).map { String(cString: $0) }
      ?? (family + "-" + style).replacing(" ", with: "")
    let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isBold = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    let stated = Int(os2?.usWeightClass ?? 0)
    return FontFace(
      FontFace.Names(
        family: family, style: style, postScript: postScript,
        full: name(4, of: face) ?? (style == "Regular" ? family : family + " " + style)),
      FontFace.Traits(
        weight: (1...1000).contains(stated) && index >> 16 == 0
          ? stated : Self.weight(ofStyle: style) ?? (isBold ? 700 : 400),
        isItalic: face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0,
        isMonospaced: flipbook_ft_is_fixed_width(face) != 0,
        isColored: flipbook_ft_has_color(face) != 0),
      FontMetrics(of: face), file: file, index: index)
  }

  /// Returns the weight that a style's name implies. Named instances share one `OS/2` table.
  private static func weight(ofStyle style: String) -> Int? {
    let words: [(String, Int)] = [
      ("extralight", 200), ("ultralight", 200), ("semibold", 600), ("demibold", 600),
      ("extrabold", 800), ("ultrabold", 800), ("thin", 100), ("light", 300), ("medium", 500),
      ("bold", 700), ("black", 900), ("heavy", 900), ("regular", 400),
    ]
    let name = style.lowercased().replacing(" ", with: "")
    return words.first { name.contains($0.0) }?.1
  }

  /// Returns a name of the `name` table in English, from the Windows platform (UTF-16, big-endian).
  private func name(_ id: UInt16, of face: FT_Face) -> String? {
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var name = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &name) == 0, name.name_id == id, name.platform_id == 3,
        name.language_id == 0x409, let bytes = name.string
      else { continue }
      let units = (0..<Int(name.string_len) / 2).map {
        UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    return nil
  }
}
