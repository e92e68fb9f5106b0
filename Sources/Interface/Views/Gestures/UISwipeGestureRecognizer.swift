import Foundation

/// Recognizes a quick movement in a direction.
///
/// A swipe covers 50 pt within half a second, and at most 50 pt across. These figures are reported of
/// UIKit; Apple doesn't document them.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions; the raw values are Apple's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized; right by default.
  open var direction: Direction = .right

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private let timer = GestureTimer()

  private static let longestDuration = 0.5
  private static let distance: CGFloat = 50

  /// Begins to measure the time.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    timer.start(after: Self.longestDuration) { [weak self] in self?.state = .failed }
  }

  /// Recognizes the swipe, or fails if the finger strays.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == numberOfTouchesRequired else { return }
    let point = location(in: nil)
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    let all: [(direction: Direction, along: CGFloat, across: CGFloat)] = [
      (.right, dx, dy), (.left, -dx, dy), (.down, dy, dx), (.up, -dy, dx),
    ]
    let possible = all.filter {
      direction.contains($0.direction) && abs($0.across) <= Self.distance
    }
    if possible.isEmpty {
      state = .failed
    } else if possible.contains(where: { $0.along >= Self.distance }) {
      state = .ended
    }
  }

  /// Fails: the finger was lifted too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the touch.
  open override func reset() {
    super.reset()
    timer.stop()
  }
}
