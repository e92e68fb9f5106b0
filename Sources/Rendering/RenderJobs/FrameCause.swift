import Failures
import FilmStage
package import Traces
import VirtualTime

/// The cause of differences between frames, determined from the traces of both renders.
package struct FrameCause: Hashable, Sendable {
  /// The first frame that differs, and its time in seconds.
  package let frame: Int
  package let time: Double

  /// The first difference between the traces; nil if they are equal.
  package let difference: TraceDifference?

  /// The last difference up to that frame, if it isn't the first one. The first can be invisible,
  /// or the cause of this one.
  package let nearest: TraceDifference?

  /// Whether a trace is incomplete because of its size limit.
  package let isTraceIncomplete: Bool

  /// Creates the cause for the frames `changed`, which are in ascending order and not empty.
  init(_ changed: [Int], _ rate: FrameRate, from old: Trace, to new: Trace) {
    let differences = TraceDifference.all(from: old, to: new)
    frame = changed.first ?? 0
    let time = rate.instant(ofFrame: frame).seconds
    let nearest = differences.last { $0.time <= time }
    self.time = time
    difference = differences.first
    self.nearest = nearest?.time == differences.first?.time ? nil : nearest
    isTraceIncomplete = (old.omitted ?? 0) + (new.omitted ?? 0) > 0
  }

  /// Whether the difference is later than the frame.
  private var isTooLate: Bool { difference.map { $0.time > time } ?? false }
}

extension FrameCause: CustomStringConvertible {
  /// A description of the frame and the difference.
  package var description: String {
    let intro = "Frame \(frame) (\(time.rounded(to: 3)) s) is the first that differs."
    let cut = isTraceIncomplete ? " A trace is limited in size, so some events are missing." : ""
    guard let difference else { return "\(intro) \(Self.unrecorded)\(cut)" }
    if isTooLate { return "\(intro) \(Self.unrecorded) Later: \(difference).\(cut)" }
    let last = nearest.map { " The last difference before the frame: \($0)." } ?? ""
    return "\(intro) \(difference).\(last)\(cut)"
  }

  private static let unrecorded =
    "The traces are the same up to it: the change isn't in layer properties or animations, "
    + "but in drawing code, a font, an asset, or Flipbook itself."
}

extension Double {
  /// Returns the number as text for messages, with at most `digits` decimal places.
  fileprivate func rounded(to digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    return ((self * scale).rounded() / scale).text
  }
}
