extension LayoutError {
  static func unsatisfiable(
    _ constraints: [Constraint], _ variables: [Variable]
  ) -> LayoutError {
    let sizes =
      variables.isEmpty ? "" : " and \(variables.count) variables that can't be negative"
    return LayoutError(
      .unsatisfiable,
      "Unable to simultaneously satisfy \(constraints.count) required constraints\(sizes).",
      hint: "Remove one of the constraints, or give one of them a strength below 1000.",
      constraints: constraints, variables: variables)
  }

  static var inaccurate: LayoutError {
    LayoutError(
      .inaccurate, "Rounding errors prevent the solver from deciding whether a solution exists.",
      hint: "Use coefficients and constants that are closer to each other in magnitude.")
  }

  static func invalidNumber(_ name: String, _ value: Double, limit: Double) -> LayoutError {
    LayoutError(
      .invalidNumber, "The \(name) of a constraint is \(value).",
      hint: "Use a finite number whose magnitude is at most \(limit).")
  }

  static func invalidStrength(_ strength: Strength) -> LayoutError {
    LayoutError(
      .invalidStrength, "The strength of a constraint is \(strength.rawValue).",
      hint: "Use a strength above 0 and at most 1000; edits must be below 1000.")
  }

  static func constraintAlreadyAdded(_ constraint: Constraint) -> LayoutError {
    LayoutError(
      .alreadyAdded, "Constraint \(constraint.index) is added already.",
      hint: "Check isAdded(_:) before adding a constraint.")
  }

  static func constraintNotAdded(_ constraint: Constraint) -> LayoutError {
    LayoutError(
      .notAdded, "Constraint \(constraint.index) isn't added.",
      hint: "Check isAdded(_:) before removing a constraint.")
  }

  static var unknownConstraint: LayoutError {
    LayoutError(
      .unknownConstraint, "The constraint was discarded, or belongs to another solver.",
      hint: "Keep no copies of a constraint after discarding it.")
  }

  static var editAlreadyAdded: LayoutError {
    LayoutError(
      .alreadyAdded, "The variable is editable already.",
      hint: "Check hasEdit(of:) before adding an edit.")
  }

  static var editNotAdded: LayoutError {
    LayoutError(
      .notAdded, "The variable isn't editable.",
      hint: "Call addEdit(of:strength:) before suggesting a value.")
  }

  static func variableInUse(_ variable: Variable) -> LayoutError {
    LayoutError(
      .variableInUse, "Variable \(variable.index) is mentioned by constraints.",
      hint: "Discard all constraints of a variable before removing it.")
  }
}
