import Failures
package import Images

/// The result of one film of a batch.
package struct BatchEntry: Codable, Hashable, Sendable {
  /// The outcome of a film.
  package enum State: String, Codable, Hashable, Sendable {
    /// The film was rendered.
    case rendered
    /// An up-to-date output of the film existed already.
    case kept
    /// The film couldn't be rendered.
    case failed
  }

  /// The number of the table's row; the first is 1.
  package var row: Int
  /// The line of the table in which the row starts.
  package var line: Int
  /// The video, or the folder of the frames; nil if its name couldn't be determined.
  package var output: String?
  /// The outcome.
  package var state: State
  /// The number of frames; nil if the film failed.
  package var frames: Int?
  /// The duration of the work, in seconds.
  package var seconds = 0.0
  /// The fingerprint of everything that the output was made from; nil if the film failed.
  package var fingerprint: String?
  /// The checksum of the video, or of the frames' manifest; nil if the film failed.
  package var checksum: PixelHash?
  /// The checksums of the files that the film read in addition to its assets, by path; nil if the
  /// film failed.
  package var files: [String: String]?
  /// Probable mistakes in the film, such as a picture that wasn't found; nil if there are none.
  package var warnings: [String]?
  /// The error; nil if there was none.
  package var error: String?
  /// The error's hint; nil if there is none.
  package var hint: String?

  package init(row: Int, line: Int, output: String? = nil, state: State) {
    self.row = row
    self.line = line
    self.output = output
    self.state = state
  }

  /// Records that the film couldn't be rendered.
  mutating func fail(with error: FlipbookError) {
    state = .failed
    frames = nil
    fingerprint = nil
    self.error = error.message
    hint = error.hint
  }
}

/// The result of a batch.
package struct BatchSummary: Codable, Hashable, Sendable {
  /// The film's name.
  package let film: String
  /// The table's file.
  package let table: String
  /// The numbers of films that were rendered, kept and failed.
  package private(set) var rendered = 0, kept = 0, failed = 0
  /// The number of rendered and kept films with warnings.
  package private(set) var warned = 0
  /// The number of frames that were rendered.
  package private(set) var frames = 0
  /// The duration of the batch, in seconds.
  package var seconds = 0.0

  package init(film: String, table: String) {
    self.film = film
    self.table = table
  }

  /// The number of films.
  package var count: Int { rendered + kept + failed }

  mutating func count(_ entry: BatchEntry) {
    if entry.state != .failed, entry.warnings != nil { warned += 1 }
    switch entry.state {
    case .rendered:
      rendered += 1
      frames += entry.frames ?? 0
    case .kept: kept += 1
    case .failed: failed += 1
    }
  }
}
