package import Failures
package import Foundation
package import Parameters
import Processes
import Views
import VirtualTime

/// Checked values for the parameters of a film, from which films can be created.
///
/// A film that isn't `Codable` has no parameters and is created with `init()`.
package struct FilmParameters<FilmType: Film>: Sendable {
  /// The values for this film and those for a group of films; the former take precedence.
  private let given, common: GivenParameters

  /// All values, including defaults; nil for a film without parameters.
  package let values: ParameterList?

  /// The canvas of a film with these values.
  package let canvas: Canvas

  /// The folders that the film can read in addition to its own; nil, if no values were given, for
  /// all folders. See `FilmRun`.
  package let readableFolders: [URL]?

  /// Creates a film to check the given values. The values in `common` apply to several films and
  /// replace the film's defaults. Throws if the film takes no parameters, or rejects these.
  package init(
    _ given: GivenParameters = GivenParameters(), over common: GivenParameters = GivenParameters(),
    readableFolders: [URL] = []
  ) throws(FlipbookError) {
    self.given = given
    self.common = common
    self.readableFolders = given.isEmpty && common.isEmpty ? nil : readableFolders
    (values, canvas) = try Self.check(given, over: common, readableFolders)
  }

  /// Returns the values and the canvas of a film with the given values.
  private static func check(
    _ given: GivenParameters, over common: GivenParameters, _ readableFolders: [URL]?
  ) throws(FlipbookError) -> (ParameterList?, Canvas) {
    try onStage(readableFolders) { () throws(FlipbookError) in
      guard let film = try make(given, over: common) else {
        for given in [given, common] where !given.isEmpty { throw notCodable(given) }
        return (nil, FilmType().canvas)
      }
      return (try list(of: film), film.canvas)
    }
  }

  /// All values as JSON for fingerprints and manifests; the text is the same for the same values.
  package var json: String { values?.defaultValue.json() ?? "{}" }

  /// Creates a film with these values. If this fails, although it succeeded when the values were
  /// checked, the current stage stops.
  package func makeFilm() -> FilmType {
    guard !given.isEmpty || !common.isEmpty else { return FilmType() }
    do throws(FlipbookError) {
      if let film = try Self.make(given, over: common) { return film }
    } catch {
      VirtualClock.current?.fail(error)
    }
    return FilmType()
  }

  /// Returns the film's parameters with their defaults; nil for a film without parameters.
  package static func defaults() throws(FlipbookError) -> ParameterList? {
    try onStage(nil) { () throws(FlipbookError) in try list(of: FilmType()) }
  }

  /// Runs `body` on a stage, because a film's initialiser can create views and read images.
  private static func onStage<Result>(
    _ readableFolders: [URL]?, _ body: () throws(FlipbookError) -> Result
  ) throws(FlipbookError) -> Result {
    let clock = VirtualClock()
    Assets.prepare(clock, assets: FilmType.assets, readableFolders: readableFolders)
    let result = try Interruption.callingFilm { () throws(FlipbookError) in
      try clock.asCurrent(body)
    }
    if let refusal = clock.failure as? FlipbookError, refusal.code == .refusedFile {
      throw refusal
    }
    return result
  }

  private static func make(
    _ given: GivenParameters, over common: GivenParameters
  ) throws(FlipbookError) -> FilmType? {
    func make<Coded: Film & Codable>(_ type: Coded.Type) throws(FlipbookError) -> FilmType? {
      let defaultValue = common.isEmpty ? Coded() : try ParameterList.make(Coded(), with: common)
      return try ParameterList.make(defaultValue, with: given) as? FilmType
    }
    guard let type = FilmType.self as? any (Film & Codable).Type else { return nil }
    return try make(type)
  }

  private static func list(of film: FilmType) throws(FlipbookError) -> ParameterList? {
    guard let film = film as? any Film & Codable else { return nil }
    return try ParameterList(of: film)
  }

  private static func notCodable(_ given: GivenParameters) -> FlipbookError {
    let field = given.root.fields?.first
    return FlipbookError(
      .badSetting,
      "The film \(FilmType.name) takes no parameters, but \"\(field?.name ?? "")\" was given",
      at: field?.value.origin,
      hint:
        "Declare it as \"struct \(FilmType.name): Film, Codable\": the properties that it encodes "
        + "become its parameters. Make other properties, such as the canvas, computed: "
        + "var canvas: Canvas { … }.")
  }
}
