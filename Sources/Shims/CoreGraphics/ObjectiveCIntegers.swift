// Objective-C's names of integers, which Foundation on Apple's systems offers to Swift.

/// An integer.
public typealias NSInteger = Int
/// An integer that isn't negative.
public typealias NSUInteger = UInt

/// The largest `NSInteger`, `Int.max`.
public let NSIntegerMax = Int.max
/// The smallest `NSInteger`, `Int.min`.
public let NSIntegerMin = Int.min
/// The largest `NSUInteger`, `UInt.max`.
public let NSUIntegerMax = UInt.max

// C's limits that Glibc defines by functions, which Swift doesn't import.

/// The smallest integer of 64 bits.
public let INT64_MIN = Int64.min
/// The largest integer of 64 bits.
public let INT64_MAX = Int64.max
/// The largest integer of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
