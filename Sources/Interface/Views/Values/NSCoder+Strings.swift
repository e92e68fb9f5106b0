public import Foundation
public import Geometry

// Values as text in Apple's form. What cannot be read is zero, as on iOS; transforms are the identity
// then.
extension NSCoder {
  /// The point of a text such as `{1, 2}`; zero if it is none.
  public class func cgPoint(for string: String) -> CGPoint {
    guard let numbers = GeometryText.numbers(string, count: 2) else { return .zero }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The vector of a text such as `{1, 2}`; zero if it is none.
  public class func cgVector(for string: String) -> CGVector {
    guard let numbers = GeometryText.numbers(string, count: 2) else { return .zero }
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The size of a text such as `{4, 3}`; zero if it is none.
  public class func cgSize(for string: String) -> CGSize {
    guard let numbers = GeometryText.numbers(string, count: 2) else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// The rectangle of a text such as `{{1, 2}, {4, 3}}`; zero if it is none.
  public class func cgRect(for string: String) -> CGRect {
    guard let numbers = GeometryText.numbers(string, count: 4) else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The transform of a text such as `[1, 0, 0, 1, 0, 0]`; the identity if it is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let numbers = GeometryText.numbers(string, count: 6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The insets of a text such as `{top, left, bottom, right}`; zero if it is none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    guard let numbers = GeometryText.numbers(string, count: 4) else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The insets of a text such as `{top, leading, bottom, trailing}`; zero if it is none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    guard let numbers = GeometryText.numbers(string, count: 4) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The offset of a text such as `{horizontal, vertical}`; zero if it is none.
  public class func uiOffset(for string: String) -> UIOffset {
    guard let numbers = GeometryText.numbers(string, count: 2) else { return .zero }
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// The point as text: `{1, 2}`.
  public class func string(for point: CGPoint) -> String {
    GeometryText.text([point.x, point.y])
  }

  /// The vector as text: `{1, 2}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.text([vector.dx, vector.dy])
  }

  /// The size as text: `{4, 3}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }

  /// The rectangle as text: `{{1, 2}, {4, 3}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// The transform as text: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + numbers.map(GeometryText.text).joined(separator: ", ") + "]"
  }

  /// The insets as text: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The insets as text: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The offset as text: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.text([offset.horizontal, offset.vertical])
  }
}

// The same by the names of older code.

/// The point as text: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// The vector as text: `{1, 2}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// The size as text: `{4, 3}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// The rectangle as text: `{{1, 2}, {4, 3}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// The transform as text: `[1, 0, 0, 1, 0, 0]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
/// The insets as text: `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}
/// The offset as text: `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

/// The point of a text; zero if it is none.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// The vector of a text; zero if it is none.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
/// The size of a text; zero if it is none.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// The rectangle of a text; zero if it is none.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// The transform of a text; the identity if it is none.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}
/// The insets of a text; zero if it is none.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}
/// The offset of a text; zero if it is none.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
