public import Drawing
public import Foundation
package import Raster

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

/// A layer that shows text between its background and its sublayers.
///
/// Its values are here and animate; it is not drawn yet.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; nil, none, by default.
  open var string: Any? {
    get { model.text.string.object }
    set { set("string", DiscreteValue(object: newValue), \.text.string) }
  }

  /// The font: its name, or a font object; nil takes Helvetica.
  open var font: Any? {
    get { model.text.font.object }
    set { set("font", DiscreteValue(object: newValue), \.text.font) }
  }

  /// The size of the font, in points; 36 by default. Animatable.
  open var fontSize: CGFloat {
    get { model.text.fontSize }
    set { set("fontSize", newValue, \.text.fontSize) }
  }

  /// The colour of the text; opaque white by default. Animatable.
  open var foregroundColor: CGColor? {
    get { model.text.foregroundColor.map { CGColor($0) } }
    set { set("foregroundColor", newValue?.color, \.text.foregroundColor) }
  }

  /// Whether lines break to fit the bounds; false by default.
  open var isWrapped: Bool {
    get { model.text.isWrapped }
    set { set("wrapped", newValue, \.text.isWrapped) }
  }

  /// Where text that does not fit is cut; `none` by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { model.text.truncationMode }
    set { set("truncationMode", newValue, \.text.truncationMode) }
  }

  /// To which side lines are set; `natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { model.text.alignmentMode }
    set { set("alignmentMode", newValue, \.text.alignmentMode) }
  }

  /// A hint for screens with stripes of colour; it changes nothing here.
  open var allowsFontSubpixelQuantization = false

  package override class var properties: [String: LayerProperty] { LayerProperty.ofTexts }

  override func knownValue(forKey key: String) -> KeyedValue? {
    key == "foregroundColor"
      ? .object(self, \.foregroundColor) : super.knownValue(forKey: key)
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
  static let ofTexts = table(adding: [
    number("fontSize", { $0.text.fontSize }, { $0.text.fontSize = $1 }),
    color("foregroundColor", { $0.text.foregroundColor }, { $0.text.foregroundColor = $1 }),
    object("string", { $0.text.string }, { $0.text.string = $1 }).notDrawn,
    object("font", { $0.text.font }, { $0.text.font = $1 }),
    flag("wrapped", { $0.text.isWrapped }, { $0.text.isWrapped = $1 }),
    name("truncationMode", { $0.text.truncationMode }, { $0.text.truncationMode = $1 }),
    name("alignmentMode", { $0.text.alignmentMode }, { $0.text.alignmentMode = $1 }),
  ])
}
