package import Failures
public import Foundation
import Raster
package import RenderStore
package import Sinks
public import Views
import VirtualTime

/// The size in pixels, the frame rate and the background of a film.
///
/// One point of a view is one pixel. The initialiser accepts any values; a stage checks them and
/// throws.
public struct Canvas: Sendable {
  /// The width in pixels: a whole number in 1…16 384.
  public let width: CGFloat

  /// The height in pixels: a whole number in 1…16 384.
  public let height: CGFloat

  /// The requested number of frames per second, in 0.001…1 000.
  public let framesPerSecond: Double

  /// The colour behind the window. If it isn't opaque, PNG files have an alpha channel.
  public let background: UIColor

  /// Creates a canvas of `width` × `height` pixels.
  ///
  /// Rates such as 23.976, 29.97 and 59.94 mean the exact NTSC rates n·1000/1001.
  public init(
    width: CGFloat, height: CGFloat, framesPerSecond: Double = 60, background: UIColor = .white
  ) {
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    self.background = background
  }

  /// The area of the canvas, with its origin at (0, 0).
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension Canvas {
  /// The maximum side length of a film and of images made from its frames: half of a bitmap's
  /// maximum, and more than twice the width of 8K.
  package static let largestSide = 16_384

  /// Returns the checked format of the canvas.
  package func format() throws(FlipbookError) -> FrameFormat {
    guard let rate = FrameRate(framesPerSecond: framesPerSecond) else {
      throw FlipbookError(
        .badCanvas, "A canvas can't have \(framesPerSecond.text) frames per second.",
        hint: "Use a rate from 0.001 to 1000; 24, 25, 30, 29.97 and 60 are common.")
    }
    return FrameFormat(
      width: try Self.side(width, "width"), height: try Self.side(height, "height"), rate: rate,
      isOpaque: background.color.alpha == 1, background: background.color.pixel)
  }

  private static func side(_ value: CGFloat, _ name: String) throws(FlipbookError) -> Int {
    guard value >= 1, value <= CGFloat(largestSide), value == value.rounded() else {
      throw FlipbookError(
        .badCanvas, "A canvas can't have a \(name) of \(Double(value).text).",
        hint: "Width and height must be whole numbers of pixels from 1 to \(largestSide).")
    }
    return Int(value)
  }
}

extension Stage {
  /// The canvas as recorded in a manifest.
  package var manifestCanvas: Manifest.Canvas {
    Manifest.Canvas(
      width: format.width, height: format.height, framesPerSecond: format.rate,
      background: canvas.background.color.hexadecimal)
  }
}
