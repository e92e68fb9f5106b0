import Foundation
import Images

/// Stands for everything that a film's pixels depend on.
enum Fingerprint {
  /// The program that draws, which holds the film and the library: a checksum of its executable.
  static let ofProgram: String = {
    guard let path = Bundle.main.executablePath,
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return "unknown" }
    return "program:\(PixelHash(bytes: bytes))"
  }()
}
