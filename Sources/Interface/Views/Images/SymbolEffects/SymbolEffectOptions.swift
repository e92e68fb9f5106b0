/// The repetitions and the speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of times that the effect is shown; nil for the effect's own, infinite to repeat it.
  var count: Double?
  /// The factor of the speed.
  var rate = 1.0

  /// The effect's own repetitions and speed.
  public static var `default`: Self { Self() }
  /// Repeated until the effect is removed.
  public static var repeating: Self { Self().repeating }
  /// Shown once.
  public static var nonRepeating: Self { Self().nonRepeating }

  /// Returns options with a number of repetitions; nil to repeat the effect until it is removed.
  public static func `repeat`(_ count: Int?) -> Self { Self().repeat(count) }
  /// Returns options with a factor of the speed.
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }

  /// These options, repeated until the effect is removed.
  public var repeating: Self { `repeat`(nil) }
  /// These options, shown once.
  public var nonRepeating: Self { `repeat`(1) }

  /// Returns these options with a number of repetitions; nil to repeat the effect until it is removed.
  public func `repeat`(_ count: Int?) -> Self {
    var options = self
    options.count = count.map { Double(max($0, 1)) } ?? .infinity
    return options
  }

  /// Returns these options with a factor of the speed.
  public func speed(_ speed: Double) -> Self {
    var options = self
    options.rate = speed > 0 && speed.isFinite ? speed : 1
    return options
  }
}

/// The end of an effect.
public struct UISymbolEffectCompletionContext {
  /// The effect.
  public let effect: (any SymbolEffect)?
  /// The view of the symbol.
  public let sender: AnyObject?
  /// Whether the effect wasn't removed before its end; always true here.
  public let isFinished = true
  /// The effect of a replacement.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
}

/// A closure that is called at the end of an effect.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The animation of a change from one symbol to another in a button's configuration.
public struct UISymbolContentTransition: Sendable {
  /// The effect.
  public let contentTransition: any ContentTransitionSymbolEffect & Sendable
  /// The options of the effect.
  public let options: SymbolEffectOptions

  /// Creates an animation.
  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & Sendable,
    options: SymbolEffectOptions = .default
  ) {
    self.contentTransition = contentTransition
    self.options = options
  }
}
