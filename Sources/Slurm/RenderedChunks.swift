import Filming
import Foundation
import Output

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

    /// Whether its manifest tells that it is done, and all files are there.
    var isComplete: Bool { frames?.subtracting(done).isEmpty ?? false }
  }

  /// The folder of the frames.
  let folder: String

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

  /// What is there of a chunk.
  func chunk(_ number: Int, of division: ChunkDivision) -> Chunk {
    let stem = folder + "/" + division.chunk(number).fileStem
    var chunk = Chunk()
    if let manifest = try? Manifest.read(stem + ".json") {
      chunk.hasBegun = true
      chunk.frameCount = Self.frameCount(of: manifest)
      chunk.frames = IndexSet(manifest.frames.map(\.number))
      for frame in manifest.frames where has(frame.file) { chunk.done.insert(frame.number) }
    }
    if let journal = RenderJournal.read(stem + RenderFiles.journal) {
      chunk.hasBegun = true
      chunk.frameCount = chunk.frameCount ?? Self.frameCount(of: journal)
      for frame in journal.frames where has(frame.file) { chunk.done.insert(frame.number) }
    }
    return chunk
  }

  /// What is there of the whole, by its manifest, if that was written after `record`.
  func whole(after record: String?) -> (film: String, frames: IndexSet, done: IndexSet)? {
    let path = folder + "/" + Manifest.fileName
    if let record, let begun = Self.changed(record), let ended = Self.changed(path), ended < begun {
      return nil
    }
    guard let manifest = try? Manifest.read(path) else { return nil }
    return (
      manifest.film, IndexSet(manifest.frames.map(\.number)),
      IndexSet(manifest.frames.lazy.filter { has($0.file) }.map(\.number))
    )
  }

  /// A frame without a file of its own is in a video.
  private func has(_ file: String?) -> Bool {
    guard let file else { return true }
    return FileManager.default.fileExists(atPath: folder + "/" + file)
  }

  private static func changed(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// How many frames all chunks have together; nil for a selection of the film's.
  private static func frameCount(of manifest: Manifest) -> Int? {
    let all = FrameSelection.all.description
    return manifest.settings["frames"] ?? all == all ? manifest.filmFrameCount : nil
  }
}
