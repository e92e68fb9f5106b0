package import Foundation
import Images
package import Raster

/// A folder of a test's own, gone when the test is over.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.path + "/flipbook-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in the folder.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// What stands in the folder, or one in it, hidden files too, in order.
  package func names(in folder: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()) ?? []
  }

  /// The names of PNG files in a folder of it, in order.
  package func frames(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasPrefix("frame-") && $0.hasSuffix(".png") }
  }

  /// The bytes of the file `name`; nil if there is none.
  package func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: self(name)) }

  /// The text of the file `name`; empty if there is none.
  package func text(_ name: String) -> String {
    String(decoding: bytes(name) ?? Data(), as: UTF8.self)
  }

  /// Makes the folder `name`, with those above it.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }

  /// Whether something stands at `name`.
  package func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self(name)) }

  /// The picture in the PNG file `name`.
  package func picture(_ name: String) throws -> Bitmap { try PNGDecoder.read(self(name)) }

  /// The names and bytes of all PNG files in `folder`.
  package func pictures(in folder: String) -> [String: Data] {
    let names = names(in: folder).filter { $0.hasSuffix(".png") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, bytes(folder + "/" + $0) ?? Data()) })
  }

  /// Writes a shell script that can be run. Another process writes it: while this one had it open
  /// for writing, a child started meanwhile could keep it from being run.
  package func writeProgram(_ name: String, _ script: String) throws {
    _ = try Program.run(
      "/bin/sh",
      [
        "-c", "printf '%s\\n' \"$1\" >\"$0\" && chmod +x \"$0\"", self(name),
        "#!/bin/bash\n" + script,
      ])
  }
}
