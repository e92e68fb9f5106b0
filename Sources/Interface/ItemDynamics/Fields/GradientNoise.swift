import RigidBodies

/// Smooth random vectors in the plane and in time, the same on every run.
///
/// The vectors at whole coordinates are those of a hash function; between them, they are blended.
enum GradientNoise {
  /// Returns the vector at a place, with components in −1…1.
  static func vector(at place: Vector, time: Double) -> Vector {
    Vector(value(place.x, place.y, time, seed: 1), value(place.x, place.y, time, seed: 2))
  }

  private static func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
    let corner = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (u, v, w) = (fade(x - corner.0), fade(y - corner.1), fade(z - corner.2))
    func at(_ i: Double, _ j: Double, _ k: Double) -> Double {
      lattice(corner.0 + i, corner.1 + j, corner.2 + k, seed)
    }
    func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + t * (b - a) }
    func plane(_ k: Double) -> Double {
      mix(mix(at(0, 0, k), at(1, 0, k), u), mix(at(0, 1, k), at(1, 1, k), u), v)
    }
    return mix(plane(0), plane(1), w)
  }

  private static func fade(_ t: Double) -> Double { t * t * t * (t * (6 * t - 15) + 10) }

  /// A number in −1…1 for whole coordinates, by the finaliser of SplitMix64.
  private static func lattice(_ x: Double, _ y: Double, _ z: Double, _ seed: UInt64) -> Double {
    func bits(_ value: Double) -> UInt64 {
      UInt64(bitPattern: Int64(max(-1e15, min(1e15, value))))
    }
    var hash = seed &* 0x9E37_79B9_7F4A_7C15
    for part in [bits(x), bits(y), bits(z)] {
      hash = (hash ^ part) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
      hash ^= hash >> 31
    }
    return Double(hash >> 11) * 0x1p-52 - 1
  }
}
