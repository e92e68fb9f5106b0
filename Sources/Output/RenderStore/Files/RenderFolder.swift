package import Failures
package import Foundation
import OutputFiles

/// The folder of a render: the paths of its files, and which of them exist.
///
/// The render of a whole film writes `manifest.json`; a chunk writes a manifest with its own name.
/// While a render runs and after it was killed, a journal with the same name lists the finished
/// frames.
package struct RenderFolder: Hashable, Sendable {
  /// The path; empty for the current folder.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Creates the folder that contains a manifest.
  package init(ofManifest path: String) {
    self.path = (path as NSString).deletingLastPathComponent
  }
}

// MARK: - Paths

extension RenderFolder {
  private func path(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }

  /// Returns the path of the manifest of a chunk or of the whole film.
  package func manifestPath(of chunk: FrameChunk? = nil) -> String {
    path(RenderFiles(of: chunk).manifest)
  }

  /// Returns the path of the journal of a chunk or of the whole film.
  package func journalPath(of chunk: FrameChunk? = nil) -> String {
    path(RenderFiles(of: chunk).journal)
  }

  /// Returns the default path of the video of a chunk.
  package func videoPath(of chunk: FrameChunk, ending: String) -> String {
    path(chunk.fileStem + "." + ending)
  }

  /// The path of the trace.
  package var tracePath: String { path(RenderFiles.trace) }

  /// Returns the path of the file of frame `number`.
  package func path(ofFrame number: Int) -> String { path(FrameFile.name(ofFrame: number)) }

  /// Returns the path of the file of a frame, or its default path if it has none.
  package func path(of frame: Manifest.Frame) -> String {
    frame.file.map(path) ?? path(ofFrame: frame.number)
  }

  /// Returns whether the path is that of a frame file in this folder, whether or not it exists.
  package func isFramePath(_ file: String) -> Bool {
    let url = Self.resolved(file)
    return FrameFile.number(ofFile: url.lastPathComponent) != nil
      && url.deletingLastPathComponent().path == Self.resolved(path).path
  }

  /// Returns whether the path is that of this folder, whether or not it exists.
  package func isFolderPath(_ file: String) -> Bool {
    Self.resolved(file).path == Self.resolved(path).path
  }

  private static func resolved(_ path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// Returns the path of a video: in this folder, as recorded in the manifest, or beside this
  /// folder. The recorded path is relative to the folder where the video was rendered. Nil if no
  /// file there satisfies `isRight`.
  package func existingPath(
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
  /// An existing manifest or journal.
  package struct Entry: Sendable {
    /// The path of the file.
    package let path: String

    private let identity: FileIdentity

    /// Opens the entry at `path`; nil if the file doesn't exist.
    init?(_ path: String) {
      guard let identity = FileIdentity(path) else { return nil }
      self.path = path
      self.identity = identity
    }

    /// The modification date.
    package var changed: Date { identity.modified }

    /// Whether the file is empty. An empty journal only serves as a lock.
    package var isEmpty: Bool { identity.isEmpty }

    /// Whether the file is the manifest, which is written at the end.
    package var isFinal: Bool { !path.hasSuffix(JournalFile.ending) }

    /// Returns the contents; nil for a journal with an incomplete header.
    package func manifest() throws(FlipbookError) -> Manifest? {
      isFinal ? try Manifest.read(path) : RenderJournal.read(path)
    }
  }

  /// The contents of a readable entry.
  package struct Record: Sendable {
    package let manifest: Manifest

    /// The modification date.
    package let changed: Date

    /// Whether the file is the manifest, which is written at the end.
    package let isFinal: Bool

    /// Returns whether this record was written before another one. A manifest is newer than its
    /// journal, even if the file system gives both the same date.
    func isOlder(than other: Record) -> Bool {
      changed == other.changed ? !isFinal && other.isFinal : changed < other.changed
    }
  }

  /// The manifests and journals: those of chunks, sorted by name, then those of the whole film.
  package var entries: [Entry] {
    let whole = [RenderFiles.whole.manifest, RenderFiles.whole.journal]
    return (chunkFiles + whole).compactMap { Entry(path($0)) }
  }

  /// Whether the manifest of the whole film exists.
  package var hasManifest: Bool {
    FileManager.default.fileExists(atPath: WorkingFolder.absolute(manifestPath()))
  }

  /// The journal of the whole film; nil if it can't be read.
  var journal: Record? { record(at: journalPath()) }

  /// The manifest of the whole film; nil if it can't be read.
  var manifest: Record? { record(at: manifestPath()) }

  /// Returns the readable journal and manifest of a chunk or of the whole film. The journal is read
  /// first, because it is removed after the manifest has been written.
  func records(of chunk: FrameChunk?) -> [Record] {
    [journalPath(of: chunk), manifestPath(of: chunk)].compactMap(record)
  }

  private func record(at path: String) -> Record? {
    guard let entry = Entry(path), let manifest = try? entry.manifest() else { return nil }
    return Record(manifest: manifest, changed: entry.changed, isFinal: entry.isFinal)
  }

  /// The divisions with files, and their highest chunk; the one with the most files comes first.
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
    ((try? FileManager.default.contentsOfDirectory(atPath: WorkingFolder.absolute(path))) ?? [])
      .sorted()
  }
}

// MARK: - Existing frames

extension RenderFolder {
  /// Returns, for each frame, the last of its records that matches its file. Frames whose file is
  /// missing or different are omitted.
  func intact(_ records: [[Manifest.Frame]]) -> [Manifest.Frame] {
    let paths = records.compactMap(\.first).map { path(ofFrame: $0.number) }
    return zip(records, FileChecksum.of(paths)).compactMap { frames, checksum in
      checksum.flatMap { sum in frames.last { $0.checksum == sum } }
    }
  }

