import Failures
import Emitters
import Foundation
import Geometry
import Layers
import Raster
import VirtualTime

/// An emitter with one cell, "spark", in a tree that was committed in an earlier turn.
struct EmitterScene {
  let clock = VirtualClock()
  let root = CALayer()
  let emitter = CAEmitterLayer()
  let cell = CAEmitterCell()

  /// A drawn particle.
  struct Drawn: Equatable {
    let x, y, scale, angle: Double
    let color: Color
  }

  /// Creates an emitter with ten particles per second that live for 100 seconds, at rest, and begins
  /// with the stage; `change` can modify it.
  init(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) {
    clock.asCurrent {
      cell.name = "spark"
      cell.contents = Self.picture()
      cell.birthRate = 10
      cell.lifetime = 100
      emitter.emitterCells = [cell]
      emitter.beginTime = CACurrentMediaTime()
      root.keepUpToDate(by: clock)
      root.addSublayer(emitter)
      change(emitter, cell)
    }
  }

  /// An opaque picture.
  static func picture(side: Int = 2) -> CGImage? {
    let pixels = Array(repeating: UInt32.max, count: side * side)
    return CGImage(bitmap: Bitmap(width: side, height: side, pixels: pixels))
  }

  /// Runs the clock to `seconds`, including all work due by then.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// Changes the scene at `seconds`, without implicit animations.
  func at(_ seconds: Double, _ change: () -> Void) {
    run(to: seconds)
    clock.asCurrent {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
    }
  }

  /// Returns the items drawn at `seconds`, after running the clock to that time.
  func items(at seconds: Double, reuse: Bool = true) -> [DisplayItem] {
    run(to: seconds)
    return clock.asCurrent {
      var items: [DisplayItem] = []
      root.appendItems(
        to: &items, toCanvas: .identity, at: Instant(seconds: seconds), reuse: reuse)
      return items
    }
  }

  /// Returns the particles drawn at `seconds`, after running the clock to that time.
  func particles(at seconds: Double) -> [Drawn] { items(at: seconds).flatMap(Self.drawn) }

  private static func drawn(_ item: DisplayItem) -> [Drawn] {
    switch item {
    case .group(let group): return group.items.flatMap(drawn)
    case .fill(_, .affine(let transform), .image(let fill)):
      return [
        Drawn(
          x: transform.tx, y: transform.ty,
          scale: (transform.a * transform.a + transform.b * transform.b).squareRoot(),
          angle: Maths.arcTangent(y: transform.b, x: transform.a), color: fill.color)
      ]
    default: return []
    }
  }

  var error: FlipbookError? { clock.failure as? FlipbookError }

  /// The first warning of the stage; nil if an error stopped it.
  var warning: LayerWarning? { error == nil ? LayerWarnings.of(clock).all.first : nil }
}
