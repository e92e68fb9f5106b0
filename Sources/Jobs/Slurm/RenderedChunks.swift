import Files
import FilmStage
import Foundation
import RenderStore
import Traces

/// What stands in the folder of a render that was divided: the manifests of the chunks that are done,
/// the journals of those that are not, and the manifest of the whole.
struct RenderedChunks {
  /// A manifest or journal, and when it was last written.
  struct Record {
    var manifest: Manifest
    var changed: Date
    /// Whether it is the manifest, which is written at the end.
    var isFinal: Bool
  }

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
  let folder: String

  /// Whether files are held against their checksums; else it is enough that they are there.
  let isThorough: Bool

  /// The divisions of which there are files, with their highest chunk; the one with most files first.
  func divisions() -> [(division: ChunkDivision, highest: Int)] {
    var found: [ChunkDivision: (files: Int, highest: Int)] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let (division, number) = ChunkDivision.parse(name) else { continue }
      let old = found[division] ?? (0, 0)
      found[division] = (old.files + 1, max(old.highest, number))
    }
    return found.sorted {
      ($1.value.files, $0.key.chunk(1).fileStem) < ($0.value.files, $1.key.chunk(1).fileStem)
    }.map { ($0.key, $0.value.highest) }
  }

  /// The journal and the manifest of a chunk, as far as they are there. The journal is looked at first:
  /// it goes once the manifest has come.
  func records(_ number: Int, of division: ChunkDivision) -> [Record] {
    let stem = folder + "/" + division.chunk(number).fileStem
    return [Self.record(stem + RenderFiles.journal), Self.record(stem + ".json")].compactMap(\.self)
  }

  private static func record(_ path: String) -> Record? {
    let isFinal = !path.hasSuffix(RenderFiles.journal)
    let manifest = isFinal ? try? Manifest.read(path) : RenderJournal.read(path)
    guard let changed = changed(path), let manifest else { return nil }
    return Record(manifest: manifest, changed: changed, isFinal: isFinal)
  }

  /// What is there of a chunk that was made from what has that fingerprint; nil for whatever.
  func chunk(_ records: [Record], madeFrom fingerprint: String?) -> Chunk {
    let meant = records.filter { fingerprint == nil || $0.manifest.fingerprint == fingerprint }
    var chunk = Chunk()
    chunk.hasBegun = !meant.isEmpty
    chunk.isOutdated = meant.isEmpty && !records.isEmpty
    chunk.frameCount = meant.lazy.compactMap { Self.frameCount(of: $0.manifest) }.first
    chunk.frames = meant.first(where: \.isFinal).map { IndexSet($0.manifest.frames.map(\.number)) }
    for record in meant { chunk.done.formUnion(done(of: record.manifest)) }
    return chunk
  }

  /// What the manifest of the whole tells.
  var whole: Record? {
    Self.record(folder + "/" + Manifest.fileName)
  }

  /// The journal of a render in one piece that has not come to its end.
  var unfinished: [Record] {
    [Self.record(folder + "/" + Manifest.stem + RenderFiles.journal)].compactMap(\.self)
  }

  /// The frames of a manifest whose files are there; those without files of their own, if the video is.
  func done(of manifest: Manifest) -> IndexSet {
    let hasVideo = manifest.video.map(has) ?? true
    let filed = manifest.frames.filter { $0.file != nil }
    let rest = manifest.frames.lazy.filter { $0.file == nil && hasVideo }
    let paths = filed.map { folder + "/" + ($0.file ?? "") }
    let isThere: [Bool] =
      isThorough
      ? zip(filed, FileChecksum.of(paths)).map {
        $1 != nil && ($0.checksum == nil || $0.checksum == $1)
      }
      : paths.map { FileKind($0) == .file }
    return IndexSet(zip(filed, isThere).lazy.filter(\.1).map(\.0.number) + rest.map(\.number))
  }

  /// Named as seen by whoever rendered it, who may have been elsewhere.
  private func has(_ video: Manifest.Video) -> Bool {
    let name = (video.file as NSString).lastPathComponent
    return [video.file, folder + "/" + name, folder + "/../" + name].contains {
      FileKind($0) == .file && (!isThorough || FileChecksum.of($0) == video.checksum)
    }
  }

  static func changed(_ path: String) -> Date? {
    FileIdentity(path)?.modified
  }

  /// How many frames all chunks have together; nil for a selection of the film's.
  private static func frameCount(of manifest: Manifest) -> Int? {
    let all = FrameSelection.all.description
    return manifest.settings["frames"] ?? all == all ? manifest.filmFrameCount : nil
  }
}
