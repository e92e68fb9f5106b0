import Foundation
import Geometry
import Layers
import Raster

// Emission, from a cell's values to what is drawn:
//
//   EmitterCellState   the values of a cell
//   EmissionSource     what an emitter emits by: its values, animations and cells, until one changes
//   EmissionHistory    what it has emitted by, step by step in the layer's own time
//   ParticleKind       what all particles of a cell have in common in one stretch of it
//   EmissionCone       which way they leave
//   Particle           one particle: what it was born with, and where that has taken it
//   ParticleMemory     what those were born with that an earlier frame has met
//   ParticleVisit      the particles that live at a time, found by counting births
//   LivingParticle+Drawing   their pictures
//   Emission           what a layer asks of all this
//
// Nothing that counts is kept of a particle. How many were born by a time is an integral of the birth rate over
// the steps, so that the number of a birth gives its time; the number is also what its random values
// are made of. What lives at a time is a function of the steps alone, whatever was drawn before.

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

  /// The numbers by the keys that they have, as properties and in key paths.
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

  /// Takes what an animation has made of the value of that key.
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

  /// Its mean colour and opacity, not premultiplied: nil counts as white.
  var meanColor: SIMD4<Double> {
    color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [1, 1, 1, 1]
  }

  var colorRange: SIMD4<Double> { [redRange, greenRange, blueRange, alphaRange] }

  var colorSpeed: SIMD4<Double> { [redSpeed, greenSpeed, blueSpeed, alphaSpeed] }

  var acceleration: SIMD3<Double> { [xAcceleration, yAcceleration, zAcceleration] }
}

/// A cell as it stood at one instant, with those that its particles emit.
struct EmittedCell: Equatable {
  let cell: CAEmitterCell
  var values: EmitterCellState
  var cells: [EmittedCell]

  /// For how many seconds of the cell's own time a particle of it may matter, with all that it emits;
  /// `factor` is the layer's on lifetimes.
  func reach(_ factor: Double) -> Double {
    let own = max((values.lifetime + abs(values.lifetimeRange)) * factor, 0)
    return own + (cells.map { $0.reachOutside(factor) }.max() ?? 0)
  }

  /// The same in the time of what emits the cell.
  func reachOutside(_ factor: Double) -> Double {
    let speed = abs(Double(values.timing.speed))
    return speed > 0 ? reach(factor) / speed : .infinity
  }

  /// Takes an animated value by its path: "name.key", or "name.emitterCells.name.key" of cells below.
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
