import PixelDiff

/// The sentences and phrases of a report.
struct ReportWording {
  let difference: FilmDifference

  /// Whether the report compares two pictures rather than films.
  private var isStill: Bool {
    [difference.expected, difference.actual].allSatisfy { $0.kind == "PNG" && $0.frameCount == 1 }
  }

  private var subjects: String { isStill ? "pictures" : "films" }

  var verdict: String {
    "The \(subjects) " + (difference.isSame ? "are the same" : "differ")
  }

  /// The title of the browser tab.
  var title: String {
    (difference.isSame ? "Same: " : "Different: ") + difference.actual.name
  }

  /// The reasons for the verdict, one sentence each.
  var summary: [String] {
    if isStill {
      return difference.worst.map { [Self.sentence(pixels($0.difference)) + "."] } ?? [noDifference]
    }
    return difference.isSame
      ? [noDifference] : [differing, missing, extra, rate].compactMap(\.self)
  }

  private var noDifference: String {
    if isStill { return "No pixel differs more than the tolerance allows." }
    let frames = ReportNumbers.count(difference.comparedFrames, "frame")
    return "None of \(frames) differs more than the tolerance allows."
  }

  private var differing: String? {
    let compared = ReportNumbers.count(difference.comparedFrames, "compared frame")
    guard let first = difference.differing.first, let last = difference.differing.last else {
      return "None of \(compared) differs."
    }
    let count = difference.differing.count
    let worst = (difference.worst ?? first).number
    let range =
      first.number == last.number
      ? "frame \(first.number)" : "first \(first.number), last \(last.number), worst \(worst)"
    return "\(ReportNumbers.grouped(count)) of \(compared) \(count == 1 ? "differs" : "differ"): "
      + range + "."
  }

  private var missing: String? { unmatched(difference.missing, "missing") }

  private var extra: String? { unmatched(difference.extra, "extra") }

  private var rate: String? { difference.hasDifferentRate ? "The frame rates differ." : nil }

  private func unmatched(_ spans: [FilmDifference.Span], _ kind: String) -> String? {
    guard !spans.isEmpty else { return nil }
    let count = spans.reduce(0) { $0 + $1.count }
    let few = spans.prefix(4).map(\.description).joined(separator: ", ")
    return "\(ReportNumbers.count(count, "frame")) \(count == 1 ? "is" : "are") \(kind): \(few)"
      + (spans.count > 4 ? " and so on." : ".")
  }

  /// Returns the known facts about a film: "folder, 90 frames, 1280 × 720, 60 fps".
  func facts(of side: FilmDifference.Side) -> String {
    var facts = [side.kind]
    if !isStill { facts.append(ReportNumbers.count(side.frameCount, "frame")) }
    if let size = side.size { facts.append(Self.size(size)) }
    if let rate = side.framesPerSecond, rate > 0 {
      facts.append(ReportNumbers.decimal(rate, digits: 3) + "\u{A0}fps")
    }
    return facts.joined(separator: ", ")
  }

  var ignored: String {
    difference.ignoredRegions == 0
      ? "none" : ReportNumbers.count(difference.ignoredRegions, "region")
  }

  /// Returns the known facts about a differing frame, one phrase each.
  func facts(of frame: PixelDifference) -> [String] {
    var facts = [pixels(frame)]
    if frame.greatestLevels > 0 {
      facts.append("by up to \(ReportNumbers.count(frame.greatestLevels, "level"))")
    }
    if let region = frame.region { facts.append("within " + Self.region(region)) }
    if frame.expectedSize != frame.actualSize {
      facts.append(
        "sizes \(Self.size(frame.expectedSize)) and \(Self.size(frame.actualSize))")
    }
    if frame.ignoredPixels > 0 {
      facts.append(ReportNumbers.count(frame.ignoredPixels, "pixel") + " ignored")
    }
    if frame.antiAliasedPixels > 0 {
      facts.append(ReportNumbers.count(frame.antiAliasedPixels, "pixel") + " anti-aliased")
    }
    return facts
  }

  private func pixels(_ frame: PixelDifference) -> String {
    let count = frame.differingPixels
    if count == 0 { return "differs by its hash; a picture is missing" }
    let share = ReportNumbers.percent(count, of: frame.unionSize.width * frame.unionSize.height)
    return "\(ReportNumbers.count(count, "pixel")) \(count == 1 ? "differs" : "differ") (\(share))"
  }

  static func region(_ region: PixelDifference.Region) -> String {
    "\(region.width)\u{A0}×\u{A0}\(region.height) at \(region.x),\u{A0}\(region.y)"
  }

  static func size(_ size: PixelDifference.Size) -> String {
    "\(size.width)\u{A0}×\u{A0}\(size.height)"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension PixelDifference {
  /// The size that both pictures cover together, aligned at the top left.
  var unionSize: Size {
    Size(
      width: max(expectedSize.width, actualSize.width),
      height: max(expectedSize.height, actualSize.height))
  }
}
