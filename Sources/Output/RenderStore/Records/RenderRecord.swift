package import Failures
import OutputFiles
package import Images
import Synchronization

/// Gathers what is known of the frames of a render, from any thread, and has the journal note those that
/// are done.
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

  /// A record of frames that are written to files, if they are; `kept` are there already. `files` are the
  /// checksums of what the film has read.
  package init(hasFiles: Bool, kept: [Manifest.Frame] = [], files: [String: String] = [:]) {
    self.hasFiles = hasFiles
    state = Mutex(State(files: files))
    state.withLock { state in
      for frame in kept { state.frames[frame.number] = frame }
      state.kept = Set(state.frames.keys)
    }
  }

  /// From here on a journal notes the frames that are done.
  package func begin(_ journal: RenderJournal) { state.withLock { $0.journal = journal } }

  /// Leaves the journal, if there is one, to the next render.
  package func end() { state.withLock { $0.journal }?.release() }

  /// The frames that are done, by number.
  package var frames: [Manifest.Frame] {
    state.withLock { $0.frames.values.sorted { $0.number < $1.number } }
  }

  /// The checksums of the files that the film has read besides its assets, by path.
  package var files: [String: String] { state.withLock { $0.files } }

  /// The film has read these files, before the frames that are noted from now on.
  package func note(filesRead paths: [String]) throws(FlipbookError) {
    let (new, journal) = state.withLock { state in
      let new = FileChecksum.described(paths.filter { state.files[$0] == nil })
      state.files.merge(new) { $1 }
      return (new, state.journal)
    }
    if !new.isEmpty { try journal?.append(files: new) }
  }

  /// Whether a frame's file is there already.
  package func keeps(_ number: Int) -> Bool { state.withLock { $0.kept.contains(number) } }

  /// A frame shows a display list with this digest.
  package func note(list: PixelHash, ofFrame number: Int) {
    state.withLock { $0.lists[number] = list }
  }

  /// The bytes of a frame's file, which is in its place, have this checksum.
  package func note(checksum: PixelHash, ofFrame number: Int) {
    state.withLock { $0.checksums[number] = checksum }
  }

  /// A frame has these pixels, and its file, if it has one, is in its place.
  ///
  /// Throws where a frame that was kept turns out to be another.
  package func complete(_ number: Int, _ hash: PixelHash) throws(FlipbookError) {
    let (done, journal) = try state.withLock {
      state throws(FlipbookError) -> (Manifest.Frame?, RenderJournal?) in
      if state.kept.contains(number), let kept = state.frames[number], kept.hash != hash {
        throw FlipbookError(
          .malformed,
          "Frame \(number) was kept as \(kept.hash), but is drawn as \(hash) now, though all that it "
            + "is made of is the same.",
          hint: "Does the film ask for the time of day, or read what changes? Render it anew.")
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
