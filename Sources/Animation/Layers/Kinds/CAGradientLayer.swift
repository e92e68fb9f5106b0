import Drawing
public import Foundation
import Geometry
package import Raster

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From one end of a line to the other; the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient between its background and its sublayers.
///
/// As in Core Animation, the gradient is drawn in a unit square, from (0, 0) to (1, 1), which is
/// then stretched to the bounds: lines of equal colour that are perpendicular to a slanting axis in
/// the square are no longer perpendicular in a wide layer. (D) This applies to all types. The
/// gradient is clipped to the rounded outline. Components are mixed before they are multiplied by
/// alpha, so fade a colour to itself without alpha rather than to transparent black. (D) A single
/// colour fills the layer; a gradient between equal points draws nothing.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; nil, none, by default. Animatable. A list that contains another
  /// type is ignored with a warning.
  open var colors: [Any]? {
    get { modelState.gradient.colors.map { $0.map { CGColor($0) } } }
    set {
      if let wrong = newValue?.first(where: { !($0 is CGColor) }) {
        return LayerWarning(
          .wrongValue,
          "The colors of \(nameInMessages) contain a value of type \(Swift.type(of: wrong)) and have "
            + "no effect.",
          hint: "Use CGColors: the \"cgColor\" of a UIColor.",
          subject: "\(Swift.type(of: self)).colors"
        ).report()
      }
      set("colors", newValue?.compactMap { ($0 as? CGColor)?.color }, \.gradient.colors)
    }
  }

  /// The position of each colour, 0…1 in ascending order; nil, evenly spaced, by default.
  /// Animatable.
  open var locations: [NSNumber]? {
    get { modelState.gradient.locations.map { $0.map { NSNumber(value: $0) } } }
    set { set("locations", newValue?.map(\.doubleValue), \.gradient.locations) }
  }

  /// The start of the gradient, as a fraction of the bounds; (0.5, 0) by default. Animatable.
  open var startPoint: CGPoint {
    get { modelState.gradient.startPoint }
    set { set("startPoint", newValue, \.gradient.startPoint) }
  }

  /// The end of the gradient, as a fraction of the bounds; (0.5, 1) by default. Animatable.
  open var endPoint: CGPoint {
    get { modelState.gradient.endPoint }
    set { set("endPoint", newValue, \.gradient.endPoint) }
  }

  /// The type of the gradient; `axial` by default.
  open var type: CAGradientLayerType {
    get { modelState.gradient.type }
    set { set("type", newValue, \.gradient.type) }
  }

  package override func ownContent(of state: LayerState) -> [DisplayItem] {
    guard let gradient = state.gradient.gradient(in: state.bounds) else { return [] }
    return [.fill(state.outline, CGAffineTransform.identity, .gradient(gradient))]
  }

  package override class var properties: [String: LayerProperty] { LayerProperty.ofGradients }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "colors": .object(self, \.colors)
    case "locations": .object(self, \.locations)
    default: super.knownValue(forKey: key)
    }
  }
}

/// The values of a `CAGradientLayer`.
package struct GradientState: Hashable, Sendable {
  package var colors: [Color]?
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}

extension GradientState {
  /// Returns the gradient to draw in `bounds`; nil without colours or without an area.
  func gradient(in bounds: CGRect) -> Gradient? {
    guard let colors, !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let last = Double(max(colors.count - 1, 1))
    let even = colors.indices.map { Double($0) / last }
    let stops = zip(colors, locations ?? even).map { Gradient.Stop($0, at: $1) }
    let toBounds = CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    let (across, down) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    switch type {
    case .radial:
      return .elliptical(
        stops, center: startPoint.applying(toBounds), corner: endPoint.applying(toBounds))
    case .conic:
      let angle = Maths.arcTangent(y: down, x: across)
      return Gradient(stops, .conic(center: startPoint, angle: angle), transform: toBounds)
    default: return Gradient(stops, .axial(from: startPoint, to: endPoint), transform: toBounds)
    }
  }
}

extension LayerState {
  /// The values of a `CAGradientLayer`; the defaults for other layers.
  package var gradient: GradientState {
    get { if case .gradient(let values) = kind { values } else { GradientState() } }
    set { kind = .gradient(newValue) }
  }
}

extension LayerProperty {
  /// The key paths of gradient layers.
  static let ofGradients = table(
    adding: [
      LayerProperty(
        name: "colors", kind: .colors, get: { .colors($0.gradient.colors ?? []) },
        set: { if case .colors(let colors) = $1 { $0.gradient.colors = colors } }
      ),
      numbers("locations", { $0.gradient.locations ?? [] }, { $0.gradient.locations = $1 }),
      name("type", { $0.gradient.type }, { $0.gradient.type = $1 }),
    ] + point("startPoint", { $0.gradient.startPoint }, { $0.gradient.startPoint = $1 })
      + point("endPoint", { $0.gradient.endPoint }, { $0.gradient.endPoint = $1 }))
}
