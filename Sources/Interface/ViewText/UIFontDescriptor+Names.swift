extension UIFontDescriptor {
  /// The style of fonts, as a set of traits; the raw values are Apple's. The classes are declared,
  /// but have no effect.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold: a weight of 600 or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For controls.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The mask of the bits for the class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Old-style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Freeform serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Sans serif.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Scripts that resemble handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// The attributes of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The PostScript name: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The style within the family: a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits: a dictionary with keys of type `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features: a list of dictionaries with keys of type `FeatureKey`.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The matrix of the letters: a `CGAffineTransform` or an `NSValue` of one.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The style of preferred fonts: a `UIFont.TextStyle` or its string.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The fonts for characters that the font lacks: an array of descriptors. Stored without
    /// effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The characters that the font must have: a `CharacterSet`. Stored without effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The name for users: a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The distance between letters of a font with equal widths: a number. Stored without effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// The keys of the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait.
    public let rawValue: String

    /// Creates a trait from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`: a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a number in −1…1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width: a number in −1…1; 0 for all fonts here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant: a number in −1…1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inter.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// DejaVu Serif.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Not available here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// DejaVu Sans Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
