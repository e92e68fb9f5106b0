package import Raster

/// How a picture must be turned to be seen as it was taken: EXIF's tag 274, whose values are those
/// of `CGImagePropertyOrientation` too.
///
/// The names tell where the file's first row lies in the picture as it is to be seen, or for the
/// mirrored ones what mirroring left and right before makes of them.
package enum EXIFOrientation: UInt8, Hashable, Sendable, CaseIterable {
  /// As it is.
  case up = 1
  /// Mirrored: left and right change places.
  case upMirrored = 2
  /// Upside down: to be turned by 180°.
  case down = 3
  /// Top and bottom change places.
  case downMirrored = 4
  /// Rows and columns change places.
  case leftMirrored = 5
  /// To be turned by 90° clockwise.
  case right = 6
  /// Rows and columns change places, and the whole is to be turned by 180°.
  case rightMirrored = 7
  /// To be turned by 90° anticlockwise.
  case left = 8

  /// Whether width and height change places.
  package var isTransposed: Bool { rawValue >= 5 }
}

extension Bitmap {
  /// This bitmap, which lies as `orientation` tells, turned as it is to be seen. O(pixels).
  package func upright(from orientation: EXIFOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (columns, rows) = orientation.isTransposed ? (height, width) : (width, height)
    let (first, right, down) = steps(for: orientation)
    let turned = pixels.withUnsafeBufferPointer { source in
      [UInt32](unsafeUninitializedCapacity: columns * rows) { target, count in
        for y in 0..<rows {
          var place = first + y * down
          for x in y * columns..<(y + 1) * columns {
            target.initializeElement(at: x, to: source[place])
            place += right
          }
        }
        count = columns * rows
      }
    }
    return Bitmap(width: columns, height: rows, pixels: turned)
  }

  /// Which pixel comes to lie at the top left, and how far it is from there to those that come to
  /// lie right of and beneath it.
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
