package import Failures
import OutputFiles
import Foundation
package import PixelDiff
package import RenderStore
package import DiffReport

/// Moving what a report shows as actual over what was expected.
package struct Acceptance {
  /// What happens to one frame.
  package enum Step: Hashable, Sendable {
    /// The expected picture is replaced, or made, by the actual one.
    case copy(from: String, to: String)
    /// The expected picture goes: the actual film has no such frame.
    case remove(String)
    /// Only its hash is written down.
    case hash
  }

  /// What the expected side is; nil if it has no frames.
  package let kind: AcceptedKind?

  /// The expected and the actual side: files or folders.
  package let expected, actual: String

  /// What happens, by the number of the frame.
  package private(set) var steps: [Int: Step] = [:]

  private let frames: FrameNumbers

  /// When what is shown was looked at; nothing newer is accepted.
  private let date: Date?

  /// The acceptance of the frames `numbers`, or all, of the report in `folder`.
  package init(_ folder: String, frames numbers: FrameNumbers?) throws(FlipbookError) {
    if let single = SingleAcceptance.read(in: folder) {
      (kind, expected, actual) = (nil, single.expected, single.actual)
      (self.frames, steps) = (FrameNumbers(0..<1), [0: .copy(from: actual, to: expected)])
      date = nil
      return
    }
    let report = try ReportFile.read(inFolder: folder)
    guard let goldens = report.goldens, let actual = goldens.details["actual"],
      let kind = goldens.details["kind"].flatMap(AcceptedKind.init)
    else {
      throw FlipbookError(
        .unreadable,
        "The report in “\(folder)” holds nothing to accept: what it expects is a "
          + "\(report.difference.expected.kind), what it got a \(report.difference.actual.kind).",
        hint: "Pictures, folders of frames and goldens of tests can be accepted.")
    }
    (self.kind, expected, self.actual) = (kind, goldens.folder, actual)
    date = Self.date(of: folder + "/" + ReportFile.name)
    let difference = report.difference
    let changed = Set(difference.differing.map(\.number))
    let missing = FrameNumbers(difference.missing)
    let all = changed.union(FrameNumbers(difference.extra)).union(missing)
    frames = numbers ?? FrameNumbers(ascending: all.sorted())
    if let stranger = frames.first(where: { !all.contains($0) }) {
      throw FlipbookError(
        .badSetting, "Frame \(stranger) is not among those that differ.",
        hint: "They are \(FrameNumbers(ascending: all.sorted()).shortened()).")
    }
    if kind == .film { try checkThatNoHoleIsLeft(difference, accepting: frames) }
    let sides = (try kind.sequence(at: expected), try kind.sequence(at: actual))
    for number in frames {
      steps[number] = try step(number, isMissing: missing.contains(number), sides.0, sides.1)
    }
  }

  /// What a report on `difference` says of what may be accepted; nil if nothing may.
  package static func goldens(of difference: FilmDifference) -> ReportFile.Goldens? {
    let (expected, actual) = (difference.expected, difference.actual)
    let kind: AcceptedKind
    var (wanted, found) = (absolute(expected.name), absolute(actual.name))
    switch (expected.kind, actual.kind) {
    case ("PNG", "PNG"): kind = .picture
    case ("folder", "folder") where !hasManifest(wanted): kind = .folder
    case ("folder", _), ("manifest", _):
      // A manifest has to go with its pictures.
      if expected.kind == "manifest" { wanted = (wanted as NSString).deletingLastPathComponent }
      if actual.kind == "manifest" { found = (found as NSString).deletingLastPathComponent }
      guard hasManifest(wanted), hasManifest(found) else { return nil }
      kind = .film
    default: return nil
    }
    return goldens(kind, expected: wanted, actual: found)
  }

  private static func hasManifest(_ folder: String) -> Bool {
    RenderFolder(folder).hasManifest
  }

  private static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// A film's frames follow each other: those at its end go, or come, only together with what follows.
  private func checkThatNoHoleIsLeft(
    _ difference: FilmDifference, accepting frames: FrameNumbers
  ) throws(FlipbookError) {
    let missing = difference.missing.flatMap { Array($0.first...$0.last) }
    let extra = difference.extra.flatMap { Array($0.first...$0.last) }
    let isHole =
      zip(missing, missing.dropFirst()).contains { frames.contains($0) && !frames.contains($1) }
      || zip(extra, extra.dropFirst()).contains { !frames.contains($0) && frames.contains($1) }
    if isHole {
      throw FlipbookError(
        .badSetting, "To accept these frames alone would leave a hole in the film.",
        hint: "Of frames that are missing accept the last too, of those that are new the first.")
    }
  }

  /// What a report says of what may be accepted, where it lies at these paths.
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
    // A golden keeps the pictures that it kept, and of new frames those that a test names.
    if kind == .film, old == nil, try expected.frame(number) != nil { return .hash }
    let name = (new as NSString).lastPathComponent
    return .copy(
      from: new, to: old ?? (kind == .picture ? self.expected : self.expected + "/" + name))
  }

  /// What will be done, a line each.
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

  /// Does it. Each file is replaced at one stroke; of a film, the manifest comes last.
  package func run() throws(FlipbookError) {
    do throws(FlipbookError) {
      for (_, step) in steps.sorted(by: { $0.key < $1.key }) {
        switch step {
        case .copy(let from, let to):
          if let date, let changed = Self.date(of: from), changed > date {
            throw FlipbookError(
              .malformed, "“\(from)” is newer than the report that shows it.",
              hint: "Run the test, or compare, again, and look at what is shown then.")
          }
          guard let bytes = FileManager.default.contents(atPath: from) else {
            throw FlipbookError(
              .unreadable, "“\(from)” can't be read.", hint: "Run the test, or compare, again.")
          }
          try WholeFile.write([UInt8](bytes), to: to)
        case .remove(let path):
          guard unlink(path) == 0 || errno == ENOENT else {
            throw FlipbookError(
              .notWritable, "“\(path)” can't be removed: \(String(cString: strerror(errno))).")
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
    // The canvas is that of all frames.
    if steps.count >= manifest.frames.count { manifest.canvas = new.canvas }
    try manifest.write(to: path)
  }
}

extension SequenceFrame {
  fileprivate var path: String? { if case .file(let path) = source { path } else { nil } }
}
