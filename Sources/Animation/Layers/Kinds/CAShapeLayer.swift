public import Drawing
public import Foundation
public import Geometry
package import Raster

/// The rule that decides which points are inside a shape whose parts overlap.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the outline's winding number around it isn't zero; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses an odd number of edges.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a line cap with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square around the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a line join with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws an outline, filled and stroked, between its background and its sublayers.
///
/// The stroke is drawn over the fill, half of its width on each side of the outline, in the layer's
/// own coordinates: transforms apply to it too.
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's coordinates. Animatable, point by point between outlines with the
  /// same segments, but not implicitly.
  open var path: CGPath? {
    get { modelState.shape.path.map { CGPath($0) } }
    set { set("path", newValue?.path, \.shape.path) }
  }

  /// The colour or pattern of the fill; opaque black by default, nil for none. Animatable.
  open var fillColor: CGColor? {
    get { modelState.shape.fill }
    set { set("fillColor", newValue, \.shape.fill) }
  }

  /// The fill rule; `nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { modelState.shape.fillRule }
    set { set("fillRule", newValue, \.shape.fillRule) }
  }

  /// The colour of the stroke; nil, none, by default. Animatable.
  open var strokeColor: CGColor? {
    get { modelState.shape.stroke }
    set { set("strokeColor", newValue, \.shape.stroke) }
  }

  /// The start of the stroke along the outline, 0…1 of the length of all its subpaths; 0 by
  /// default. Animatable.
  open var strokeStart: CGFloat {
    get { modelState.shape.strokeStart }
    set { set("strokeStart", newValue, \.shape.strokeStart) }
  }

  /// The end of the stroke along the outline, 0…1; 1 by default. If it isn't greater than the
  /// start, nothing is stroked. Animatable.
  open var strokeEnd: CGFloat {
    get { modelState.shape.strokeEnd }
    set { set("strokeEnd", newValue, \.shape.strokeEnd) }
  }

  /// The width of the stroke, in points; 1 by default, 0 for none. Animatable.
  open var lineWidth: CGFloat {
    get { modelState.shape.lineWidth }
    set { set("lineWidth", newValue, \.shape.lineWidth) }
  }

  /// The maximum length of a mitred corner, in line widths; 10 by default. Animatable.
  open var miterLimit: CGFloat {
    get { modelState.shape.miterLimit }
    set { set("miterLimit", newValue, \.shape.miterLimit) }
  }

  /// The shape of the stroke's ends; `butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { modelState.shape.lineCap }
    set { set("lineCap", newValue, \.shape.lineCap) }
  }

  /// The shape of the stroke's corners; `miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { modelState.shape.lineJoin }
    set { set("lineJoin", newValue, \.shape.lineJoin) }
  }

  /// The offset into the dash pattern at which each subpath starts, in points; 0 by default.
  /// Animatable.
  open var lineDashPhase: CGFloat {
    get { modelState.shape.lineDashPhase }
    set { set("lineDashPhase", newValue, \.shape.lineDashPhase) }
  }

  /// The lengths of alternating dashes and gaps, in points; nil, no dashes, by default. Animatable.
  ///
  /// Dashes start at `strokeStart`.
  open var lineDashPattern: [NSNumber]? {
    get { modelState.shape.lineDashPattern.map { $0.map { NSNumber(value: $0) } } }
    set { set("lineDashPattern", newValue?.map(\.doubleValue), \.shape.lineDashPattern) }
  }

  package override class var properties: [String: LayerProperty] { LayerProperty.ofShapes }

  package override func ownContent(of state: LayerState) -> [DisplayItem] {
    let shape = state.shape
    guard let path = shape.path else { return [] }
    var items: [DisplayItem] = []
    if let fill = state.fill(shape.fillColor, shape.fillPattern) {
      let rule = shape.fillRule == .evenOdd ? CGPathFillRule.evenOdd : .winding
      items.append(.fill(.path(path, rule), CGAffineTransform.identity, fill))
    }
    if let fill = state.fill(shape.strokeColor, shape.strokePattern), shape.isStroked {
      items.append(.fill(.stroke(path, shape.strokeStyle), CGAffineTransform.identity, fill))
    }
    return items
  }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "fillColor": .object(self, \.fillColor)
    case "strokeColor": .object(self, \.strokeColor)
    case "lineDashPattern": .object(self, \.lineDashPattern)
    default: super.knownValue(forKey: key)
    }
  }
}

