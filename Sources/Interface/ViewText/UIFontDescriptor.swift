public import Foundation
public import Geometry
import Layers
import Typesetting
public import Views

/// The attributes of a font: a face, or attributes that select one, and a size. Immutable.
///
/// Of a matrix, the slant and the stretch of letters have an effect. Fonts for characters that the
/// font lacks, and the characters that a font must have, are stored without effect.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  private let font: Font

  /// Whether a size was specified; a size of 0 counts as unspecified.
  private let hasSize: Bool

  /// The attributes that don't determine the font.
  struct Details: Hashable, Sendable {
    var textStyle: UIFont.TextStyle?
    var cascade: [UIFontDescriptor] = []
    var characters: CharacterSet?
    /// The name, the family and the style that were asked for.
    var name: String?
    var family: String?
    var style: String?
  }

  private let details: Details

  init(_ font: Font, hasSize: Bool = true, details: Details = Details()) {
    self.font = font
    self.hasSize = hasSize
    self.details = details
  }

  /// Creates the descriptor of a named font, as `UIFont(name:size:)` returns it; if the font doesn't
  /// exist, that of the system font, with a warning.
  public convenience init(name fontName: String, size: CGFloat) {
    let known = UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
    self.init(known.font, hasSize: size > 0, details: Details(name: fontName))
  }

  /// Creates the descriptor of a named font whose letters are slanted and stretched by a matrix.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// Creates the descriptor of the font with the attributes `name`, `family` and `face`, or
  /// `textStyle`, `size`, in `traits` the weight and symbolic traits, `featureSettings` and
  /// `matrix`. Unspecified attributes are those of the system font.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let style = Self.style(attributes[.textStyle])
    let preferred = style.map { UIFont.preferredFont(forTextStyle: $0) }
    let size = Self.number(attributes[.size]) ?? preferred?.pointSize ?? 0
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let plain =
      name.map { UIFontDescriptor(name: $0, size: size) }
      ?? preferred.map { UIFontDescriptor($0.font.withSize(UIFont.size(size))) }
    var result = plain ?? UIFontDescriptor(UIFont.systemFont(ofSize: size).font, hasSize: size > 0)
    let face = attributes[.face] as? String
    if attributes[.name] == nil, let face { result = result.withFace(face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let symbols = Self.number(traits[.symbolic]) {
        let wanted = SymbolicTraits(rawValue: UInt32(min(max(symbols, 0), 0xFFFF)))
        result = result.withSymbolicTraits(wanted) ?? result
      }
      if let weight = Self.number(traits[.weight]) {
        result = result.with(weight: UIFont.Weight(weight).css)
      }
    }
    let features = result.features.merging(Self.features(attributes[.featureSettings])) { $1 }
    self.init(
      Font(
        result.face, size: result.font.size, features: features,
        distortion: Self.distortion(attributes[.matrix]) ?? result.font.distortion),
      hasSize: size > 0,
      details: Details(
        textStyle: style, cascade: attributes[.cascadeList] as? [UIFontDescriptor] ?? [],
        characters: attributes[.characterSet] as? CharacterSet,
        name: attributes[.name] as? String, family: attributes[.family] as? String, style: face))
  }

  private static func style(_ value: Any?) -> UIFont.TextStyle? {
    value as? UIFont.TextStyle
      ?? (value as? String).flatMap { $0.isEmpty ? nil : UIFont.TextStyle(rawValue: $0) }
  }

  /// The slant and the stretch of a matrix; nil without one.
  private static func distortion(_ value: Any?) -> GlyphDistortion? {
    guard let matrix = value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue
    else { return nil }
    return GlyphDistortion(
      obliqueness: matrix.c, expansion: matrix.a > 0 ? Maths.logarithm(matrix.a) : 0)
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

  /// Returns the descriptor of the system font for a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of the font of a text style in an environment.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  var face: FontFace { font.face }
  var described: Font { font }
  var features: [String: Int] { font.features }
  var textStyle: UIFont.TextStyle? { details.textStyle }

  /// Returns the descriptor itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the object describes the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.font == font && other.hasSize == hasSize
      && other.details.cascade == details.cascade
      && other.details.characters == details.characters
  }

  public override var hash: Int { font.hashValue }

  // MARK: Attributes

  /// The PostScript name.
  public var postscriptName: String { face.postScriptName }

  /// The size in points; 0 if unspecified.
  public var pointSize: CGFloat { hasSize ? font.size : 0 }

  /// The traits of the font: bold, italic and monospaced.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The name, family, face, size and traits.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .family: face.familyName, .face: face.styleName, .size: pointSize,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue,
        .weight: UIFont.Weight(css: face.weight).rawValue,
        .width: CGFloat(0), .slant: face.isItalic ? CGFloat(0.07) : 0,
      ] as [TraitKey: Any],
    ]
    if let style = details.textStyle { attributes[.textStyle] = style.rawValue }
    if !details.cascade.isEmpty { attributes[.cascadeList] = details.cascade }
    if let characters = details.characters { attributes[.characterSet] = characters }
    if font.distortion != .none { attributes[.matrix] = matrix }
    return attributes
  }

  /// The matrix of the letters: the identity by default.
  public var matrix: CGAffineTransform {
    CGAffineTransform(
      a: Maths.exponential(font.distortion.expansion), b: 0, c: font.distortion.obliqueness, d: 1,
      tx: 0, ty: 0)
  }

  /// Returns an attribute of `fontAttributes`.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .visibleName
      ? "\(face.familyName) \(face.styleName)" : fontAttributes[anAttribute]
  }

  /// Returns the descriptors of the available fonts with the name, the family and the style that
  /// were asked for. Empty if there is no such font. A font of iOS that isn't installed counts as
  /// available; its replacement is returned.
  ///
  /// On iOS, fonts without one of the mandatory attributes are returned if no font has all of the
  /// others. Here all attributes that were asked for are mandatory (D).
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    guard details.name != nil || details.family != nil else { return [self] }
    let found = Fonts.all.filter { face in
      (details.name.map { $0 == face.postScriptName || $0 == face.familyName } ?? true)
        && (details.family.map { $0 == face.familyName } ?? true)
        && (details.style.map { $0 == face.styleName } ?? true)
    }
    guard found.isEmpty else { return found.map(with) }
    let isReplaced = (details.name ?? details.family).flatMap(Fonts.substitute) != nil
    return isReplaced ? [self] : []
  }

  // MARK: Derived descriptors

  /// Returns the descriptor of the same family with exactly these of the traits bold and italic;
  /// nil if the family has no such face: faces aren't synthesised.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let isItalic = symbolicTraits.contains(.traitItalic)
    let family =
      symbolicTraits.contains(.traitMonoSpace) && !face.isMonospaced
      ? Fonts.monospacedFamily : face.familyName
    let weight = isBold ? max(face.weight, 700) : (face.weight >= 600 ? 400 : face.weight)
    guard let found = try? Fonts.face(family: family, weight: weight, isItalic: isItalic),
      found.isItalic == isItalic, (found.weight >= 600) == isBold
    else { return nil }
    return with(found)
  }

  /// Returns the descriptor with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      font.withSize(UIFont.size(newPointSize)), hasSize: newPointSize > 0, details: details)
  }

  /// Returns the descriptor with another matrix, of which the slant and the stretch of letters have
  /// an effect: `a` and `c`.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }

  /// Returns the descriptor with the named face of the same family, or unchanged if it doesn't
  /// exist.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let face = Fonts.all.first { $0.familyName == self.face.familyName && $0.styleName == newFace }
    return face.map(with) ?? self
  }

  /// Returns the descriptor with the most similar face of another family, or unchanged if the
  /// family doesn't exist. A family of iOS that isn't installed is replaced, as in
  /// `UIFont(name:size:)`.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let family = UIFont(name: newFamily, size: pointSize)?.familyName ?? newFamily
    let like = try? Fonts.face(family: family, weight: face.weight, isItalic: face.isItalic)
    return like.map(with) ?? self
  }

  /// Returns the descriptor with another design of the system font: DejaVu Serif or DejaVu Sans
  /// Mono; nil for the rounded design, which isn't available.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default:
      (try? Fonts.system(weight: face.weight, isItalic: face.isItalic)).map(with) ?? self
    case .serif: withFamily("DejaVu Serif")
    case .monospaced: withFamily(Fonts.monospacedFamily)
    default: nil
    }
  }

  /// Returns the descriptor with some attributes replaced.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var all = fontAttributes
    if attributes[.family] != nil || attributes[.face] != nil { all[.name] = nil }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      var merged = all[.traits] as? [TraitKey: Any] ?? [:]
      merged[.symbolic] = nil
      merged.merge(traits) { $1 }
      all[.traits] = merged
    }
    all.merge(attributes.filter { $0.key != .traits }) { $1 }
    let added = UIFontDescriptor(fontAttributes: all)
    let features = font.features.merging(added.features) { $1 }
    return UIFontDescriptor(
      Font(
        added.face, size: added.font.size, features: features, distortion: added.font.distortion),
      hasSize: added.hasSize, details: added.details)
  }

  private func with(_ face: FontFace) -> UIFontDescriptor {
    UIFontDescriptor(
      font.withFace(face), hasSize: hasSize, details: Details(textStyle: details.textStyle))
  }

  private func with(weight: Int) -> UIFontDescriptor {
    let like = try? Fonts.face(family: face.familyName, weight: weight, isItalic: face.isItalic)
    return like.map(with) ?? self
  }
}
