import Drawing
import Foundation
import Geometry
import Layers
import Views

/// The blades of an activity indicator: eight capsules around a centre, of which five have lower
/// opacities than the blade at 9 o'clock. Turning them by an eighth moves each opacity to the next
/// blade.
final class IndicatorBlades: UIView {
  /// The dimensions of an indicator, in points, as measured: O7.10 in docs/measured.md.
  struct Dimensions {
    /// The side of the indicator.
    let side: CGFloat
    /// The diameter of the circle around the blades, which touches the upper left edges.
    let diameter: CGFloat
    /// The length of a blade, from the centre outwards.
    let length: CGFloat
    /// The thickness of a blade.
    let thickness: CGFloat

    static let medium = Dimensions(side: 20, diameter: 20, length: 6.5, thickness: 2.5)
    /// The medium ones, enlarged for refresh controls: our decision.
    static let refresh = Dimensions(side: 28, diameter: 28, length: 9, thickness: 3.5)
    static let large = Dimensions(side: 37, diameter: 35, length: 12, thickness: 5)
  }

  /// The opacities, from the blade at 9 o'clock anticlockwise (O7.10).
  private static let opacities = [217, 180, 143, 106, 69, 69, 69, 69].map { CGFloat($0) / 255 }

  /// The number of blades.
  static let count = opacities.count

  /// The time of one turn, in seconds: approximately UIKit's, which isn't measured.
  private static let turn = 1.0

  private static let spinKey = "spin"

  /// The dimensions. Setting them requires new drawing, but not a new position.
  var dimensions = Dimensions.medium { didSet { setNeedsDisplay() } }

  /// The number of blades that are drawn, clockwise from the one before the top.
  var shown = count { didSet { if shown != oldValue { setNeedsDisplay() } } }

  /// The colour of the blades.
  var color = UIColor.gray { didSet { setNeedsDisplay() } }

  /// Creates blades without a size.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let blade = CGRect(
      x: bounds.width / 2 - dimensions.length, y: -dimensions.thickness / 2,
      width: dimensions.length, height: dimensions.thickness)
    let color = color.resolvedColor(with: traitCollection)
    for (index, opacity) in Self.opacities.enumerated().suffix(shown) {
      let path = UIBezierPath(roundedRect: blade, cornerRadius: dimensions.thickness / 2)
      var place = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
      place = place.rotated(by: .pi - CGFloat(index) * .pi / 4)
      path.apply(place)
      color.withAlphaComponent(color.cgColor.alpha * opacity).setFill()
      path.fill()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  /// Turns the blades in steps of an eighth, until `stop()`.
  func spin() {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<Self.opacities.count).map { CGFloat($0) * .pi / 4 }
    animation.calculationMode = .discrete
    animation.duration = Self.turn
    animation.repeatCount = .infinity
    layer.add(animation, forKey: Self.spinKey)
  }

  /// Returns the blades to their first position.
  func stop() { layer.removeAnimation(forKey: Self.spinKey) }
}
