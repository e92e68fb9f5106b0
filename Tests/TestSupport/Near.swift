/// Whether two numbers are the same but for rounding.
package func near(_ one: Double, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(one - other) < tolerance
}
