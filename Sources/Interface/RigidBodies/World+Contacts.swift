extension World {
  /// Finds the contacts of a step. Those of the step before pass on their impulses.
  mutating func findContacts(step: Double) {
    let former = contacts
    let formerIndices = contactIndices
    contacts = []
    contactIndices = [:]
    var placed: [Int: [PlacedPiece]] = [:]
    var line = 0
    for group in groups {
      for member in group.members where placed[member] == nil {
        let (body, rotation) = (bodies[member], bodies[member].rotation)
        placed[member] = body.shape.pieces.map { PlacedPiece($0, at: body.position, rotation) }
      }
      if group.membersCollide {
        for (first, second) in nearPairs(group.members, placed, step) {
          collide(first, second, group.id, placed, step)
        }
      }
      for boundary in group.boundaries {
        line += 1
        guard group.boundariesCollide else { continue }
        let wall = PlacedPiece(boundary.line, at: .zero, Rotation(cosine: 1, sine: 0))
        for member in group.members where bodies[member].inverseMass > 0 {
          for (index, piece) in (placed[member] ?? []).enumerated() {
            let key = PieceKey(first: -1 - line, second: member, secondPiece: index)
            add(key, (wall, 0), (piece, member), group.id, boundary.id, step)
          }
        }
      }
    }
    for index in contacts.indices {
      contacts[index].prepare(bodies, step: step)
      guard let old = formerIndices[contacts[index].key] else { continue }
      for number in contacts[index].points.indices {
        let feature = contacts[index].points[number].feature
        guard let point = former[old].points.first(where: { $0.feature == feature }) else {
          continue
        }
        contacts[index].points[number].normalImpulse = point.normalImpulse
        contacts[index].points[number].tangentImpulse = point.tangentImpulse
      }
    }
  }

  /// The distance within which a contact is considered: what the bodies can move in a step.
  private func margin(_ first: Int, _ second: Int, _ step: Double) -> Double {
    0.5 + step * (reach(bodies[first], step) + reach(bodies[second], step))
  }

  /// The greatest velocity that a point of a body has within a step.
  private func reach(_ body: Body, _ step: Double) -> Double {
    body.velocity.length + step * body.acceleration.length + abs(body.spin) * body.shape.radius
  }

  /// Returns the pairs of bodies whose boxes are near each other, by sweeping along x.
  private func nearPairs(
    _ members: [Int], _ placed: [Int: [PlacedPiece]], _ step: Double
  ) -> [(Int, Int)] {
    let boxes = members.compactMap { member -> (low: Double, high: Double, body: Int)? in
      guard let pieces = placed[member], let first = pieces.first else { return nil }
      let reach = 0.25 + step * reach(bodies[member], step)
      let low = pieces.dropFirst().reduce(first.low.x) { min($0, $1.low.x) }
      let high = pieces.dropFirst().reduce(first.high.x) { max($0, $1.high.x) }
      return (low - reach, high + reach, member)
    }.sorted { ($0.low, $0.body) < ($1.low, $1.body) }
    var pairs: [(Int, Int)] = []
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        guard other.low <= box.high else { break }
        pairs.append((min(box.body, other.body), max(box.body, other.body)))
      }
    }
    return pairs.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  private mutating func collide(
    _ first: Int, _ second: Int, _ group: Int, _ placed: [Int: [PlacedPiece]], _ step: Double
  ) {
    guard bodies[first].inverseMass > 0 || bodies[second].inverseMass > 0,
      let firstPieces = placed[first], let secondPieces = placed[second]
    else { return }
    for (number, piece) in firstPieces.enumerated() {
      for (otherNumber, other) in secondPieces.enumerated() {
        let key = PieceKey(
          first: first, second: second, firstPiece: number, secondPiece: otherNumber)
        add(key, (piece, first), (other, second), group, nil, step)
      }
    }
  }

  /// Adds the contact of two pieces if they are near each other and not in a contact already.
  private mutating func add(
    _ key: PieceKey, _ first: (piece: PlacedPiece, body: Int),
    _ second: (piece: PlacedPiece, body: Int), _ group: Int, _ boundary: Int?, _ step: Double
  ) {
    let margin = margin(first.body, second.body, step)
    guard first.piece.isNear(second.piece, margin), contactIndices[key] == nil,
      let manifold = Manifold(first.piece, second.piece, margin: margin)
    else { return }
    let (a, b) = (bodies[first.body], bodies[second.body])
    contactIndices[key] = contacts.count
    contacts.append(
      Contact(
        key: key, group: group, first: first.body, second: second.body, boundary: boundary,
        normal: manifold.normal,
        // A boundary takes on the friction of the body that touches it, and has no elasticity.
        friction: boundary == nil ? (a.friction * b.friction).squareRoot() : b.friction,
        elasticity: max(a.elasticity, b.elasticity),
        points: (0..<manifold.count).map {
          let point = manifold.points[$0]
          return Contact.Point(
            first: point.place - a.position, second: point.place - b.position,
            separation: point.separation, feature: point.feature, impactVelocity: 0,
            normalMass: 0, tangentMass: 0)
        }))
  }
}
