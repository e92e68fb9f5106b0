package import Foundation
package import Views

/// Where performances of a film come from: its type, or its type with parameters.
package struct FilmSource<FilmType: Film>: Sendable {
  /// Makes a film about to be performed; called for every performance.
  package let makeFilm: @Sendable () -> FilmType

  /// The film's parameters as JSON, with keys in order; nil for a film that takes none.
  package let parameters: String?

  /// The folders that the film may read files from; nil for all. Films whose parameters come from
  /// outside may not read what they please.
  package let readsOnly: [URL]?

  /// Hears what is probably a mistake in the film, in sentences, once for each performance; nil writes it
  /// to the standard error output, once for the program.
  package var warn: (@Sendable (String) -> Void)?

  /// Says of a file what is to be written in its place: the film may not read it. Nil for nothing.
  package var replacement: AssetAccess.Replacement?

  /// The film as it is by itself.
  package init() { self.init(parameters: nil) { FilmType() } }

  package init(
    parameters: String?, readsOnly: [URL]? = nil, _ makeFilm: @escaping @Sendable () -> FilmType
  ) {
    (self.parameters, self.readsOnly, self.makeFilm) = (parameters, readsOnly, makeFilm)
  }

  /// The film with checked parameters.
  package init(_ film: FilmParameters<FilmType>) {
    self.init(
      parameters: film.values == nil ? nil : film.json, readsOnly: film.readsOnly, film.makeFilm)
  }

  /// Keeps the film from reading what `replacement` names, besides what it may not read already.
  package mutating func protectFiles(_ replacement: @escaping AssetAccess.Replacement) {
    let others = self.replacement
    self.replacement = { replacement($0) ?? others?($0) }
  }
}
