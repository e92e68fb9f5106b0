package import Foundation

/// Programs that tests look at results with.
package enum Tool {
  /// Runs a program found on PATH; returns its standard output if it ends with 0.
  @discardableResult
  package static func run(_ name: String, _ arguments: String...) throws -> Data {
    let result = try Program.run("/usr/bin/env", [name] + arguments)
    guard result.status == 0 else { throw Failure(description: "\(name): \(result.errors)") }
    return result.bytes
  }

  /// What such a program complained of.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// What ffprobe says of a film's only stream.
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
