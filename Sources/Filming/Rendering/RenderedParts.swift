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

  /// Reads the manifests and journals in `folder` and checks every file. `frames` are those that are
  /// wanted; nil for all of the film, or all that its chunks divide. Throws where there are none, and
  /// where they are of several films, none of which is complete.
  package init(in folder: String, frames: FrameSelection? = nil) throws(FilmError) {
    let parts = try Self.manifests(in: folder)
    guard let first = parts.first else {
      throw FilmError(
        .unreadable,
        "There are no frames of a film in “\(folder)”: neither \(Manifest.fileName) nor "
          + "manifests of chunks.",
        hint: "Render them there: `render --chunk 1/8 --no-video --output \(folder)` and so on.")
    }
    // An edited film may have left parts of what it was.
    var films: [[Part]] = []
    for part in parts {
      let index = films.firstIndex { Self.difference(part.manifest, $0[0].manifest) == nil }
      if let index { films[index].append(part) } else { films.append([part]) }
    }
    var read: [(manifest: Manifest, missing: [Int])] = []
    for film in films { read.append(try Self.whole(film.map(\.manifest), frames, in: folder)) }
    guard let whole = read.first(where: \.missing.isEmpty) ?? (read.count == 1 ? read[0] : nil)
    else {
      let other = films[1][0]
      let difference = Self.difference(other.manifest, first.manifest) ?? ""
      throw FilmError(
        .unreadable, "“\(other.path)” is not of the same film as “\(first.path)”: \(difference).",
        hint: "Render all chunks with the same program, parameters, assets and fonts.")
    }
    (self.folder, manifest, missing) = (folder, whole.manifest, whole.missing)
  }

  private typealias Part = (path: String, manifest: Manifest)

  /// What several manifests of one film come to, and the frames that are missing.
  private static func whole(
    _ parts: [Manifest], _ frames: FrameSelection?, in folder: String
  ) throws(FilmError) -> (manifest: Manifest, missing: [Int]) {
    let expected = Set(try Self.expected(parts, frames))
    var records: [Int: [Manifest.Frame]] = [:]
    for frame in parts.flatMap(\.frames) where expected.contains(frame.number) {
      records[frame.number, default: []].append(frame)
    }
    let numbers = records.keys.sorted()
    let paths = numbers.map { folder + "/" + PNGSequence.fileName(ofFrame: $0) }
    var whole = parts[0]
    // Of several records of a frame the one counts that its file agrees with.
    whole.frames = zip(numbers, FileChecksum.of(paths)).compactMap { number, sum in
      sum.flatMap { sum in records[number]?.last { $0.checksum == sum } }
    }
    whole.firstFrame = whole.frames.first?.number ?? 0
    whole.settings["chunk"] = nil
    let chunk = parts.first { $0.settings["chunk"] != nil }
    whole.settings["frames"] =
      frames?.description ?? chunk?.settings["frames"] ?? FrameSelection.all.description
    whole.video = nil
    let present = Set(whole.frames.map(\.number))
    return (whole, expected.subtracting(present).sorted())
  }

  private static func manifests(in folder: String) throws(FilmError) -> [Part] {
    var names = RenderFiles.ofChunks(in: folder)
    names += [Manifest.fileName, Manifest.stem + RenderFiles.journal].filter {
      FileManager.default.fileExists(atPath: folder + "/" + $0)
    }
    var parts: [Part] = []
    for name in names {
      let path = folder + "/" + name
      if name.hasSuffix(RenderFiles.journal) {
        if let journal = RenderJournal.read(path) { parts.append((path, journal)) }
        continue
      }
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
      ?? differs("lengths", { $0.filmFrameCount ?? 0 })
      ?? (one.fingerprint == other.fingerprint
        ? nil : "it was rendered with \(FingerprintWords.difference(from: other, to: one))")
  }

  /// The frames that there have to be.
  private static func expected(
    _ parts: [Manifest], _ frames: FrameSelection?
  ) throws(FilmError) -> [Int] {
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
