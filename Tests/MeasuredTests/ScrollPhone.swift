import Foundation
import Geometry
import Layers
import VirtualTime
import Views

/// A phone with a scroll view of 40 000 points, on a canvas with the given number of pixels per
/// point.
final class Phone {
  let clock = VirtualClock()
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let log = TraceLog()
  private(set) var lift = 0.0
  private let window: UIWindow
  private let pixels: CGFloat

  init(offset: CGFloat, pixels: CGFloat = 3) {
    self.pixels = pixels
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393 * pixels, height: 852 * pixels))
    window.layer.keepUpToDate(by: clock)
    perform {
      let glass = UIView(frame: view.frame)
      glass.layer.anchorPoint = .zero
      glass.layer.position = .zero
      glass.transform = CGAffineTransform(scaleX: pixels, y: pixels)
      window.addSubview(glass)
      glass.addSubview(view)
      view.contentSize = CGSize(width: 393, height: 40_000)
      view.contentOffset.y = offset
      view.delegate = log
    }
  }

  var offset: CGFloat { view.contentOffset.y }

  func perform(_ body: () -> Void) { clock.asCurrent(body) }

  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// Moves a finger from `y` by one of `steps` every 8 ms. The finger is lifted `hold` seconds
  /// after the last step, and `delay` seconds before the frame at 2 s.
  func drag(
    from y: CGFloat, steps: [CGFloat], hold: Double = 0.008, firstFrameAfter delay: Double = 0,
    each: @escaping () -> Void = {}
  ) {
    lift = 2 - delay
    let down = lift - hold - 0.008 * Double(steps.count)
    let touch = TouchSequence(in: window)
    func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 196.5 * pixels, y: y * pixels) }
    clock.schedule(at: Instant(seconds: down)) { touch.begin(at: point(y)) }
    var finger = y
    for (index, step) in steps.enumerated() {
      finger += step
      let position = point(finger)
      clock.schedule(at: Instant(seconds: down + 0.008 * Double(index + 1))) {
        touch.move(to: position)
        each()
      }
    }
    clock.schedule(at: Instant(seconds: lift)) { touch.end() }
  }
}

final class TraceLog: UIScrollViewDelegate {
  private(set) var lines: [String] = []
  private(set) var velocity: CGFloat = 0
  private(set) var target: CGFloat = 0
  private(set) var end: Double?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lines.append("will drag \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity.y
    target = targetContentOffset.pointee.y
    lines.append("lift \((velocity.y * 1e6).rounded() / 1e6)")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("end \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("decelerates") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("rest")
    end = VirtualClock.current?.now.seconds
  }
}
