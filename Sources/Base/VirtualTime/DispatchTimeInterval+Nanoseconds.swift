package import Dispatch

extension DispatchTimeInterval {
  /// Whole nanoseconds, clamped to the range of `Int64`; `never` is its maximum.
  package var wholeNanoseconds: Int64 {
    switch self {
    case .seconds(let count): Self.product(count, 1_000_000_000)
    case .milliseconds(let count): Self.product(count, 1_000_000)
    case .microseconds(let count): Self.product(count, 1_000)
    case .nanoseconds(let count): Int64(count)
    case .never: .max
    @unknown default: .max
    }
  }

  private static func product(_ count: Int, _ unit: Int64) -> Int64 {
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
    return overflow ? (count > 0 ? .max : .min) : product
  }
}
