import Foundation
import Output

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

  /// The acceptance of the frames `numbers`, or all, of the report in `folder`.
  package init(_ folder: String, frames numbers: FrameNumbers?) throws(DiffError) {
    if let single = SingleAcceptance.read(in: folder) {
      (kind, expected, actual) = (nil, single.expected, single.actual)
      (self.frames, steps) = (FrameNumbers(0..<1), [0: .copy(from: actual, to: expected)])
      return
    }
    let report: ReportFile
    do throws(OutputError) {
      report = try ReportFile.read(inFolder: folder)
    } catch {
      throw DiffError(error)
    }
    guard let goldens = report.goldens, let actual = goldens.details["actual"],
      let kind = goldens.details["kind"].flatMap(AcceptedKind.init)
    else {
      throw DiffError(
        .unreadable,
        "The report in “\(folder)” holds nothing to accept: what it expects is a "
          + "\(report.difference.expected.kind), what it got a \(report.difference.actual.kind).",
        hint: "Pictures, folders of frames and goldens of tests can be accepted.")
    }
    (self.kind, expected, self.actual) = (kind, goldens.folder, actual)
    let difference = report.difference
    let changed = Set(difference.differing.map(\.number))
    let missing = FrameNumbers(difference.missing)
    let all = changed.union(FrameNumbers(difference.extra)).union(missing)
    frames = numbers ?? FrameNumbers(ascending: all.sorted())
    if let stranger = frames.first(where: { !all.contains($0) }) {
      throw DiffError(
        .badSetting, "Frame \(stranger) is not among those that differ.",
        hint: "They are \(FrameNumbers(ascending: all.sorted()).spans.shortened()).")
    }
    let sides = (try kind.sequence(at: expected), try kind.sequence(at: actual))
    for number in frames {
      steps[number] = try step(number, isMissing: missing.contains(number), sides.0, sides.1)
    }
  }

  /// What a report on `difference` says of what may be accepted; nil if nothing may.
  package static func goldens(of difference: FilmDifference) -> ReportFile.Goldens? {
    let (expected, actual) = (difference.expected, difference.actual)
    let kind: AcceptedKind
    switch (expected.kind, actual.kind) {
    case ("PNG", "PNG"): kind = .picture
    case ("folder", "folder"): kind = .folder
    default: return nil
    }
    return goldens(kind, expected: absolute(expected.name), actual: absolute(actual.name))
  }

  /// The same, for what lies at these paths.
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
  ) throws(DiffError) -> Step {
    let old = try expected.frame(number)?.path
    if isMissing { return old.map(Step.remove) ?? .hash }
    guard let new = try actual.frame(number)?.path else { return old.map(Step.remove) ?? .hash }
    let name = (new as NSString).lastPathComponent
    return .copy(
      from: new, to: old ?? (kind == .picture ? self.expected : self.expected + "/" + name))
  }

  /// What will be done, a line each.
  package var summary: [String] {
    let copies = steps.count { if case .copy = $0.value { true } else { false } }
    let removals = steps.count { if case .remove = $0.value { true } else { false } }
    let what = kind == nil ? actual : frames.spans.shortened()
    var lines = ["accepting \(what) → \(expected)"]
    if kind == nil { return lines }
    if copies > 0 { lines.append("  \(copies == 1 ? "1 picture" : "\(copies) pictures") replaced") }
    if removals > 0 {
      lines.append("  \(removals == 1 ? "1 picture" : "\(removals) pictures") removed")
    }
    if kind == .film {
      lines.append("  \(frames.count == 1 ? "1 hash" : "\(frames.count) hashes") in manifest.json")
    }
    return lines
  }

  /// Does it. Each file is replaced at one stroke; of a film, the manifest comes last.
  package func run() throws(DiffError) {
    do throws(OutputError) {
      for (_, step) in steps.sorted(by: { $0.key < $1.key }) {
        switch step {
        case .copy(let from, let to):
          guard let bytes = FileManager.default.contents(atPath: from) else {
            throw OutputError(
              .unreadable, "“\(from)” can't be read.", hint: "Run the test, or compare, again.")
          }
          try WholeFile.write([UInt8](bytes), to: to)
        case .remove(let path): try? FileManager.default.removeItem(atPath: path)
        case .hash: break
        }
      }
      if kind == .film { try mergeManifests() }
    } catch {
      throw DiffError(error, .outputFailed)
    }
  }

  private func mergeManifests() throws(OutputError) {
    let path = expected + "/" + Manifest.fileName
    var manifest = try Manifest.read(path)
    let new = try Manifest.read(actual + "/" + Manifest.fileName)
    var entries = Dictionary(uniqueKeysWithValues: manifest.frames.map { ($0.number, $0) })
    let found = Dictionary(uniqueKeysWithValues: new.frames.map { ($0.number, $0) })
    for number in frames { entries[number] = found[number] }
    manifest.frames = entries.values.sorted { $0.number < $1.number }
    manifest.canvas = new.canvas
    try manifest.write(to: path)
  }
}

extension SequenceFrame {
  fileprivate var path: String? { if case .file(let path) = source { path } else { nil } }
}
