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

/// Copies bytes from an optional pointer, which Linux's function doesn't accept; nothing from nil.
@discardableResult
public func memcpy(
  _ __dst: UnsafeMutableRawPointer!, _ __src: UnsafeRawPointer?, _ __n: Int
) -> UnsafeMutableRawPointer! {
  if let __src { __dst.copyMemory(from: __src, byteCount: __n) }
  return __dst
}
