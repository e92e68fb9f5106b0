public import Foundation
public import Geometry
import Layers

/// The kind of an animator's timing; the raw values are Apple's.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin
  /// A custom Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring combined with a curve.
  case composed
}

/// A type that provides the timing of an animator.
public protocol UITimingCurveProvider: NSCopying {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil if there is only a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil if there is only a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve from (0, 0) to (1, 1), given by name or by its two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private struct Curve {
    var name = UIView.AnimationCurve.easeInOut
    var points = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    var type = UITimingCurveType.builtin
  }

  private let curve: Curve

  /// Creates Core Animation's default curve: (0.25, 0.1), (0.25, 1).
  public override init() { curve = Curve() }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    let bezier = curve.options.timingFunction.curve
    self.curve = Curve(
      name: curve,
      points: (CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2)))
  }

  /// Creates a curve with the given control points; their x coordinates are clamped to 0…1. If a
  /// coordinate isn't finite, a warning is reported and the curve is linear.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let isFinite = [point1.x, point1.y, point2.x, point2.y].allSatisfy {
      LayerWarning.check($0, "a control point of UICubicTimingParameters")
    }
    curve = Curve(points: isFinite ? (point1, point2) : (.zero, CGPoint(x: 1, y: 1)), type: .cubic)
  }

  /// Creates Core Animation's default curve; archives aren't supported.
  public required init?(coder: NSCoder) { curve = Curve() }

  /// The named curve; ease-in-out if the curve has no name.
  open var animationCurve: UIView.AnimationCurve { curve.name }

  /// The first control point.
  open var controlPoint1: CGPoint { curve.points.0 }

  /// The second control point.
  open var controlPoint2: CGPoint { curve.points.1 }

  /// `builtin` for a named curve, `cubic` otherwise.
  open var timingCurveType: UITimingCurveType { curve.type }

  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring, given by its damping ratio, by its physical constants, or by its duration and bounce.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    case settling(dampingRatio: CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceived(duration: TimeInterval, bounce: CGFloat)

    static let ofSystem = Form.physical(mass: 3, stiffness: 1000, damping: 500)
  }

  private struct Spring {
    let form: Form
    let velocity: CGVector

    /// Creates a spring; one that is critically damped, with a warning, if a number isn't finite.
    init(_ form: Form, _ velocity: CGVector, checking numbers: [CGFloat]) {
      let isFinite = (numbers + [velocity.dx, velocity.dy]).allSatisfy {
        LayerWarning.check($0, "a value of UISpringTimingParameters")
      }
      self.form = isFinite ? form : .settling(dampingRatio: 1)
      self.velocity = isFinite ? velocity : .zero
    }
  }

  private let spring: Spring

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500. It is critically damped.
  public override init() { spring = Spring(.ofSystem, .zero, checking: []) }

  /// Creates a spring that comes to rest within the animator's duration. A damping ratio of 1
  /// doesn't overshoot, lower values oscillate more; it is clamped to 0.05…1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = Spring(.settling(dampingRatio: ratio), velocity, checking: [ratio])
  }

  /// Creates a spring that comes to rest within the animator's duration, without an initial
  /// velocity.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with physical constants. They determine its duration; the animator's is
  /// ignored. Mass and stiffness must be positive and the damping must not be negative; otherwise a
  /// warning is reported, and the spring is critically damped.
  ///
  /// A spring whose damping ratio exceeds 1 is critically damped, too: UIKit's sheets, whose spring is
  /// the system's, move so (O10.5), as a `CASpringAnimation` does by default.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let isSpring = mass > 0 && stiffness > 0 && damping >= 0
    if !isSpring {
      LayerWarning.malformedSpring(
        "UISpringTimingParameters", "mass \(mass), stiffness \(stiffness) and damping \(damping)"
      ).report()
    }
    spring = Spring(
      isSpring
        ? .physical(mass: mass, stiffness: stiffness, damping: damping)
        : .settling(dampingRatio: 1),
      velocity, checking: [mass, stiffness, damping])
  }

  /// Creates a spring with a period and a bounce, as in
  /// `UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector
  ) {
    spring = Spring(
      .perceived(duration: max(duration, 1e-3), bounce: bounce), initialVelocity,
      checking: [duration, bounce])
  }

  /// Creates a spring with a period and a bounce, without an initial velocity.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Creates the system's spring; archives aren't supported.
  public required init?(coder: NSCoder) { spring = Spring(.ofSystem, .zero, checking: []) }

  /// The initial velocity towards the target, in total distances per second: `dx` for all
  /// properties except positions along y, which use `dy`.
  open var initialVelocity: CGVector { spring.velocity }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The spring's own duration in seconds; nil if it adapts to the animator's duration.
  var settlingDuration: TimeInterval? {
    if case .settling = spring.form { return nil }
    let length = curve(velocity: initialVelocity.dx, settlingIn: 1).settlingDuration
    // An undamped spring never comes to rest; it is cut off after a minute.
    return length.isFinite ? max(length, 1e-3) : 60
  }

  /// Returns the spring for one direction.
  func curve(velocity: CGFloat, settlingIn duration: TimeInterval) -> SpringCurve {
    switch spring.form {
    case .settling(let ratio):
      SpringCurve(settlingIn: duration, dampingRatio: ratio, velocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      SpringCurve(
        mass: mass, stiffness: stiffness,
        damping: min(damping, 2 * (stiffness * mass).squareRoot()), velocity: velocity)
    case .perceived(let duration, let bounce):
      SpringCurve(
        duration: duration, bounce: bounce, velocity: velocity,
        dampingRatios: SpringCurve.settlingDampingRatios)
    }
  }
}

/// The computed timing of an animator.
struct AnimatorTiming {
  let seconds: TimeInterval
  let easing: TimelineEasing
  /// The easing of positions along y, if it differs.
  let verticalEasing: TimelineEasing?

  init(_ provider: (any UITimingCurveProvider)?, duration: TimeInterval) {
    guard let spring = provider?.springTimingParameters else {
      seconds = max(duration, 0)
      let cubic = provider?.cubicTimingParameters ?? UICubicTimingParameters()
      let first = cubic.controlPoint1
      let second = cubic.controlPoint2
      easing = .curve(UnitBezier(first.x, first.y, second.x, second.y))
      verticalEasing = nil
      return
    }
    let length = spring.settlingDuration ?? max(duration, 0)
    func springEasing(_ velocity: CGFloat) -> TimelineEasing {
      // Without a duration the spring is never visible, so any positive value works.
      let curve = spring.curve(velocity: velocity, settlingIn: max(length, 1e-3))
      return .spring(curve, duration: length)
    }
    let velocity = spring.initialVelocity
    seconds = length
    easing = springEasing(velocity.dx)
    verticalEasing = velocity.dy == velocity.dx ? nil : springEasing(velocity.dy)
  }
}
