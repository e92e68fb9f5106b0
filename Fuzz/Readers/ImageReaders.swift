import Failures
import Images
import Raster

/// Reads an image: the result must be a bitmap of the size in the file's header, or an error that
/// contains the file's name. Pictures that would take too long are skipped.
func readImage(_ bytes: [UInt8], in folder: String) throws {
  let name = "fuzzed"
  do {
    let properties = try ImageDecoder.properties(of: bytes, name: name)
    guard properties.width * properties.height < 1 << 18 else { return }
    let image = try ImageDecoder.decode(bytes, name: name)
    try require(image.bitmap.width == properties.width, "the width differs from the header's")
    try require(image.bitmap.height == properties.height, "the height differs from the header's")
    let areValid = image.bitmap.pixels.allSatisfy { word in
      let pixel = Pixel(word)
      return max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha
    }
    try require(areValid, "a component is greater than alpha")
    _ = image.upright
  } catch let error as FlipbookError {
    try require(error.message.contains(name), "the error doesn't contain the file's name")
    throw error
  }
}
