package import Failures
import Foundation

/// What chunks of one film have rendered into a folder.
package struct RenderedParts {
  /// The folder.
  package let folder: RenderFolder

  /// What the manifest of the whole has to be, as far as the frames are there.
  package private(set) var manifest: Manifest

  /// Frames of the film that no chunk has rendered, or whose file is missing or isn't what was written,
  /// in order.
  package let missing: [Int]

  /// The videos of chunks that were rendered without files of frames, in order; nil where there are such
  /// files.
  package let videos: [String]?

  /// The manifests and journals of the film.
  private let paths: [String]

  /// Whether only some of the frames were wanted.
  package let isSelection: Bool

  /// Reads the manifests and journals in `folder` and checks every file. `frames` are those that are
  /// wanted; nil for all of the film, or all that its chunks divide. Where there are parts of several
  /// films, or of one before and after it was edited, the newest part tells which is meant. Throws where
  /// there are none, and where such a film is not complete.
  package init(in folder: RenderFolder, frames: FrameSelection? = nil) throws(FlipbookError) {
    let parts = try Self.manifests(in: folder)
    let place = folder.path
    guard let newest = parts.max(by: { $0.changed < $1.changed }) else {
      throw FlipbookError(
        .unreadable,
        "There are no frames of a film in “\(place)”: neither \(RenderFiles.whole.manifest) nor "
          + "manifests of chunks.",
        hint:
          "Render them there: `render --chunk 1/8 --no-video --output \(place)` and so on; videos of "
          + "chunks that are elsewhere can be named one by one.")
    }
    let film = parts.filter { Self.difference($0.manifest, newest.manifest) == nil }
    let manifests = film.map(\.manifest)
    videos = Self.videos(of: manifests, in: folder)
    (manifest, missing) = try Self.whole(
      manifests, frames, in: videos == nil ? folder : nil)
    (self.folder, isSelection, paths) = (folder, frames != nil, film.map(\.path))
    let others = parts.filter { part in !film.contains { $0.path == part.path } }
    if !missing.isEmpty, let other = others.first {
      let difference = Self.difference(other.manifest, newest.manifest) ?? ""
      throw FlipbookError(
        .unreadable, "“\(other.path)” is not of the same film as “\(newest.path)”: \(difference).",
        hint: "Render all chunks with the same program, parameters, assets and fonts.")
    }
    if isSelection, videos != nil {
      throw FlipbookError(
        .badSetting, "“\(place)” has videos of chunks alone: they are joined as a whole.",
        hint: "Leave out --frames, or render the chunks with their frames.")
    }
  }

  /// The videos of chunks, of which none has files of frames; nil if some have.
  private static func videos(of parts: [Manifest], in folder: RenderFolder) -> [String]? {
    guard parts.allSatisfy({ $0.frames.allSatisfy { $0.file == nil } }) else { return nil }
    let ordered = parts.filter { $0.settings["chunk"] != nil && $0.video != nil }
      .sorted { $0.firstFrame < $1.firstFrame }
    guard !ordered.isEmpty else { return nil }
    return ordered.compactMap { part in
      part.video.map { video in
        folder.place(of: video)
          ?? folder.path + "/" + (video.file as NSString).lastPathComponent
      }
    }
  }

  private typealias Part = (path: String, manifest: Manifest, changed: Date)

  /// What several manifests of one film come to, and the frames that are missing: also those whose files
  /// in `folder` aren't what was written, if they are said to be there.
  private static func whole(
    _ parts: [Manifest], _ frames: FrameSelection?, in folder: RenderFolder?
  ) throws(FlipbookError) -> (manifest: Manifest, missing: [Int]) {
    let expected = Set(try Self.expected(parts, frames))
    var records: [Int: [Manifest.Frame]] = [:]
    let compression = parts[0].settings["compression"]
    for frame in parts.flatMap({ $0.frames(comparedWith: compression) })
    where expected.contains(frame.number) {
      records[frame.number, default: []].append(frame)
    }
    let numbers = records.keys.sorted()
    var whole = parts[0]
    whole.frames =
      folder.map { $0.intact(numbers.compactMap { records[$0] }) }
      ?? numbers.compactMap { records[$0]?.last }
    whole.firstFrame = whole.frames.first?.number ?? 0
    whole.settings["chunk"] = nil
    whole.files = parts.reduce(into: [:]) { $0.merge($1.files ?? [:]) { $1 } }
    let chunk = parts.first { $0.settings["chunk"] != nil }
    whole.settings["frames"] =
      frames?.description ?? chunk?.settings["frames"] ?? FrameSelection.all.description
    whole.video = nil
    let present = Set(whole.frames.map(\.number))
    return (whole, expected.subtracting(present).sorted())
  }

  private static func manifests(in folder: RenderFolder) throws(FlipbookError) -> [Part] {
    var parts: [Part] = []
    for entry in folder.entries {
      if let manifest = try entry.manifest() {
        parts.append((entry.path, manifest, entry.changed))
      }
    }
    return parts
  }

  /// What two manifests don't agree on, in words; nil if frames of both make one film.
  private static func difference(_ one: Manifest, _ other: Manifest) -> String? {
    func differs(_ name: String, _ value: (Manifest) -> some Equatable) -> String? {
      value(one) == value(other) ? nil : "\(name) “\(value(one))” and “\(value(other))”"
    }
    let canvas = { (manifest: Manifest) in
      "\(manifest.canvas.width) × \(manifest.canvas.height) at "
        + "\(manifest.canvas.framesPerSecond) on \(manifest.canvas.background)"
    }
    return differs("films", \.film) ?? differs("canvases", canvas)
      ?? differs("parameters", { $0.parameters ?? "none" })
      ?? differs("lengths", { $0.filmFrameCount ?? 0 })
      ?? (one.fingerprint == other.fingerprint
        ? nil : "it was rendered with \(FingerprintWords.difference(from: other, to: one))")
      ?? changedFile(one, other).map { "it was rendered with other contents of “\($0)”" }
  }

  /// A file that films of both manifests have read, but not the same in it.
  private static func changedFile(_ one: Manifest, _ other: Manifest) -> String? {
    (one.files ?? [:]).keys.sorted().first { path in
      other.files?[path].map { $0 != one.files?[path] } ?? false
    }
  }

  /// The frames that there have to be.
  private static func expected(
    _ parts: [Manifest], _ frames: FrameSelection?
  ) throws(FlipbookError) -> [Int] {
    guard let count = parts.lazy.compactMap(\.filmFrameCount).first else {
      return parts.flatMap { $0.frames.map(\.number) }
    }
    if let frames { return try frames.resolved(in: count) }
    var expected: [Int] = []
    for part in parts where part.settings["chunk"] != nil {
      guard let text = part.settings["frames"] else { continue }
      expected += try FrameSelection(text).resolved(in: count)
    }
    return expected.isEmpty ? Array(0..<count) : expected
  }
}

extension RenderedParts {
  /// Writes the manifest of the whole in place of those of its chunks, which go unless the frames stand in
  /// videos alone: those can be joined again.
  package func end(with whole: Manifest) throws(FlipbookError) {
    try whole.write(to: folder.manifestPath())
    guard videos == nil else { return }
    for path in paths where path != folder.manifestPath() { unlink(path) }
  }
}
