package import Failures
import Geometry

/// A face at a size.
package struct Font: Hashable, Sendable {
  package let face: FontFace

  /// The length of an em, in points.
  package let size: Double

  /// OpenType features switched on (1) or off (0), by their tags, such as `tnum`.
  package let features: [String: Int]

  package init(_ face: FontFace, size: Double, features: [String: Int] = [:]) {
    (self.face, self.size, self.features) = (face, size, features)
  }

  /// This font at another size.
  package func withSize(_ size: Double) -> Font { Font(face, size: size, features: features) }
}

// The measures, in points, as `UIFont` has them.
extension Font {
  /// How many points a unit of the face is.
  package var scale: Double { size / face.metrics.unitsPerEm }

  package var ascender: Double { face.metrics.ascent * scale }

  /// Negative.
  package var descender: Double { face.metrics.descent * scale }

  package var leading: Double { face.metrics.leading * scale }

  /// From the descender to the ascender, without the leading.
  package var lineHeight: Double { ascender - descender }

  package var capHeight: Double { face.metrics.capHeight * scale }
  package var xHeight: Double { face.metrics.xHeight * scale }
}

/// The fonts that there are: the same for all threads.
package enum Fonts {
  /// The face for the interface: Inter. `weight` is 100…900.
  package static func system(weight: Int, isItalic: Bool = false) throws(FlipbookError) -> FontFace
  {
    try SharedType.use { (type) throws(FlipbookError) in
      try type.fonts.systemFace(weight: weight, isItalic: isItalic)
    }
  }

  /// The face for code: DejaVu Sans Mono, regular or bold, whichever is nearer.
  package static func monospaced(weight: Int) throws(FlipbookError) -> FontFace {
    try face(family: "DejaVu Sans Mono", weight: weight, isItalic: false)
  }

  /// A face by its PostScript name, its full name, or its family's name for the regular one.
  package static func face(named name: String) throws(FlipbookError) -> FontFace {
    try SharedType.use { (type) throws(FlipbookError) in try type.fonts.face(named: name) }
  }

  /// The face of a family that is nearest in weight (100…1000), among the upright or italic ones.
  package static func face(
    family: String, weight: Int, isItalic: Bool
  ) throws(FlipbookError) -> FontFace {
    try SharedType.use { (type) throws(FlipbookError) in
      try type.fonts.face(family: family, weight: weight, isItalic: isItalic)
    }
  }

  /// Makes the faces of a font file known by their names, and gives them.
  @discardableResult
  package static func register(_ file: String) throws(FlipbookError) -> [FontFace] {
    try SharedType.use { (type) throws(FlipbookError) in
      defer { type.forgetLayouts() }
      return try type.fonts.register(file)
    }
  }

  /// All faces there are.
  package static var all: [FontFace] { SharedType.use { $0.fonts.all } }
}
