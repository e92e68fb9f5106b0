import ArgumentParser
import Failures
import FilmCommands
import FilmTemplates
import Foundation
import OutputFiles

/// Creates a package with a film.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a package with a film, a test with goldens and a README.",
    discussion: "Templates:\n"
      + FilmTemplate.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n"))

  @Argument(
    help: ArgumentHelp(
      "The name of the film, or the path of the package's new folder: the film in my-film is MyFilm.",
      valueName: "name"))
  var folder: PathArgument

  @Option(help: "The film to start from.")
  var template: FilmTemplate = .intro

  @Option(
    help: ArgumentHelp(
      "The checkout of Flipbook that the package depends on, or the URL of its repository; by default "
        + "the checkout that this program was built from.", valueName: "path or URL"))
  var flipbook: String?

  @Flag(help: "Print nothing.")
  var quiet = false

  func run() throws {
    let path = folder.path
    let new = try NewPackage(
      folder: URL(filePath: path).lastPathComponent, template: template,
      flipbook: try flipbook.map { try FlipbookSource($0) } ?? .ofThisProgram())
    try new.write(to: path)
    if quiet { return }
    print(
      """
      Created \(path) from the template \(template.name). Next:
        cd \(ShellWord.quoted(path))
        swift run -c release \(new.name) render
        swift test -c release --disable-testable-imports
      """)
  }
}

extension FilmTemplate: ExpressibleByArgument {
  package init?(argument: String) {
    guard let template = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = template
  }

  package var defaultValueDescription: String { name }

  package static var allValueStrings: [String] { all.map(\.name) }
}
