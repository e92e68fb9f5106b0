import BitmapContexts
import Drawing
import Foundation
import Raster

/// A bitmap drawn by a context that records.
struct Sheet {
  let bitmap: Bitmap

  /// Draws on a transparent background, with `scale` pixels per point.
  init(_ width: Int, _ height: Int, scale: CGFloat = 1, draw: (CGContext) -> Void) {
    let context = CGContext(
      recording: CGRect(x: 0, y: 0, width: width, height: height), scale: scale)
    draw(context)
    bitmap =
      context.makeImage()?.bitmap
      ?? Bitmap(width: 1, height: 1, pixels: [0])
  }

  /// The pixel as #RRGGBBAA.
  subscript(x: Int, y: Int) -> String { bitmap[x, y]?.description ?? "outside" }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

let (red, green, blue) = ("#FF0000FF", "#00FF00FF", "#0000FFFF")
let (black, white, nothing) = ("#000000FF", "#FFFFFFFF", "#00000000")
