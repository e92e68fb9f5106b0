import Dispatch
import Foundation
import Testing

/// Programs that tests look at results with.
enum Tool {
  /// Runs a program found on PATH; returns its standard output if it ends with 0.
  static func run(_ name: String, _ arguments: String..., input: String? = nil) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = source
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if let input { try source.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try source.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    ended.wait()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name): \(String(decoding: said, as: UTF8.self))")
    }
    return data
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What ffprobe says of a film's only stream.
  static func probe(_ path: String) throws -> [String: String] {
    let text = try run(
      "ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "default=nw=1", path)
    var entries: [String: String] = [:]
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { entries[parts[0]] = parts[1] }
    }
    return entries
  }

  /// Puts a shell script at `path`. Another process writes it: while this one had it open for
  /// writing, a child started meanwhile could keep it from being run.
  static func writeScript(_ text: String, to path: String) throws {
    // As an argument: a child started meanwhile could inherit a pipe's end, and hold it open.
    _ = try run(
      "sh", "-c", "printf '%s\\n' \"$1\" >\"$0\" && chmod +x \"$0\"", path, "#!/bin/sh\n" + text)
  }
}

/// A file system in memory with little room, mounted at a folder of its own.
final class SmallDisk {
  let path: String
  private let folder: TemporaryFolder

  /// Whether this process may mount one.
  static let isPossible: Bool = {
    geteuid() == 0 && (try? SmallDisk(options: "size=64k")) != nil
  }()

  init(options: String) throws {
    folder = try TemporaryFolder()
    path = folder.path
    _ = try Tool.run("mount", "-t", "tmpfs", "-o", options, "none", path)
  }

  deinit { _ = try? Tool.run("umount", "-l", path) }

  var names: [String] { folder.names }
}
