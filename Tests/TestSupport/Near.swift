/// Returns whether two numbers are equal up to rounding errors.
package func near(_ one: Double, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(one - other) < tolerance
}
