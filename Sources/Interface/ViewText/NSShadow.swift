public import Foundation
package import Layers
import Views

/// The shadow of text.
open class NSShadow: NSObject, NSCopying {
  /// How far it lies from the letters, in points; none by default.
  open var shadowOffset = CGSize.zero

  /// How far it is blurred, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor`, or a `CGColor`; black of a third's opacity by default, and nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A shadow without offset or blur.
  public override init() {}

  /// A shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && (other.shadowColor as? NSObject) == (shadowColor as? NSObject)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

extension NSShadow: ShadowValue {
  package var offset: CGSize { shadowOffset }
  package var blurRadius: CGFloat { shadowBlurRadius }
  package var tone: (any ColorValue)? { shadowColor as? any ColorValue }
}