  /// Returns the numbers of a manifest's frames whose files exist. Frames without files count if
  /// the video exists. If `thorough` is true, files must also match their checksums.
  func done(of manifest: Manifest, thorough: Bool) -> IndexSet {
    let hasVideo =
      manifest.video.map { video in
        existingPath(of: video) { !thorough || FileChecksum.of($0) == video.checksum } != nil
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

  /// Returns the first frame of a manifest whose file doesn't exist; nil if all listed files exist.
  package func firstMissing(of manifest: Manifest) -> Manifest.Frame? {
    manifest.frames.first {
      $0.file != nil
        && !FileManager.default.fileExists(atPath: WorkingFolder.absolute(path(of: $0)))
    }
  }
}

// MARK: - Beginning and ending a render

extension RenderFolder {
  /// Throws while another render can be writing frames of `chunk` or of the whole film. Chunks
  /// conflict with the whole film and with chunks of other divisions; the whole film conflicts with
  /// every chunk.
  ///
  /// Each render locks its own journal before it checks the others. If two renders start at the
  /// same time, at least one of them detects the other, and both can fail.
  package func checkIsFree(for chunk: FrameChunk?) throws(FlipbookError) {
    for name in names where name.hasSuffix(JournalFile.ending) {
      // Other names belong to other journals or to temporary files.
      guard let files = RenderFiles(stem: String(name.dropLast(JournalFile.ending.count))),
        files != RenderFiles(of: chunk)
      else { continue }
      let other = FrameChunk(fileStem: files.stem)
      if let other, chunk?.division == other.division { continue }
      if FileLock.isHeld(path(name)) { throw RenderJournal.taken(path(name)) }
    }
  }

  /// Removes the obsolete manifest of a chunk, or the manifest and the trace of the whole film.
  package func removeManifest(of chunk: FrameChunk?) {
    unlink(WorkingFolder.absolute(manifestPath(of: chunk)))
    if chunk == nil { unlink(WorkingFolder.absolute(tracePath)) }
  }

  /// Removes the manifests and journals of chunks, which the manifest of the whole film replaces.
  package func removeChunkFiles() {
    for name in chunkFiles { unlink(WorkingFolder.absolute(path(name))) }
  }

  /// Removes the journal of a chunk or of the whole film, which the manifest replaces.
  package func removeJournal(of chunk: FrameChunk?) {
    unlink(WorkingFolder.absolute(journalPath(of: chunk)))
  }

  /// Removes the file of a frame.
  package func removeFrame(_ number: Int) { unlink(WorkingFolder.absolute(path(ofFrame: number))) }
}
