package import Failures
package import Foundation
import Geometry

/// A face at a point size.
package struct Font: Hashable, Sendable {
  package let face: FontFace

  /// The length of an em, in points.
  package let size: Double

  /// OpenType features that are on (1) or off (0), by tag, such as `tnum`.
  package let features: [String: Int]

  /// The slant and the stretch of its letters, from the matrix of a font descriptor.
  package let distortion: GlyphDistortion

  package init(
    _ face: FontFace, size: Double, features: [String: Int] = [:],
    distortion: GlyphDistortion = .none
  ) {
    self.face = face
    self.size = size
    self.features = features
    self.distortion = distortion
  }

  /// Returns this font at another size.
  package func withSize(_ size: Double) -> Font {
    Font(face, size: size, features: features, distortion: distortion)
  }

  /// Returns this font with another face.
  package func withFace(_ face: FontFace) -> Font {
    Font(face, size: size, features: features, distortion: distortion)
  }
}

// Metrics in points, as in `UIFont`.
extension Font {
  /// The number of points per font unit.
  package var scale: Double { size / face.metrics.unitsPerEm }

  package var ascender: Double { face.metrics.ascent * scale }

  /// Negative.
  package var descender: Double { face.metrics.descent * scale }

  package var leading: Double { face.metrics.leading * scale }

  /// The distance from the descender to the ascender, without the leading.
  package var lineHeight: Double { ascender - descender }

  package var capHeight: Double { face.metrics.capHeight * scale }
  package var xHeight: Double { face.metrics.xHeight * scale }
}

/// The available fonts, shared by all threads.
package enum Fonts {
  /// Returns the face for the interface: Inter. `weight` is 100…900.
  package static func system(weight: Int, isItalic: Bool = false) throws(FlipbookError) -> FontFace
  {
    try SharedTypesetting.use { (type) throws(FlipbookError) in
      try type.fonts.systemFace(weight: weight, isItalic: isItalic)
    }
  }

  /// The family for code.
  package static let monospacedFamily = "DejaVu Sans Mono"

  /// Returns the face for code: DejaVu Sans Mono, regular or bold, whichever is nearer.
  package static func monospaced(weight: Int) throws(FlipbookError) -> FontFace {
    try face(family: monospacedFamily, weight: weight, isItalic: false)
  }

  /// Returns a face by its PostScript name, its full name or, for a regular face, its family name.
  package static func face(named name: String) throws(FlipbookError) -> FontFace {
    try SharedTypesetting.use { (type) throws(FlipbookError) in try type.fonts.face(named: name) }
  }

  /// Returns the face that is used for one of iOS's fonts that isn't installed; nil if iOS has no
  /// font of that name.
  package static func substitute(forDeviceFont name: String) -> FontFace? {
    SharedTypesetting.use { $0.fonts.substitute(forDeviceFont: name) }
  }

  /// Returns the face of a family that is nearest in weight (100…1000), upright or italic.
  package static func face(
    family: String, weight: Int, isItalic: Bool
  ) throws(FlipbookError) -> FontFace {
    try SharedTypesetting.use { (type) throws(FlipbookError) in
      try type.fonts.face(family: family, weight: weight, isItalic: isItalic)
    }
  }

  /// Registers the faces of a font file by name, and returns them.
  @discardableResult
  package static func register(_ file: String) throws(FlipbookError) -> [FontFace] {
    try SharedTypesetting.use { (type) throws(FlipbookError) in
      defer { type.forgetLayouts() }
      return try type.fonts.register(file)
    }
  }

  /// Registers a face by name. Returns false if it is registered already.
  package static func register(_ face: FontFace) -> Bool {
    SharedTypesetting.use { type in
      defer { type.forgetLayouts() }
      return type.fonts.register(face)
    }
  }

  /// Ends the registration of a face, which can still be drawn. Returns false if it isn't registered.
  package static func unregister(_ face: FontFace) -> Bool {
    SharedTypesetting.use { type in
      defer { type.forgetLayouts() }
      return type.fonts.unregister(face)
    }
  }

  /// Returns the font files in some folders and their subfolders, sorted by path.
  package static func files(in folders: [String]) -> [String] {
    FontLibrary.fontFiles(in: folders)
  }

  /// Returns the faces of a font file, without registering them.
  package static func faces(in file: String) throws(FlipbookError) -> [FontFace] {
    try SharedTypesetting.use { (type) throws(FlipbookError) in try type.fonts.readFaces(in: file) }
  }

  /// Returns the faces of a font's bytes, without registering them; empty if they aren't a font.
  package static func faces(in bytes: Data) -> [FontFace] {
    SharedTypesetting.use { $0.fonts.faces(in: bytes) }
  }

  /// All available faces.
  package static var all: [FontFace] { SharedTypesetting.use { $0.fonts.all } }
}
