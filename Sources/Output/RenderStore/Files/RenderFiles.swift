import OutputFiles

// The store owns what a render leaves in a folder:
//
//   Files ───── how its files are called, and which are there
//   Frames ──── which frames a render has: selections, chunks, divisions
//   Records ─── what the manifest and the journal say of them
//   Earlier ─── what a later render keeps, how far one has come, whether its parts are the whole film

/// The names of the files that one render writes beside its frames: of the whole, or of a chunk.
package struct RenderFiles: Hashable, Sendable {
  /// The names without their endings.
  package let stem: String

  /// The files of the render of a chunk; nil for that of the whole.
  package init(of chunk: FrameChunk?) { stem = chunk?.fileStem ?? "manifest" }

  /// The files of a render in one piece.
  package static let whole = RenderFiles(of: nil)

  /// The files with names that begin with `stem`; nil if no render calls its files so.
  init?(stem: String) {
    guard stem == Self.whole.stem || FrameChunk(fileStem: stem) != nil else { return nil }
    self.stem = stem
  }

  /// The manifest, which is written at the end.
  package var manifest: String { stem + Self.manifestEnding }

  /// The journal, which is there while the render runs and after it was killed.
  package var journal: String { stem + JournalFile.ending }

  /// The trace. Only the render of the whole has one: chunks would write one over the other's.
  package static let trace = "trace.json"

  static let manifestEnding = ".json"

  /// Whether a file of that name is taken for the manifest or journal of a chunk.
  static func isOfChunk(_ name: String) -> Bool {
    name.hasPrefix(FrameChunk.filePrefix)
      && (name.hasSuffix(manifestEnding) || name.hasSuffix(JournalFile.ending))
  }
}
