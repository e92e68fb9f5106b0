import Failures
import ArgumentParser
import FilmStage
import Foundation
import Parameters
import Processes
import Views

/// The options that give a film its parameters.
struct ParameterOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "The value of a parameter, instead of its default. `describe` lists the parameters. Can be "
        + "repeated.", valueName: "name=value"))
  var values: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with values of parameters: .json, .yaml or .yml. --set takes precedence. Can be repeated.",
      valueName: "file"))
  var props: [PathArgument] = []

  @Option(
    help: ArgumentHelp(
      "An additional folder in which the film may read pictures and fonts, besides its own and that of "
        + "--props.",
      valueName: "folder"))
  var allowPath: [PathArgument] = []

  func validate() throws {
    for folder in allowPath {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw ValidationError("--allow-path takes a folder: \(folder.path) isn't one.") }
    }
  }

  /// Returns the given values: those of the files in order, then those of `--set`.
  func given() throws(FlipbookError) -> GivenParameters {
    var given = GivenParameters()
    for file in props {
      let values = try Interruption.withoutWaiting("\"\(file.path)\" was read") {
        () throws(FlipbookError) in try GivenParameters(file: file.path)
      }
      given.merge(values)
    }
    given.merge(try GivenParameters(options: values))
    return given
  }

  /// Whether any parameters are given.
  var areGiven: Bool { !values.isEmpty || !props.isEmpty }

  /// The folders that a film with parameters can read, in addition to its own.
  var readable: [URL] {
    allowPath.map { URL(fileURLWithPath: $0.path) }
      + props.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() }
  }

  /// Returns the film with these parameters, after checking them. `replacement` returns a
  /// description of the output that would replace a file, or nil. Throws if that file is one of
  /// `--props` or if the film reads it.
  func source<FilmType: Film>(
    of film: FilmType.Type, replacement: @escaping AssetAccess.Replacement = { _ in nil }
  ) throws(FlipbookError) -> FilmSource<FilmType> {
    for file in props {
      guard let replacement = replacement(file.path) else { continue }
      throw FlipbookError(
        .badSetting, "The parameters are in \"\(file.path)\", which \(replacement) would replace.",
        hint: "Choose another path for the output.")
    }
    let given = try self.given()
    var source = FilmSource<FilmType>(try FilmParameters(given, readableFolders: readable))
    source.protectFiles(replacement)
    return source
  }
}
