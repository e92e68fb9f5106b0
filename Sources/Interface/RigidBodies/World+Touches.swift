/// The identity of a touch: a group, a body and what it touches.
struct TouchKey: Hashable {
  var group: Int
  var body: Int
  var other: TouchChange.Other

  /// The order in which changes are reported.
  func isBefore(_ other: TouchKey) -> Bool {
    (group, body, self.other.number) < (other.group, other.body, other.other.number)
  }
}

extension TouchChange.Other {
  /// Bodies have positive, boundaries negative numbers.
  fileprivate var number: Int {
    switch self {
    case .body(let index): index
    case .boundary(let id): -1 - id
    }
  }
}

extension World {
  /// Surfaces that are nearer than this touch.
  private static let touchDistance = 0.1
  /// Surfaces that touched do so until they are farther apart than this.
  private static let endDistance = 0.5

  /// Records which touches began and ended in a step.
  mutating func updateTouches() {
    var new: [TouchKey: Vector] = [:]
    for contact in contacts {
      let other = contact.boundary.map { TouchChange.Other.boundary($0) } ?? .body(contact.second)
      let key = TouchKey(
        group: contact.group, body: contact.boundary == nil ? contact.first : contact.second,
        other: other)
      let limit = touches[key] == nil ? Self.touchDistance : Self.endDistance
      guard contact.hasActed || contact.points.contains(where: { $0.separation <= limit }) else {
        continue
      }
      // On the surface of the first body, or on the boundary.
      let places = contact.points.map { point in
        bodies[contact.first].position + point.first - (point.separation / 2) * contact.normal
      }
      let sum = places.reduce(Vector.zero, +)
      new[key] = new[key] ?? (1 / Double(places.count)) * sum
    }
    for key in new.keys.sorted(by: { $0.isBefore($1) }) where touches[key] == nil {
      report(key, isBeginning: true, new[key] ?? .zero)
    }
    for key in touches.keys.sorted(by: { $0.isBefore($1) }) where new[key] == nil {
      report(key, isBeginning: false, touches[key] ?? .zero)
    }
    touches = new
  }

  private mutating func report(_ key: TouchKey, isBeginning: Bool, _ point: Vector) {
    touchChanges.append(
      TouchChange(
        group: key.group, body: key.body, other: key.other, isBeginning: isBeginning, point: point))
  }
}
