// Objective-C's names of integers, which Foundation on Apple's systems offers to Swift.

/// An integer.
public typealias NSInteger = Int
/// An integer that isn't negative.
public typealias NSUInteger = UInt
