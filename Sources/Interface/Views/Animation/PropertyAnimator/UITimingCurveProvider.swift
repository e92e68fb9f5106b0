public import Foundation
public import Geometry
import Layers

/// What kind of timing an animator has; the raw values are Apple's.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin
  /// A Bézier curve of one's own.
  case cubic
  /// A spring.
  case spring
  /// A spring on a curve.
  case composed
}

/// Tells an animator how to go from one value to the next.
public protocol UITimingCurveProvider: NSCopying {
  /// What kind of timing it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve alone.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve from (0, 0) to (1, 1), by name or by its two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's name; ease-in-out where it has none.
  public let animationCurve: UIView.AnimationCurve
  /// The point that the curve leaves towards.
  public let controlPoint1: CGPoint
  /// The point that the curve arrives from.
  public let controlPoint2: CGPoint
  /// `builtin` for a named curve, else `cubic`.
  public let timingCurveType: UITimingCurveType

  /// Core Animation's default curve: (0.25, 0.1), (0.25, 1).
  public override convenience init() {
    self.init(
      .easeInOut, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1), type: .builtin)
  }

  /// A named curve.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let bezier = curve.options.timingFunction.curve
    self.init(
      curve, CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2),
      type: .builtin)
  }

  /// The curve with these control points; their x is taken into 0…1. A point that is not finite stops
  /// the stage with an error.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let isFinite = [point1.x, point1.y, point2.x, point2.y].allSatisfy {
      LayerWarning.check($0, "a control point of UICubicTimingParameters")
    }
    self.init(
      .easeInOut, isFinite ? point1 : .zero, isFinite ? point2 : CGPoint(x: 1, y: 1), type: .cubic)
  }

  /// There are no archives here: Core Animation's default curve.
  public required convenience init?(coder: NSCoder) { self.init() }

  private init(
    _ curve: UIView.AnimationCurve, _ point1: CGPoint, _ point2: CGPoint, type: UITimingCurveType
  ) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, point1, point2)
    timingCurveType = type
  }

  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring, by its damping ratio, its constants, or how it looks.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    case settling(dampingRatio: CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceived(duration: TimeInterval, bounce: CGFloat)
  }

  private let form: Form

  /// The speed at the start, in whole ways a second towards the end: `dx` for every property but a
  /// position along y, which takes `dy`.
  public let initialVelocity: CGVector

  /// The system's spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that comes to rest in the animator's duration. 1 does not swing over, less swings more;
  /// it is taken into 0.05…1.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.settling(dampingRatio: ratio), velocity, [ratio])
  }

  /// A spring that comes to rest in the animator's duration, without a speed at the start.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its constants; it takes the time that it takes, whatever the animator's duration.
  /// Mass and stiffness have to be positive and the damping not negative, else the stage stops with
  /// an error.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let isSpring = mass > 0 && stiffness > 0 && damping >= 0
    if !isSpring {
      LayerWarning.malformedSpring(
        "UISpringTimingParameters", "mass \(mass), stiffness \(stiffness) and damping \(damping)"
      ).report()
    }
    self.init(
      isSpring
        ? .physical(mass: mass, stiffness: stiffness, damping: damping)
        : .settling(dampingRatio: 1),
      velocity, [mass, stiffness, damping])
  }

  /// A spring by its period and how far it swings over, as in
  /// `UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector
  ) {
    self.init(
      .perceived(duration: max(duration, 1e-3), bounce: bounce), initialVelocity,
      [duration, bounce])
  }

  /// A spring by its period and how far it swings over, without a speed at the start.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// There are no archives here: the system's spring.
  public required convenience init?(coder: NSCoder) { self.init() }

  private init(_ form: Form, _ velocity: CGVector, _ numbers: [CGFloat]) {
    let isFinite = (numbers + [velocity.dx, velocity.dy]).allSatisfy {
      LayerWarning.check($0, "a value of UISpringTimingParameters")
    }
    self.form = isFinite ? form : .settling(dampingRatio: 1)
    initialVelocity = isFinite ? velocity : .zero
  }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How long it takes by itself, in seconds; nil where it takes the time that it is given.
  var settlingDuration: TimeInterval? {
    if case .settling = form { return nil }
    let length = curve(velocity: initialVelocity.dx, settlingIn: 1).settlingDuration
    // Without damping it never rests: it is cut off after a minute.
    return length.isFinite ? max(length, 1e-3) : 60
  }

  /// The spring, for one direction.
  func curve(velocity: CGFloat, settlingIn duration: TimeInterval) -> SpringCurve {
    switch form {
    case .settling(let ratio):
      SpringCurve(settlingIn: duration, dampingRatio: ratio, velocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    case .perceived(let duration, let bounce):
      SpringCurve(
        duration: duration, bounce: bounce, velocity: velocity, dampingRatios: SpringCurve.restful)
    }
  }
}

/// Timing parameters, worked out for an animator.
struct AnimatorTiming {
  let seconds: TimeInterval
  let easing: TimelineEasing
  /// The easing of positions along y, where it differs.
  let sideways: TimelineEasing?

  init(_ provider: (any UITimingCurveProvider)?, duration: TimeInterval) {
    guard let spring = provider?.springTimingParameters else {
      seconds = max(duration, 0)
      let cubic = provider?.cubicTimingParameters ?? UICubicTimingParameters()
      let (one, two) = (cubic.controlPoint1, cubic.controlPoint2)
      easing = .curve(UnitBezier(one.x, one.y, two.x, two.y))
      sideways = nil
      return
    }
    let length = spring.settlingDuration ?? max(duration, 0)
    func pull(_ velocity: CGFloat) -> TimelineEasing {
      // Without a duration nothing is seen of it, whatever it is.
      let curve = spring.curve(velocity: velocity, settlingIn: max(length, 1e-3))
      return .spring(curve, duration: length)
    }
    let velocity = spring.initialVelocity
    (seconds, easing) = (length, pull(velocity.dx))
    sideways = velocity.dy == velocity.dx ? nil : pull(velocity.dy)
  }
}
