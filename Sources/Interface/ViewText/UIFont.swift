public import Failures
public import Foundation
import Layers
package import Typesetting
import Views

/// A typeface at a size: an immutable value.
///
/// The system's font is Inter, where iOS has San Francisco, with the ascender, descender and line
/// height of San Francisco, so that layouts keep their heights; the monospaced one is DejaVu Sans
/// Mono.
/// All sizes are in points, and letters are set without hinting, so that they scale exactly.
public final class UIFont: NSObject, NSCopying, Sendable {
  package let font: Font

  package init(_ font: Font) { self.font = font }

  /// The font of a PostScript name, a full name, or a family's name for its regular face; a size
  /// that is not positive, or not finite, is 12. Nil where there is none, with a warning that lists
  /// the nearest names.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    do {
      self.init(Font(try Fonts.face(named: fontName), size: Self.size(fontSize)))
    } catch {
      LayerWarning.missingFont(error, name: fontName).report()
      return nil
    }
  }

  /// The font that a descriptor describes; a size of 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(Font(descriptor.face, size: Self.size(size), features: descriptor.features))
  }

  static func size(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

  /// Fonts are immutable: this one itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other is a font of the same face, size and features.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  public override var hash: Int { font.hashValue }

  /// The name and the size.
  public override var description: String { "\(fontName) \(pointSize) pt" }

  // MARK: Names and measures

  /// The family, such as `Inter`.
  public var familyName: String { font.face.familyName }

  /// The PostScript name, such as `Inter-SemiBold`.
  public var fontName: String { font.face.postScriptName }

  /// The length of an em.
  public var pointSize: CGFloat { font.size }

  /// How far lines reach above the baseline.
  public var ascender: CGFloat { font.ascender }

  /// How far lines reach below the baseline; negative.
  public var descender: CGFloat { font.descender }

  /// The gap that the font wants between lines.
  public var leading: CGFloat { font.leading }

  /// The height of a line: from the descender to the ascender.
  public var lineHeight: CGFloat { font.lineHeight }

  /// The height of capitals.
  public var capHeight: CGFloat { font.capHeight }

  /// The height of an x.
  public var xHeight: CGFloat { font.xHeight }

  /// What describes this font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// This font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.withSize(Self.size(fontSize)))
  }

  // MARK: All fonts

  /// The names of all families there are, those registered included, in alphabetical order.
  public static var familyNames: [String] { Set(Fonts.all.map(\.familyName)).sorted() }

  /// The PostScript names of a family's fonts, in alphabetical order; none where there is no such
  /// family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    Set(Fonts.all.filter { $0.familyName == familyName }.map(\.postScriptName)).sorted()
  }

  /// Makes the fonts of a file known by their names, before those of the machine, for all stages;
  /// gives their PostScript names. Not in UIKit, where an app's property list does this.
  ///
  /// Throws `FlipbookError` where the file isn't there or isn't a font, and where a film that takes
  /// parameters may not read it.
  @discardableResult
  public static func register(_ file: String) throws(FlipbookError) -> [String] {
    if let refusal = Assets.refusal(toRead: file) { throw refusal }
    return try Fonts.register(file).map(\.postScriptName)
  }
}

extension UIFont: FontValue {}
