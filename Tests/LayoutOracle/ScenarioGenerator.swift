extension Scenario {
  /// Returns a random scenario. Equal seeds give equal scenarios.
  ///
  /// A third looks like layouts: differences of variables and sizes. The others have arbitrary
  /// coefficients. Strengths are 1000, 750, 500 and 250.
  package static func random(seed: UInt64) -> Scenario {
    var random = SplitMix(seed: seed)
    var scenario = Scenario(seed: seed, variableCount: 2 + random.below(8))
    let isLayout = random.chance(33)
    let requiredShare = random.pick([10, 40, 70])
    let stepCount = 3 + random.below(24)
    var added: [Int] = []
    var adds = 0
    while scenario.steps.count < stepCount {
      let kind = random.below(100)
      if kind < 60 || added.isEmpty {
        scenario.steps.append(
          .add(
            row(&random, scenario.variableCount, isLayout: isLayout, requiredShare: requiredShare)))
        added.append(adds)
        adds += 1
      } else if kind < 75 {
        scenario.steps.append(.remove(added.remove(at: random.below(added.count))))
      } else if kind < 85 {
        scenario.steps.append(.constant(random.pick(added), constant(&random)))
      } else {
        let variable = random.below(scenario.variableCount)
        scenario.steps.append(.suggest(variable, constant(&random)))
      }
    }
    return scenario
  }

  private static func constant(_ random: inout SplitMix) -> Double {
    Double(random.below(801) - 400) / random.pick([1.0, 2, 4])
  }

  private static func row(
    _ random: inout SplitMix, _ variableCount: Int, isLayout: Bool, requiredShare: Int
  ) -> Row {
    let coefficients: [Double] = isLayout ? [1, -1] : [1, -1, 2, -2, 0.5, -0.5, 3, 0.25]
    let termCount = min(variableCount, 1 + random.below(3))
    var variables: [Int] = []
    while variables.count < termCount {
      let variable = random.below(variableCount)
      if !variables.contains(variable) { variables.append(variable) }
    }
    let strength = random.chance(requiredShare) ? 1000 : random.pick([750.0, 500, 250])
    return Row(
      relation: random.pick([-1, 0, 1]), strength: strength, constant: constant(&random),
      terms: variables.map { (variable: $0, coefficient: random.pick(coefficients)) })
  }
}
