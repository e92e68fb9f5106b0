package import Failures
package import Foundation
import OutputFiles

/// The folder of a render: where its files are, and which of them are there.
///
/// The render of a whole film leaves `manifest.json`, that of a chunk the same under the chunk's name. While
/// it runs, and after it was killed, a journal of that name tells what is done.
package struct RenderFolder: Hashable, Sendable {
  /// Where it is; empty for the current folder.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The folder that a manifest is in.
  package init(ofManifest path: String) {
    self.path = (path as NSString).deletingLastPathComponent
  }
}

// MARK: - Places

extension RenderFolder {
  private func path(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }

  /// Where the manifest of a chunk is written to, or that of the whole.
  package func manifestPath(of chunk: FrameChunk? = nil) -> String {
    path(RenderFiles(of: chunk).manifest)
  }

  /// Where the journal of a chunk is written to, or that of the whole.
  package func journalPath(of chunk: FrameChunk? = nil) -> String {
    path(RenderFiles(of: chunk).journal)
  }

  /// Where the video of a chunk is written to, unless another place is named.
  package func videoPath(of chunk: FrameChunk, ending: String) -> String {
    path(chunk.fileStem + "." + ending)
  }

  /// Where the trace is written to.
  package var tracePath: String { path(RenderFiles.trace) }

  /// Where frame `number` is written to.
  package func path(ofFrame number: Int) -> String { path(FrameFile.name(ofFrame: number)) }

  /// Where the file of a frame is; where it would be, for one without.
  package func path(of frame: Manifest.Frame) -> String {
    frame.file.map(path) ?? path(ofFrame: frame.number)
  }

  /// Whether a file stands, or would, where a frame does.
  package func isPlaceOfFrame(_ file: String) -> Bool {
    let url = Self.resolved(file)
    return FrameFile.number(ofFile: url.lastPathComponent) != nil
      && url.deletingLastPathComponent().path == Self.resolved(path).path
  }

  /// Whether a file stands, or would, where the folder does.
  package func isPlace(_ file: String) -> Bool {
    Self.resolved(file).path == Self.resolved(path).path
  }

  private static func resolved(_ path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// Where a video's file is: here, where the manifest names it, or beside this folder. It is named as seen
  /// by whoever rendered it, who may have been elsewhere. Nil where no file there `isRight`.
  package func place(
    of video: Manifest.Video, where isRight: (String) -> Bool = { _ in true }
  ) -> String? {
    let name = (video.file as NSString).lastPathComponent
    return [path + "/" + name, video.file, path + "/../" + name].first {
      FileKind($0) == .file && isRight($0)
    }
  }
}

// MARK: - Manifests and journals

extension RenderFolder {
  /// A manifest or journal that is there.
  package struct Entry: Sendable {
    /// Where it is.
    package let path: String

    private let identity: FileIdentity

    /// The file at `path`; nil if there is none.
    init?(_ path: String) {
      guard let identity = FileIdentity(path) else { return nil }
      (self.path, self.identity) = (path, identity)
    }

    /// When it was last written to.
    package var changed: Date { identity.modified }

    /// Whether nothing stands in it: an empty journal is there only to be locked.
    package var isEmpty: Bool { identity.isEmpty }

    /// Whether it is the manifest, which is written at the end.
    package var isFinal: Bool { !path.hasSuffix(JournalFile.ending) }

    /// What it tells; nil for a journal of which not even the header is whole.
    package func manifest() throws(FlipbookError) -> Manifest? {
      isFinal ? try Manifest.read(path) : RenderJournal.read(path)
    }
  }

  /// What an entry tells that could be read.
  package struct Record: Sendable {
    package let manifest: Manifest

    /// When it was last written to.
    package let changed: Date

    /// Whether it is the manifest, which is written at the end.
    package let isFinal: Bool

    /// Whether it was written to before another one. A manifest comes after its journal, even where the file
    /// system gives both the same time.
    func isOlder(than other: Record) -> Bool {
      changed == other.changed ? !isFinal && other.isFinal : changed < other.changed
    }
  }

  /// The manifests and journals: those of chunks by their names, then those of the whole.
  package var entries: [Entry] {
    let whole = [RenderFiles.whole.manifest, RenderFiles.whole.journal]
    return (chunkFiles + whole).compactMap { Entry(path($0)) }
  }

  /// Whether the manifest of the whole is there.
  package var hasManifest: Bool { FileManager.default.fileExists(atPath: manifestPath()) }

  /// What the journal of the whole tells; nil if it can't be read.
  var journal: Record? { record(at: journalPath()) }

  /// What the manifest of the whole tells; nil if it can't be read.
  var manifest: Record? { record(at: manifestPath()) }

