import Foundation
import Images
import Output
import Raster

/// What an earlier render has left in a folder, whether it came to its end or was killed.
struct EarlierRender {
  /// What the manifest tells, then what the journal adds to it or says anew.
  private let manifests: [Manifest]
  private let folder: String

  /// Reads the manifest and the journal called `stem`; either may be missing.
  init(in folder: String, stem: String) {
    let path = folder + "/" + stem
    manifests = [try? Manifest.read(path + ".json"), RenderJournal.read(path + ".journal")]
      .compactMap(\.self)
    self.folder = folder
  }

  /// Whether there is none.
  var isEmpty: Bool { manifests.isEmpty }

  /// The frames of `numbers` that were rendered from all that `manifest` says is rendered from now,
  /// and whose files are as they were written.
  func frames(madeLike manifest: Manifest, among numbers: [Int]) -> [Manifest.Frame] {
    intactFrames(among: numbers) {
      $0.fingerprint == manifest.fingerprint
        && $0.settings["compression"] == manifest.settings["compression"]
    } where: { _ in true } 
  }

  /// The frames that show what their display list, of which `digests` has the digest, shows now, and
  /// whose files are as they were written.
  func frames(showing digests: [Int: PixelHash], like manifest: Manifest) -> [Manifest.Frame] {
    intactFrames(among: digests.keys.sorted()) {
      $0.renderer == manifest.renderer && $0.canvas == manifest.canvas
        && $0.settings["compression"] == manifest.settings["compression"]
    } where: { $0.list != nil && $0.list == digests[$0.number] }
  }

  private func intactFrames(
    among numbers: [Int], of isUsable: (Manifest) -> Bool,
    where isWanted: (Manifest.Frame) -> Bool
  ) -> [Manifest.Frame] {
    var known: [Int: Manifest.Frame] = [:]
    for manifest in manifests where isUsable(manifest) {
      for frame in manifest.frames { known[frame.number] = frame }
    }
    let wanted = numbers.compactMap { known[$0] }.filter(isWanted)
    return zip(wanted, FileChecksum.of(wanted.map(path))).compactMap { frame, checksum in
      checksum != nil && checksum == frame.checksum ? frame : nil
    }
  }

  private func path(_ frame: Manifest.Frame) -> String {
    folder + "/" + PNGSequence.fileName(ofFrame: frame.number)
  }

  /// Whether the video at `path` is the whole one that was rendered from all that `manifest` says.
  func holdsVideo(_ path: String, of manifest: Manifest) -> Bool {
    manifests.contains { old in
      guard let video = old.video, video.file == path, old.fingerprint == manifest.fingerprint,
        old.settings == manifest.settings
      else { return false }
      return FileChecksum.of(path) == video.checksum
    }
  }

  /// What makes frames of the earlier render unusable for `manifest`, in words; nil if nothing does.
  func obstacle(for manifest: Manifest) -> String? {
    guard let old = manifests.last, old.fingerprint != manifest.fingerprint else { return nil }
    let names = [
      "program": "another program", "parameters": "other parameters", "assets": "other assets",
      "fonts": "other fonts", "libraries": "other versions of libraries",
    ]
    let (before, now) = (old.ingredients ?? [:], manifest.ingredients ?? [:])
    let others = now.keys.filter { before[$0] != now[$0] }.sorted().compactMap { names[$0] }
    return others.isEmpty ? "another version of Flipbook" : others.joined(separator: " and ")
  }
}
