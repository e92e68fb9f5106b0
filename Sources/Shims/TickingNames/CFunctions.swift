// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Ticking

// The C random functions, backed by the stage's random numbers and therefore the same on every run.
// They are constants because Swift prefers those to functions with the same name, also in files
// that import Foundation.

/// Returns 32 random bits.
public let arc4random: @Sendable () -> UInt32 = { RandomNumbers.bits() }

/// Returns a number from 0 up to, but not including, the argument.
public let arc4random_uniform: @Sendable (UInt32) -> UInt32 = { RandomNumbers.below($0) }

/// Returns a number in 0..<1.
public let drand48: @Sendable () -> Double = { RandomNumbers.unit() }

/// Returns a number in 0...RAND_MAX.
public let rand: @Sendable () -> Int32 = { Int32(RandomNumbers.bits() >> 1) }

/// Returns a number in 0..<2³¹.
public let random: @Sendable () -> Int = { Int(RandomNumbers.bits() >> 1) }

/// Has no effect, because programs seed from the time. Use `stage.random = StageRandom(seed:)`.
public let srand48: @Sendable (Int) -> Void = { _ in }

/// Has no effect, because programs seed from the time. Use `stage.random = StageRandom(seed:)`.
public let srand: @Sendable (UInt32) -> Void = { _ in }

/// Has no effect, because programs seed from the time. Use `stage.random = StageRandom(seed:)`.
public let srandom: @Sendable (UInt32) -> Void = { _ in }
