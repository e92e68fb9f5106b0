public import Foundation
public import Geometry

// Points, sizes and rectangles are written by Foundation's `encode(_:forKey:)`, the other values as
// text. What is not in an archive is zero, as on iOS, and a transform then has zeroes only.
extension NSCoder {
  /// Writes a vector under a key.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }

  /// Writes a transform under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// Writes insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Writes insets under a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Writes an offset under a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }

  /// The point under a key.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// The size under a key.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// The rectangle under a key.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// The vector under a key.
  public func decodeCGVector(forKey key: String) -> CGVector {
    text(forKey: key).map(NSCoder.cgVector) ?? .zero
  }

  /// The transform under a key.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(forKey: key).map(NSCoder.cgAffineTransform) ?? CGAffineTransform()
  }

  /// The insets under a key.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    text(forKey: key).map(NSCoder.uiEdgeInsets) ?? .zero
  }

  /// The insets under a key.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    text(forKey: key).map(NSCoder.nsDirectionalEdgeInsets) ?? .zero
  }

  /// The offset under a key.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    text(forKey: key).map(NSCoder.uiOffset) ?? .zero
  }

  private func text(forKey key: String) -> String? {
    containsValue(forKey: key)
      ? decodeObject(of: NSString.self, forKey: key).map(String.init) : nil
  }
}
