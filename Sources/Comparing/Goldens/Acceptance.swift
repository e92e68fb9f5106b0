package import Failures
import OutputFiles
import Foundation
package import PixelDiff
package import RenderStore
package import DiffReport

/// Replaces the expected files of a report with the actual ones.
package struct Acceptance {
  /// The change to one frame.
  package enum Step: Hashable, Sendable {
    /// The actual picture is copied over the expected one, or added.
    case copy(from: String, to: String)
    /// The expected picture is removed: the actual film doesn't have the frame.
    case remove(String)
    /// Only the hash is recorded.
    case hash
  }

  /// The kind of the expected side; nil if it has no frames.
  package let kind: AcceptedKind?

  /// The paths of the expected and the actual side: files or folders.
  package let expected, actual: String

  /// The changes, by frame number.
  package private(set) var steps: [Int: Step] = [:]

  private let frames: FrameNumbers

  /// The date of the report; newer files aren't accepted.
  private let date: Date?

  /// Prepares to accept the frames `numbers` of the report in `folder`, or all frames if it is nil.
  package init(_ folder: String, frames numbers: FrameNumbers?) throws(FlipbookError) {
    if let single = try SingleAcceptance.read(in: folder) {
      kind = nil
      expected = single.expected
      actual = single.actual
      frames = FrameNumbers(0..<1)
      steps = [0: .copy(from: actual, to: expected)]
      date = nil
      return
    }
    let report = try ReportFile.read(inFolder: folder)
    guard let goldens = report.goldens, let actual = goldens.details["actual"],
      let kind = goldens.details["kind"].flatMap(AcceptedKind.init)
    else {
      throw FlipbookError(
        .unreadable,
        "The report in \"\(folder)\" has nothing to accept: its expected side is a "
          + "\(report.difference.expected.kind), its actual side a \(report.difference.actual.kind).",
        hint: "Only pictures, folders of frames and goldens of tests can be accepted.")
    }
    self.kind = kind
    expected = goldens.folder
    self.actual = actual
    date = Self.date(of: folder + "/" + ReportFile.name)
    let difference = report.difference
    let changed = Set(difference.differing.map(\.number))
    let missing = FrameNumbers(difference.missing)
    let all = FrameNumbers(
      merging: changed.map { $0...$0 } + missing.ranges + FrameNumbers(difference.extra).ranges)
    frames = numbers ?? all
    if let unchanged = frames.subtracting(all).first {
      throw FlipbookError(
        .badSetting, "Frame \(unchanged) doesn't differ.",
        hint: "These frames differ: \(all.shortened()).")
    }
    let sides = (try kind.sequence(at: expected), try kind.sequence(at: actual))
    try Self.check(missing, sides.0, in: folder)
    try Self.check(FrameNumbers(difference.extra), sides.1, in: folder)
    if kind == .film { try checkForGaps(difference, accepting: frames) }
    for number in frames {
      steps[number] = try step(number, isMissing: missing.contains(number), sides.0, sides.1)
    }
  }

  /// Returns the goldens that frames of `difference` can be accepted into, for its report; nil if
  /// there are none.
  package static func goldens(of difference: FilmDifference) -> ReportFile.Goldens? {
    let (expected, actual) = (difference.expected, difference.actual)
    let kind: AcceptedKind
    var (wanted, found) = (absolute(expected.name), absolute(actual.name))
    switch (expected.kind, actual.kind) {
    case ("PNG", "PNG"): kind = .picture
    case ("folder", "folder") where !hasManifest(wanted): kind = .folder
    case ("folder", _), ("manifest", _):
      // A manifest can only be accepted together with its pictures.
      if expected.kind == "manifest" { wanted = (wanted as NSString).deletingLastPathComponent }
      if actual.kind == "manifest" { found = (found as NSString).deletingLastPathComponent }
      guard hasManifest(wanted), hasManifest(found) else { return nil }
      kind = .film
    default: return nil
    }
    return goldens(kind, expected: wanted, actual: found)
  }

  /// Throws unless the sequence has all `frames`, which are only what the report in `folder`
  /// claims.
  private static func check(
    _ frames: FrameNumbers, _ sequence: any FrameSequence, in folder: String
  ) throws(FlipbookError) {
    guard let other = frames.subtracting(sequence.numbers ?? FrameNumbers()).first else { return }
    throw FlipbookError(
      .malformed, "The report in \"\(folder)\" lists frame \(other), which doesn't exist any more.",
      hint: "Run the test or the comparison again.")
  }

  private static func hasManifest(_ folder: String) -> Bool {
    RenderFolder(folder).hasManifest
  }

  private static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// Throws if accepting `frames` would leave a gap in the film. Frames at its end can only be
  /// removed or added together with the frames after or before them.
  private func checkForGaps(
    _ difference: FilmDifference, accepting frames: FrameNumbers
  ) throws(FlipbookError) {
    let missing = difference.missing.flatMap { Array($0.first...$0.last) }
    let extra = difference.extra.flatMap { Array($0.first...$0.last) }
    let hasGap =
      zip(missing, missing.dropFirst()).contains { frames.contains($0) && !frames.contains($1) }
      || zip(extra, extra.dropFirst()).contains { !frames.contains($0) && frames.contains($1) }
    if hasGap {
      throw FlipbookError(
        .badSetting, "Accepting only these frames would leave a gap in the film.",
        hint: "Accept missing frames up to the last one, and new frames from the first one on.")
    }
  }

  /// Returns the goldens at the given paths that frames can be accepted into, for a report.
  package static func goldens(
    _ kind: AcceptedKind, expected: String, actual: String
  ) -> ReportFile.Goldens {
    ReportFile.Goldens(folder: expected, details: ["kind": kind.rawValue, "actual": actual])
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private func step(
    _ number: Int, isMissing: Bool, _ expected: any FrameSequence, _ actual: any FrameSequence
  ) throws(FlipbookError) -> Step {
    let old = try expected.frame(number)?.path
    if isMissing { return old.map(Step.remove) ?? .hash }
    guard let new = try actual.frame(number)?.path else { return old.map(Step.remove) ?? .hash }
    // A golden keeps its pictures; of new frames, only those named by a test have one.
    if kind == .film, old == nil, try expected.frame(number) != nil { return .hash }
    let name = (new as NSString).lastPathComponent
    return .copy(
      from: new, to: old ?? (kind == .picture ? self.expected : self.expected + "/" + name))
  }

  /// A description of the changes, one line each.
  package var summary: [String] {
    let copies = steps.count { if case .copy = $0.value { true } else { false } }
    let removals = steps.count { if case .remove = $0.value { true } else { false } }
    let what = kind == nil ? actual : frames.shortened()
    var lines = ["accepting \(what) → \(expected)"]
    if kind == nil { return lines }
    if copies > 0 {
      lines.append("  \(copies == 1 ? "1 picture" : "\(copies) pictures") to replace or add")
    }
    if removals > 0 {
      lines.append("  \(removals == 1 ? "1 picture" : "\(removals) pictures") to remove")
    }
    if kind == .film {
      lines.append(
        "  \(frames.count == 1 ? "1 hash" : "\(frames.count) hashes") in \(RenderFiles.whole.manifest)"
      )
    }
    return lines
  }

  /// Makes the changes. Each file is replaced atomically; the manifest of a film is written last.
  package func run() throws(FlipbookError) {
    do throws(FlipbookError) {
      for (_, step) in steps.sorted(by: { $0.key < $1.key }) {
        switch step {
        case .copy(let from, let to):
          if let date, let changed = Self.date(of: from), changed > date {
            throw FlipbookError(
              .malformed, "\"\(from)\" is newer than the report that shows it.",
              hint: "Run the test or the comparison again, and check the new report.")
          }
          guard let bytes = RegularFile.contents(atPath: from) else {
            throw FlipbookError(
              .unreadable, "\"\(from)\" can't be read.",
              hint: "Run the test or the comparison again.")
          }
          try AtomicFile.write([UInt8](bytes), to: to)
        case .remove(let path):
          guard unlink(path) == 0 || errno == ENOENT else {
            throw FlipbookError(
              .notWritable, "\"\(path)\" can't be removed: \(String(cString: strerror(errno))).")
          }
        case .hash: break
        }
      }
      if kind == .film { try mergeManifests() }
    } catch {
      throw error.recoded(.outputFailed)
    }
  }

  private func mergeManifests() throws(FlipbookError) {
    let path = RenderFolder(expected).manifestPath()
    var manifest = try Manifest.read(path)
    let new = try Manifest.read(RenderFolder(actual).manifestPath())
    var entries = Dictionary(uniqueKeysWithValues: manifest.frames.map { ($0.number, $0) })
    let found = Dictionary(uniqueKeysWithValues: new.frames.map { ($0.number, $0) })
    for number in frames {
      entries[number] = found[number]
      if case .copy(_, let to) = steps[number] {
        entries[number]?.file = (to as NSString).lastPathComponent
      } else {
        entries[number]?.file = nil
      }
    }
    manifest.frames = entries.values.sorted { $0.number < $1.number }
    // The new canvas applies if all frames are accepted.
    if steps.count >= manifest.frames.count { manifest.canvas = new.canvas }
    try manifest.write(to: path)
  }
}

extension SequenceFrame {
  fileprivate var path: String? { if case .file(let path) = source { path } else { nil } }
}
