package import Failures
package import Foundation
package import Parameters
import Views
import VirtualTime

/// Values for the parameters of a film, checked: films can be made with them.
///
/// A film that is not `Codable` has no parameters, and is made by its `init()`.
package struct FilmParameters<FilmType: Film>: Sendable {
  /// What was given to this film, and to others like it; the first counts more.
  private let given, common: GivenParameters

  /// All values, defaults included; nil for a film without parameters.
  package let values: ParameterList?

  /// The canvas of such a film.
  package let canvas: Canvas

  /// Where such a film may read beyond its own folders; nil where nothing was given, which lets it read
  /// everything. See `FilmRun`.
  package let readsOnly: [URL]?

  /// Checks what was given by making a film. What is `common` to several takes the place of the film's
  /// defaults. Throws if it takes no parameters, or not these.
  package init(
    _ given: GivenParameters = GivenParameters(), over common: GivenParameters = GivenParameters(),
    readsOnly: [URL] = []
  ) throws(FlipbookError) {
    (self.given, self.common) = (given, common)
    self.readsOnly = given.isEmpty && common.isEmpty ? nil : readsOnly
    (values, canvas) = try Self.check(given, over: common, readsOnly)
  }

  /// The values and the canvas of a film with what was given.
  private static func check(
    _ given: GivenParameters, over common: GivenParameters, _ readsOnly: [URL]?
  ) throws(FlipbookError) -> (ParameterList?, Canvas) {
    try onStage(readsOnly) { () throws(FlipbookError) in
      guard let film = try make(given, over: common) else {
        for given in [given, common] where !given.isEmpty { throw notCodable(given) }
        return (nil, FilmType().canvas)
      }
      return (try list(of: film), film.canvas)
    }
  }

  /// All values as JSON, the same text for the same values: for fingerprints and manifests.
  package var json: String { values?.standard.json() ?? "{}" }

  /// A new film with these values. That it can't be made this time, as it could when it was checked,
  /// stops the stage that is current.
  package func makeFilm() -> FilmType {
    guard !given.isEmpty || !common.isEmpty else { return FilmType() }
    do throws(FlipbookError) {
      if let film = try Self.make(given, over: common) { return film }
    } catch {
      VirtualClock.current?.fail(error)
    }
    return FilmType()
  }

  /// The film's parameters with their defaults; nil for a film without any.
  package static func defaults() throws(FlipbookError) -> ParameterList? {
    try onStage(nil) { () throws(FlipbookError) in try list(of: FilmType()) }
  }

  /// A film's initialiser may make views and read pictures, as it does when it is performed.
  private static func onStage<Result>(
    _ readsOnly: [URL]?, _ body: () throws(FlipbookError) -> Result
  ) throws(FlipbookError) -> Result {
    let clock = VirtualClock()
    Assets.prepare(clock, assets: FilmType.assets, readsOnly: readsOnly)
    let made = try Interruption.callingFilm { () throws(FlipbookError) in
      try clock.asCurrent(body)
    }
    if let refusal = clock.failure as? FlipbookError, refusal.code == .refusedFile {
      throw refusal
    }
    return made
  }

  private static func make(
    _ given: GivenParameters, over common: GivenParameters
  ) throws(FlipbookError) -> FilmType? {
    func make<Coded: Film & Codable>(_ type: Coded.Type) throws(FlipbookError) -> FilmType? {
      let standard = common.isEmpty ? Coded() : try ParameterList.make(Coded(), with: common)
      return try ParameterList.make(standard, with: given) as? FilmType
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
      "The film \(FilmType.name) takes no parameters, such as \"\(field?.name ?? "")\"",
      at: field?.value.origin,
      hint: "It takes those of its properties that it encodes, once it is declared "
        + "\"struct \(FilmType.name): Film, Codable\"; what is no parameter, such as the canvas, is then a "
        + "computed property: var canvas: Canvas { … }.")
  }
}
