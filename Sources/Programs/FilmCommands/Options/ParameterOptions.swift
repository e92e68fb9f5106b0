import Failures
import ArgumentParser
import FilmStage
import Foundation
import Parameters
import Views

/// The options that give a film its parameters.
struct ParameterOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "The value of a parameter, in place of its default; “describe” lists them. Can be given "
        + "several times.", valueName: "name=value"))
  var values: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with values by name: .json, .yaml or .yml. What --set gives counts more.",
      valueName: "file"))
  var props: [PathArgument] = []

  @Option(
    help: ArgumentHelp(
      "A folder that the film may read pictures and fonts in, beyond its own and that of --props.",
      valueName: "folder"))
  var allowPath: [PathArgument] = []

  func validate() throws {
    for folder in allowPath {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw ValidationError("--allow-path takes a folder: \(folder.path) is none.") }
    }
  }

  /// What was given: the values of the files in order, then those of --set.
  func given() throws(FlipbookError) -> GivenParameters {
    var given = GivenParameters()
    for file in props {
      let values = try Interruption.withoutWaiting("“\(file.path)” was read") {
        () throws(FlipbookError) in try GivenParameters(file: file.path)
      }
      given.merge(values)
    }
    given.merge(try GivenParameters(options: values))
    return given
  }

  /// Whether there are any.
  var areGiven: Bool { !values.isEmpty || !props.isEmpty }

  /// Where a film with parameters may read, beside its own folders.
  var readable: [URL] {
    allowPath.map { URL(fileURLWithPath: $0.path) }
      + props.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() }
  }

  /// The film with these parameters, which are checked. `replacement` says of a file what is to be written
  /// in its place: an error if that is one of --props, or is read by the film.
  func source<FilmType: Film>(
    of film: FilmType.Type, replacement: @escaping AssetAccess.Replacement = { _ in nil }
  ) throws(FlipbookError) -> FilmSource<FilmType> {
    for file in props {
      guard let replacement = replacement(file.path) else { continue }
      throw FlipbookError(
        .badSetting, "The parameters are in “\(file.path)”, which \(replacement) would replace.",
        hint: "Name another place for what is written.")
    }
    let given = try self.given()
    var source = FilmSource<FilmType>(try FilmParameters(given, readsOnly: readable))
    source.protectFiles(replacement)
    return source
  }
}
