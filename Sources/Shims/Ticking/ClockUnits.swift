// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The units of Dispatch, which the Dispatch module for Linux doesn't declare.

/// Nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Milliseconds per second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// Nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
