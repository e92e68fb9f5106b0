public import Foundation
import Geometry
package import Layers
import Views

/// The shadow of text.
open class NSShadow: NSObject, NSCopying {
  private let typeMark = CFTypeMark()

  /// The offset of the shadow from the text, in points; zero by default.
  open var shadowOffset = CGSize.zero

  /// The blur radius, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor` or a `CGColor`; black at an opacity of one third by default, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow without an offset or a blur.
  public override init() {}

  /// Creates a shadow without an offset or a blur; archives aren't supported.
  public required init?(coder: NSCoder) {}

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
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
