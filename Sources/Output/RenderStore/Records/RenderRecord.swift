package import Failures
import OutputFiles
package import Images
import Synchronization

/// Collects information about the frames of a render, from any thread, and records finished frames
/// in the journal.
package final class RenderRecord: Sendable {
  private struct State {
    var frames: [Int: Manifest.Frame] = [:]
    var checksums: [Int: PixelHash] = [:]
    var lists: [Int: PixelHash] = [:]
    var kept: Set<Int> = []
    var files: [String: String]
    var journal: RenderJournal?
  }

  private let state: Mutex<State>
  private let hasFiles: Bool

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - hasFiles: Whether frames are written to files.
  ///   - kept: The frames whose files already exist.
  ///   - files: The checksums of the files that the film has read, by path.
  package init(hasFiles: Bool, kept: [Manifest.Frame] = [], files: [String: String] = [:]) {
    self.hasFiles = hasFiles
    state = Mutex(State(files: files))
    state.withLock { state in
      for frame in kept { state.frames[frame.number] = frame }
      state.kept = Set(state.frames.keys)
    }
  }

  /// Starts to record finished frames in a journal.
  package func begin(_ journal: RenderJournal) { state.withLock { $0.journal = journal } }

  /// Unlocks the journal, if there is one, for the next render.
  package func end() { state.withLock { $0.journal }?.release() }

  /// The finished frames, sorted by number.
  package var frames: [Manifest.Frame] {
    state.withLock { $0.frames.values.sorted { $0.number < $1.number } }
  }

  /// The checksums of the files that the film has read, other than its assets, by path.
  package var files: [String: String] { state.withLock { $0.files } }

  /// Records that the film has read files, before any frames that are recorded later.
  package func note(filesRead paths: [String]) throws(FlipbookError) {
    let (new, journal) = state.withLock { state in
      let new = FileChecksum.described(paths.filter { state.files[$0] == nil })
      state.files.merge(new) { $1 }
      return (new, state.journal)
    }
    if !new.isEmpty { try journal?.append(files: new) }
  }

  /// Returns whether a frame's file already exists.
  package func keeps(_ number: Int) -> Bool { state.withLock { $0.kept.contains(number) } }

  /// Records the digest of a frame's display list.
  package func note(list: PixelHash, ofFrame number: Int) {
    state.withLock { $0.lists[number] = list }
  }

  /// Records the checksum of a frame's complete file.
  package func note(checksum: PixelHash, ofFrame number: Int) {
    state.withLock { $0.checksums[number] = checksum }
  }

  /// Records the hash of a frame's pixels. The frame's file, if any, must be complete.
  ///
  /// Throws if a frame that was kept is different now.
  package func complete(_ number: Int, _ hash: PixelHash) throws(FlipbookError) {
    let (done, journal) = try state.withLock {
      state throws(FlipbookError) -> (Manifest.Frame?, RenderJournal?) in
      if state.kept.contains(number), let kept = state.frames[number], kept.hash != hash {
        throw FlipbookError(
          .malformed,
          "Frame \(number) was kept with the hash \(kept.hash), but now has \(hash), although its "
            + "inputs are unchanged.",
          hint:
            "Check whether the film uses the current time or changing data, and render it again.")
      }
      let frame = Manifest.Frame(
        number: number, file: hasFiles ? FrameFile.name(ofFrame: number) : nil, hash: hash,
        checksum: state.checksums.removeValue(forKey: number) ?? state.frames[number]?.checksum,
        list: state.lists.removeValue(forKey: number))
      let isNew = state.frames.updateValue(frame, forKey: number) != frame
      return (isNew ? frame : nil, state.journal)
    }
    if let done { try journal?.append(done) }
  }
}
