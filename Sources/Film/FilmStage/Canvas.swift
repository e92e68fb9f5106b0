package import Failures
public import Foundation
import Raster
package import RenderStore
package import Sinks
public import Views
import VirtualTime

/// What a film is drawn on: its size in pixels, how often it is drawn, and what lies behind it.
///
/// One point of a view is one pixel. Any values can be given here; a stage checks them and throws.
public struct Canvas: Sendable {
  /// Columns: a whole number in 1…16 384.
  public let width: CGFloat

  /// Rows: a whole number in 1…16 384.
  public let height: CGFloat

  /// Frames per second as they were asked for; in 0.001…1 000.
  public let framesPerSecond: Double

  /// What lies behind the window. With a colour that is not opaque, PNG files have an alpha channel.
  public let background: UIColor

  /// A canvas of `width` × `height` pixels.
  ///
  /// 23.976, 29.97, 59.94 and their kind stand for the exact NTSC rates n·1000/1001.
  public init(
    width: CGFloat, height: CGFloat, framesPerSecond: Double = 60, background: UIColor = .white
  ) {
    (self.width, self.height) = (width, height)
    (self.framesPerSecond, self.background) = (framesPerSecond, background)
  }

  /// The canvas's area, from (0, 0).
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension Canvas {
  /// The largest side, of a film and of what is made of its frames: half of what a bitmap may have, and
  /// more than twice a side of 8K.
  package static let largestSide = 16_384

  /// The canvas in checked terms.
  package func format() throws(FlipbookError) -> FrameFormat {
    guard let rate = FrameRate(framesPerSecond: framesPerSecond) else {
      throw FlipbookError(
        .badCanvas, "A canvas cannot have \(framesPerSecond.text) frames per second.",
        hint: "Rates from 0.001 to 1000 can be drawn; 24, 25, 30, 29.97 and 60 are common.")
    }
    return FrameFormat(
      width: try Self.side(width, "width"), height: try Self.side(height, "height"), rate: rate,
      isOpaque: background.color.alpha == 1, background: background.color.pixel)
  }

  private static func side(_ value: CGFloat, _ name: String) throws(FlipbookError) -> Int {
    guard value >= 1, value <= CGFloat(largestSide), value == value.rounded() else {
      throw FlipbookError(
        .badCanvas, "A canvas cannot have the \(name) \(Double(value).text).",
        hint: "Both sides are whole numbers of pixels from 1 to \(largestSide).")
    }
    return Int(value)
  }
}

extension Stage {
  /// The canvas as a manifest tells it.
  package var manifestCanvas: Manifest.Canvas {
    Manifest.Canvas(
      width: format.width, height: format.height, framesPerSecond: format.rate,
      background: canvas.background.color.hexadecimal)
  }
}
