public import Foundation

extension NSCoder {
  /// Returns an object of a class that has no coding of its own, such as a colour or an image, which
  /// archives keep as it is; nil if there is none of this class.
  @_disfavoredOverload
  public func decodeObject<Decoded: NSObject>(
    of cls: Decoded.Type, forKey key: String
  ) -> Decoded? {
    decodeObject(forKey: key) as? Decoded
  }
}
