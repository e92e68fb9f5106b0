// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Ticking

// The random functions of C, on the stage's numbers, and so the same on every run. They are constants
// because Swift prefers those to functions of the same name, in files that import Foundation too.

/// 32 random bits.
public let arc4random: @Sendable () -> UInt32 = { Chance.bits() }

/// A number from 0 up to, not including, the one that is given.
public let arc4random_uniform: @Sendable (UInt32) -> UInt32 = { Chance.below($0) }

/// A number in 0..<1.
public let drand48: @Sendable () -> Double = { Chance.unit() }

/// A number in 0...RAND_MAX.
public let rand: @Sendable () -> Int32 = { Int32(Chance.bits() >> 1) }

/// A number in 0..<2³¹.
public let random: @Sendable () -> Int = { Int(Chance.bits() >> 1) }

/// Changes nothing: programs seed from the time. `stage.random = StageRandom(seed:)` seeds.
public let srand48: @Sendable (Int) -> Void = { _ in }

/// Changes nothing: programs seed from the time. `stage.random = StageRandom(seed:)` seeds.
public let srand: @Sendable (UInt32) -> Void = { _ in }

/// Changes nothing: programs seed from the time. `stage.random = StageRandom(seed:)` seeds.
public let srandom: @Sendable (UInt32) -> Void = { _ in }
