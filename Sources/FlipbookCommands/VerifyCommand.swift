import ArgumentParser
import Filming
import Foundation

/// Renders a film's frames again and compares them with their manifest.
struct VerifyCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify",
      abstract: "Render again and compare with the manifest and the PNG files.",
      discussion: "Ends with status 1 when a frame differs, and names it.")
  }

  @Argument(
    help: ArgumentHelp(
      "The folder with manifest.json. [default: output/\(FilmType.name)]", valueName: "folder"))
  var folder: String?

  @OptionGroup var common: CommonOptions

  func run() throws {
    let folder = folder ?? "output/\(FilmType.name)"
    let progress = ProgressLine(isQuiet: common.quiet)
    let result = try FilmType.verify(
      folder: folder, threads: common.threads, limits: common.limits, progress: progress.update)
    progress.end()
    guard result.isClean else {
      report(result.changedFrames, "differ from what the film renders now")
      report(result.badFiles, "have a file that is missing, damaged or differs from the manifest")
      throw ExitCode(1)
    }
    if !common.quiet { print("\(folder): all \(result.frameCount) frames are as rendered") }
  }

  private func report(_ frames: [Int], _ what: String) {
    guard !frames.isEmpty else { return }
    let shown = frames.prefix(20).map(String.init).joined(separator: ", ")
    print("\(frames.count) frames \(what): \(shown)\(frames.count > 20 ? " …" : "")")
  }
}
