public import Foundation
public import Geometry

// Foundation's `encode(_:forKey:)` encodes points, sizes and rectangles; the other values are
// encoded as text. A missing value decodes as zero, as on iOS; for a transform, all entries are
// zero.
extension NSCoder {
  /// Encodes a vector for a key.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }

  /// Encodes a transform for a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// Encodes insets for a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes insets for a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes an offset for a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }

  /// Decodes the point for a key.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Decodes the size for a key.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Decodes the rectangle for a key.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Decodes the vector for a key.
  public func decodeCGVector(forKey key: String) -> CGVector {
    text(forKey: key).map(NSCoder.cgVector) ?? .zero
  }

  /// Decodes the transform for a key.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(forKey: key).map(NSCoder.cgAffineTransform) ?? CGAffineTransform()
  }

  /// Decodes the insets for a key.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    text(forKey: key).map(NSCoder.uiEdgeInsets) ?? .zero
  }

  /// Decodes the insets for a key.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    text(forKey: key).map(NSCoder.nsDirectionalEdgeInsets) ?? .zero
  }

  /// Decodes the offset for a key.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    text(forKey: key).map(NSCoder.uiOffset) ?? .zero
  }

  private func text(forKey key: String) -> String? {
    containsValue(forKey: key)
      ? decodeObject(of: NSString.self, forKey: key).map(String.init) : nil
  }
}
