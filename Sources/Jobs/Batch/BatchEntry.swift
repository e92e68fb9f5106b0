package import Images

/// What has become of one film of a batch.
package struct BatchEntry: Codable, Hashable, Sendable {
  /// How a film can end.
  package enum State: String, Codable, Hashable, Sendable {
    /// It was rendered.
    case rendered
    /// It was there already, made from the same.
    case kept
    /// It could not be rendered.
    case failed
  }

  /// The row of the table; the first is 1.
  package var row: Int
  /// The line of the table in which the row begins.
  package var line: Int
  /// The video, or the folder of the frames; nil where it has no name.
  package var output: String?
  /// How it ended.
  package var state: State
  /// How many frames it has; nil if it failed.
  package var frames: Int?
  /// How long it took, in seconds.
  package var seconds = 0.0
  /// Stands for all that the output was made from; nil if it failed.
  package var fingerprint: String?
  /// The checksum of the video, or of the manifest of the frames; nil if it failed.
  package var checksum: PixelHash?
  /// The checksums of files that the film has read besides its assets, by path; nil if it failed.
  package var files: [String: String]?
  /// What was probably a mistake in the film, such as a picture that was not found; nil for nothing.
  package var warnings: [String]?
  /// What went wrong; nil if nothing did.
  package var error: String?
  /// What to do about it; nil if there is nothing to say.
  package var hint: String?

  package init(row: Int, line: Int, output: String? = nil, state: State) {
    (self.row, self.line, self.output, self.state) = (row, line, output, state)
  }
}

/// What has become of a batch.
package struct BatchSummary: Codable, Hashable, Sendable {
  /// The film's name.
  package let film: String
  /// The table's file.
  package let table: String
  /// How many films were rendered, were there already, and failed.
  package private(set) var rendered = 0, kept = 0, failed = 0
  /// How many of those that are there have warnings.
  package private(set) var warned = 0
  /// How many frames were rendered.
  package private(set) var frames = 0
  /// How long all of it took, in seconds.
  package var seconds = 0.0

  package init(film: String, table: String) { (self.film, self.table) = (film, table) }

  /// How many films there are.
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
