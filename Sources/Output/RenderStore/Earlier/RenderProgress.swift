package import Foundation

/// The progress of a render, as a whole or in chunks, on any engine, determined from the files in
/// its folder.
///
/// The folder can contain files of several films, or of several versions of one. Only files with
/// the same fingerprint as the newest one count, or as the order if that is newer.
package struct RenderProgress: Sendable {
  /// A request to render a film into the folder.
  package struct Order: Sendable {
    /// The division of the film.
    package var division: ChunkDivision
    /// The fingerprint of everything that the film is made from; nil if it is unknown.
    package var fingerprint: String?
    /// The number of the film's frames; nil if it is unknown.
    package var frameCount: Int?
    /// The date of the request; nil if it is unknown.
    package var date: Date?

    package init(
      _ division: ChunkDivision, fingerprint: String?, frameCount: Int?, date: Date?
    ) {
      self.division = division
      self.fingerprint = fingerprint
      self.frameCount = frameCount
      self.date = date
    }
  }

  /// A chunk; a render as a whole is also a chunk.
  package struct Chunk: Sendable {
    /// The state of a chunk.
    package enum State: String, Sendable {
      /// The manifest lists all frames, and all files exist.
      case done
      /// Files of the chunk exist, but not all frames are done.
      case unfinished
      /// No files of the chunk exist.
      case missing
      /// All existing files belong to an older version of the film.
      case outdated
    }

    /// The number: counted from 1 for a fixed number of chunks, from 0 for chunks of a fixed size.
    package let number: Int

    package let state: State

    /// The numbers of the chunk's frames; nil if they are unknown.
    package let frames: IndexSet?

    /// The numbers of the frames that are done.
    package let done: IndexSet
  }

  /// The current manifest of the whole film; nil until it is assembled.
  package let whole: Manifest?

  /// The chunks in order.
  package let chunks: [Chunk]

  /// Examines a folder; nil if it contains no render. If `thorough` is true, files must match their
  /// checksums; otherwise they only have to exist.
  package init?(in folder: RenderFolder, of order: Order?, thorough: Bool) {
    let found = folder.divisions
    let division = order?.division ?? found.first?.division
    let shown = division ?? .parts(1)
    let highest = found.first { $0.division == shown }?.highest ?? 0
    var records = Dictionary(
      uniqueKeysWithValues: shown.numbers(frameCount: nil, highest: highest).map {
        ($0, folder.records(of: shown.chunk($0)))
      })
    // A render as a whole is one chunk.
    let unfinished = division == nil ? [folder.journal].compactMap(\.self) : []
    if !unfinished.isEmpty { records[1] = unfinished }
    let old = folder.manifest
    let current = Self.fingerprint([old].compactMap(\.self) + records.values.joined(), order)
    // A film that was assembled before the request isn't the requested one.
    whole = old.flatMap { record in
      let isCurrent = current == nil || record.manifest.fingerprint == current
      return isCurrent && record.changed >= order?.date ?? .distantPast ? record.manifest : nil
    }
    guard division != nil || whole != nil || !unfinished.isEmpty else { return nil }
    let begun = records.mapValues { Findings($0, madeFrom: current, in: folder, thorough) }
    let all = whole.map { $0.frames.map(\.number) }
    let done = whole.map { folder.done(of: $0, thorough: thorough) }
    let count =
      all?.count ?? begun.values.lazy.compactMap(\.frameCount).first ?? order?.frameCount
    chunks = shown.numbers(frameCount: count, highest: highest).map { number in
      var findings = begun[number] ?? Findings()
      let indices = count.map { shown.chunk(number).indices(among: $0) }
      if let all, let done, let indices { findings.take(IndexSet(all[indices]), done: done) }
      return Chunk(
        number: number, state: findings.state,
        frames: findings.frames ?? indices.map { IndexSet(integersIn: $0) }, done: findings.done)
    }
  }

  /// Returns the fingerprint of the newest render, or of the request if it is newer; nil if it is
  /// unknown.
  private static func fingerprint(_ records: [RenderFolder.Record], _ order: Order?) -> String? {
    guard let newest = records.max(by: { $0.isOlder(than: $1) }) else {
      return order?.fingerprint
    }
    if let ordered = order?.fingerprint, let date = order?.date, date > newest.changed {
      return ordered
    }
    return newest.manifest.fingerprint
  }
}

/// The files of a chunk that exist.
private struct Findings {
  /// The numbers of frames that are recorded as done and whose files exist.
  private(set) var done = IndexSet()

  /// The chunk's frames; nil without a manifest.
  private(set) var frames: IndexSet?

  /// The number of the film's frames, if it is recorded and all frames are rendered.
  private(set) var frameCount: Int?

  private var hasBegun = false
  private var isOutdated = false

  init() {}

  /// Reads the journal and the manifest of a chunk with the given fingerprint; nil for any.
  init(
    _ records: [RenderFolder.Record], madeFrom fingerprint: String?, in folder: RenderFolder,
    _ isThorough: Bool
  ) {
    let meant = records.filter { fingerprint == nil || $0.manifest.fingerprint == fingerprint }
    hasBegun = !meant.isEmpty
    isOutdated = meant.isEmpty && !records.isEmpty
    frameCount = meant.lazy.compactMap { Self.frameCount(of: $0.manifest) }.first
    frames = meant.first(where: \.isFinal).map { IndexSet($0.manifest.frames.map(\.number)) }
    for record in meant { done.formUnion(folder.done(of: record.manifest, thorough: isThorough)) }
  }

  /// Returns the number of frames of all chunks; nil for a selection of the film's frames.
  private static func frameCount(of manifest: Manifest) -> Int? {
    let all = FrameSelection.all.description
    return manifest.settings["frames"] ?? all == all ? manifest.filmFrameCount : nil
  }

  /// Adds the frames of the chunk according to the whole film, because the chunk's own files can
  /// have been removed.
  mutating func take(_ chunkFrames: IndexSet, done all: IndexSet) {
    frames = chunkFrames
    done = chunkFrames.intersection(all)
  }

  var state: RenderProgress.Chunk.State {
    if frames?.subtracting(done).isEmpty ?? false { return .done }
    return isOutdated ? .outdated : hasBegun ? .unfinished : .missing
  }
}
