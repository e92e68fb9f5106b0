/// How much a clock's stage records of what happens on it.
package enum Tracing: Sendable {
  case none

  /// What costs next to nothing, which every render keeps: a bounded number of records, and of
  /// events only values that are short to tell.
  case brief

  /// All that there is, and warnings of what is rarely meant.
  case full

  /// The most records of one kind that are kept.
  package var mostRecords: Int { self == .full ? .max : 4000 }

  /// The most records of one thing: values of one property, events of one subscription.
  package var mostOfOne: Int { self == .full ? .max : 64 }
}
