package import Failures
import Foundation
import OutputFiles

/// The frames of one film that chunks have rendered into a folder.
package struct RenderedParts {
  /// The folder of the chunks.
  package let folder: RenderFolder

  /// The manifest of the whole film, with the frames that exist.
  package private(set) var manifest: Manifest

  /// The frames of the film that no chunk has rendered, or whose file is missing or damaged, in
  /// order.
  package let missing: FrameNumbers

  /// The videos of chunks in order, if the chunks were rendered without frame files; otherwise nil.
  package let videos: [String]?

  /// The paths of the film's manifests and journals.
  private let paths: [String]

  /// Whether only some of the frames were requested.
  package let isSelection: Bool

  /// Reads the manifests and journals in `folder` and checks every file. `frames` are the requested
  /// frames; nil for all frames of the film or of its chunks. If the folder contains parts of
  /// several films, or of several versions of one, the newest part determines the film. Throws if
  /// there are no parts, or if that film is incomplete and there are parts of others.
  package init(in folder: RenderFolder, frames: FrameSelection? = nil) throws(FlipbookError) {
    let parts = try Self.manifests(in: folder)
    let folderPath = folder.path
    guard let newest = parts.max(by: { $0.changed < $1.changed }) else {
      throw FlipbookError(
        .unreadable,
        "There are no frames of a film in \"\(folderPath)\": neither \(RenderFiles.whole.manifest) nor "
          + "manifests of chunks.",
        hint:
          "Render the chunks into it: `render --chunk 1/8 --no-video --output \(folderPath)` and so on. To "
          + "join videos of chunks in other folders, give their paths.")
    }
    let film = parts.filter { Self.difference($0.manifest, newest.manifest) == nil }
    let manifests = film.map(\.manifest)
    videos = Self.videos(of: manifests, in: folder)
    (manifest, missing) = try Self.whole(
      manifests, frames, in: videos == nil ? folder : nil)
    self.folder = folder
    isSelection = frames != nil
    paths = film.map(\.path)
    let others = parts.filter { part in !film.contains { $0.path == part.path } }
    if !missing.isEmpty, let other = others.first {
      let difference = Self.difference(other.manifest, newest.manifest) ?? ""
      throw FlipbookError(
        .unreadable,
        "\"\(other.path)\" is not of the same film as \"\(newest.path)\": \(difference).",
        hint: "Render all chunks with the same program, parameters, assets and fonts.")
    }
    if isSelection, videos != nil {
      throw FlipbookError(
        .badSetting,
        "\"\(folderPath)\" contains only videos of chunks, which are joined as a whole.",
        hint: "Omit --frames, or render the chunks with their frames.")
    }
  }

  /// Returns the videos of the chunks; nil if a chunk has frame files.
  private static func videos(of parts: [Manifest], in folder: RenderFolder) -> [String]? {
    guard parts.allSatisfy({ $0.frames.allSatisfy { $0.file == nil } }) else { return nil }
    let ordered = parts.filter { $0.settings["chunk"] != nil && $0.video != nil }
      .sorted { $0.firstFrame < $1.firstFrame }
    guard !ordered.isEmpty else { return nil }
    return ordered.compactMap { part in
      part.video.map { video in
        folder.existingPath(of: video)
          ?? folder.path + "/" + (video.file as NSString).lastPathComponent
      }
    }
  }

  private typealias Part = (path: String, manifest: Manifest, changed: Date)

  /// Combines several manifests of one film. Also returns the frames that are missing, including
  /// those with damaged files if `folder` isn't nil.
  private static func whole(
    _ parts: [Manifest], _ frames: FrameSelection?, in folder: RenderFolder?
  ) throws(FlipbookError) -> (manifest: Manifest, missing: FrameNumbers) {
    let expected = try Self.expected(parts, frames)
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
    let present = FrameNumbers(ascending: whole.frames.map(\.number))
    return (whole, expected.subtracting(present))
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

  /// Returns a description of the difference between two manifests; nil if both belong to one film.
  private static func difference(_ one: Manifest, _ other: Manifest) -> String? {
    func differs(_ name: String, _ value: (Manifest) -> some Equatable) -> String? {
      value(one) == value(other) ? nil : "\(name) \"\(value(one))\" and \"\(value(other))\""
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
      ?? changedFile(one, other).map { "it was rendered with different contents of \"\($0)\"" }
  }

  /// Returns a file that the films of both manifests have read with different contents.
  private static func changedFile(_ one: Manifest, _ other: Manifest) -> String? {
    (one.files ?? [:]).keys.sorted().first { path in
      other.files?[path].map { $0 != one.files?[path] } ?? false
    }
  }

  /// Returns the frames that the film must have.
  private static func expected(
    _ parts: [Manifest], _ frames: FrameSelection?
  ) throws(FlipbookError) -> FrameNumbers {
    guard let count = parts.lazy.compactMap(\.filmFrameCount).first else {
      return FrameNumbers(merging: parts.flatMap { $0.frames.map { $0.number...$0.number } })
    }
    if let frames { return try frames.resolved(in: count) }
    var expected: [ClosedRange<Int>] = []
    for part in parts where part.settings["chunk"] != nil {
      guard let text = part.settings["frames"] else { continue }
      expected += try FrameSelection(text).resolved(in: count).ranges
    }
    return expected.isEmpty ? FrameNumbers(0..<count) : FrameNumbers(merging: expected)
  }
}

extension RenderedParts {
  /// Writes the manifest of the whole film, and removes those of its chunks. They are kept if the
  /// chunks only have videos, which can be joined again.
  package func end(with whole: Manifest) throws(FlipbookError) {
    try whole.write(to: folder.manifestPath())
    guard videos == nil else { return }
    for path in paths where path != folder.manifestPath() { unlink(WorkingFolder.absolute(path)) }
  }
}
