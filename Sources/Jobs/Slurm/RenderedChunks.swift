import OutputFiles
import FilmStage
import Foundation
import RenderStore
import Traces

/// What stands in the folder of a render that was divided: the manifests of the chunks that are done,
/// the journals of those that are not, and the manifest of the whole.
struct RenderedChunks {
  /// The frames of a chunk that are done.
  struct Chunk {
    /// The numbers of frames that are written down as done and whose files are there.
    var done = IndexSet()

    /// The chunk's frames, where its manifest tells them.
    var frames: IndexSet?

    /// How many frames the film has, where that is told and all are rendered.
    var frameCount: Int?

    /// Whether there is any trace of it.
    var hasBegun = false

    /// Whether all that is there of it was made from something else than the newest.
    var isOutdated = false

    /// Whether its manifest tells that it is done, and all files are there.
    var isComplete: Bool { frames?.subtracting(done).isEmpty ?? false }
  }

  /// The folder of the frames.
  let folder: RenderFolder

  /// Whether files are held against their checksums; else it is enough that they are there.
  let isThorough: Bool

  /// The divisions of which there are files, with their highest chunk; the one with most files first.
  func divisions() -> [(division: ChunkDivision, highest: Int)] {
    var found: [ChunkDivision: (files: Int, highest: Int)] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let (division, number) = ChunkDivision.parse(name) else { continue }
      let old = found[division] ?? (0, 0)
      found[division] = (old.files + 1, max(old.highest, number))
    }
    return found.sorted {
      ($1.value.files, $0.key.chunk(1).fileStem) < ($0.value.files, $1.key.chunk(1).fileStem)
    }.map { ($0.key, $0.value.highest) }
  }

  /// The journal and the manifest of a chunk, as far as they are there.
  func records(_ number: Int, of division: ChunkDivision) -> [RenderFolder.Record] {
    folder.records(division.chunk(number).fileStem)
  }

  /// What is there of a chunk that was made from what has that fingerprint; nil for whatever.
  func chunk(_ records: [RenderFolder.Record], madeFrom fingerprint: String?) -> Chunk {
    let meant = records.filter { fingerprint == nil || $0.manifest.fingerprint == fingerprint }
    var chunk = Chunk()
    chunk.hasBegun = !meant.isEmpty
    chunk.isOutdated = meant.isEmpty && !records.isEmpty
    chunk.frameCount = meant.lazy.compactMap { Self.frameCount(of: $0.manifest) }.first
    chunk.frames = meant.first(where: \.isFinal).map { IndexSet($0.manifest.frames.map(\.number)) }
    for record in meant { chunk.done.formUnion(done(of: record.manifest)) }
    return chunk
  }

  /// The numbers of a manifest's frames whose files are there.
  func done(of manifest: Manifest) -> IndexSet { folder.done(of: manifest, thorough: isThorough) }

  /// How many frames all chunks have together; nil for a selection of the film's.
  private static func frameCount(of manifest: Manifest) -> Int? {
    let all = FrameSelection.all.description
    return manifest.settings["frames"] ?? all == all ? manifest.filmFrameCount : nil
  }
}
