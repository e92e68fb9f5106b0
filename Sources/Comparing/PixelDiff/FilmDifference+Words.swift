// Descriptions of differences for terminals, reports and failed tests.

extension FilmDifference.Change {
  /// Returns "different pictures", "late by 2 frames", or both, for a run of `count` frames.
  public func description(ofRun count: Int) -> String {
    func timing(_ offset: Int) -> String {
      let frames = abs(offset) == 1 ? "1 frame" : "\(abs(offset)) frames"
      return "\(offset < 0 ? "late" : "early") by \(frames)"
    }
    return switch self {
    case .paint: "different pictures"
    case .timing(let offset): timing(offset)
    case .both(let offset, let frames):
      "\(timing(offset)) in \(frames) of \(count) frames, different pictures in the rest"
    }
  }
}

extension PixelDifference.Region: CustomStringConvertible {
  /// The region as text, such as "200 × 100 at (10, 20)".
  public var description: String { "\(width) × \(height) at (\(x), \(y))" }
}

extension PixelDifference.Size: CustomStringConvertible {
  /// The size as text, such as "1920 × 1080".
  public var description: String { "\(width) × \(height)" }
}

extension FilmDifference {
  /// The result as a sentence without a full stop.
  public var verdict: String {
    if isSame {
      return comparedFrames == 1
        ? "the frame is the same" : "all \(comparedFrames) frames are the same"
    }
    var parts: [String] = []
    if !differing.isEmpty {
      let verb = differing.count == 1 ? "differs" : "differ"
      parts.append("\(differing.count) of \(comparedFrames) frames \(verb)\(extent)")
    }
    func count(_ spans: [Span]) -> Int { spans.reduce(0) { $0 + $1.count } }
    if !missing.isEmpty { parts.append("\(count(missing)) missing") }
    if !extra.isEmpty { parts.append("\(count(extra)) extra") }
    if hasDifferentRate, let rate = expected.framesPerSecond, let other = actual.framesPerSecond {
      parts.append("\(other) frames per second instead of \(rate)")
    }
    return parts.joined(separator: "; ")
  }

  private var extent: String {
    guard runs.count > 1, let first = differing.first, let last = differing.last, let worst else {
      return ""
    }
    return ", in \(runs.count) runs from \(first.number) to \(last.number), most in \(worst.number)"
  }

  /// The verdict followed by its reasons, one line each.
  public var summary: [String] {
    var lines = [verdict]
    if let sizes = differing.first(where: { $0.difference.expectedSize != $0.difference.actualSize }
    ) {
      lines.append(
        "  the sizes differ: expected \(sizes.difference.expectedSize), got "
          + "\(sizes.difference.actualSize) in frame \(sizes.number); compared on the union")
    }
    let shown = runs.prefix(20)
    let width = shown.map(\.frames.description.count).max() ?? 0
    for run in shown {
      let frames = run.frames.description
      let padding = String(repeating: " ", count: width - frames.count)
      let noun = run.frames.count == 1 ? "frame " : "frames"
      lines.append("  \(noun) \(frames)\(padding)  " + Self.words(for: run))
    }
    if runs.count > shown.count { lines.append("  and \(runs.count - shown.count) more runs") }
    if !missing.isEmpty { lines.append("  missing: \(missing.shortened())") }
    if !extra.isEmpty { lines.append("  extra: \(extra.shortened())") }
    return lines
  }

  private static func words(for run: Run) -> String {
    var words = run.change.description(ofRun: run.frames.count)
    if run.worstPixels > 0 {
      let pixels = run.worstPixels == 1 ? "1 pixel" : "\(run.worstPixels) pixels"
      let worst = run.frames.count == 1 ? "" : ", most in frame \(run.worstFrame)"
      words += ": \(pixels)\(worst)"
    }
    if let region = run.region { words += ", within \(region)" }
    return words
  }
}
