import Foundation
import Layers
import Raster
import Rasterizer
import Testing
import Views
import VirtualTime

/// The pixels of a view, without its own position and opacity.
func picture(of view: UIView, on clock: VirtualClock) throws -> Bitmap {
  clock.asCurrent { view.layer.updateIfNeeded() }
  return try picture(of: view.layer, on: clock)
}

/// The pixels of a layer, without its own position and opacity.
func picture(of layer: CALayer, on clock: VirtualClock) throws -> Bitmap {
  let list = DisplayList(
    width: Int(layer.bounds.width), height: Int(layer.bounds.height), background: .clear,
    items: clock.asCurrent { layer.content(at: clock.now) })
  var renderer = Renderer()
  let drawn = renderer.render(list)
  return try #require(drawn)
}

/// The bounding box of all pixels that aren't transparent, and its contents.
struct Ink: Equatable {
  private(set) var left = Int.max
  private(set) var right = -1
  private(set) var top = Int.max
  private(set) var bottom = -1
  /// The colours of the fully covered pixels.
  private(set) var colors: Set<String> = []

  /// Computes the box of a bitmap's columns from `first` up to, but not including, `last`.
  init(_ bitmap: Bitmap, from first: Int = 0, to last: Int? = nil) {
    for y in 0..<bitmap.height {
      for x in first..<(last ?? bitmap.width) {
        guard let pixel = bitmap[x, y], pixel.alpha > 0 else { continue }
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
        if pixel.alpha == 255 { colors.insert(pixel.description) }
      }
    }
  }

  var isEmpty: Bool { right < 0 }
  var width: Int { right - left + 1 }
  var height: Int { bottom - top + 1 }
}

/// An image of one colour.
func plate(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}
