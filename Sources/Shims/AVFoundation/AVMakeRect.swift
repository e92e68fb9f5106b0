public import CoreGraphics

/// Returns the largest rectangle with an aspect ratio that fits within another one, in its middle.
///
/// Without an aspect ratio, because a side of it isn't positive, the rectangle is empty (D).
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  var size = CGSize.zero
  if aspectRatio.width > 0, aspectRatio.height > 0 {
    let scale = min(
      boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  }
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
