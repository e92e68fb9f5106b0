public import Foundation

/// What a `UIVisualEffectView` does to what lies beneath it, or to its content.
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// There are no archives here: an effect that does nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// Effects never change: the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
