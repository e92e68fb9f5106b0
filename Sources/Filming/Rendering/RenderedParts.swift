import Foundation
package import Output
import Raster

/// What chunks of one film have rendered into a folder.
package struct RenderedParts {
  /// The folder.
  package let folder: String

  /// What the manifest of the whole has to be, as far as the frames are there.
  package private(set) var manifest: Manifest

  /// Frames of the film that no chunk has rendered, or whose file is missing or isn't what was written,
  /// in order.
  package let missing: [Int]

  /// Reads the manifests of the chunks in `folder`, or the one manifest of a render in one piece, and
  /// checks every file. Throws where there are none, and where they are not of one film.
  package init(in folder: String) throws(FilmError) {
    let parts = try Self.manifests(in: folder)
    guard var whole = parts.first?.manifest, let first = parts.first?.path else {
      throw FilmError(
        .unreadable,
        "There are no frames of a film in “\(folder)”: neither \(Manifest.fileName) nor "
          + "manifests of chunks.",
        hint: "Render them there: `render --chunk 1/8 --no-video --output \(folder)` and so on.")
    }
    for part in parts.dropFirst() {
      if let difference = Self.difference(part.manifest, whole) {
        throw FilmError(
          .unreadable, "“\(part.path)” is not of the same film as “\(first)”: \(difference).",
          hint: "Render all chunks with the same program, parameters, assets and fonts.")
      }
    }
    var frames: [Int: Manifest.Frame] = [:]
    for part in parts {
      for frame in part.manifest.frames { frames[frame.number] = frame }
    }
    let known = frames.values.sorted { $0.number < $1.number }
    let sums = FileChecksum.of(known.map { folder + "/" + ($0.file ?? "") })
    whole.frames = zip(known, sums).filter { $1 != nil && $1 == $0.checksum }.map(\.0)
    whole.firstFrame = whole.frames.first?.number ?? 0
    whole.settings["chunk"] = nil
    whole.video = nil
    let present = Set(whole.frames.map(\.number))
    missing = try Self.expected(whole, known).filter { !present.contains($0) }
    (self.folder, manifest) = (folder, whole)
  }

  private static func manifests(
    in folder: String
  ) throws(FilmError) -> [(path: String, manifest: Manifest)] {
    var names = RenderFiles.ofChunks(in: folder).filter { !$0.hasSuffix(RenderFiles.journal) }
    if FileManager.default.fileExists(atPath: folder + "/" + Manifest.fileName) {
      names.append(Manifest.fileName)
    }
    var parts: [(path: String, manifest: Manifest)] = []
    for name in names {
      let path = folder + "/" + name
      do throws(OutputError) { parts.append((path, try Manifest.read(path))) } catch {
        throw FilmError(error)
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
      ?? differs("selections of frames", { $0.settings["frames"] ?? "all" })
      ?? differs("lengths", { $0.filmFrameCount ?? 0 })
      ?? (one.fingerprint == other.fingerprint
        ? nil : "it was rendered with \(FingerprintWords.difference(from: other, to: one))")
  }

  /// The frames that there have to be.
  private static func expected(
    _ manifest: Manifest, _ known: [Manifest.Frame]
  ) throws(FilmError) -> [Int] {
    guard let count = manifest.filmFrameCount, let text = manifest.settings["frames"] else {
      return known.map(\.number)
    }
    return try FrameSelection(text).resolved(in: count)
  }
}

extension RenderedParts {
  /// Encodes the frames to the video at `path`, and writes the manifest of the whole in place of those of
  /// its chunks. Returns it, and what the user should know of the video.
  package func assemble(
    to path: String, _ encoding: VideoSettings, threads: Int? = nil,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "",
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(FilmError) -> (manifest: Manifest, notes: [String]) {
    let canvas = manifest.canvas
    let encoder: VideoEncoder
    do throws(OutputError) {
      encoder = try VideoEncoder(
        path: path, format: FrameFormat(canvas), settings: encoding, searchPath: searchPath)
    } catch {
      throw FilmError(error)
    }
    try FrameAssembly(folder: folder, threads: RenderSettings.threads(threads)).deliver(
      manifest.frames, of: (canvas.width, canvas.height), to: encoder, progress: progress)
    var whole = manifest
    whole.settings.merge(encoder.format.described) { $1 }
    do throws(OutputError) {
      whole.video = FileChecksum.of(path).map { Manifest.Video(file: path, checksum: $0) }
      try whole.write(to: folder + "/" + Manifest.fileName)
    } catch {
      throw FilmError(error)
    }
    for name in RenderFiles.ofChunks(in: folder) { unlink(folder + "/" + name) }
    return (whole, encoder.notes)
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
