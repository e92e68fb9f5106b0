package import Failures
import OutputFiles
package import Foundation

/// The folder of a render, as whoever comes later finds it: which manifests and journals stand in it, and
/// which frames they tell of are there as they were written.
///
/// The render of a whole film leaves `manifest.json`, that of a chunk the same under the chunk's name. While
/// it runs, and after it was killed, a journal of that name tells what is done.
package struct RenderFolder: Sendable {
  /// Where it is.
  package let path: String

  package init(_ path: String) { self.path = path }

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
    package var isFinal: Bool { !path.hasSuffix(RenderFiles.journal) }

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
  }

  /// The manifests and journals: those of chunks by their names, then those of the whole.
  package var entries: [Entry] {
    let whole = [Manifest.fileName, Manifest.stem + RenderFiles.journal]
    return (RenderFiles.ofChunks(in: path) + whole).compactMap { Entry(path + "/" + $0) }
  }

  /// What the journal called `stem` tells; nil if it can't be read.
  package func journal(_ stem: String = Manifest.stem) -> Record? {
    record(stem + RenderFiles.journal)
  }

  /// What the manifest called `stem` tells; nil if it can't be read.
  package func manifest(_ stem: String = Manifest.stem) -> Record? { record(stem + ".json") }

  /// The journal and the manifest called `stem`, as far as they can be read. The journal is looked at
  /// first: it goes once the manifest has come.
  package func records(_ stem: String) -> [Record] {
    [journal(stem), manifest(stem)].compactMap(\.self)
  }

  private func record(_ name: String) -> Record? {
    guard let entry = Entry(path + "/" + name), let manifest = try? entry.manifest() else {
      return nil
    }
    return Record(manifest: manifest, changed: entry.changed, isFinal: entry.isFinal)
  }
}

extension RenderFolder {
  /// Where frame `number` is written to.
  package func path(ofFrame number: Int) -> String {
    path + "/" + FrameFile.name(ofFrame: number)
  }

  /// Of the records of each frame, which are one or several, the last one that its file agrees with;
  /// nothing for a frame whose file is missing or another.
  package func intact(_ records: [[Manifest.Frame]]) -> [Manifest.Frame] {
    let paths = records.compactMap(\.first).map { path(ofFrame: $0.number) }
    return zip(records, FileChecksum.of(paths)).compactMap { frames, checksum in
      checksum.flatMap { sum in frames.last { $0.checksum == sum } }
    }
  }

  /// The numbers of a manifest's frames whose files are there; of those without files of their own, if the
  /// video is. Held against their checksums if `thorough`.
  package func done(of manifest: Manifest, thorough: Bool) -> IndexSet {
    let hasVideo =
      manifest.video.map { video in
        place(of: video) { !thorough || FileChecksum.of($0) == video.checksum } != nil
      } ?? true
    let filed = manifest.frames.filter { $0.file != nil }
    let rest = manifest.frames.lazy.filter { $0.file == nil && hasVideo }
    let paths = filed.map { path + "/" + ($0.file ?? "") }
    let isThere: [Bool] =
      thorough
      ? zip(filed, FileChecksum.of(paths)).map {
        $1 != nil && ($0.checksum == nil || $0.checksum == $1)
      }
      : paths.map { FileKind($0) == .file }
    return IndexSet(zip(filed, isThere).lazy.filter(\.1).map(\.0.number) + rest.map(\.number))
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
