package import Foundation
package import Views

/// A source of performances of a film: its type, optionally with parameters.
package struct FilmSource<FilmType: Film>: Sendable {
  /// Creates a film for one performance; called for each performance.
  package let makeFilm: @Sendable () -> FilmType

  /// The film's parameters as JSON with sorted keys; nil for a film without parameters.
  package let parameters: String?

  /// The folders that the film can read files from; nil for all. A film with parameters from
  /// outside is limited to some folders.
  package let readableFolders: [URL]?

  /// Receives warnings about probable mistakes in the film, once for each performance; nil to write
  /// each of them to the standard error output once per process.
  package var warn: (@Sendable (String) -> Void)?

  /// Describes what will replace a file, which the film then can't read. Nil if no files are
  /// replaced.
  package var replacement: AssetAccess.Replacement?

  /// Creates a source of the film without parameters.
  package init() { self.init(parameters: nil) { FilmType() } }

  package init(
    parameters: String?, readableFolders: [URL]? = nil,
    _ makeFilm: @escaping @Sendable () -> FilmType
  ) {
    self.parameters = parameters
    self.readableFolders = readableFolders
    self.makeFilm = makeFilm
  }

  /// Creates a source of the film with checked parameters.
  package init(_ film: FilmParameters<FilmType>) {
    self.init(
      parameters: film.values == nil ? nil : film.json, readableFolders: film.readableFolders,
      film.makeFilm)
  }

  /// Prevents the film from reading the files that have a `replacement`, in addition to existing
  /// limits.
  package mutating func protectFiles(_ replacement: @escaping AssetAccess.Replacement) {
    let others = self.replacement
    self.replacement = { replacement($0) ?? others?($0) }
  }
}
