import Foundation
import Geometry
import Layers
import Raster

// Emission, from a cell's values to the drawn particles:
//
//   EmitterCellState   the values of a cell
//   EmissionSource     an emitter's values, animations and cells until one changes
//   EmissionHistory    the sources of an emitter, step by step in the layer's own time
//   ParticleKind       the common properties of a cell's particles in one step
//   EmissionCone       the directions of a cell's particles
//   Particle           one particle: its values at birth, and its state at an age
//   ParticleMemory     the particles that earlier frames have computed
//   ParticleVisit      the particles that live at a time, found by counting births
//   LivingParticle+Drawing   their pictures
//   Emission           the interface to the layer
//
// A particle has no mutable state. The number of births by a time is an integral of the birth rate
// over the steps, so that the number of a birth gives its time; the number is also the seed of the
// particle's random values. The particles that live at a time depend on the steps alone, regardless
// of the frames drawn before.

/// The values of a `CAEmitterCell`.
struct EmitterCellState: Hashable, Sendable {
  var name: String?
  var isEnabled = true
  var image: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale = 1.0
  var magnificationFilter = "linear"
  var minificationFilter = "linear"
  var minificationFilterBias = 0.0
  var color: Color? = Color(red: 1, green: 1, blue: 1)
  var redRange = 0.0
  var greenRange = 0.0
  var blueRange = 0.0
  var alphaRange = 0.0
  var redSpeed = 0.0
  var greenSpeed = 0.0
  var blueSpeed = 0.0
  var alphaSpeed = 0.0
  var birthRate = 0.0
  var lifetime = 0.0
  var lifetimeRange = 0.0
  var emissionLatitude = 0.0
  var emissionLongitude = 0.0
  var emissionRange = 0.0
  var velocity = 0.0
  var velocityRange = 0.0
  var xAcceleration = 0.0
  var yAcceleration = 0.0
  var zAcceleration = 0.0
  var scale = 1.0
  var scaleRange = 0.0
  var scaleSpeed = 0.0
  var spin = 0.0
  var spinRange = 0.0
  var timing = LayerTiming.standard
}

extension EmitterCellState {
  typealias Number = any WritableKeyPath<EmitterCellState, Double> & Sendable

  /// The numeric properties by their keys, which key paths use too.
  static let numbers: [String: Number] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
    "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    "minificationFilterBias": \.minificationFilterBias, "contentsScale": \.contentsScale,
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
  ]

  /// Sets the value of `key` from an animation.
  mutating func take(_ value: AnimatableValue, for key: String) {
    if let path = Self.numbers[key] {
      self[keyPath: path] = value.first
    } else if key == "color", case .color(let color) = value {
      self.color = color
    } else if key == "contentsRect" {
      let lanes = value.lanes
      contentsRect = CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3])
    }
  }

  /// The mean colour and opacity, not premultiplied; nil counts as white.
  var meanColor: SIMD4<Double> {
    color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [1, 1, 1, 1]
  }

  var colorRange: SIMD4<Double> { [redRange, greenRange, blueRange, alphaRange] }

  var colorSpeed: SIMD4<Double> { [redSpeed, greenSpeed, blueSpeed, alphaSpeed] }

  var acceleration: SIMD3<Double> { [xAcceleration, yAcceleration, zAcceleration] }
}

/// A snapshot of a cell and of the cells that its particles emit.
struct EmittedCell: Equatable {
  let cell: CAEmitterCell
  var values: EmitterCellState
  var cells: [EmittedCell]

  /// Returns the number of seconds of the cell's own time during which one of its particles, or a
  /// particle that it emits, can be visible; `factor` is the layer's factor for lifetimes.
  func reach(_ factor: Double) -> Double {
    let longest = max((values.lifetime + abs(values.lifetimeRange)) * factor, 0)
    return longest + (cells.map { $0.reachOutside(factor) }.max() ?? 0)
  }

  /// Returns the same duration in the time of the emitting layer or particle.
  func reachOutside(_ factor: Double) -> Double {
    let speed = abs(Double(values.timing.speed))
    return speed > 0 ? reach(factor) / speed : .infinity
  }

  /// Sets an animated value by its path: "name.key", or "name.emitterCells.name.key" for nested
  /// cells.
  static func take(_ value: AnimatableValue, at path: ArraySlice<Substring>, in cells: inout [Self])
  {
    guard path.count > 1, let name = path.first,
      let index = cells.firstIndex(where: { $0.values.name == String(name) })
    else { return }
    let rest = path.dropFirst()
    if rest.count == 1 {
      cells[index].values.take(value, for: String(rest[rest.startIndex]))
    } else if rest.first == "emitterCells" {
      take(value, at: rest.dropFirst(), in: &cells[index].cells)
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.cell === right.cell && left.values == right.values && left.cells == right.cells
  }
}
