package import Foundation
import Images
package import Raster

/// A temporary folder for one test, removed when the object is deallocated.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.path + "/flipbook-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of `name` in the folder.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Returns the sorted names of the files in the folder or a subfolder, including hidden files.
  package func names(in folder: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()) ?? []
  }

  /// Returns the sorted names of the frames' PNG files in a subfolder.
  package func frames(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasPrefix("frame-") && $0.hasSuffix(".png") }
  }

  /// Returns the bytes of the file `name`; nil if there is none.
  package func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: self(name)) }

  /// Returns the text of the file `name`; empty if there is none.
  package func text(_ name: String) -> String {
    String(decoding: bytes(name) ?? Data(), as: UTF8.self)
  }

  /// Creates the folder `name` and its parent folders.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }

  /// Returns whether a file or folder named `name` exists.
  package func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self(name)) }

  /// Returns the picture in the PNG file `name`.
  package func picture(_ name: String) throws -> Bitmap { try PNGDecoder.read(self(name)) }

  /// Returns the names and bytes of all PNG files in `folder`.
  package func pictures(in folder: String) -> [String: Data] {
    let names = names(in: folder).filter { $0.hasSuffix(".png") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, bytes(folder + "/" + $0) ?? Data()) })
  }

  /// Writes an executable shell script. Another process writes it: if this process had it open for
  /// writing, a child that is started in the meantime would inherit the file and prevent its
  /// execution.
  package func writeProgram(_ name: String, _ script: String) throws {
    _ = try Program.run(
      "/bin/sh",
      [
        "-c",
        // Other processes see the file only when it is complete.
        "printf '%s\\n' \"$1\" >\"$0.part\" && chmod +x \"$0.part\" && mv \"$0.part\" \"$0\"",
        self(name),
        "#!/bin/bash\n" + script,
      ])
  }
}
