public import Foundation
import Typesetting
import Views

/// What tells a font from others: a face, or wishes that lead to one, and a size. Immutable.
///
/// Matrices and lists of fallback fonts are left out.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  private let font: Font

  /// Whether a size was stated; 0 stands for none.
  private let hasSize: Bool

  init(_ font: Font, hasSize: Bool = true) { (self.font, self.hasSize) = (font, hasSize) }

  /// The font of a name; the system's where there is none of that name, with a warning.
  public convenience init(name fontName: String, size: CGFloat) {
    let known = UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
    self.init(known.font, hasSize: size > 0)
  }

  /// The font of attributes: `name`, `family`, `size` and, among `traits`, weight and symbols. What
  /// isn't stated is as in the system's font.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let size = Self.number(attributes[.size]) ?? 0
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let plain = name.map { UIFontDescriptor(name: $0, size: size) }
    var result = plain ?? UIFontDescriptor(UIFont.systemFont(ofSize: size).font, hasSize: size > 0)
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let symbols = Self.number(traits[.symbolic]) {
        let wanted = SymbolicTraits(rawValue: UInt32(min(max(symbols, 0), 0xFFFF)))
        result = result.withSymbolicTraits(wanted) ?? result
      }
      if let weight = Self.number(traits[.weight]) {
        result = result.with(weight: UIFont.Weight(weight).css)
      }
    }
    self.init(result.font, hasSize: size > 0)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as UIFont.Weight: value.rawValue
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// The descriptor of the system's font for a use.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  var face: FontFace { font.face }
  var features: [String: Int] { font.features }

  /// Descriptors are immutable: this one itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other describes the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.font == font && other.hasSize == hasSize
  }

  public override var hash: Int { font.hashValue }

  // MARK: What it describes

  /// The PostScript name.
  public var postscriptName: String { face.postScriptName }

  /// The size in points; 0 where none was stated.
  public var pointSize: CGFloat { hasSize ? font.size : 0 }

  /// Whether it is bold, italic, monospaced.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The name, family, face, size and traits.
  public var fontAttributes: [AttributeName: Any] {
    [
      .name: postscriptName, .family: face.familyName, .face: face.styleName, .size: pointSize,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue,
        .weight: UIFont.Weight(css: face.weight).rawValue,
        .width: CGFloat(0), .slant: face.isItalic ? CGFloat(0.07) : 0,
      ] as [TraitKey: Any],
    ]
  }

  /// An attribute of `fontAttributes`.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Others like it

  /// The same family with these traits and no others of bold and italic; nil where the family has no
  /// such face: none is made up.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let isItalic = symbolicTraits.contains(.traitItalic)
    let family =
      symbolicTraits.contains(.traitMonoSpace) && !face.isMonospaced
      ? "DejaVu Sans Mono" : face.familyName
    let weight = isBold ? max(face.weight, 700) : (face.weight >= 600 ? 400 : face.weight)
    guard let found = try? Fonts.face(family: family, weight: weight, isItalic: isItalic),
      found.isItalic == isItalic, (found.weight >= 600) == isBold
    else { return nil }
    return with(found)
  }

  /// The same at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(UIFont.size(newPointSize)), hasSize: newPointSize > 0)
  }

  /// The face of that name in the same family; this one where there is none.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let face = Fonts.all.first { $0.familyName == self.face.familyName && $0.styleName == newFace }
    return face.map(with) ?? self
  }

  /// The face of another family that is most like this one; this one where there is no such family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let like = try? Fonts.face(family: newFamily, weight: face.weight, isItalic: face.isItalic)
    return like.map(with) ?? self
  }

  /// The system's font of another design: DejaVu Serif, or DejaVu Sans Mono. There is no rounded
  /// one: nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default:
      (try? Fonts.system(weight: face.weight, isItalic: face.isItalic)).map(with) ?? self
    case .serif: withFamily("DejaVu Serif")
    case .monospaced: withFamily("DejaVu Sans Mono")
    default: nil
    }
  }

  /// These attributes, and this descriptor's where they say nothing.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var all = fontAttributes
    if attributes[.family] != nil || attributes[.face] != nil { all[.name] = nil }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      var own = all[.traits] as? [TraitKey: Any] ?? [:]
      own[.symbolic] = nil
      own.merge(traits) { $1 }
      all[.traits] = own
    }
    all.merge(attributes.filter { $0.key != .traits }) { $1 }
    return UIFontDescriptor(fontAttributes: all)
  }

  private func with(_ face: FontFace) -> UIFontDescriptor {
    UIFontDescriptor(Font(face, size: font.size, features: font.features), hasSize: hasSize)
  }

  private func with(weight: Int) -> UIFontDescriptor {
    let like = try? Fonts.face(family: face.familyName, weight: weight, isItalic: face.isItalic)
    return like.map(with) ?? self
  }
}
