import Failures
import Foundation
import OutputFiles
import Processes
import Synchronization
import SystemPackage

/// The temporary files and child processes of one output, which are removed and terminated if it is
/// cancelled.
final class EncodingJob: Sendable {
  private struct State {
    var files: [TemporaryFile] = []
    var child: ChildProcess?
    var isCancelled = false
  }

  /// The ffmpeg that encodes.
  let ffmpeg: FFmpeg

  /// The path of the output.
  let path: String

  private let state = Mutex(State())

  init(_ ffmpeg: FFmpeg, path: String) {
    self.ffmpeg = ffmpeg
    self.path = path
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// The error for a cancelled output.
  var abandoned: FlipbookError {
    FlipbookError(.interrupted, "Encoding \"\(path)\" was cancelled.")
  }

  /// Creates a temporary file in the output's folder; its name ends in `ending`, or like the
  /// output's name if that is empty.
  func file(ending: String = "") throws(FlipbookError) -> TemporaryFile {
    try state.withLock { state throws(FlipbookError) in
      guard !state.isCancelled else { throw abandoned }
      let file = try TemporaryFile(for: path + ending, subject: path)
      state.files.append(file)
      return file
    }
  }

  /// Creates a link to the file at `path`, beside the temporary files.
  func link(to path: String) throws(FlipbookError) -> TemporaryFile {
    let file = try file()
    let target = WorkingFolder.absolute(path)
    guard unlink(file.path) == 0, symlink(target, file.path) == 0 else {
      throw FlipbookError(Errno(rawValue: errno), on: self.path, purpose: "write")
    }
    return file
  }

  /// Starts ffmpeg with `input` as its standard input. Its current folder, and that of the other
  /// programs, is the output's, so that arguments have only the names of temporary files.
  func start(
    _ arguments: [String], input: FileDescriptor, onEnd: @escaping @Sendable () -> Void
  ) throws(FlipbookError) -> ChildProcess {
    try begin(ffmpeg.path, FFmpeg.preamble + arguments, input: input, onEnd: onEnd)
  }

  /// Runs ffmpeg to its end; the file at `input`, if any, is read with `InputFile.arguments`.
  func run(
    _ arguments: [String], reading input: String? = nil, purpose: String
  ) throws(FlipbookError) {
    _ = try ask(ffmpeg.path, FFmpeg.preamble + arguments, reading: input, purpose: purpose)
  }

  /// Runs a program to its end and returns its outcome; the file at `input`, if any, is read with
  /// `InputFile.arguments`.
  func ask(
    _ program: String, _ arguments: [String], reading input: String? = nil, purpose: String,
    outputLimit: Int = 262_144
  ) throws(FlipbookError) -> ChildProcess.Outcome {
    var descriptor: FileDescriptor?
    if let input {
      let file = try InputFile(input)
      defer { file.close() }
      descriptor = try file.forChild()
    }
    return try finish(
      try begin(program, arguments, input: descriptor, outputLimit: outputLimit), purpose: purpose)
  }

  /// Waits for a program; throws if it fails or if the output is cancelled.
  @discardableResult
  func finish(
    _ child: ChildProcess, purpose: String
  ) throws(FlipbookError) -> ChildProcess.Outcome {
    let outcome = child.wait()
    guard !isCancelled else { throw abandoned }
    guard outcome.isSuccess else {
      for errno in [Errno.noSpace, .fileTooLarge] where outcome.errors.contains(errno.description) {
        throw FlipbookError(errno, on: path, purpose: "write")
      }
      throw ffmpeg.failure(outcome, purpose: purpose)
    }
    return outcome
  }

  private func begin(
    _ program: String, _ arguments: [String], input: FileDescriptor? = nil,
    outputLimit: Int = 262_144, onEnd: @escaping @Sendable () -> Void = {}
  ) throws(FlipbookError) -> ChildProcess {
    try state.withLock { state throws(FlipbookError) in
      guard !state.isCancelled else {
        try? input?.close()
        onEnd()
        throw abandoned
      }
      let parent = FilePath(path).removingLastComponent()
      let folder: FileDescriptor
      do {
        folder = try FileDescriptor.open(
          FilePath(WorkingFolder.absolute(parent.string)), .readOnly,
          options: [.closeOnExec, .directory])
      } catch {
        try? input?.close()
        onEnd()
        throw FlipbookError(error as? Errno ?? .ioError, on: path, purpose: "write")
      }
      defer { try? folder.close() }
      let child = ChildProcess(
        program, arguments, input: input, folder: folder, outputLimit: outputLimit, onEnd: onEnd)
      state.child = child
      return child
    }
  }

  /// Moves the complete `file` to the output's path and removes the other files.
  func complete(_ file: TemporaryFile) throws(FlipbookError) {
    try state.withLock { state throws(FlipbookError) in
      guard !state.isCancelled else { throw abandoned }
      try file.moveIntoPlace(synchronised: true)
      for other in state.files where other.path != file.path { other.remove() }
      state.files = []
      state.child = nil
    }
  }

  /// Terminates the running program and removes all files. No further program can be started.
  func cancel() {
    let child = state.withLock { state in
      state.isCancelled = true
      return state.child
    }
    child?.kill()
    _ = child?.wait(seconds: 0.5, outputTimeout: 0)
    removeFiles()
  }

  /// Removes all files after a failure.
  func removeFiles() {
    state.withLock { state in
      for file in state.files { file.remove() }
      state.files = []
    }
  }
}
