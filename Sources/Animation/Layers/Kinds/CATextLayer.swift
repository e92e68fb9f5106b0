public import Drawing
public import Foundation
package import Raster
import Typesetting

/// The position at which text that doesn't fit is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No truncation; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines of text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The leading side of the script; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text, from the top of its bounds down.
///
/// `draw(in:)` draws glyphs as outlines without hinting: they move smoothly with the layer, without
/// being typeset again, and are sharp at any scale. Parts outside the bounds are clipped.
open class CATextLayer: CALayer {
  /// Creates a layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a layer from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of another layer's values for `presentation()`.
  public override init(layer: Any) {
    super.init(layer: layer)
    needsDisplayOnBoundsChange = true
  }

  /// The text: a `String`, or an `NSAttributedString`, which is copied; nil, none, by default.
  /// Values of other types aren't drawn.
  ///
  /// With an attributed string, `font`, `fontSize` and `foregroundColor` are ignored: the defaults
  /// for missing attributes are the system font at 12 points, and black.
  open var string: Any? {
    get { modelState.text.string.object }
    set {
      let copy = (newValue as? NSAttributedString).map { NSAttributedString(attributedString: $0) }
      set("string", DiscreteValue(object: copy ?? newValue), \.text.string)
    }
  }

  /// The font: its name, as for `UIFont(name:size:)`, a `CGFont`, or a `UIFont`, whose size is
  /// ignored; nil, the default, means the system font, whereas iOS uses Helvetica. An unknown name is
  /// reported in a warning that lists similar names.
  open var font: Any? {
    get { modelState.text.font.object }
    set { set("font", DiscreteValue(object: newValue), \.text.font) }
  }

  /// The size of the font, in points; 36 by default. Animatable.
  open var fontSize: CGFloat {
    get { modelState.text.fontSize }
    set { set("fontSize", newValue, \.text.fontSize) }
  }

  /// The colour of the text; opaque white by default. Animatable.
  open var foregroundColor: CGColor? {
    get { modelState.text.foregroundColor.map { CGColor($0) } }
    set { set("foregroundColor", newValue?.color, \.text.foregroundColor) }
  }

  /// A Boolean value that indicates whether lines wrap to fit the bounds; false by default: each
  /// paragraph is one line.
  open var isWrapped: Bool {
    get { modelState.text.isWrapped }
    set { set("wrapped", newValue, \.text.isWrapped) }
  }

  /// The position at which text that doesn't fit is replaced by an ellipsis; `none` by default. In
  /// wrapped text, the last line that fits is truncated.
  open var truncationMode: CATextLayerTruncationMode {
    get { modelState.text.truncationMode }
    set { set("truncationMode", newValue, \.text.truncationMode) }
  }

  /// The alignment of lines; `natural` by default, which uses the paragraph styles.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { modelState.text.alignmentMode }
    set { set("alignmentMode", newValue, \.text.alignmentMode) }
  }

  /// A hint for screens with subpixels; it has no effect.
  open var allowsFontSubpixelQuantization = false

  package override class var properties: [String: LayerProperty] { LayerProperty.ofTexts }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "foregroundColor": .object(self, \.foregroundColor)
    case "string": .object(self, \.string)
    default: super.knownValue(forKey: key)
    }
  }

  // MARK: Drawing

  /// Returns whether a change of `key` requires `display()`: true for all properties of the text.
  open override class func needsDisplay(forKey key: String) -> Bool {
    LayerProperty.namesOfTexts.contains(key) || super.needsDisplay(forKey: key)
  }

  /// Draws the text from the top of the bounds down.
  open override func draw(in ctx: CGContext) {
    if let text = modelState.text.drawn(in: bounds.size, self) {
      ctx.draw(text.items(at: bounds.origin))
    }
  }

  /// The size of the text, wrapped within the width of the bounds if it wraps.
  open override func preferredFrameSize() -> CGSize {
    let room = CGSize(width: isWrapped ? bounds.width : .infinity, height: .infinity)
    return modelState.text.drawn(in: room, self)?.layout.size ?? .zero
  }
}

/// The values of a `CATextLayer`.
package struct TextState: Hashable {
  package var string = DiscreteValue(nil)
  package var font = DiscreteValue(nil)
  package var fontSize: CGFloat = 36
  package var foregroundColor: Color? = Color(red: 1, green: 1, blue: 1)
  package var isWrapped = false
  package var truncationMode = CATextLayerTruncationMode.none
  package var alignmentMode = CATextLayerAlignmentMode.natural
}

extension LayerState {
  /// The values of a `CATextLayer`; the defaults for other layers.
  package var text: TextState {
    get { if case .text(let values) = kind { values } else { TextState() } }
    set { kind = .text(newValue) }
  }
}

extension LayerProperty {
  /// The key paths of text layers.
  static let ofTexts = table(adding: own)

  /// The names of the properties that only text layers have.
  static let namesOfTexts = Set(own.map(\.name))

  private static let own: [LayerProperty] = [
    number("fontSize", { $0.text.fontSize }, { $0.text.fontSize = $1 }),
    color("foregroundColor", { $0.text.foregroundColor }, { $0.text.foregroundColor = $1 }),
    object("string", { $0.text.string }, { $0.text.string = $1 }),
    object("font", { $0.text.font }, { $0.text.font = $1 }),
    flag("wrapped", { $0.text.isWrapped }, { $0.text.isWrapped = $1 }),
    name("truncationMode", { $0.text.truncationMode }, { $0.text.truncationMode = $1 }),
    name("alignmentMode", { $0.text.alignmentMode }, { $0.text.alignmentMode = $1 }),
  ]
}
