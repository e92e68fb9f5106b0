package import Images
import OutputFiles

/// What earlier renders have left in a folder, whether they came to their end or were killed, in one
/// piece or in chunks.
package struct EarlierRender {
  private let manifests: [Manifest]
  private let hasUnreadable: Bool
  /// What the files hold now that the manifests tell of, by path.
  private let checksums: [String: String]
  private let folder: RenderFolder?
  private let chunk: FrameChunk?
  private let own: Own?

  /// Reads the manifests and journals in a folder, nil for none. Those of `chunk`, or of the whole, are the
  /// ones that a new render will replace.
  package init(in folder: RenderFolder?, replacing chunk: FrameChunk?) {
    (self.folder, self.chunk) = (folder, chunk)
    own = folder.map { Own(in: $0, chunk) }
    let entries = (folder?.entries ?? []).filter { !$0.isEmpty }
    manifests = entries.compactMap { try? $0.manifest() }
    hasUnreadable = manifests.count < entries.count
    checksums = FileChecksum.described(Set(manifests.flatMap { ($0.files ?? [:]).keys }))
  }

  /// The files that a new render replaces.
  private struct Own: Equatable {
    var manifest, journal: FileIdentity?

    init(in folder: RenderFolder, _ chunk: FrameChunk?) {
      manifest = FileIdentity(folder.manifestPath(of: chunk))
      // An empty one stands there only to be locked.
      journal = FileIdentity(folder.journalPath(of: chunk)).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Whether what was read is still what is there, as far as a new render replaces it.
  package var isCurrent: Bool { own == folder.map { Own(in: $0, chunk) } }

  /// Whether there is none.
  package var isEmpty: Bool { manifests.isEmpty }

  /// The frames of `numbers` that were rendered from all that `manifest` says is rendered from now,
  /// and whose files are as they were written; with `anyCompression` however those are compressed.
  package func frames(
    madeLike manifest: Manifest, among numbers: [Int], anyCompression: Bool = false
  ) -> [Manifest.Frame] {
    let records = records(for: manifest) { isMade($0, like: manifest) }
    return intact(numbers.compactMap { records[$0] }) { anyCompression || $0.compression == nil }
  }

  /// The others of `numbers` however they are compressed, as they were noted: of those that are noted once
  /// nobody looks at the files.
  package func notedFrames(
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

  /// Whether the files that a film has read besides its assets are what they were.
  private func hasItsFiles(_ manifest: Manifest) -> Bool {
    (manifest.files ?? [:]).allSatisfy { checksums[$0] == $1 }
  }

  /// The checksums of the files that those were made from besides assets, which are what they were.
  package func files(ofFramesMadeLike manifest: Manifest) -> [String: String] {
    manifests.filter { isMade($0, like: manifest) }
      .reduce(into: [:]) { $0.merge($1.files ?? [:]) { $1 } }
  }

  /// The frames that show what their display list, of which `digests` has the digest, shows now, and
  /// whose files are as they were written.
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

  /// What is noted of each frame in the manifests that are usable, with its compression where that is
  /// another than `manifest` has.
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

  /// Of several wanted records of a frame the one that its file agrees with.
  private func intact(
    _ records: [[Manifest.Frame]], where isWanted: (Manifest.Frame) -> Bool
  ) -> [Manifest.Frame] {
    folder?.intact(records.map { $0.filter(isWanted) }.filter { !$0.isEmpty }) ?? []
  }

  /// Removes what the render of a whole film leaves no place for: what is told of its chunks, and the frames
  /// from `frameCount` on that a longer version of the film has left.
  package func removeLeftovers(of film: String, from frameCount: Int) {
    folder?.removeChunkFiles()
    let numbers = Set(manifests.filter { $0.film == film }.flatMap { $0.frames.map(\.number) })
    for number in numbers where number >= frameCount { folder?.removeFrame(number) }
  }

  /// Whether frames were written to files here.
  package var hasFiles: Bool { manifests.contains { $0.frames.contains { $0.file != nil } } }

  /// Whether frames were written to files from what has that fingerprint by the render that is replaced.
  package func hasOwnFiles(madeFrom fingerprint: String) -> Bool {
    (folder?.records(of: chunk) ?? []).map(\.manifest)
      .contains { $0.fingerprint == fingerprint && $0.frames.contains { $0.file != nil } }
  }

  /// Whether the video at `path` is the whole one that was rendered from all that `manifest` says.
  package func holdsVideo(_ path: String, of manifest: Manifest) -> Bool {
    manifests.contains { old in
      guard let video = old.video, video.file == path, old.fingerprint == manifest.fingerprint,
        old.settings == manifest.settings, hasItsFiles(old)
      else { return false }
      return FileChecksum.of(path) == video.checksum
    }
  }

  /// Whether the video at `path` was one of a whole film.
  package func hadWholeVideo(_ path: String) -> Bool {
    manifests.contains {
      $0.video?.file == path && $0.settings["frames"] == FrameSelection.all.description
        && $0.frames.count == $0.filmFrameCount
    }
  }

  /// What makes frames of the earlier render unusable for `manifest`, in words; nil if nothing does.
  package func obstacle(for manifest: Manifest) -> String? {
    if let old = manifests.last(where: { $0.fingerprint != manifest.fingerprint }) {
      return FingerprintWords.difference(from: old, to: manifest)
    }
    if manifests.contains(where: { !hasItsFiles($0) }) { return "other contents of files it reads" }
    let compression = manifest.settings["compression"]
    let frames = manifests.lazy.flatMap { $0.frames(comparedWith: compression) }
    if frames.contains(where: { $0.file != nil && $0.compression != nil }) {
      return "another compression"
    }
    return hasUnreadable ? "a manifest that can't be read" : nil
  }
}
