/// A sequence of calls that a solver can replay, in text form one line a call.
///
/// ```text
/// scenario 17 4          seed, number of variables
/// add 0 1000 12.5 0 1 2 -1   relation (-1, 0, 1), strength, constant, then variable and coefficient
/// remove 0               index of an add
/// suggest 2 40.25        makes variable 2 editable with strength 750 if it isn't
/// constant 0 13          index of an add, new constant
/// end
/// ```
package struct Scenario: Sendable {
  /// A call.
  package enum Step: Sendable {
    /// Adds a constraint.
    case add(Row)
    /// Removes the constraint of an earlier add.
    case remove(Int)
    /// Suggests a value for a variable, and makes it editable if it isn't.
    case suggest(Int, Double)
    /// Changes the constant of the constraint of an earlier add.
    case constant(Int, Double)
  }

  /// A constraint.
  package struct Row: Sendable {
    /// -1 for `<=`, 0 for `=`, 1 for `>=`.
    package var relation: Int
    /// The strength; 1000 is required.
    package var strength: Double
    /// The right side.
    package var constant: Double
    /// The variables and coefficients of the left side.
    package var terms: [(variable: Int, coefficient: Double)]

    /// Creates a constraint.
    package init(
      relation: Int, strength: Double, constant: Double,
      terms: [(variable: Int, coefficient: Double)]
    ) {
      self.relation = relation
      self.strength = strength
      self.constant = constant
      self.terms = terms
    }

    /// Returns the amount by which values violate the constraint.
    package func violation(_ values: [Double]) -> Double {
      let left = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
      let difference = left - constant
      return switch relation {
      case -1: max(0, difference)
      case 1: max(0, -difference)
      default: abs(difference)
      }
    }
  }

  /// The seed of the scenario, for messages.
  package var seed: UInt64
  /// The number of variables.
  package var variableCount: Int
  /// The calls.
  package var steps: [Step] = []

  /// Creates a scenario without calls.
  package init(seed: UInt64, variableCount: Int) {
    self.seed = seed
    self.variableCount = variableCount
  }
}

extension Scenario: CustomStringConvertible {
  /// The text form.
  package var description: String {
    var lines = ["scenario \(seed) \(variableCount)"]
    for step in steps {
      switch step {
      case .add(let row):
        let terms = row.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
        lines.append("add \(row.relation) \(row.strength) \(row.constant)\(terms)")
      case .remove(let index): lines.append("remove \(index)")
      case .suggest(let variable, let value): lines.append("suggest \(variable) \(value)")
      case .constant(let index, let value): lines.append("constant \(index) \(value)")
      }
    }
    lines.append("end")
    return lines.joined(separator: "\n")
  }

  /// Reads one line of the text form.
  package static func step(_ line: Substring) -> Step? {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch words.first {
    case "add":
      let terms = stride(from: 3, to: numbers.count, by: 2).map {
        (variable: Int(numbers[$0]), coefficient: numbers[$0 + 1])
      }
      return .add(
        Row(
          relation: Int(numbers[0]), strength: numbers[1], constant: numbers[2], terms: terms))
    case "remove": return .remove(Int(numbers[0]))
    case "suggest": return .suggest(Int(numbers[0]), numbers[1])
    case "constant": return .constant(Int(numbers[0]), numbers[1])
    default: return nil
    }
  }
}
