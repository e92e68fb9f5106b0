import Foundation
package import Output

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

/// Says what makes two fingerprints differ.
enum FingerprintWords {
  /// What of `new` is not as in `old`: “another program and other fonts”.
  static func difference(from old: Manifest, to new: Manifest) -> String {
    let names = [
      "program": "another program", "parameters": "other parameters", "assets": "other assets",
      "fonts": "other fonts", "libraries": "other versions of libraries",
    ]
    let (before, now) = (old.ingredients ?? [:], new.ingredients ?? [:])
    let others = now.keys.filter { before[$0] != now[$0] }.sorted().compactMap { names[$0] }
    return others.isEmpty ? "another version of Flipbook" : others.joined(separator: " and ")
  }
}
