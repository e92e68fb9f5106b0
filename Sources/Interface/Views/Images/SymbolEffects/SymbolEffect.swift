// The effects of symbols, under the names that Apple's module Symbols gives them. An effect is shown on
// the symbol as a whole, by the size and the opacity of its layer.

/// An animation of a symbol.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs a given number of times and then ends.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which a symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}

/// A symbol jumps once: it grows, or shrinks, and swings back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .bounce(isDown: isDown))
  }
  /// A jump that begins with growing.
  public var up: Self { Self() }
  /// A jump that begins with shrinking.
  public var down: Self { Self(isDown: true) }
  /// The effect on one layer after the other; shown on the whole symbol.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

/// A symbol fades and returns, again and again.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .pulse) }
  /// The effect on one layer after the other; shown on the whole symbol.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

/// The parts of a variable symbol are shown one after the other; other symbols fade and return.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var reverses = false

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .variableColor(reverses: reverses))
  }
  /// The effect with one part at a time; shown as `cumulative`.
  public var iterative: Self { self }
  /// The effect with parts that stay until the end.
  public var cumulative: Self { self }
  /// The effect there and back.
  public var reversing: Self { Self(reverses: true) }
  /// The effect in one direction.
  public var nonReversing: Self { Self() }
  /// The effect with other parts hidden; they are faint here.
  public var hideInactiveLayers: Self { self }
  /// The effect with other parts faint.
  public var dimInactiveLayers: Self { self }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  var isDown = false

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .scale(isDown: isDown))
  }
  /// The effect with a larger symbol.
  public var up: Self { Self() }
  /// The effect with a smaller symbol.
  public var down: Self { Self(isDown: true) }
  /// The effect on one layer after the other; shown on the whole symbol.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

/// A symbol grows into view.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .appear) }
  /// The effect from a smaller size.
  public var up: Self { self }
  /// The effect from a larger size; shown as `up`.
  public var down: Self { self }
  /// The effect on one layer after the other; shown on the whole symbol.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

/// A symbol shrinks out of view, and stays so.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .disappear)
  }
  /// The effect to a larger size; shown as `down`.
  public var up: Self { self }
  /// The effect to a smaller size.
  public var down: Self { self }
  /// The effect on one layer after the other; shown on the whole symbol.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

/// A symbol shrinks, and another grows in its place.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace)
  }
  /// The effect with one symbol that shrinks and one that grows.
  public var downUp: Self { self }
  /// The effect with two symbols that grow; shown as `downUp`.
  public var upUp: Self { self }
  /// The effect with a symbol that is hidden at once; shown as `downUp`.
  public var offUp: Self { self }
  /// The effect on one layer after the other; shown on the whole symbol.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

/// The effect that suits the context: that of a replacement.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace)
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps once.
  public static var bounce: Self { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades and returns.
  public static var pulse: Self { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The parts of a symbol are shown one after the other.
  public static var variableColor: Self { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger or smaller.
  public static var scale: Self { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol grows into view.
  public static var appear: Self { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol shrinks out of view.
  public static var disappear: Self { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol replaces another.
  public static var replace: Self { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the context.
  public static var automatic: Self { AutomaticSymbolEffect() }
}
