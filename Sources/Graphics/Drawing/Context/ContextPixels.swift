import Foundation
import Geometry
package import Raster

/// The pixels of a context that has a resolution.
package final class ContextPixels {
  let width, height, bytesPerRow: Int
  let layout: PixelLayout
  let space: CGColorSpace?
  /// Draws a list of the pixels' size.
  let render: (DisplayList) -> Bitmap?
  /// Memory of the caller's, which shows everything as soon as it is drawn; else one's own, which
  /// shows it when it is asked for.
  let memory: UnsafeMutableRawPointer
  private let isOwn: Bool
  /// Whether something has been drawn that the memory does not show.
  var isStale = false

  /// Nil for a size or a layout that pixels cannot have.
  package init?(
    _ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    layout: PixelLayout, space: CGColorSpace?, render: @escaping (DisplayList) -> Bitmap?
  ) {
    guard Bitmap(width: width, height: height) != nil else { return nil }
    let least = width * layout.bytesPerPixel
    guard bytesPerRow == 0 && memory == nil || bytesPerRow >= least else { return nil }
    (self.width, self.height, self.layout, self.space) = (width, height, layout, space)
    self.render = render
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    isOwn = memory == nil
    if let memory {
      self.memory = memory
    } else {
      let count = self.bytesPerRow * height
      self.memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
  }

  deinit { if isOwn { memory.deallocate() } }

  var drawsAtOnce: Bool { !isOwn }

  /// What the memory holds.
  package var bitmap: Bitmap {
    let isGrey = layout.isGrey
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let bytes = memory + y * bytesPerRow + x * layout.bytesPerPixel
        func level(_ component: Int, else other: UInt8) -> UInt8 {
          layout.places[component].map { bytes.load(fromByteOffset: $0, as: UInt8.self) } ?? other
        }
        let red = level(0, else: 0)
        let pixel = Pixel(
          red: red, green: level(1, else: isGrey ? red : 0), blue: level(2, else: isGrey ? red : 0),
          alpha: level(3, else: 255))
        words.append(pixel.word)
      }
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  /// Takes over the pixels of a picture of the same size. A grey is the mean of a colour that
  /// Rec. 601 gives.
  func take(_ bitmap: Bitmap) {
    for (index, word) in bitmap.pixels.enumerated() {
      let pixel = Pixel(word)
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let bytes = memory + y * bytesPerRow + x * layout.bytesPerPixel
      let levels = [
        layout.isGrey ? pixel.grey : pixel.red, pixel.green, pixel.blue, pixel.alpha,
      ]
      for (place, level) in zip(layout.places, levels) {
        if let place { bytes.storeBytes(of: level, toByteOffset: place, as: UInt8.self) }
      }
    }
    isStale = false
  }
}

extension Pixel {
  /// How bright it is, as Rec. 601 weighs its components.
  var grey: UInt8 {
    let sum = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return UInt8((sum + 500) / 1000)
  }
}
