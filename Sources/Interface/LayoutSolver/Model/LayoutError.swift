/// An error of a `Solver`. The solver is unchanged when it throws one.
package struct LayoutError: Error, Sendable {
  /// The kinds of errors.
  package enum Code: Sendable {
    /// A required constraint contradicts other required constraints.
    case unsatisfiable
    /// The numbers of required constraints differ too much in magnitude to be solved.
    case inaccurate
    /// A coefficient, constant or suggested value isn't finite or is too large.
    case invalidNumber
    /// A strength is outside 0...1000, or an edit is required.
    case invalidStrength
    /// The constraint or the edit was added before.
    case alreadyAdded
    /// The constraint or the edit isn't added.
    case notAdded
    /// The constraint was discarded.
    case unknownConstraint
    /// The variable is still in use.
    case variableInUse
  }

  /// The kind of error.
  package var code: Code { storage.code }
  /// A sentence that describes the error.
  package var message: String { storage.message }
  /// A sentence that suggests how to fix the error.
  package var hint: String { storage.hint }

  /// The required constraints in conflict, by index: no solution satisfies all of them, but leaving
  /// out one of them does away with this conflict. Empty for other errors.
  package var constraints: [Constraint] { storage.constraints }

  /// The non-negative variables that take part in the conflict, because it would make them
  /// negative. Empty for other errors.
  package var variables: [Variable] { storage.variables }

  /// A single reference, so that functions return the error in a register.
  private let storage: Storage

  init(
    _ code: Code, _ message: String, hint: String, constraints: [Constraint] = [],
    variables: [Variable] = []
  ) {
    storage = Storage(
      code: code, message: message, hint: hint, constraints: constraints, variables: variables)
  }

  private final class Storage: Sendable {
    let code: Code
    let message: String
    let hint: String
    let constraints: [Constraint]
    let variables: [Variable]

    init(
      code: Code, message: String, hint: String, constraints: [Constraint], variables: [Variable]
    ) {
      self.code = code
      self.message = message
      self.hint = hint
      self.constraints = constraints
      self.variables = variables
    }
  }
}

extension LayoutError: CustomStringConvertible {
  /// The message, and the hint on a line of its own.
  package var description: String { "\(message)\n\(hint)" }
}