/// The values of a `CAShapeLayer`.
package struct ShapeState: Hashable, Sendable {
  package var path: Path?
  package var fillColor: Color? = Color(red: 0, green: 0, blue: 0)
  /// The pattern that replaces the fill colour, or nil.
  package var fillPattern: CGColor?
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: Color?
  /// The pattern that replaces the stroke colour, or nil.
  package var strokePattern: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [Double]?

  fileprivate var fill: CGColor? {
    get { LayerState.ink(fillColor, fillPattern) }
    set { (fillColor, fillPattern) = (newValue?.color, newValue?.patternAlone) }
  }

  fileprivate var stroke: CGColor? {
    get { LayerState.ink(strokeColor, strokePattern) }
    set { (strokeColor, strokePattern) = (newValue?.color, newValue?.patternAlone) }
  }

  /// Whether a stroke is visible, if it has a colour.
  fileprivate var isStroked: Bool {
    lineWidth > 0 && strokeStart < strokeEnd && strokeStart < 1 && strokeEnd > 0
  }

  /// The style for the renderer; unknown caps and joins are replaced by the defaults.
  fileprivate var strokeStyle: StrokeStyle {
    let caps: [CAShapeLayerLineCap: CGLineCap] = [.round: .round, .square: .square]
    let joins: [CAShapeLayerLineJoin: CGLineJoin] = [.round: .round, .bevel: .bevel]
    return StrokeStyle(
      width: lineWidth, cap: caps[lineCap] ?? .butt, join: joins[lineJoin] ?? .miter,
      miterLimit: miterLimit, dashPhase: lineDashPhase,
      dashLengths: (lineDashPattern ?? []).map { CGFloat($0) }, trimStart: strokeStart,
      trimEnd: strokeEnd)
  }
}

extension LayerState {
  /// The values of a `CAShapeLayer`; the defaults for other layers.
  package var shape: ShapeState {
    get { if case .shape(let values) = kind { values } else { ShapeState() } }
    set { kind = .shape(newValue) }
  }
}

extension LayerProperty {
  /// The key paths of shape layers.
  static let ofShapes = table(adding: [
    path("path", { $0.shape.path }, { $0.shape.path = $1 }),
    ink("fillColor", \.shape.fillColor, \.shape.fillPattern),
    ink("strokeColor", \.shape.strokeColor, \.shape.strokePattern),
    number("strokeStart", { $0.shape.strokeStart }, { $0.shape.strokeStart = $1 }),
    number("strokeEnd", { $0.shape.strokeEnd }, { $0.shape.strokeEnd = $1 }),
    number("lineWidth", { $0.shape.lineWidth }, { $0.shape.lineWidth = $1 }),
    number("miterLimit", { $0.shape.miterLimit }, { $0.shape.miterLimit = $1 }),
    number("lineDashPhase", { $0.shape.lineDashPhase }, { $0.shape.lineDashPhase = $1 }),
    numbers(
      "lineDashPattern", { $0.shape.lineDashPattern ?? [] }, { $0.shape.lineDashPattern = $1 }),
    name("fillRule", { $0.shape.fillRule }, { $0.shape.fillRule = $1 }),
    name("lineCap", { $0.shape.lineCap }, { $0.shape.lineCap = $1 }),
    name("lineJoin", { $0.shape.lineJoin }, { $0.shape.lineJoin = $1 }),
  ])
}
