package import Foundation

/// How far a render has come, in one piece or divided into chunks, by whichever engine: what the files in its
/// folder tell.
///
/// Files of several films may be there, or of one before and after it was edited: what counts is what was
/// made from the same as the newest of them, or as what was ordered since.
package struct RenderProgress: Sendable {
  /// What someone has ordered to be rendered into the folder.
  package struct Order: Sendable {
    /// How the film is divided.
    package var division: ChunkDivision
    /// Stands for all that the film is made from; nil if that was not known.
    package var fingerprint: String?
    /// How many frames the film has, if that was known.
    package var frameCount: Int?
    /// When it was ordered, if that is known.
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

  /// One chunk; the render in one piece is one, too.
  package struct Chunk: Sendable {
    /// How far it has come.
    package enum State: String, Sendable {
      /// Its manifest tells that it is done, and all files are there.
      case done
      /// Something is there of it.
      case unfinished
      /// Nothing is there of it.
      case missing
      /// All that is there of it was made from something else than the newest.
      case outdated
    }

    /// Its number: from 1 of so many chunks, from 0 of chunks of one size.
    package let number: Int

    package let state: State

    /// Its frames, where they are known.
    package let frames: IndexSet?

    /// Those of them that are done.
    package let done: IndexSet
  }

  /// The manifest of the whole, once it is put together from what counts.
  package let whole: Manifest?

  /// The chunks in order.
  package let chunks: [Chunk]

  /// Looks into a folder; nil if nothing in it speaks of a render. A file that is there counts; a `thorough`
  /// look holds it against its checksum.
  package init?(in folder: RenderFolder, of order: Order?, thorough: Bool) {
    let found = folder.divisions
    let division = order?.division ?? found.first?.division
    let shown = division ?? .parts(1)
    let highest = found.first { $0.division == shown }?.highest ?? 0
    var records = Dictionary(
      uniqueKeysWithValues: shown.numbers(frameCount: nil, highest: highest).map {
        ($0, folder.records(of: shown.chunk($0)))
      })
    // A render in one piece is one chunk.
    let unfinished = division == nil ? [folder.journal].compactMap(\.self) : []
    if !unfinished.isEmpty { records[1] = unfinished }
    let old = folder.manifest
    let current = Self.fingerprint([old].compactMap(\.self) + records.values.joined(), order)
    // Until it is put together anew, a film from before the order is not what was ordered.
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
      let places = count.map { shown.chunk(number).places(among: $0) }
      if let all, let done, let places { findings.take(IndexSet(all[places]), done: done) }
      return Chunk(
        number: number, state: findings.state,
        frames: findings.frames ?? places.map { IndexSet(integersIn: $0) }, done: findings.done)
    }
  }

  /// The fingerprint of what was rendered last, or was ordered after that; nil if none is known.
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

/// What is there of a chunk.
private struct Findings {
  /// The numbers of frames that are written down as done and whose files are there.
  private(set) var done = IndexSet()

  /// The chunk's frames, where its manifest tells them.
  private(set) var frames: IndexSet?

  /// How many frames the film has, where that is told and all are rendered.
  private(set) var frameCount: Int?

  private var hasBegun = false
  private var isOutdated = false

  /// Nothing.
  init() {}

  /// What the journal and the manifest of a chunk tell that were made from what has that fingerprint; nil
  /// for whatever.
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

  /// How many frames all chunks have together; nil for a selection of the film's.
  private static func frameCount(of manifest: Manifest) -> Int? {
    let all = FrameSelection.all.description
    return manifest.settings["frames"] ?? all == all ? manifest.filmFrameCount : nil
  }

  /// Takes what the whole tells of a chunk, whose own files may be gone.
  mutating func take(_ own: IndexSet, done all: IndexSet) {
    (frames, done) = (own, own.intersection(all))
  }

  var state: RenderProgress.Chunk.State {
    if frames?.subtracting(done).isEmpty ?? false { return .done }
    return isOutdated ? .outdated : hasBegun ? .unfinished : .missing
  }
}
