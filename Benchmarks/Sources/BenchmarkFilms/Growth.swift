import Flipbook
import Synchronization

/// Squares that move on a grid, and others that rest, to measure how the cost of a frame depends on
/// their number and size.
package struct Growth: Film {
  /// The number and size of the squares.
  package struct DenseCluster: Sendable {
    /// The number of squares that move, and their side: at most 500.
    package let moving: Int, side: Double
    /// The number of squares that rest, and whether the others move over them.
    package let resting: Int, isCrossed: Bool

    /// Creates a crowd of squares that move and others that rest.
    package init(moving: Int, side: Double = 8, resting: Int = 0, isCrossed: Bool = false) {
      self.moving = moving
      self.side = side
      self.resting = resting
      self.isCrossed = isCrossed
    }
  }

  /// The squares of films that are created from now on.
  package static var cluster: DenseCluster {
    get { next.withLock { $0 } }
    set { next.withLock { $0 = newValue } }
  }

  /// The measured frames, which all do the same work: the views are built before them and removed
  /// after them.
  package static let measured = 30..<149

  /// The processor time of these frames in the most recent run.
  package static var seconds: Double { times.withLock { $0.end - $0.start } }

  private static let next = Mutex(DenseCluster(moving: 1))
  private static let times = Mutex((start: 0.0, end: 0.0))

  package let canvas = Canvas(width: 1920, height: 1080, background: UIColor(0x10_1828))
  package var duration: TimeInterval? = 2.5
  private let cluster = Growth.cluster

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    let above = CGRect(x: 0, y: 0, width: 1920, height: cluster.isCrossed ? 1080 : 540)
    let below = CGRect(x: 0, y: 540, width: 1920, height: 540)
    for center in Self.grid(cluster.resting, in: above) {
      stage.window.addSubview(square(at: center, side: 4, UIColor(0x38_BDF8)))
    }
    for center in Self.grid(cluster.moving, in: below) {
      let view = square(at: center, side: cluster.side, UIColor(0xF9_7316))
      stage.window.addSubview(view)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
      ) { view.center.x += cluster.side / 2 }
    }
    return after(Self.measured.lowerBound) { time in Self.times.withLock { $0.start = time } }
      .concat(after(Self.measured.count) { time in Self.times.withLock { $0.end = time } })
  }

  /// Passes the processor time to `note` after `frames` frames.
  private func after(_ frames: Int, _ note: @escaping (Double) -> Void) -> Observable<Void> {
    pause(Double(frames) / canvas.framesPerSecond).concat(
      Observable.deferred {
        note(ProcessorTime.seconds)
        return .empty()
      })
  }

  private func square(at center: CGPoint, side: Double, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.center = center
    view.backgroundColor = color
    return view
  }

  /// Returns the centres of `count` equal cells that fill `area` row by row.
  private static func grid(_ count: Int, in area: CGRect) -> [CGPoint] {
    guard count > 0 else { return [] }
    let columns = Int((Double(count) * area.width / area.height).squareRoot().rounded(.up))
    let rows = (count + columns - 1) / columns
    return (0..<count).map { number in
      CGPoint(
        x: area.minX + (Double(number % columns) + 0.5) * area.width / Double(columns),
        y: area.minY + (Double(number / columns) + 0.5) * area.height / Double(rows))
    }
  }
}
