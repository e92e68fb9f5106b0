import Foundation
import Images
import Output
import Raster

/// What earlier renders have left in a folder, whether they came to their end or were killed, in one
/// piece or in chunks.
struct EarlierRender {
  private let manifests: [Manifest]
  private let folder: String

  /// Reads the manifests and journals in a folder; nil for none.
  init(in folder: String?) {
    guard let folder else {
      (manifests, self.folder) = ([], "")
      return
    }
    let names =
      RenderFiles.ofChunks(in: folder) + [Manifest.fileName, Manifest.stem + RenderFiles.journal]
    manifests = names.compactMap { name in
      let path = folder + "/" + name
      return name.hasSuffix(RenderFiles.journal)
        ? RenderJournal.read(path) : try? Manifest.read(path)
    }
    self.folder = folder
  }

  /// Whether there is none.
  var isEmpty: Bool { manifests.isEmpty }

  /// The frames of `numbers` that were rendered from all that `manifest` says is rendered from now,
  /// and whose files are as they were written.
  func frames(madeLike manifest: Manifest, among numbers: [Int]) -> [Manifest.Frame] {
    intactFrames(among: numbers) {
      $0.fingerprint == manifest.fingerprint
        && $0.settings["compression"] == manifest.settings["compression"] && $0.hasItsFiles
    } where: { _ in
      true
    }
  }

  /// The frames that show what their display list, of which `digests` has the digest, shows now, and
  /// whose files are as they were written.
  func frames(showing digests: [Int: PixelHash], like manifest: Manifest) -> [Manifest.Frame] {
    intactFrames(among: digests.keys.sorted()) {
      $0.renderer == manifest.renderer && $0.canvas == manifest.canvas
        && $0.settings["compression"] == manifest.settings["compression"]
    } where: {
      $0.list != nil && $0.list == digests[$0.number]
    }
  }

  private func intactFrames(
    among numbers: [Int], of isUsable: (Manifest) -> Bool,
    where isWanted: (Manifest.Frame) -> Bool
  ) -> [Manifest.Frame] {
    // Of several records of a frame the one counts that its file agrees with.
    var known: [Int: [Manifest.Frame]] = [:]
    for manifest in manifests where isUsable(manifest) {
      for frame in manifest.frames where isWanted(frame) {
        known[frame.number, default: []].append(frame)
      }
    }
    let wanted = numbers.compactMap { known[$0] }
    return zip(wanted, FileChecksum.of(wanted.map { path($0[0]) })).compactMap { frames, checksum in
      checksum.flatMap { sum in frames.last { $0.checksum == sum } }
    }
  }

  /// The numbers of all frames of a film that have been rendered here, at one time or another.
  func numbers(of film: String) -> Set<Int> {
    Set(manifests.filter { $0.film == film }.flatMap { $0.frames.map(\.number) })
  }

  /// Whether frames were written to files here.
  var hasFiles: Bool { manifests.contains { $0.frames.contains { $0.file != nil } } }

  private func path(_ frame: Manifest.Frame) -> String {
    folder + "/" + PNGSequence.fileName(ofFrame: frame.number)
  }

  /// Whether the video at `path` is the whole one that was rendered from all that `manifest` says.
  func holdsVideo(_ path: String, of manifest: Manifest) -> Bool {
    manifests.contains { old in
      guard let video = old.video, video.file == path, old.fingerprint == manifest.fingerprint,
        old.settings == manifest.settings, old.hasItsFiles
      else { return false }
      return FileChecksum.of(path) == video.checksum
    }
  }

  /// What makes frames of the earlier render unusable for `manifest`, in words; nil if nothing does.
  func obstacle(for manifest: Manifest) -> String? {
    guard let old = manifests.last(where: { $0.fingerprint != manifest.fingerprint }) else {
      return nil
    }
    return FingerprintWords.difference(from: old, to: manifest)
  }
}

extension Manifest {
  /// Whether the files that the film has read besides its assets are what they were.
  var hasItsFiles: Bool {
    let files = files ?? [:]
    return FileChecksum.described(files.keys) == files
  }
}
