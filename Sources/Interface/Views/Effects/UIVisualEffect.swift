public import Foundation
import Layers

/// An effect that a `UIVisualEffectView` applies to the views beneath it, or to its content.
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that does nothing.
  public override init() { super.init() }

  /// Creates an effect that does nothing; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the effect itself, because effects are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns what the effect does to the content beneath: nothing by default.
  func backdrop(in traits: UITraitCollection) -> BackdropState { BackdropState() }
}
