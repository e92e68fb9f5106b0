import Failures
import Foundation
import Images
import Raster

/// Decodes the files that it is given, one after the other, and tells of each how that went, on a
/// line each: the error's code or the size, then the message; at last the most memory that the
/// process ever held, in KB.
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

  /// By Linux's account; 0 where there is none.
  private static var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
  }
}
