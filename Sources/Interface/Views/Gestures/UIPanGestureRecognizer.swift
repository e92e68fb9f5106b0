public import Foundation
import Geometry
import VirtualTime

/// Recognizes a finger that moves by more than 10 pt, and follows it. Of several fingers, it follows the
/// centre.
///
/// As for scroll views, the first 10 pt don't count, and the velocity is that of the last 100 ms.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The scrolling devices that the gesture follows; none by default. It has no effect: there are none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var down = CGPoint.zero
  /// The point in the window from which the translation counts.
  private var origin = CGPoint.zero
  /// Whether the gesture of the last touches has begun.
  private var hasBegun = false
  private var trail: MotionTrail?

  /// Returns the movement since the gesture began, or since `setTranslation`, in the coordinates of
  /// `view`; nil means the window. Before the gesture begins, as in `gestureRecognizerShouldBegin`, it
  /// is the movement since the finger came down, which tells the direction. After the gesture, it keeps
  /// its last value until the next finger comes down: a display link that follows the gesture compares
  /// it once the finger is lifted. (D) It is zero after a gesture that has failed.
  open func translation(in view: UIView?) -> CGPoint {
    guard state != .failed, hasBegun || !touches.isEmpty else { return .zero }
    let end = location(in: nil)
    let origin = state == .possible && !touches.isEmpty ? down : origin
    return converted(CGPoint(x: end.x - origin.x, y: end.y - origin.y), to: view)
  }

  /// Sets the translation: it counts from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let end = location(in: nil)
    let (start, unit) = (converted(.zero, from: view), converted(translation, from: view))
    origin = CGPoint(x: end.x - (unit.x - start.x), y: end.y - (unit.y - start.y))
  }

  /// Returns the velocity of the finger in points per second, in the coordinates of `view`; nil means
  /// the window.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = trail?.velocity(at: VirtualClock.current?.now ?? .zero) ?? .zero
    return converted(CGPoint(x: velocity.dx, y: velocity.dy), to: view)
  }

  /// Begins to observe the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Further fingers don't disturb a gesture.
    if state != .possible {
      _ = ignores(touches, beyond: maximumNumberOfTouches, event)
      return
    }
    hasBegun = false
    guard self.touches.count <= maximumNumberOfTouches else { return state = .failed }
    down = location(in: nil)
    startTrail()
  }

  /// Begins to measure the velocity.
  private func startTrail() {
    trail = MotionTrail(from: location(in: nil), at: VirtualClock.current?.now ?? .zero)
  }

  override func fingersChanged(by offset: CGVector) {
    guard state == .began || state == .changed else { return }
    origin = CGPoint(x: origin.x + offset.dx, y: origin.y + offset.dy)
    startTrail()
  }

  /// Begins or continues the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record()
    guard state == .possible else { return state = .changed }
    guard self.touches.count >= minimumNumberOfTouches else { return }
    let point = location(in: nil)
    let move = CGVector(dx: point.x - down.x, dy: point.y - down.y)
    if move.length > Self.threshold - 1e-6 { begin() }
  }

  /// Records the position of the finger.
  func record() { trail?.move(to: location(in: nil), at: VirtualClock.current?.now ?? .zero) }

  /// Begins the gesture: the translation counts from the threshold.
  func begin() {
    let point = location(in: nil)
    let move = CGVector(dx: point.x - down.x, dy: point.y - down.y)
    let share = move.length > 0 ? min(Self.threshold / move.length, 1) : 0
    origin = CGPoint(x: down.x + move.dx * share, y: down.y + move.dy * share)
    hasBegun = true
    state = .began
    if state == .failed { hasBegun = false }
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A gesture continues with the other fingers if they are enough.
    guard self.touches.count - 1 < max(minimumNumberOfTouches, 1) else { return }
    finish(as: .ended)
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  /// Converts a vector from the window.
  private func converted(_ vector: CGPoint, to other: UIView?) -> CGPoint {
    guard let window = view?.window, let other else { return vector }
    let (start, end) = (window.convert(CGPoint.zero, to: other), window.convert(vector, to: other))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a point to the window.
  private func converted(_ point: CGPoint, from other: UIView?) -> CGPoint {
    guard let window = view?.window, let other else { return point }
    return window.convert(point, from: other)
  }
}

/// Recognizes a finger that moves away from an edge of the screen, and follows it. The finger has to
/// come down within 20 pt of the edge: our decision.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; none by default.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  /// Begins to observe a finger at one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let (point, bounds) = (location(in: nil), view?.window?.bounds ?? .zero)
    let isAtEdge =
      edges.contains(.left) && point.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
      || edges.contains(.top) && point.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
    if !isAtEdge { state = .failed }
  }
}

/// The kinds of scrolling devices; the raw values are Apple's.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel, which scrolls in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A touch pad, which scrolls continuously.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
