import ArgumentParser
import FilmStage
import RenderJobs
import Foundation

/// Renders a film's frames again and compares them with their manifest.
struct VerifyCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify",
      abstract: "Render again and compare with the manifest and the PNG files.",
      discussion: """
        Ends with status 1 if a frame differs, and names it. With the render's trace.json it also \
        names the cause: the first view and key path whose value, animation or time has changed, the \
        old and the new value, and the source line.
        """)
  }

  @Argument(help: ArgumentHelp("The folder with manifest.json.", valueName: "folder"))
  var folder = PathArgument(FilmType.defaultFolder)

  @Flag(help: "Print the result as JSON.")
  var json = false

  @OptionGroup var drawing: ThreadOption
  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let source = try parameters.source(of: FilmType.self)
    let known = try common.warnIfStrict(source)
    let result = try verifyShowingProgress(source, frameCount: known)
    if json {
      print(try VerificationReport(result).json(), terminator: "")
    } else {
      printResult(result)
    }
    if !result.isClean { throw ExitCode(1) }
  }

  private func printResult(_ result: Verification) {
    report(result.changedFrames, "no longer what the film renders")
    if let cause = result.cause { print(cause) }
    if let reason = result.causeIsMissing {
      printError("The cause of the difference can't be determined: \(reason)")
    }
    report(result.badFiles, "missing, damaged or different from the manifest")
    guard result.isClean, !common.quiet else { return }
    let count = result.frameCount
    let frames = count == 1 ? "the only frame is" : "all \(count) frames are"
    print("\(folder.path): \(frames) as rendered")
  }

  private func verifyShowingProgress(
    _ source: FilmSource<FilmType>, frameCount: Int?
  ) throws -> Verification {
    let progress = ProgressLine(isQuiet: common.quiet)
    defer { progress.end() }
    return try FilmType.verify(
      folder: folder.path, source: source, threads: drawing.threads, limits: common.limits,
      frameCount: frameCount, progress: progress.update)
  }

  private func report(_ frames: [Int], _ what: String) {
    guard !frames.isEmpty else { return }
    let shown = frames.prefix(20).map(String.init).joined(separator: ", ")
    let verb = frames.count == 1 ? "1 frame is" : "\(frames.count) frames are"
    print("\(verb) \(what): \(shown)\(frames.count > 20 ? " …" : "")")
  }
}
