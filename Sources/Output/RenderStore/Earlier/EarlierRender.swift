package import Images
import OutputFiles

/// The results of earlier renders in a folder, whether they were completed or interrupted, as a
/// whole or in chunks.
package struct EarlierRender {
  private let manifests: [Manifest]
  private let hasUnreadable: Bool
  /// The current checksums of the files that the manifests list, by path.
  private let checksums: [String: String]
  private let folder: RenderFolder?
  private let chunk: FrameChunk?
  private let replacedFiles: ReplacedFiles?

  /// Reads the manifests and journals in a folder; nil for no folder. A new render replaces those
  /// of `chunk`, or of the whole film if it is nil.
  package init(in folder: RenderFolder?, replacing chunk: FrameChunk?) {
    self.folder = folder
    self.chunk = chunk
    replacedFiles = folder.map { ReplacedFiles(in: $0, chunk) }
    let entries = (folder?.entries ?? []).filter { !$0.isEmpty }
    manifests = entries.compactMap { try? $0.manifest() }
    hasUnreadable = manifests.count < entries.count
    checksums = FileChecksum.described(Set(manifests.flatMap { ($0.files ?? [:]).keys }))
  }

  /// The files that a new render replaces.
  private struct ReplacedFiles: Equatable {
    var manifest, journal: FileIdentity?

    init(in folder: RenderFolder, _ chunk: FrameChunk?) {
      manifest = FileIdentity(folder.manifestPath(of: chunk))
      // An empty journal only serves as a lock.
      journal = FileIdentity(folder.journalPath(of: chunk)).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Whether the files that a new render replaces are unchanged since they were read.
  package var isCurrent: Bool { replacedFiles == folder.map { ReplacedFiles(in: $0, chunk) } }

  /// Whether there are no earlier renders.
  package var isEmpty: Bool { manifests.isEmpty }

  /// Returns the frames of `numbers` that were rendered from the same inputs as `manifest` and
  /// whose files are intact; only those with the same compression unless `anyCompression` is true.
  package func frames(
    madeLike manifest: Manifest, among numbers: [Int], anyCompression: Bool = false
  ) -> [Manifest.Frame] {
    let records = records(for: manifest) { isMade($0, like: manifest) }
    return intact(numbers.compactMap { records[$0] }) { anyCompression || $0.compression == nil }
  }

  /// Returns the recorded frames of `numbers` that aren't in `kept`, with any compression. Files
  /// are only checked for frames with several records.
  package func recordedFrames(
    madeLike manifest: Manifest, among numbers: [Int], besides kept: [Manifest.Frame]
  ) -> [Manifest.Frame] {
    let known = Set(kept.map(\.number))
    let records = records(for: manifest) { isMade($0, like: manifest) }
    let noted = numbers.filter { !known.contains($0) }
      .compactMap { records[$0]?.filter { $0.file != nil } }
    return noted.filter { $0.count == 1 }.map { $0[0] }
      + intact(noted.filter { $0.count > 1 }) { _ in true }
  }

  private func isMade(_ old: Manifest, like manifest: Manifest) -> Bool {
    old.fingerprint == manifest.fingerprint && hasItsFiles(old)
  }

  /// Returns whether the files that the film read, other than its assets, are unchanged.
  private func hasItsFiles(_ manifest: Manifest) -> Bool {
    (manifest.files ?? [:]).allSatisfy { checksums[$0] == $1 }
  }

  /// Returns the checksums of the unchanged files, other than assets, that these frames were made
  /// from.
  package func files(ofFramesMadeLike manifest: Manifest) -> [String: String] {
    manifests.filter { isMade($0, like: manifest) }
      .reduce(into: [:]) { $0.merge($1.files ?? [:]) { $1 } }
  }

  /// Returns the frames whose display lists have the given digests and whose files are intact.
  package func frames(
    showing digests: [Int: PixelHash], like manifest: Manifest
  ) -> [Manifest.Frame] {
    let records = records(for: manifest) {
      $0.renderer == manifest.renderer && $0.canvas == manifest.canvas
    }
    return intact(digests.keys.sorted().compactMap { records[$0] }) {
      $0.compression == nil && $0.list != nil && $0.list == digests[$0.number]
    }
  }

  /// Returns the records of each frame in the usable manifests, with their compression if it isn't
  /// that of `manifest`.
  private func records(
    for manifest: Manifest, of isUsable: (Manifest) -> Bool
  ) -> [Int: [Manifest.Frame]] {
    let wanted = manifest.settings["compression"]
    var records: [Int: [Manifest.Frame]] = [:]
    for old in manifests where isUsable(old) {
      for frame in old.frames(comparedWith: wanted) {
        records[frame.number, default: []].append(frame)
      }
    }
    return records
  }

  /// Returns, for each frame, the accepted record that matches its file.
  private func intact(
    _ records: [[Manifest.Frame]], where isWanted: (Manifest.Frame) -> Bool
  ) -> [Manifest.Frame] {
    folder?.intact(records.map { $0.filter(isWanted) }.filter { !$0.isEmpty }) ?? []
  }

  /// Removes files that are obsolete after the render of a whole film: manifests and journals of
  /// chunks, and frames from `frameCount` on of a longer version of the film.
  package func removeLeftovers(of film: String, from frameCount: Int) {
    folder?.removeChunkFiles()
    let numbers = Set(manifests.filter { $0.film == film }.flatMap { $0.frames.map(\.number) })
    for number in numbers where number >= frameCount { folder?.removeFrame(number) }
  }

  /// Whether frames were written to files.
  package var hasFiles: Bool { manifests.contains { $0.frames.contains { $0.file != nil } } }

  /// Returns whether the render that is replaced wrote frames with that fingerprint to files.
  package func hasOwnFiles(madeFrom fingerprint: String) -> Bool {
    (folder?.records(of: chunk) ?? []).map(\.manifest)
      .contains { $0.fingerprint == fingerprint && $0.frames.contains { $0.file != nil } }
  }

  /// Returns whether the video at `path` is intact and was rendered from the same inputs as
  /// `manifest`.
  package func holdsVideo(_ path: String, of manifest: Manifest) -> Bool {
    manifests.contains { old in
      guard let video = old.video, video.file == path, old.fingerprint == manifest.fingerprint,
        old.settings == manifest.settings, hasItsFiles(old)
      else { return false }
      return FileChecksum.of(path) == video.checksum
    }
  }

  /// Returns whether the video at `path` was recorded as a video of the whole film.
  package func hadWholeVideo(_ path: String) -> Bool {
    manifests.contains {
      $0.video?.file == path && $0.settings["frames"] == FrameSelection.all.description
        && $0.frames.count == $0.filmFrameCount
    }
  }

  /// Returns a description of the difference that makes earlier frames unusable for `manifest`; nil
  /// if there is none.
  package func obstacle(for manifest: Manifest) -> String? {
    if let old = manifests.last(where: { $0.fingerprint != manifest.fingerprint }) {
      return FingerprintWords.difference(from: old, to: manifest)
    }
    if manifests.contains(where: { !hasItsFiles($0) }) {
      return "different contents of files it reads"
    }
    let compression = manifest.settings["compression"]
    let frames = manifests.lazy.flatMap { $0.frames(comparedWith: compression) }
    if frames.contains(where: { $0.file != nil && $0.compression != nil }) {
      return "a different compression"
    }
    return hasUnreadable ? "an unreadable manifest" : nil
  }
}
