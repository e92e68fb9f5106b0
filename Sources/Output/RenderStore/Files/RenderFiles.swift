import OutputFiles

// The store manages the files of a render in its folder:
//
//   Files ───── the names of the files, and which of them exist
//   Frames ──── the frames of a render: selections, chunks, divisions
//   Records ─── the contents of the manifest and the journal
//   Earlier ─── the frames that a later render keeps, the progress of a render, its assembly

/// The names of the files that the render of a whole film or of a chunk writes beside its frames.
package struct RenderFiles: Hashable, Sendable {
  /// The file names without their extensions.
  package let stem: String

  /// Creates the names for a chunk; nil for the whole film.
  package init(of chunk: FrameChunk?) { stem = chunk?.fileStem ?? "manifest" }

  /// The names for the render of a whole film.
  package static let whole = RenderFiles(of: nil)

  /// Creates the names that begin with `stem`; nil if no render uses it.
  init?(stem: String) {
    guard stem == Self.whole.stem || FrameChunk(fileStem: stem) != nil else { return nil }
    self.stem = stem
  }

  /// The name of the manifest, which is written at the end.
  package var manifest: String { stem + Self.manifestEnding }

  /// The name of the journal, which exists while the render runs and after it was killed.
  package var journal: String { stem + JournalFile.ending }

  /// The name of the trace. Only the render of a whole film has one, because chunks would overwrite
  /// each other's.
  package static let trace = "trace.json"

  static let manifestEnding = ".json"

  /// Returns whether the name belongs to the manifest or journal of a chunk.
  static func isOfChunk(_ name: String) -> Bool {
    name.hasPrefix(FrameChunk.filePrefix)
      && (name.hasSuffix(manifestEnding) || name.hasSuffix(JournalFile.ending))
  }
}
