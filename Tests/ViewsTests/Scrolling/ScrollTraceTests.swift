import Foundation
import Geometry
import Layers
import Testing
import VirtualTime
import Views

/// Gestures of which the offsets were recorded on iOS, on a phone of 393 × 852 points with three
/// pixels each (O2.*). A frame may differ from the record by a pixel.
@Suite struct ScrollTraceTests {
  private let pixel: CGFloat = 0.334

  @Test func tenPointsDoNotCountAndThenTheContentFollows() {
    let phone = Phone(offset: 5000)
    var offsets: [CGFloat] = []
    phone.drag(from: 792, steps: Array(repeating: -12, count: 14)) {
      offsets.append(phone.offset)
    }
    phone.run(to: phone.lift)
    #expect(offsets == (0..<14).map { 5002 + 12 * CGFloat($0) })
    #expect(phone.log.lines == ["will drag 5000", "lift 1.5", "end true", "decelerates"])
  }

  /// The velocity told in points a millisecond, where it is lifted, the target told, the rest, and
  /// how long it takes.
  struct Fling: CustomTestStringConvertible {
    let velocity, start, target, rest: CGFloat
    let seconds: Double
    var testDescription: String { "\(velocity)" }
  }

  @Test(arguments: [
    Fling(velocity: 0.75, start: 5074, target: 5443.667, rest: 5443.333, seconds: 2.16),
    Fling(velocity: 1.5, start: 5158, target: 5902.333, rest: 5901.667, seconds: 2.517),
    Fling(velocity: 3, start: 5326, target: 6819.667, rest: 6818, seconds: 2.852),
  ])
  func aFlingEndsAtTenPointsASecond(fling: Fling) {
    let phone = Phone(offset: 5000)
    phone.drag(from: 792, steps: Array(repeating: -8 * fling.velocity, count: 14))
    phone.run(to: phone.lift)
    #expect(phone.offset == fling.start && near(phone.log.velocity, fling.velocity, 1e-6))
    #expect(near(phone.log.target, fling.target, pixel))
    phone.run(to: phone.lift + 4)
    #expect(near(phone.offset, fling.rest, 1e-3))
    let end = (phone.log.end ?? 0) - phone.lift
    #expect(end <= fling.seconds && end > fling.seconds - 1.0 / 60 - 0.002)
  }

  /// A gesture and the frames after its lift, of which the first comes `delay` later.
  struct Trace: CustomTestStringConvertible {
    let name: String
    let offset, from: CGFloat
    let steps: [CGFloat]
    var hold = 0.008
    let delay: Double
    let frames: [CGFloat]
    var testDescription: String { name }
  }

  private static let traces = [
    Trace(
      name: "decel_v3000", offset: 5000, from: 792, steps: Array(repeating: -24, count: 14),
      delay: 0.0015,
      frames: [
        5330.333, 5379.333, 5426.667, 5472.333, 5516.667, 5559.667, 5601, 5641, 5680, 5717.333,
        5753.667, 5788.667,
      ]),
    Trace(
      name: "decel_v1500", offset: 5000, from: 792, steps: Array(repeating: -12, count: 14),
      delay: 0.0167,
      frames: [
        5182.667, 5206.333, 5229.333, 5251.667, 5273, 5293.667, 5314, 5333.333, 5352, 5370.333,
        5388, 5405, 5421.333, 5437.333, 5452.667, 5467.667, 5482, 5496, 5509.333, 5522.333, 5535,
      ]),
    Trace(
      name: "bounce_release_vel", offset: 0, from: 120, steps: Array(repeating: 14, count: 12),
      delay: 0.0149,
      frames: [
        -90, -96.667, -98.333, -97, -93.333, -88, -82, -75.667, -69, -62.333, -56.333, -50.333, -45,
        -40, -35.333, -31, -27.333, -24, -21, -18.333, -16, -14, -12, -10.333, -9, -7.667, -6.667,
        -6, -5, -4.333, -3.667, -3.333, -2.667, -2.333, -2, -1.667, -1.333,
      ]),
    Trace(
      name: "rubberband_top", offset: 0, from: 120, steps: Array(repeating: 5, count: 120),
      hold: 0.312, delay: 0.0069,
      frames: [
        -223.333, -197, -173.333, -152, -133.333, -116.333, -101.333, -88.333, -76.667, -66.667,
        -57.667, -50, -43, -37.333, -32, -27.667, -23.667, -20.333, -17.667, -15, -13, -11, -9.667,
        -8.333, -7, -6, -5, -4.333, -3.667, -3.333, -2.667, -2.333, -2, -1.667, -1.333, -1.333, -1,
      ]),
    Trace(
      name: "rubberband_bottom", offset: 39148, from: 792, steps: Array(repeating: -5, count: 120),
      hold: 0.312, delay: 0.0106,
      frames: [
        39365.333, 39339.667, 39316.333, 39295.667, 39277.333, 39261, 39246.333, 39233.667,
        39222.333, 39212.333, 39203.667, 39196.333, 39189.667, 39184, 39179, 39174.667, 39171,
        39167.667, 39165, 39162.667,
      ]),
    Trace(
      name: "edge_impact", offset: 38798, from: 792, steps: Array(repeating: -25, count: 12),
      delay: 0.0066,
      frames: [
        39108.333, 39158.333, 39196.667, 39222, 39237.333, 39245.333, 39248.333, 39247.667,
        39244.333, 39239.333, 39233.333, 39227, 39220.333, 39213.667, 39207, 39201, 39195.333,
        39190, 39185.333, 39180.667, 39177, 39173.333, 39170.333, 39167.333, 39165, 39162.667,
        39160.667, 39159, 39157.667, 39156.333, 39155.333, 39154.333, 39153.333, 39152.667,
      ]),
  ]

