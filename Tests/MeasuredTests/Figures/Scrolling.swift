import Flipbook

/// A gesture and the offsets that were recorded on iOS after it, on a phone of 393 × 852 points
/// with three pixels per point.
private struct ScrollTrace: Sendable {
  let id, name: String
  /// The offset before the gesture, and the position at which the finger touches down.
  let offset, from: CGFloat
  /// The movements of the finger, one every 8 ms.
  let steps: [CGFloat]
  /// The time in seconds from the last movement to the lift.
  var hold = 0.008
  /// The time in seconds from the lift to the first frame after it.
  let delay: Double
  /// The offsets at the frames after the lift.
  let frames: [Double]

  /// Returns a phone on which the gesture is scheduled.
  func play() -> Phone {
    let phone = Phone(offset: offset)
    phone.drag(from: from, steps: steps, hold: hold, firstFrameAfter: delay)
    return phone
  }

  /// The offsets at the frames, each within a pixel.
  var figure: MeasuredFigure {
    MeasuredFigure(id, "\(name): \(frames.count) frames after the lift", frames, within: 0.334) {
      let phone = play()
      return frames.indices.map { index in
        phone.run(to: phone.lift + delay + Double(index) / 60 + 1e-6)
        return phone.offset
      }
    }
  }

  /// The time at which the delegate is notified of the end, in seconds after the lift, and the
  /// final offset.
  func end(_ seconds: Double, at rest: Double) -> MeasuredFigure {
    MeasuredFigure(id, "\(name): end and rest", [seconds, rest], within: 0.02) {
      let phone = play()
      phone.run(to: phone.lift + 4)
      return [(phone.log.end ?? 0) - phone.lift, phone.offset]
    }
  }

  static let fling = ScrollTrace(
    id: "O2.7", name: "decel_v3000", offset: 5000, from: 792,
    steps: Array(repeating: -24, count: 14), delay: 0.0015,
    frames: [
      5330.333, 5379.333, 5426.667, 5472.333, 5516.667, 5559.667, 5601, 5641, 5680, 5717.333,
      5753.667, 5788.667,
    ])

  static let slowFling = ScrollTrace(
    id: "O2.8", name: "decel_v1500", offset: 5000, from: 792,
    steps: Array(repeating: -12, count: 14), delay: 0.0167,
    frames: [
      5182.667, 5206.333, 5229.333, 5251.667, 5273, 5293.667, 5314, 5333.333, 5352, 5370.333, 5388,
      5405, 5421.333, 5437.333, 5452.667, 5467.667, 5482, 5496, 5509.333, 5522.333, 5535,
    ])

  static let bounce = ScrollTrace(
    id: "O2.9", name: "bounce_release_vel", offset: 0, from: 120,
    steps: Array(repeating: 14, count: 12), delay: 0.0149,
    frames: [
      -90, -96.667, -98.333, -97, -93.333, -88, -82, -75.667, -69, -62.333, -56.333, -50.333, -45,
      -40, -35.333, -31, -27.333, -24, -21, -18.333, -16, -14, -12, -10.333, -9, -7.667, -6.667, -6,
      -5, -4.333, -3.667, -3.333, -2.667, -2.333, -2, -1.667, -1.333,
    ])

  static let top = ScrollTrace(
    id: "O2.12", name: "rubberband_top", offset: 0, from: 120,
    steps: Array(repeating: 5, count: 120), hold: 0.312, delay: 0.0069,
    frames: [
      -223.333, -197, -173.333, -152, -133.333, -116.333, -101.333, -88.333, -76.667, -66.667,
      -57.667, -50, -43, -37.333, -32, -27.667, -23.667, -20.333, -17.667, -15, -13, -11, -9.667,
      -8.333, -7, -6, -5, -4.333, -3.667, -3.333, -2.667, -2.333, -2, -1.667, -1.333, -1.333, -1,
    ])

