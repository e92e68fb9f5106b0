import CFuzzer
import Foundation
import Images
import Raster

/// Reads a file that the fuzzer generated: the result must be a bitmap of the size in the file's
/// header, or an error that contains the file's name. Pictures that would take too long are
/// skipped.
private func read(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let name = "fuzzed"
  do throws(FlipbookError) {
    let properties = try ImageDecoder.properties(of: bytes, name: name)
    guard properties.width * properties.height < 1 << 18 else { return -1 }
    let image = try ImageDecoder.decode(bytes, name: name)
    precondition(image.bitmap.width == properties.width, "the width differs from the header's")
    precondition(image.bitmap.height == properties.height, "the height differs from the header's")
    let areValid = image.bitmap.pixels.allSatisfy { word in
      let pixel = Pixel(word)
      return max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha
    }
    precondition(areValid, "a component is greater than alpha")
    _ = image.upright
  } catch {
    precondition(error.message.contains(name), "the error doesn't contain the file's name")
  }
  return 0
}

/// Runs libFuzzer with the options of the command line.
package func runFuzzer() -> Never {
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  exit(LLVMFuzzerRunDriver(&count, &arguments, read))
}
