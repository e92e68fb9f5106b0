import Failures
import Foundation
import Images
import Raster

/// Decodes the files in its arguments and prints a line for each: the error's code or the picture's
/// size, then the message. The last line has the peak memory of the process, in KB.
@main
struct ImageProbe {
  static func main() {
    for path in CommandLine.arguments.dropFirst() {
      do throws(FlipbookError) {
        let bitmap = try ImageDecoder.read(path).bitmap
        print("\(bitmap.width)x\(bitmap.height)|")
      } catch {
        print("\(error.code)|\(error.message)")
      }
    }
    print("peak|\(peakMemory)")
  }

  /// The peak resident memory, from Linux's /proc; 0 on other systems.
  private static var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
  }
}
