// Declarations of Apple's C library and runtime that Linux doesn't have.

/// The largest finite `Float`, as in `animation.repeatCount = HUGE`.
public let HUGE = Float.greatestFiniteMagnitude

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Infinity.
public let HUGE_VAL = Double.infinity

/// Runs `body`. On Linux, nothing is autoreleased.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
