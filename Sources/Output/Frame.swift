package import Raster

/// A finished picture of a film.
package struct Frame: Sendable {
  /// The frame's number in the film, from 0. It names the file.
  package let number: Int

  /// The frame's place in this output, from 0: frame 30 of a render of frames 30–59 has index 0.
  package let index: Int

  /// Its pixels, of the size that the sinks' format says.
  package let bitmap: Bitmap

  package init(number: Int, index: Int, bitmap: Bitmap) {
    (self.number, self.index, self.bitmap) = (number, index, bitmap)
  }
}