  /// The journal and the manifest of a chunk, or of the whole, as far as they can be read. The journal is
  /// looked at first: it goes once the manifest has come.
  func records(of chunk: FrameChunk?) -> [Record] {
    [journalPath(of: chunk), manifestPath(of: chunk)].compactMap(record)
  }

  private func record(at path: String) -> Record? {
    guard let entry = Entry(path), let manifest = try? entry.manifest() else { return nil }
    return Record(manifest: manifest, changed: entry.changed, isFinal: entry.isFinal)
  }

  /// The divisions of which there are files, with their highest chunk; the one with most files first.
  /// Chunks beyond the millionth aren't listed.
  var divisions: [(division: ChunkDivision, highest: Int)] {
    var found: [ChunkDivision: (files: Int, highest: Int)] = [:]
    for name in chunkFiles {
      let stem = (name as NSString).deletingPathExtension
      guard let chunk = FrameChunk(fileStem: stem), chunk.number <= 1_000_000 else { continue }
      let old = found[chunk.division] ?? (0, 0)
      found[chunk.division] = (old.files + 1, max(old.highest, chunk.number))
    }
    return found.sorted {
      ($1.value.files, $0.key.chunk(1).fileStem) < ($0.value.files, $1.key.chunk(1).fileStem)
    }.map { ($0.key, $0.value.highest) }
  }

  /// The names of the manifests and journals of chunks, in order.
  private var chunkFiles: [String] { names.filter(RenderFiles.isOfChunk) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

// MARK: - Frames that are there

extension RenderFolder {
  /// Of the records of each frame, which are one or several, the last one that its file agrees with;
  /// nothing for a frame whose file is missing or another.
  func intact(_ records: [[Manifest.Frame]]) -> [Manifest.Frame] {
    let paths = records.compactMap(\.first).map { path(ofFrame: $0.number) }
    return zip(records, FileChecksum.of(paths)).compactMap { frames, checksum in
      checksum.flatMap { sum in frames.last { $0.checksum == sum } }
    }
  }

  /// The numbers of a manifest's frames whose files are there; of those without files of their own, if the
  /// video is. Held against their checksums if `thorough`.
  func done(of manifest: Manifest, thorough: Bool) -> IndexSet {
    let hasVideo =
      manifest.video.map { video in
        place(of: video) { !thorough || FileChecksum.of($0) == video.checksum } != nil
      } ?? true
    let filed = manifest.frames.filter { $0.file != nil }
    let rest = manifest.frames.lazy.filter { $0.file == nil && hasVideo }
    let paths = filed.map { path(of: $0) }
    let isThere: [Bool] =
      thorough
      ? zip(filed, FileChecksum.of(paths)).map {
        $1 != nil && ($0.checksum == nil || $0.checksum == $1)
      }
      : paths.map { FileKind($0) == .file }
    return IndexSet(zip(filed, isThere).lazy.filter(\.1).map(\.0.number) + rest.map(\.number))
  }

  /// The first frame of a manifest whose file is not there; nil if all are that it names.
  package func firstMissing(of manifest: Manifest) -> Manifest.Frame? {
    manifest.frames.first {
      $0.file != nil && !FileManager.default.fileExists(atPath: path(of: $0))
    }
  }
}

// MARK: - Beginning and ending a render

extension RenderFolder {
  /// Throws while another render writes frames that may be those of `chunk`, or of the whole: for chunks
  /// those are chunks of another division and the whole, for the whole it is any chunk.
  ///
  /// Each render locks its own journal before it looks at those of others: of two that begin at once neither
  /// can miss the other, and both may give up.
  package func checkIsFree(for chunk: FrameChunk?) throws(FlipbookError) {
    for name in names where name.hasSuffix(JournalFile.ending) {
      // Others are journals of something else, or in the making.
      guard let files = RenderFiles(stem: String(name.dropLast(JournalFile.ending.count))),
        files != RenderFiles(of: chunk)
      else { continue }
      let other = FrameChunk(fileStem: files.stem)
      if let other, chunk?.division == other.division { continue }
      if FileLock.isTaken(path(name)) { throw RenderJournal.taken(path(name)) }
    }
  }

  /// Removes the manifest of a chunk, or that of the whole and the trace beside it: they tell what was.
  package func removeManifest(of chunk: FrameChunk?) {
    unlink(manifestPath(of: chunk))
    if chunk == nil { unlink(tracePath) }
  }

  /// Removes the manifests and journals of chunks: the whole tells what they do.
  package func removeChunkFiles() { for name in chunkFiles { unlink(path(name)) } }

  /// Removes the journal of a chunk, or of the whole: the manifest tells what it does.
  package func removeJournal(of chunk: FrameChunk?) { unlink(journalPath(of: chunk)) }

  /// Removes the file of a frame.
  package func removeFrame(_ number: Int) { unlink(path(ofFrame: number)) }
}
