import ArgumentParser
import Failures
import FilmCommands
import Foundation
import PreviewServer
import Processes
import Synchronization

/// Shows a film of a package in a browser.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a film in a browser, and every change when a file is saved.",
    discussion: """
      `MyFilm preview` does the same. Prints the address of the page, which only this machine's user \
      can open. Ends with Ctrl-C.
      """)

  @Argument(help: ArgumentHelp("The name of the film's product.", valueName: "product"))
  var product: String

  @Option(help: ArgumentHelp("The folder of the package.", valueName: "folder"))
  var packagePath = PathArgument(".")

  @Option(
    help: ArgumentHelp(
      "The folder of the build. (default: .build in the package)", valueName: "folder"))
  var scratchPath: PathArgument?

  @Option(help: ArgumentHelp("The build to use: release or debug.", valueName: "name"))
  var configuration = "release"

  @OptionGroup var options: PreviewOptions

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "The value of a parameter, instead of its default. Can be repeated.", valueName: "name=value")
  )
  var values: [String] = []

  @Flag(help: .hidden)
  var built = false

  @Flag(help: "Print only the address.")
  var quiet = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Other options of the film, such as --props.", valueName: "options"))
  var arguments: [String] = []

  func validate() throws {
    guard ["release", "debug"].contains(configuration) else {
      throw ValidationError("--configuration takes release or debug.")
    }
  }

  func run() throws {
    let package = URL(fileURLWithPath: packagePath.path).resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path)
    else {
      throw FlipbookError(
        .badSetting, "\"\(package.path)\" contains no Package.swift.",
        hint: "Start the preview in the film's package, or name it with --package-path.")
    }
    var settings = PreviewSettings(package: package, product: product)
    if let scratchPath { settings.scratch = URL(fileURLWithPath: scratchPath.path) }
    settings.configuration = configuration
    settings.port = options.port ?? 0
    settings.values = values
    settings.arguments = arguments
    settings.isBuilt = built
    settings.table = options.table.map { URL(fileURLWithPath: $0.path) }
    if let audio = options.audio {
      guard FileManager.default.isReadableFile(atPath: audio.path) else {
        throw FlipbookError(.badSetting, "The sound \"\(audio.path)\" can't be read.")
      }
      settings.sound = PreviewSettings.Sound(
        file: URL(fileURLWithPath: audio.path), offset: options.audioOffset ?? 0)
    }
    let preview = try Self.wait { [settings] in try await Preview(settings) }
    print(quiet ? preview.address : "\(product): \(preview.address)")
    fflush(nil)
    if options.open { Self.open(preview.address) }
    try Self.waitForInterruption()
    try Self.wait { await preview.stop() }
  }

  /// Waits until the user ends the program.
  private static func waitForInterruption() throws(FlipbookError) {
    let stopped = DispatchSemaphore(value: 0)
    try Interruption.withHandler({ stopped.signal() }) { () throws(FlipbookError) in
      if !Interruption.isRequested { stopped.wait() }
    }
  }

  private static func wait<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let result = AsyncResult<Value>()
    let ended = DispatchSemaphore(value: 0)
    Task {
      do {
        let value = try await body()
        result.set(.success(value))
      } catch {
        result.set(.failure(error))
      }
      ended.signal()
    }
    ended.wait()
    return try result.get()
  }

  private static func open(_ address: String) {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let opener = ChildProcess.find("xdg-open", in: search) else {
      return printError("note: xdg-open isn't installed; open the address yourself.")
    }
    _ = ChildProcess(opener, [address])
  }
}

/// The result of a task that a thread waits for.
private final class AsyncResult<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>>(.failure(CancellationError()))

  func set(_ new: Result<Value, any Error>) { result.withLock { $0 = new } }

  func get() throws -> Value { try result.withLock { $0 }.get() }
}