  @Test(arguments: traces)
  func framesAreThoseOfTheRecord(trace: Trace) {
    let phone = Phone(offset: trace.offset)
    phone.drag(from: trace.from, steps: trace.steps, hold: trace.hold, firstFrameAfter: trace.delay)
    for (index, expected) in trace.frames.enumerated() {
      phone.run(to: phone.lift + trace.delay + Double(index) / 60 + 1e-6)
      #expect(near(phone.offset, expected, pixel), "frame \(index)")
    }
    phone.run(to: phone.lift + 4)
  }

  @Test(arguments: [
    ("bounce_release_vel", 0.749), ("rubberband_top", 0.691), ("edge_impact", 0.807),
  ])
  func aBounceIsOverWithHalfAPoint(name: String, seconds: Double) throws {
    let trace = try #require(Self.traces.first { $0.name == name })
    let phone = Phone(offset: trace.offset)
    phone.drag(from: trace.from, steps: trace.steps, hold: trace.hold, firstFrameAfter: trace.delay)
    phone.run(to: phone.lift + 4)
    let end = try #require(phone.log.end) - phone.lift
    #expect(abs(end - seconds) < 0.02 && phone.offset == (trace.offset == 0 ? 0 : 39148))
  }

  @Test func beyondTheEdgeADragGetsHeavier() {
    let phone = Phone(offset: 0)
    var offsets: [CGFloat] = []
    phone.drag(from: 120, steps: Array(repeating: 5, count: 120), hold: 0.312) {
      offsets.append(phone.offset)
    }
    phone.run(to: phone.lift)
    let expected: [CGFloat] = [0, 0, -2.667, -5.333, -8.333, -11, -13.667, -16.333, -18.667]
    #expect(zip(offsets, expected).allSatisfy { near($0, $1, 1e-3) })
    #expect(offsets.last == -235)
  }

  @Test func aFlingOvershootsTheEdge() {
    let phone = Phone(offset: 38798)
    phone.drag(from: 792, steps: Array(repeating: -25, count: 12))
    var farthest: CGFloat = 0
    for step in 0..<60 {
      phone.run(to: phone.lift + Double(step) / 60)
      farthest = max(farthest, phone.offset)
    }
    #expect(near(farthest - 39148, 100.3, 0.5) && phone.log.target == 39148)
  }

  @Test func anAnimatedOffsetFollowsACosine() {
    let phone = Phone(offset: 0, pixels: 2)
    phone.perform { phone.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    phone.run(to: 8.0 / 60)
    #expect(phone.offset == 165.5)
    phone.run(to: 18.0 / 60)
    #expect(phone.offset == 400)
  }

  @Test func offsetsLieOnPixels() {
    for pixels in [1.0, 2, 3] {
      let phone = Phone(offset: 5000, pixels: pixels)
      phone.drag(from: 792, steps: [-12.3, -11.1, -14.9, -13.7])
      for step in 0..<200 {
        phone.run(to: phone.lift + Double(step) / 60)
        let place = phone.offset * pixels
        #expect(near(place, place.rounded(), 1e-6))
      }
    }
  }
}

/// A phone with a scroll view of 40 000 points, on a canvas of so many pixels for each of its points.
private final class Phone {
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

  /// A finger that comes down at `y` and moves by a step every 8 ms. It is lifted `hold` after the
  /// last one, `delay` before the frame of 2 s.
  func drag(
    from y: CGFloat, steps: [CGFloat], hold: Double = 0.008, firstFrameAfter delay: Double = 0,
    each: @escaping () -> Void = {}
  ) {
    lift = 2 - delay
    let down = lift - hold - 0.008 * Double(steps.count)
    let touch = TouchSequence(in: window)
    func place(_ y: CGFloat) -> CGPoint { CGPoint(x: 196.5 * pixels, y: y * pixels) }
    clock.schedule(at: Instant(seconds: down)) { touch.begin(at: place(y)) }
    var finger = y
    for (index, step) in steps.enumerated() {
      finger += step
      let point = place(finger)
      clock.schedule(at: Instant(seconds: down + 0.008 * Double(index + 1))) {
        touch.move(to: point)
        each()
      }
    }
    clock.schedule(at: Instant(seconds: lift)) { touch.end() }
  }
}

private final class TraceLog: UIScrollViewDelegate {
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
    (self.velocity, target) = (velocity.y, targetContentOffset.pointee.y)
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
