/// The amount of detail that a stage records.
package enum Tracing: Sendable {
  case none

  /// The records that every render keeps because they cost almost nothing: a bounded number of
  /// them, and for events only values with short descriptions.
  case brief

  /// Records everything, including warnings about code that is rarely intended.
  case full

  /// The maximum number of records of one kind.
  package var recordLimit: Int { self == .full ? .max : 4000 }

  /// The maximum number of records for one property's values or one subscription's events.
  package var recordLimitPerKey: Int { self == .full ? .max : 64 }
}
