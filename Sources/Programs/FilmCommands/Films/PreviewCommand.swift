import ArgumentParser
import Failures
import FilmStage
import Foundation
import Processes

/// Shows the film in a browser: `flipbook preview` with the name and the package of this program.
///
/// Films don't contain the server, which they don't need to render.
struct PreviewCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview",
      abstract: "Show the film in a browser, and every change when a file is saved.",
      discussion: """
        Prints the address of the page, which only this machine's user can open. When a source file is \
        saved, the film is built again, and the page shows the new one at the same frame. Ends with \
        Ctrl-C.
        """)
  }

  @OptionGroup var options: PreviewOptions
  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let program = FilmProgram()
    let tool = try program.tool(isQuiet: common.quiet)
    var words = [
      "flipbook", "preview", program.name, "--package-path", program.package.path,
      "--scratch-path", program.scratch.path, "--configuration", program.configuration, "--built",
    ]
    if let port = options.port { words += ["--port", "\(port)"] }
    if options.open { words.append("--open") }
    if common.quiet { words.append("--quiet") }
    if let table = options.table { words += ["--table", Self.absolute(table)] }
    if let audio = options.audio { words += ["--audio", Self.absolute(audio)] }
    if let offset = options.audioOffset { words += ["--audio-offset", "\(offset)"] }
    words += parameters.values.flatMap { ["--set", $0] }
    words += ["--"] + parameters.props.flatMap { ["--props", Self.absolute($0)] }
    words += parameters.allowPath.flatMap { ["--allow-path", Self.absolute($0)] }
    words += ["--max-duration", "\(common.maxDuration)", "--turn-limit", "\(common.turnLimit)"]
    let pointers = words.map { strdup($0) } + [nil]
    execv(tool.path, pointers)
    throw FlipbookError(
      .outputFailed, "\"\(tool.path)\" couldn't be started: \(String(cString: strerror(errno))).")
  }

  private static func absolute(_ path: PathArgument) -> String {
    URL(fileURLWithPath: path.path).path
  }
}

/// The program of the film, as SwiftPM built it.
struct FilmProgram {
  private let file = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  /// The name of the product.
  var name: String { file.lastPathComponent }

  /// "release" or "debug".
  var configuration: String { file.deletingLastPathComponent().lastPathComponent }

  /// The folder of the build, which contains `<triple>/release/<name>`.
  var scratch: URL {
    (0..<3).reduce(file) { url, _ in url.deletingLastPathComponent() }
  }

  /// The folder of the package: the one around the build, or the current one.
  var package: URL {
    let around = scratch.deletingLastPathComponent()
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return [around, current].first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path)
    } ?? current
  }

  /// Returns the program `flipbook`; builds it if it isn't there.
  func tool(isQuiet: Bool) throws(FlipbookError) -> URL {
    let tool = file.deletingLastPathComponent().appending(path: "flipbook")
    if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
    if !isQuiet { printError("Building flipbook, which contains the preview …") }
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let swift = ChildProcess.find("swift", in: search) else {
      throw FlipbookError(
        .outputFailed, "The preview needs the program flipbook, and `swift` isn't in PATH.",
        hint: "Build it with: swift build -c \(configuration) --product flipbook")
    }
    let outcome = ChildProcess(
      swift,
      [
        "build", "-c", configuration, "--product", "flipbook", "--package-path", package.path,
        "--scratch-path", scratch.path,
      ]
    ).wait()
    guard outcome.isSuccess, FileManager.default.isExecutableFile(atPath: tool.path) else {
      throw FlipbookError(
        .outputFailed, "The program flipbook, which contains the preview, couldn't be built.",
        hint: "Build it with: swift build -c \(configuration) --product flipbook")
    }
    return tool
  }
}
