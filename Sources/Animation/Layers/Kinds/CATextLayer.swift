public import Drawing
public import Foundation
package import Raster
import Typesetting

/// Where text that does not fit is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// To which side lines of text are set.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The side of the script; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Both.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text, from the top of its bounds down.
///
/// Letters are outlines, drawn by `draw(in:)` without hinting: they glide when the layer moves, which
/// costs no typesetting, and are sharp at any scale. What lies outside of the bounds does not show.
open class CATextLayer: CALayer {
  /// A layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// There are no archives here: a layer without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// A copy of another layer's values, as `presentation()` makes it.
  public override init(layer: Any) {
    super.init(layer: layer)
    needsDisplayOnBoundsChange = true
  }

  /// The text: a `String`, or an `NSAttributedString`, which is copied; nil, none, by default. Nothing
  /// shows of anything else.
  ///
  /// Attributes take the place of `font`, `fontSize` and `foregroundColor`: what they do not state is
  /// the system's font of 12 points, in black.
  open var string: Any? {
    get { modelState.text.string.object }
    set {
      let copy = (newValue as? NSAttributedString).map { NSAttributedString(attributedString: $0) }
      set("string", DiscreteValue(object: copy ?? newValue), \.text.string)
    }
  }

  /// The font: its name, as `UIFont(name:size:)` takes it, or a `UIFont`, whose size does not count;
  /// nil, the default, takes the system's, where iOS takes Helvetica. A name that there is not is a
  /// warning that lists the nearest.
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

  /// Whether lines break to fit the bounds; false by default: each paragraph is one line.
  open var isWrapped: Bool {
    get { modelState.text.isWrapped }
    set { set("wrapped", newValue, \.text.isWrapped) }
  }

  /// Where text that does not fit gives way to an ellipsis; `none` by default. Of text that wraps the
  /// last line that there is room for is cut.
  open var truncationMode: CATextLayerTruncationMode {
    get { modelState.text.truncationMode }
    set { set("truncationMode", newValue, \.text.truncationMode) }
  }

  /// To which side lines are set; `natural` by default: then paragraph styles say it.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { modelState.text.alignmentMode }
    set { set("alignmentMode", newValue, \.text.alignmentMode) }
  }

  /// A hint for screens with stripes of colour; it changes nothing here.
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

  /// Whether a change of `key` calls for `display()`: all that belongs to the text does.
  open override class func needsDisplay(forKey key: String) -> Bool {
    LayerProperty.namesOfTexts.contains(key) || super.needsDisplay(forKey: key)
  }

  override func needsDisplay(with state: LayerState) -> Bool {
    state.text != modelState.text || super.needsDisplay(with: state)
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
  /// The values of a `CATextLayer`; for others, what a fresh one has.
  package var text: TextState {
    get { if case .text(let values) = kind { values } else { TextState() } }
    set { kind = .text(newValue) }
  }
}

extension LayerProperty {
  /// The key paths of text layers.
  static let ofTexts = table(adding: own)

  /// Those that only text layers have.
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
