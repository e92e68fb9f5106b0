public import Foundation
import Geometry

/// Returns the largest rectangle with an aspect ratio in the middle of a rectangle.
///
/// Apple's documentation doesn't describe ratios that aren't positive: the result is the empty
/// rectangle in the middle (D).
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let bounds = boundingRect.standardized
  var size = CGSize.zero
  if aspectRatio.width > 0, aspectRatio.height > 0 {
    // The longer side is that of the rectangle itself, not rounded.
    let height = bounds.width / aspectRatio.width * aspectRatio.height
    size =
      height <= bounds.height
      ? CGSize(width: bounds.width, height: height)
      : CGSize(width: bounds.height / aspectRatio.height * aspectRatio.width, height: bounds.height)
  }
  return CGRect(
    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
    width: size.width, height: size.height)
}
