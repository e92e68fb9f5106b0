package import Foundation

// The preview of a film in a browser:
//
//   files ── SourceWatch: notices saved sources and assets
//     │
//   BuildQueue ── builds the film's program in the background: BuildPlan, FilmBuild, CompilerProblem
//     │
//   FilmProcess ── plays the film and draws its frames; may end at any time
//     │
//   PreviewSession ── which program is shown, and what every page should know
//     │
//   PageServer ── connections, and requests of bounded size
//     │
//   PreviewSite ── the page and its connections, for this machine's user only: RequestGuard

/// What is previewed, and where.
package struct PreviewSettings: Sendable {
  /// The sound of the film.
  package struct Sound: Sendable {
    /// The sound file.
    package var file: URL
    /// The start of the sound in the film, in seconds.
    package var offset: Double

    package init(file: URL, offset: Double) {
      self.file = file
      self.offset = offset
    }

    /// The options of a render of the film.
    var options: [String] { ["--audio", file.path, "--audio-offset", "\(offset)"] }
  }

  /// The folder of the package.
  package var package: URL
  /// The folder of the build, usually `.build` in the package.
  package var scratch: URL
  /// "release" or "debug".
  package var configuration = "release"
  /// The name of the film's program.
  package var product: String
  /// The port, or 0 for any free one.
  package var port: UInt16 = 0
  /// Values of the film's parameters, each as "name=value".
  package var values: [String] = []
  /// A table whose rows are values of the parameters.
  package var table: URL?
  /// The sound that is played with the film.
  package var sound: Sound?
  /// Other arguments of the film's program.
  package var arguments: [String] = []
  /// Whether the program is current, so that the preview starts without a build.
  package var isBuilt = false

  package init(package: URL, product: String) {
    self.package = package
    self.product = product
    scratch = package.appending(path: ".build")
  }

  /// The folder of the built programs.
  var programs: URL { scratch.appending(path: configuration) }

  /// The film's program.
  var program: URL { programs.appending(path: product) }
}
