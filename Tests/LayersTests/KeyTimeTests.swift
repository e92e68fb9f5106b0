import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

/// FIDELITY 39: no key time is missed because layer times are rounded.
@Suite struct KeyTimeTests {
  private static let rates = [
    FrameRate(24), FrameRate(25), FrameRate(30), FrameRate(50), FrameRate(60), FrameRate(120),
    FrameRate(24000, 1001), FrameRate(30000, 1001), FrameRate(60000, 1001),
  ].compactMap(\.self)

  /// Creates discrete values 0, 1, 2 … of `count` frames at `rate` each, with key times from
  /// `time`.
  private func keys(
    _ count: Int, frames: Int = 1, at rate: FrameRate, time: ((Int) -> NSNumber)? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = (0..<count).map { Double($0) }
    animation.keyTimes = time.map { (0...count).map($0) }
    animation.calculationMode = .discrete
    animation.duration = Double(count * frames) / rate.framesPerSecond
    return animation
  }

  @Test("Scrubbed to frame f, a layer shows discrete key f of n", arguments: rates)
  func scrubbed(rate: FrameRate) {
    for count in [2, 3, 6, 7, 10, 12, 24, 29, 60, 97, 240] {
      let times: [((Int) -> NSNumber)?] = [
        nil, { NSNumber(value: Double($0) / Double(count)) },
        { NSNumber(value: Float($0) / Float(count)) },
      ]
      for time in times {
        let scene = Scene()
        scene.clock.asCurrent { scene.layer.speed = 0 }
        scene.add(keys(count, at: rate, time: time))
        for frame in 0..<count {
          scene.clock.asCurrent {
            scene.layer.timeOffset = Double(frame) / rate.framesPerSecond
          }
          let shown = scene.state(at: 0).zPosition
          #expect(shown == Double(frame), "frame \(frame) of \(count) at \(rate)")
        }
      }
    }
  }

  @Test("A second of n keys scrubbed to f / rate shows the key of that time", arguments: rates)
  func scrubbedWithinASecond(rate: FrameRate) {
    let count = Int(rate.framesPerSecond.rounded())
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.speed = 0 }
    let animation = keys(count, at: rate)
    animation.duration = Double(count * rate.denominator) / Double(rate.numerator)
    scene.add(animation)
    for frame in 0..<count {
      scene.clock.asCurrent {
        scene.layer.timeOffset = Double(frame * rate.denominator) / Double(rate.numerator)
      }
      #expect(scene.state(at: 0).zPosition == Double(frame), "frame \(frame) at \(rate)")
    }
  }

  @Test("During playback, each key shows at its own frame, with any nesting of times")
  func playing() {
    let seed = SeededGenerator.seed(10)
    var random = SplitMix(state: seed)
    for _ in 0..<150 {
      guard let rate = Self.rates.randomElement(using: &random) else { continue }
      let (count, frames) = (
        Int.random(in: 2...40, using: &random), Int.random(in: 1...3, using: &random)
      )
      let speeds = [1, 1, 0.5, 2, 3, 0.3, 1.7] as [Float]
      let (outer, inner) = (
        speeds.randomElement(using: &random) ?? 1, speeds.randomElement(using: &random) ?? 1
      )
      let speed = speeds.randomElement(using: &random) ?? 1
      let first = Int.random(in: 0...50, using: &random)
      let repeats = Int.random(in: 1...4, using: &random)
      let grouped = Bool.random(using: &random)
      let isFloat = Bool.random(using: &random)
      let scene = Scene()
      let begin = Double(first) / rate.framesPerSecond
      scene.clock.asCurrent {
        scene.root.speed = outer
        scene.layer.speed = inner
        scene.layer.beginTime = 0.125
      }
      let animation = keys(count, frames: frames, at: rate) {
        isFloat
          ? NSNumber(value: Float($0) / Float(count)) : NSNumber(value: Double($0) / Double(count))
      }
      // Seconds of the animation per second of the stage.
      let pace = Double(outer) * Double(inner) * Double(speed)
      animation.duration *= pace
      animation.speed = speed
      animation.repeatCount = Float(repeats)
      let local =
        (Instant(seconds: begin).mediaTime * Double(outer) - 0.125) * Double(inner)
      if grouped {
        let group = CAAnimationGroup()
        group.animations = [animation]
        group.duration = animation.duration * 20
        group.beginTime = local
        scene.add(group)
      } else {
        animation.beginTime = local
        scene.add(animation)
      }
      for frame in 0..<(count * frames * repeats) {
        let instant = rate.instant(ofFrame: first + frame)
        let shown = scene.layer.state(at: instant).zPosition
        let expected = Double(frame / frames % count)
        let matches = shown == expected
        #expect(
          matches,
          "seed \(seed): \(shown) for \(expected) at frame \(frame), \(count) × \(frames), \(rate)")
        if !matches { break }
      }
    }
  }

  @Test func aDiscretePathMovesAtTheExactFrame() {
    let path = CGMutablePath()
    path.addLines(between: (0...9).map { CGPoint(x: $0, y: 0) })
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = .discrete
    animation.keyTimes = (0...9).map { NSNumber(value: Float($0) / 9) }
    animation.duration = 9.0 / 30
    scene.add(animation)
    for frame in 0..<9 {
      let instant = FrameRate(checked: 30).instant(ofFrame: frame)
      #expect(scene.layer.state(at: instant).position.x == CGFloat(frame))
    }
  }

  @Test("After an hour of repeats a key still shows at its own frame")
  func manyRepeats() {
    let (scene, rate) = (Scene(), FrameRate(checked: 60))
    let animation = keys(7, at: rate)
    animation.repeatCount = .infinity
    scene.add(animation)
    for frame in (216_000..<216_100) {
      #expect(scene.layer.state(at: rate.instant(ofFrame: frame)).zPosition == Double(frame % 7))
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

extension FrameRate {
  /// Creates a rate that is known to be valid.
  fileprivate init(checked rate: Int) { self = FrameRate(rate) ?? .standard }
}
