import Foundation
import Geometry
package import Raster

/// The pixels of a context that has a resolution.
package final class ContextPixels {
  let width, height, bytesPerRow: Int
  let layout: PixelLayout
  let space: CGColorSpace?
  /// Renders a display list of the pixels' size.
  let render: (DisplayList) -> Bitmap?
  /// The memory of the pixels. The caller's own memory is updated after each drawing call, memory
  /// that the context allocates when it is read.
  let memory: UnsafeMutableRawPointer
  private let isOwn: Bool
  /// Whether something has been drawn that isn't in the memory yet.
  var isStale = false

  /// Creates the pixels; nil if the size or the layout isn't supported.
  package init?(
    _ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    layout: PixelLayout, space: CGColorSpace?, render: @escaping (DisplayList) -> Bitmap?
  ) {
    guard Bitmap(width: width, height: height) != nil else { return nil }
    let least = width * layout.bytesPerPixel
    guard bytesPerRow == 0 && memory == nil || bytesPerRow >= least else { return nil }
    self.width = width
    self.height = height
    self.layout = layout
    self.space = space
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

  var drawsImmediately: Bool { !isOwn }

  /// The current contents of the memory.
  package var bitmap: Bitmap {
    let isGrey = layout.isGrey
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let bytes = memory + y * bytesPerRow + x * layout.bytesPerPixel
        func level(_ component: Int, else other: UInt8) -> UInt8 {
          layout.byteOffsets[component].map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
            ?? other
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

  /// Stores the pixels of a picture of the same size. Greys are computed from colours with the
  /// weights of Rec. 601.
  func store(_ bitmap: Bitmap) {
    for (index, word) in bitmap.pixels.enumerated() {
      let pixel = Pixel(word)
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let bytes = memory + y * bytesPerRow + x * layout.bytesPerPixel
      let levels = [
        layout.isGrey ? pixel.grey : pixel.red, pixel.green, pixel.blue, pixel.alpha,
      ]
      for (offset, level) in zip(layout.byteOffsets, levels) {
        if let offset { bytes.storeBytes(of: level, toByteOffset: offset, as: UInt8.self) }
      }
    }
    isStale = false
  }
}

extension Pixel {
  /// The brightness, with the weights of Rec. 601.
  var grey: UInt8 {
    let sum = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return UInt8((sum + 500) / 1000)
  }
}
