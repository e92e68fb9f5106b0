/// A family that every iPhone has, and that is substituted where it isn't installed.
package struct DeviceFontFamily: Sendable {
  /// The design of letters, which selects the family that is used instead.
  package enum Kind: Sendable {
    case sans, serif, monospaced, emoji
  }

  /// The family name, such as `Helvetica Neue`.
  package let name: String
  package let kind: Kind
  /// The faces; the first is the regular one.
  package let faces: [Face]

  /// A face of the family.
  package struct Face: Sendable {
    /// The PostScript name, such as `HelveticaNeue-BoldItalic`.
    package let postScriptName: String
    /// The family and the style, such as `Helvetica Neue Bold Italic`.
    package let fullName: String
    /// The weight on the scale of font files, 100…900.
    package let weight: Int
    package let isItalic: Bool
  }

  /// Describes a family whose PostScript names are formed of `prefix`, a hyphen, a style, and
  /// `suffix`. `styles` are separated by commas; an empty one is the regular style.
  init(
    _ name: String, kind: Kind = .sans, prefix: String? = nil, suffix: String = "",
    _ styles: String
  ) {
    self.name = name
    self.kind = kind
    let prefix = prefix ?? name.filter { $0 != " " }
    faces = styles.split(separator: ",", omittingEmptySubsequences: false).map { style in
      Face(
        postScriptName: prefix + (style.isEmpty ? "" : "-" + style.filter { $0 != " " }) + suffix,
        fullName: style.isEmpty ? name : "\(name) \(style)", weight: Self.weight(of: style),
        isItalic: ["Ita", "Oblique", " It"].contains { style.contains($0) })
    }
  }

  /// The words for weights, those that contain others first.
  private static let weights: [(String, Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("extrablack", 900), ("bold", 700), ("heavy", 800),
    ("black", 900), ("medium", 500), ("w6", 600), ("w7", 700), ("wide", 700),
  ]

  private static func weight(of style: Substring) -> Int {
    let words = style.lowercased().filter { $0 != " " }
    return weights.first { words.contains($0.0) }?.1 ?? 400
  }
}

extension DeviceFontFamily {
  /// Returns the family and the face that a PostScript name, a full name or a family name denotes;
  /// nil if iOS has none of that name. Case has no meaning.
  package static func face(named name: String) -> (family: DeviceFontFamily, face: Face)? {
    let wanted = name.lowercased()
    for family in all {
      for face in family.faces
      where face.postScriptName.lowercased() == wanted || face.fullName.lowercased() == wanted {
        return (family, face)
      }
      if family.name.lowercased() == wanted, let face = family.faces.first {
        return (family, face)
      }
    }
    return nil
  }
}
