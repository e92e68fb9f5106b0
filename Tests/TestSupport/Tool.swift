package import Foundation

/// External programs that tests use to inspect results.
package enum Tool {
  /// Runs a program in PATH and returns its standard output; throws if the exit status isn't 0.
  @discardableResult
  package static func run(_ name: String, _ arguments: String...) throws -> Data {
    let result = try Program.run("/usr/bin/env", [name] + arguments)
    guard result.status == 0 else { throw Failure(description: "\(name): \(result.errors)") }
    return result.bytes
  }

  /// The error of a program that failed, with its error output.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Returns the properties that ffprobe reports for a film's only stream.
  package static func probe(_ path: String) throws -> [String: String] {
    let text = try run(
      "ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "default=nw=1", path)
    var entries: [String: String] = [:]
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { entries[parts[0]] = parts[1] }
    }
    return entries
  }
}