  static let bottom = ScrollTrace(
    id: "O2.12", name: "rubberband_bottom", offset: 39148, from: 792,
    steps: Array(repeating: -5, count: 120), hold: 0.312, delay: 0.0106,
    frames: [
      39365.333, 39339.667, 39316.333, 39295.667, 39277.333, 39261, 39246.333, 39233.667, 39222.333,
      39212.333, 39203.667, 39196.333, 39189.667, 39184, 39179, 39174.667, 39171, 39167.667, 39165,
      39162.667,
    ])

  static let edge = ScrollTrace(
    id: "O2.15", name: "edge_impact", offset: 38798, from: 792,
    steps: Array(repeating: -25, count: 12), delay: 0.0066,
    frames: [
      39108.333, 39158.333, 39196.667, 39222, 39237.333, 39245.333, 39248.333, 39247.667, 39244.333,
      39239.333, 39233.333, 39227, 39220.333, 39213.667, 39207, 39201, 39195.333, 39190, 39185.333,
      39180.667, 39177, 39173.333, 39170.333, 39167.333, 39165, 39162.667, 39160.667, 39159,
      39157.667, 39156.333, 39155.333, 39154.333, 39153.333, 39152.667,
    ])
}

extension MeasuredFigure {
  /// A fling of 14 equal moves: the velocity that the delegate receives, in points per millisecond,
  /// the offset at the lift, the target that the delegate receives, and the final offset.
  private static func fling(
    _ id: String, _ velocity: Double, _ expected: [Double], within tolerance: Double = 0.334
  ) -> MeasuredFigure {
    MeasuredFigure(
      id, "\(velocity) pt/ms: velocity, lift, target, rest", expected, within: tolerance
    ) {
      let phone = Phone(offset: 5000)
      phone.drag(from: 792, steps: Array(repeating: -8 * velocity, count: 14))
      phone.run(to: phone.lift)
      let lift = phone.offset
      phone.run(to: phone.lift + 4)
      return [phone.log.velocity, lift, phone.log.target, phone.offset]
    }
  }

  /// The distance that a fling scrolls after the lift: (v − 10) · 0.499 at v points per second.
  private static func landing(_ velocity: Double) -> MeasuredFigure {
    MeasuredFigure(
      "O2.4", "\(velocity) pt/ms: distance after the lift", [(1000 * velocity - 10) * 0.499],
      within: 0.4
    ) {
      let phone = Phone(offset: 5000)
      phone.drag(from: 792, steps: Array(repeating: -8 * velocity, count: 14))
      phone.run(to: phone.lift)
      let lift = phone.offset
      phone.run(to: phone.lift + 4)
      return [phone.offset - lift]
    }
  }

  /// The distance shown beyond the edge of a view of `length` that a finger pulls by `pull` and
  /// holds.
  private static func rubberBand(
    _ id: String, pull: CGFloat, length: CGFloat, _ expected: Double
  ) -> MeasuredFigure {
    MeasuredFigure(
      id, "\(pull) past the edge of \(length): shown", [expected], within: 0.334
    ) {
      let phone = Phone(offset: 0)
      phone.perform { phone.view.frame.size.height = length }
      // The first 10 points start the drag and don't move the content.
      phone.drag(
        from: 20, steps: Array(repeating: (pull + 10) / 100, count: 100), hold: 0.3)
      phone.run(to: phone.lift - 0.01)
      return [-phone.offset]
    }
  }

