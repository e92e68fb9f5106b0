public import Foundation
public import Geometry

// Conversions between values and Apple's text format. Invalid text yields zero, as on iOS; for
// transforms, the identity.
extension NSCoder {
  /// Returns the point for a text such as `{1, 2}`; zero if the text is invalid.
  public class func cgPoint(for string: String) -> CGPoint {
    guard let numbers = GeometryText.numbers(string, count: 2) else { return .zero }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the vector for a text such as `{1, 2}`; zero if the text is invalid.
  public class func cgVector(for string: String) -> CGVector {
    guard let numbers = GeometryText.numbers(string, count: 2) else { return .zero }
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Returns the size for a text such as `{4, 3}`; zero if the text is invalid.
  public class func cgSize(for string: String) -> CGSize {
    guard let numbers = GeometryText.numbers(string, count: 2) else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle for a text such as `{{1, 2}, {4, 3}}`; zero if the text is invalid.
  public class func cgRect(for string: String) -> CGRect {
    guard let numbers = GeometryText.numbers(string, count: 4) else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the transform for a text such as `[1, 0, 0, 1, 0, 0]`; the identity if the text is
  /// invalid.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let numbers = GeometryText.numbers(string, count: 6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns the insets for a text such as `{top, left, bottom, right}`; zero if the text is
  /// invalid.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    guard let numbers = GeometryText.numbers(string, count: 4) else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the insets for a text such as `{top, leading, bottom, trailing}`; zero if the text is
  /// invalid.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    guard let numbers = GeometryText.numbers(string, count: 4) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Returns the offset for a text such as `{horizontal, vertical}`; zero if the text is invalid.
  public class func uiOffset(for string: String) -> UIOffset {
    guard let numbers = GeometryText.numbers(string, count: 2) else { return .zero }
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Returns the point as text: `{1, 2}`.
  public class func string(for point: CGPoint) -> String {
    GeometryText.text([point.x, point.y])
  }

  /// Returns the vector as text: `{1, 2}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.text([vector.dx, vector.dy])
  }

  /// Returns the size as text: `{4, 3}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }

  /// Returns the rectangle as text: `{{1, 2}, {4, 3}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns the transform as text: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + numbers.map(GeometryText.text).joined(separator: ", ") + "]"
  }

  /// Returns the insets as text: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns the insets as text: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns the offset as text: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.text([offset.horizontal, offset.vertical])
  }
}

// The same conversions as free functions, for older code.

/// Returns the point as text: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns the vector as text: `{1, 2}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// Returns the size as text: `{4, 3}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns the rectangle as text: `{{1, 2}, {4, 3}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns the transform as text: `[1, 0, 0, 1, 0, 0]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
/// Returns the insets as text: `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}
/// Returns the offset as text: `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

/// Returns the point for a text; zero if the text is invalid.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the vector for a text; zero if the text is invalid.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
/// Returns the size for a text; zero if the text is invalid.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle for a text; zero if the text is invalid.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Returns the transform for a text; the identity if the text is invalid.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}
/// Returns the insets for a text; zero if the text is invalid.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}
/// Returns the offset for a text; zero if the text is invalid.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
