package import Failures
import OutputFiles
package import FilmStage
import Foundation
import Raster
package import RenderStore
import Sinks
package import VideoEncoding

/// What chunks of one film have rendered into a folder.
package struct RenderedParts {
  /// The folder.
  package let folder: String

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
  private let isSelection: Bool

  /// Reads the manifests and journals in `folder` and checks every file. `frames` are those that are
  /// wanted; nil for all of the film, or all that its chunks divide. Where there are parts of several
  /// films, or of one before and after it was edited, the newest part tells which is meant. Throws where
  /// there are none, and where such a film is not complete.
  package init(in folder: String, frames: FrameSelection? = nil) throws(FlipbookError) {
    let parts = try Self.manifests(in: folder)
    guard let newest = parts.max(by: { $0.changed < $1.changed }) else {
      throw FlipbookError(
        .unreadable,
        "There are no frames of a film in “\(folder)”: neither \(Manifest.fileName) nor "
          + "manifests of chunks.",
        hint:
          "Render them there: `render --chunk 1/8 --no-video --output \(folder)` and so on; videos of "
          + "chunks that are elsewhere can be named one by one.")
    }
    let film = parts.filter { Self.difference($0.manifest, newest.manifest) == nil }
    let manifests = film.map(\.manifest)
    videos = Self.videos(of: manifests, in: RenderFolder(folder))
    (manifest, missing) = try Self.whole(
      manifests, frames, in: videos == nil ? RenderFolder(folder) : nil)
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
        .badSetting, "“\(folder)” has videos of chunks alone: they are joined as a whole.",
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

  private static func manifests(in folder: String) throws(FlipbookError) -> [Part] {
    var parts: [Part] = []
    for entry in RenderFolder(folder).entries {
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
  /// Encodes the frames to the video at `path`, or joins the chunks' videos, and writes the manifest of the
  /// whole in place of those of its chunks; where only some frames were wanted, what the folder tells of
  /// all stays. Returns the manifest, and what the user should know of the video.
  package func assemble(
    to path: String, _ encoding: VideoSettings, threads: Int? = nil,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "",
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(FlipbookError) -> (manifest: Manifest, notes: [String]) {
    var whole = manifest
    let notes: [String]
    if let videos {
      notes = try join(videos, to: path, encoding, searchPath).notes
    } else {
      let encoder = try encode(to: path, encoding, threads, searchPath, progress)
      whole.settings.merge(encoder.format.described) { $1 }
      notes = encoder.notes
    }
    guard !isSelection else { return (manifest, notes) }
    whole.video = FileChecksum.of(path).map { Manifest.Video(file: path, checksum: $0) }
    try whole.write(to: folder + "/" + Manifest.fileName)
    // What stands in videos alone is known by the chunks' manifests, from which it can be joined again.
    guard videos == nil else { return (whole, notes) }
    for path in paths where (path as NSString).lastPathComponent != Manifest.fileName {
      unlink(path)
    }
    return (whole, notes)
  }
}

extension RenderedParts {
  private func encode(
    to path: String, _ encoding: VideoSettings, _ threads: Int?, _ searchPath: String,
    _ progress: (Int, Int) -> Void
  ) throws(FlipbookError) -> VideoEncoder {
    let canvas = manifest.canvas
    let encoder = try VideoEncoder(
      path: path, format: FrameFormat(canvas), settings: encoding, searchPath: searchPath)
    try FrameAssembly(folder: folder, threads: RenderSettings.threads(threads)).deliver(
      manifest.frames, of: (canvas.width, canvas.height), to: encoder, progress: progress)
    return encoder
  }

  private func join(
    _ videos: [String], to path: String, _ encoding: VideoSettings, _ searchPath: String
  ) throws(FlipbookError) -> VideoJoin.Result {
    let join = try VideoJoin(
      videos, to: path, rate: manifest.canvas.framesPerSecond, audio: encoding.audio,
      firstFrame: manifest.firstFrame, isChecked: encoding.isChecked, searchPath: searchPath)
    return try join.perform()
  }
}

extension FrameFormat {
  /// The format of the frames of a canvas, as its manifest tells it.
  init(_ canvas: Manifest.Canvas) {
    let word = UInt32(canvas.background.dropFirst(), radix: 16) ?? 0xFF
    let color = Color(
      red: Double(word >> 24) / 255, green: Double(word >> 16 & 255) / 255,
      blue: Double(word >> 8 & 255) / 255, alpha: Double(word & 255) / 255)
    self.init(
      width: canvas.width, height: canvas.height, rate: canvas.framesPerSecond,
      isOpaque: word & 255 == 255, background: color.pixel)
  }
}
