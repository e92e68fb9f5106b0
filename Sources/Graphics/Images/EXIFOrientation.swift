package import Raster

/// The rotation and reflection that turn a stored picture upright: EXIF tag 274, with the same
/// values as `CGImagePropertyOrientation`.
///
/// Each name gives the position of the file's first row in the upright picture. The mirrored ones
/// apply after a horizontal flip.
package enum EXIFOrientation: UInt8, Hashable, Sendable, CaseIterable {
  /// Upright.
  case up = 1
  /// Flipped horizontally.
  case upMirrored = 2
  /// Rotated by 180°.
  case down = 3
  /// Flipped vertically.
  case downMirrored = 4
  /// Rows and columns are swapped.
  case leftMirrored = 5
  /// To be rotated by 90° clockwise.
  case right = 6
  /// Rows and columns are swapped, and the picture is to be rotated by 180°.
  case rightMirrored = 7
  /// To be rotated by 90° anticlockwise.
  case left = 8

  /// Whether width and height are swapped.
  package var isTransposed: Bool { rawValue >= 5 }
}

extension Bitmap {
  /// Returns this bitmap, stored with `orientation`, turned upright. O(pixels).
  package func upright(from orientation: EXIFOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (columns, rows) = orientation.isTransposed ? (height, width) : (width, height)
    let (first, right, down) = steps(for: orientation)
    let turned = pixels.withUnsafeBufferPointer { source in
      [UInt32](unsafeUninitializedCapacity: columns * rows) { target, count in
        for y in 0..<rows {
          var sourceIndex = first + y * down
          for x in y * columns..<(y + 1) * columns {
            target.initializeElement(at: x, to: source[sourceIndex])
            sourceIndex += right
          }
        }
        count = columns * rows
      }
    }
    return Bitmap(width: columns, height: rows, pixels: turned)
  }

  /// Returns the index of the pixel that moves to the top left, and the distances from there to the
  /// pixels that move to its right and below it.
  private func steps(
    for orientation: EXIFOrientation
  ) -> (first: Int, right: Int, down: Int) {
    let (topRight, bottomLeft, last) = (width - 1, width * (height - 1), width * height - 1)
    return switch orientation {
    case .up: (0, 1, width)
    case .upMirrored: (topRight, -1, width)
    case .down: (last, -1, -width)
    case .downMirrored: (bottomLeft, 1, -width)
    case .leftMirrored: (0, width, 1)
    case .right: (bottomLeft, -width, 1)
    case .rightMirrored: (last, -width, -1)
    case .left: (topRight, width, -1)
    }
  }
}
