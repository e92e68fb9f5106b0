package import Failures
public import Foundation
import Raster
package import RenderStore
package import Sinks
public import Views
import VirtualTime

/// The size in pixels, the frame rate, the background and the safe area of a film.
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

  /// The distances of the safe area from the edges, in points: those of a device's status bar and home
  /// indicator, which aren't drawn. Zero by default.
  public let safeAreaInsets: UIEdgeInsets

  /// Creates a canvas of `width` × `height` pixels.
  ///
  /// Rates such as 23.976, 29.97 and 59.94 mean the exact NTSC rates n·1000/1001. An app is laid out as on
  /// an iPhone 15 in `Canvas(width: 393, height: 852, safeAreaInsets: UIEdgeInsets(top: 59, left: 0,
  /// bottom: 34, right: 0))`.
  public init(
    width: CGFloat, height: CGFloat, framesPerSecond: Double = 60, background: UIColor = .white,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    self.background = background
    self.safeAreaInsets = safeAreaInsets
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
    let size = (width: try Self.side(width, "width"), height: try Self.side(height, "height"))
    try checkSafeArea()
    return FrameFormat(
      width: size.width, height: size.height, rate: rate,
      isOpaque: background.color.alpha == 1, background: background.color.pixel)
  }

  private func checkSafeArea() throws(FlipbookError) {
    let (insets, limits) = (safeAreaInsets, (across: width, along: height))
    let all = [insets.top, insets.left, insets.bottom, insets.right]
    guard all.allSatisfy({ $0 >= 0 && $0.isFinite }), insets.left + insets.right <= limits.across,
      insets.top + insets.bottom <= limits.along
    else {
      let text = all.map { Double($0).text }.joined(separator: ", ")
      throw FlipbookError(
        .badCanvas,
        "A canvas of \(Double(width).text) × \(Double(height).text) pixels can't have the safe area "
          + "insets \(text) (top, left, bottom, right).",
        hint: "Use distances from the edges that aren't negative and leave an area in the middle.")
    }
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
