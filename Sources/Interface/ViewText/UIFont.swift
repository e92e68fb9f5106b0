public import Failures
public import Foundation
import Geometry
import Layers
package import Typesetting
import Views

/// A font: a typeface at a size. Immutable.
///
/// The system font is Inter instead of San Francisco, but with San Francisco's ascender, descender
/// and line height, so that layouts keep their heights. The monospaced system font is DejaVu Sans
/// Mono. All sizes are in points, and glyphs aren't hinted, so that they scale exactly.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let typeMark = CFTypeMark()
  package let font: Font

  /// The style of the preferred font that this is; nil for others.
  let textStyle: TextStyle?

  package convenience init(_ font: Font) { self.init(font, textStyle: nil) }

  init(_ font: Font, textStyle: TextStyle?) {
    self.font = font
    self.textStyle = textStyle
  }

  /// Creates the system font of `systemFontSize`. Apple's documentation doesn't describe it; sources
  /// create it in place of a missing font.
  public override convenience init() {
    self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).font)
  }

  /// Creates a font from its PostScript name, its full name, or a family name, which selects the
  /// regular face. A size that isn't positive and finite is replaced by 12.
  ///
  /// Installed and registered fonts are searched, then the font files in the film's assets (see
  /// `Film.assets`), which need no `UIAppFonts` in a property list.
  ///
  /// A font that every iPhone has and that isn't installed, such as Helvetica Neue or Georgia, is
  /// replaced, with a warning: by Inter, DejaVu Serif or DejaVu Sans Mono, whichever is of the same
  /// kind, in the nearest weight and slant. `fontName` is that of the replacement. The private names of
  /// the system font, such as `.SFUIText-Medium`, return the system font in their weight. Other unknown
  /// names return nil, with a warning that lists similar names.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = Self.size(fontSize)
    if let face = try? Fonts.face(named: fontName) {
      self.init(Font(face, size: size))
      return
    }
    if let face = Self.systemFace(named: fontName) {
      self.init(Font(face, size: size))
      return
    }
    AssetFonts.register(fontNamed: fontName)
    guard let font = Font.named(fontName, size: size) else { return nil }
    self.init(font)
  }

  /// Creates a font from a descriptor; a size of 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(descriptor.described.withSize(Self.size(size)), textStyle: descriptor.textStyle)
  }

  static func size(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

  /// Returns the font itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the object is a font with the same face, size and features.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  public override var hash: Int { font.hashValue }

  /// The name and the size.
  public override var description: String { "\(fontName) \(pointSize) pt" }

  // MARK: Names and metrics

  /// The family name, such as `Inter`.
  public var familyName: String { font.face.familyName }

  /// The PostScript name, such as `Inter-SemiBold`.
  public var fontName: String { font.face.postScriptName }

  /// The size of the em, in points.
  public var pointSize: CGFloat { font.size }

  /// The height of lines above the baseline.
  public var ascender: CGFloat { font.ascender }

  /// The depth of lines below the baseline; negative.
  public var descender: CGFloat { font.descender }

  /// The font's recommended gap between lines.
  public var leading: CGFloat { font.leading }

  /// The height of a line, from the descender to the ascender.
  public var lineHeight: CGFloat { font.lineHeight }

  /// The height of capital letters.
  public var capHeight: CGFloat { font.capHeight }

  /// The height of the letter x.
  public var xHeight: CGFloat { font.xHeight }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font, details: UIFontDescriptor.Details(textStyle: textStyle))
  }

  /// Returns the font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.withSize(Self.size(fontSize)))
  }

  // MARK: Available fonts

  /// The names of all families that `init(name:size:)` accepts, in alphabetical order: installed and
  /// registered ones, and those of iOS that are replaced.
  public static var familyNames: [String] {
    Set(Fonts.all.map(\.familyName)).union(DeviceFontFamily.all.map(\.name)).sorted()
  }

  /// Returns the PostScript names of a family's fonts in alphabetical order, or an empty array if
  /// the family doesn't exist. A family of iOS that isn't installed has its names on a device.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    let installed = Fonts.all.filter { $0.familyName == familyName }.map(\.postScriptName)
    guard installed.isEmpty else { return Set(installed).sorted() }
    return DeviceFontFamily.all.filter { $0.name == familyName }
      .flatMap { $0.faces.map(\.postScriptName) }.sorted()
  }

  /// Registers the fonts of a file for all stages and returns their PostScript names. They take
  /// precedence over installed fonts. Not in UIKit, where an app's property list does this.
  ///
  /// Throws a `FlipbookError` if the file doesn't exist or isn't a font, or if a film with
  /// parameters isn't allowed to read it.
  @discardableResult
  public static func register(_ file: String) throws(FlipbookError) -> [String] {
    if let refusal = Assets.refusal(toRead: file) { throw refusal }
    return try Fonts.register(file).map(\.postScriptName)
  }
}

extension UIFont: FontValue {}