  static let scrolling: [MeasuredFigure] = [
    MeasuredFigure(
      "O2.1", "Offsets while a finger moves by 12 every 8 ms",
      (0..<14).map { 5002 + 12 * Double($0) }, within: 0
    ) {
      let phone = Phone(offset: 5000)
      var offsets: [Double] = []
      phone.drag(from: 792, steps: Array(repeating: -12, count: 14)) {
        offsets.append(phone.offset)
      }
      phone.run(to: phone.lift)
      return offsets
    },
    MeasuredFigure(
      "O2.1", "Offset after a finger has moved by 180 at once", [5170], within: 0
    ) {
      let phone = Phone(offset: 5000)
      phone.drag(from: 792, steps: [-180], hold: 0.3)
      phone.run(to: phone.lift - 0.01)
      return [phone.offset]
    },
    MeasuredFigure(
      "O2.2", "Reported velocity after fast moves and, in the last 104 ms, slower ones", [1],
      within: 0.01
    ) {
      let phone = Phone(offset: 5000)
      phone.drag(
        from: 792, steps: Array(repeating: -20, count: 4) + Array(repeating: -8, count: 13))
      phone.run(to: phone.lift)
      return [phone.log.velocity]
    },
    MeasuredFigure(
      "O2.3", "Remaining fraction of the distance to the target after 0.5 s", [0.3675], within: 0.01
    ) {
      let phone = Phone(offset: 5000)
      phone.drag(from: 792, steps: Array(repeating: -24, count: 14))
      phone.run(to: phone.lift)
      let start = phone.offset
      phone.run(to: phone.lift + 0.5)
      return [(5326 + 3000 * 0.499 - phone.offset) / (5326 + 3000 * 0.499 - start)]
    },
    landing(2),
    landing(4.875),
    MeasuredFigure(
      "O2.5", "Distance of offsets from whole pixels, with 1, 2 and 3 per point", [0, 0, 0],
      within: 1e-6
    ) {
      [1.0, 2, 3].map { pixels in
        let phone = Phone(offset: 5000, pixels: pixels)
        phone.drag(from: 792, steps: [-12.3, -11.1, -14.9, -13.7])
        return (0..<200).map { step in
          phone.run(to: phone.lift + Double(step) / 60)
          let position = phone.offset * pixels
          return abs(position - position.rounded())
        }.max() ?? 1
      }
    },
    fling("O2.6", 0.75, [0.75, 5074, 5443.667, 5443.333]),
    ScrollTrace.fling.figure,
    fling("O2.8", 1.5, [1.5, 5158, 5902.333, 5901.667]),
    ScrollTrace.slowFling.figure,
    ScrollTrace.slowFling.end(2.517, at: 5901.667),
    ScrollTrace.bounce.figure,
    ScrollTrace.bounce.end(0.749, at: 0),
    rubberBand("O2.10", pull: 300, length: 400, 0.55 * 300 * 400 / (0.55 * 300 + 400)),
    rubberBand("O2.11", pull: 60, length: 300, 29.7297),
    rubberBand("O2.11", pull: 590, length: 852, 235),
    ScrollTrace.top.figure,
    MeasuredFigure("O2.20", "Inset above the content while a control refreshes", [60], within: 0) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.refreshControl = UIRefreshControl()
      view.refreshControl?.beginRefreshing()
      return [Double(view.adjustedContentInset.top)]
    },
    ScrollTrace.top.end(0.691, at: 0),
    ScrollTrace.bottom.figure,
    MeasuredFigure(
      "O2.13", "Greatest overshoot of a fling at 3.125 pt/ms", [100.3], within: 0.7
    ) {
      [try overshoot()]
    },
    MeasuredFigure("O2.14", "Peak of that fling", [39248.33], within: 0.7) {
      [39148 + (try overshoot())]
    },
    ScrollTrace.edge.figure,
    ScrollTrace.edge.end(0.807, at: 39148),
    MeasuredFigure(
      "O2.16", "An animated offset from 0 to 400 after 0.1 s", [100], within: 0.5
    ) {
      let phone = Phone(offset: 0, pixels: 3)
      phone.perform { phone.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
      phone.run(to: 0.1)
      return [phone.offset]
    },
    MeasuredFigure("O2.17", "The same at frames 8 and 18", [165.5, 400], within: 0) {
      let phone = Phone(offset: 0, pixels: 2)
      phone.perform { phone.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
      return [8, 18].map { frame in
        phone.run(to: frame / 60)
        return phone.offset
      }
    },
    MeasuredFigure("O2.19", "Deceleration rates", [0.998, 0.99], within: 1e-9) {
      [UIScrollView.DecelerationRate.normal, .fast].map { $0.rawValue }
    },
  ]

  /// The greatest distance that a fling at the lower edge scrolls past it.
  private static func overshoot() throws -> Double {
    let phone = ScrollTrace.edge.play()
    return (0..<60).map { step in
      phone.run(to: phone.lift + Double(step) / 60)
      return phone.offset - 39148
    }.max() ?? 0
  }
}
