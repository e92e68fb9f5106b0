import Failures
import Dispatch
import OutputFiles
import Foundation
import Raster
import Sinks
import Synchronization
import TestSupport
import Testing
import VideoEncoding
import VirtualTime

@Suite(.tier(.encoders)) struct VideoEncoderFailureTests {
  private func encoder(_ path: String, searchPath: String? = nil) throws -> VideoEncoder {
    let format = Films.format(640, 480)
    let settings = try VideoSettings(preset: .ultrafast, threads: 1)
    guard let searchPath else {
      return try VideoEncoder(path: path, format: format, settings: settings)
    }
    return try VideoEncoder(path: path, format: format, settings: settings, searchPath: searchPath)
  }

  private func large(_ number: Int) -> Picture { Films.frame(number, 640, 480) }

  /// Creates a folder with an ffmpeg that lists x264 as an encoder and otherwise runs `body`.
  private func fake(_ body: String, encoders: String = " V....D libx264  x264") throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.writeProgram(
      "ffmpeg", "case \"$*\" in *-encoders*) echo '\(encoders)'; exit 0;; esac\n" + body)
    try folder.writeProgram("ffprobe", "exec /usr/bin/ffprobe \"$@\"")
    return folder
  }

  private func openError(_ encoder: VideoEncoder) -> FlipbookError? {
    outputError { () throws(FlipbookError) in try encoder.open() }
  }

  @Test func aMissingFFmpegIsFoundBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("bin/ffmpeg"), withIntermediateDirectories: true)
    for searchPath in ["", folder("nothing-here"), folder("bin")] {
      let error = try #require(openError(encoder(folder("film.mp4"), searchPath: searchPath)))
      #expect(error.code == .encoderMissing)
      #expect(error.hint?.contains("apt-get install ffmpeg") == true)
      #expect(error.hint?.contains("--no-video") == true)
    }
    #expect(folder.names() == ["bin"])
  }

  @Test func aMissingEncoderIsFoundBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    let bin = try fake("exit 0", encoders: " V....D libx264rgb  not the one")
    let error = try #require(openError(encoder(folder("film.mp4"), searchPath: bin.path)))
    #expect(error.code == .encoderMissing)
    #expect(error.message.contains(bin("ffmpeg")) && error.message.contains("libx264"))
    #expect(folder.names() == [])
  }

  @Test func anFFmpegThatDoesNotRunIsFoundBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram("ffmpeg", "echo 'broken library' >&2; exit 127")
    let error = try #require(openError(encoder(folder("film.mp4"), searchPath: folder.path)))
    #expect(error.code == .encoderFailed)
    #expect(error.message.contains("status 127"))
    #expect(error.message.contains("broken library"))
  }

  @Test func anEncoderThatFailsHalfwayIsQuoted() throws {
    let folder = try TemporaryFolder()
    let bin = try fake(
      "head -c 3000000 >/dev/null; for i in $(seq 100); do echo \"line $i\" >&2; done; exit 3")
    let sink = try encoder(folder("film.mp4"), searchPath: bin.path)
    let error = try #require(
      outputError { () throws(FlipbookError) in try Films.play(1_000, to: sink, frame: large) })
    #expect(error.code == .encoderFailed)
    #expect(error.message.contains("exited with status 3"))
    #expect(error.message.contains("line 100") && !error.message.contains("line 50"))
    #expect(error.message.contains(folder("film.mp4")))
    #expect(error.hint?.contains("--no-video") == true)
    sink.abandon()
    #expect(folder.names() == [])
  }

  @Test func anEncoderThatFailsAtTheEndIsQuoted() throws {
    let folder = try TemporaryFolder()
    let bin = try fake("cat >/dev/null; echo 'late trouble' >&2; exit 1")
    let sink = try encoder(folder("film.mp4"), searchPath: bin.path)
    let error = try #require(
      outputError { () throws(FlipbookError) in try Films.play(3, to: sink, frame: large) })
    #expect(error.code == .encoderFailed)
    #expect(error.message.contains("late trouble"))
    #expect(folder.names() == [])
  }

  @Test func anEncoderThatIsKilledIsAnErrorThatNamesTheSignal() throws {
    let folder = try TemporaryFolder()
    let sink = try encoder(folder("film.mp4"))
    try sink.open()
    try sink.prepare(large(0))()
    let process = try #require(startedProcess(with: folder.path))
    kill(process, SIGKILL)
    let error = try #require(
      outputError { () throws(FlipbookError) in
        for number in 1..<10_000 { try sink.prepare(large(number))() }
      })
    #expect(error.code == .encoderFailed)
    #expect(error.message.contains("signal 9"))
    #expect(folder.names() == [])
    sink.abandon()
  }

  @Test func abandoningTerminatesTheEncoderAndRemovesItsFile() throws {
    let folder = try TemporaryFolder()
    let sink = try encoder(folder("film.mp4"))
    try sink.open()
    for number in 0..<10 { try sink.prepare(large(number))() }
    let late = try sink.prepare(large(10))
    #expect(startedProcess(with: folder.path) != nil)
    sink.abandon()
    #expect(folder.names() == [])
    #expect(processes(naming: folder.path).isEmpty)
    #expect(outputError { () throws(FlipbookError) in try late() }?.code == .interrupted)
    #expect(outputError { () throws(FlipbookError) in try sink.finish() }?.code == .interrupted)
    sink.abandon()
  }

  @Test func abandoningWakesAWaitingDelivery() throws {
    let folder = try TemporaryFolder()
    let bin = try fake("exec sleep 600")
    let sink = try encoder(folder("film.mp4"), searchPath: bin.path)
    try sink.open()
    let ended = DispatchSemaphore(value: 0)
    let delivered = Mutex(0)
    Thread.detachNewThread {
      let error = outputError { () throws(FlipbookError) in
        for number in 0..<100 {
          try sink.prepare(Films.frame(number, 640, 480))()
          delivered.withLock { $0 += 1 }
        }
      }
      #expect(error?.code == .interrupted)
      ended.signal()
    }
    // The pipe has room for two or three frames, and nothing reads them.
    #expect(eventually { delivered.withLock { $0 } >= 2 })
    let start = Date()
    sink.abandon()
    #expect(ended.wait(timeout: .now() + 5) == .success)
    #expect(Date().timeIntervalSince(start) < 4)
    #expect(folder.names() == [])
  }

  @Test func aVideoWithoutFramesIsAnError() throws {
    let folder = try TemporaryFolder()
    let sink = try encoder(folder("film.mp4"))
    let error = outputError { () throws(FlipbookError) in try Films.play(0, to: sink) }
    #expect(error?.code == .noFrames)
    #expect(folder.names() == [])
  }

  @Test func aFolderInPlaceOfTheFileIsFoundBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    let path = folder("film.mp4")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = try #require(openError(encoder(path)))
    #expect(error.code == .isADirectory)
    #expect(error.message.contains(path))
  }

  @Test func aFileInPlaceOfTheFolderIsFoundBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder("file")))
    #expect(openError(try encoder(folder("file/film.mp4")))?.code == .notADirectory)
  }

  @Test(.enabled(if: SmallDisk.canBeMounted, "needs to mount"))
  func aFullDiskIsRecognised() throws {
    let disk = try SmallDisk(options: "size=64k")
    let sink = try encoder(disk.path + "/film.mp4")
    let error = try #require(
      outputError { () throws(FlipbookError) in
        try Films.play(300, to: sink) { Films.noise($0 % 3, 640, 480) }
      })
    #expect(error.code == .diskFull)
    #expect(error.message.contains(disk.path + "/film.mp4"))
    #expect(error.hint != nil)
    #expect(disk.names == [])
  }

  /// Waits for a process whose command line contains `text`; a new process briefly has none.
  private func startedProcess(with text: String) -> pid_t? {
    var started: pid_t?
    _ = eventually {
      started = processes(naming: text).first
      return started != nil
    }
    return started
  }
}
