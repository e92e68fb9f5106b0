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
