import Failures
import FilmStage
package import Traces
import VirtualTime

/// What made frames differ, as far as the traces of both renders tell.
package struct FrameCause: Hashable, Sendable {
  /// The first frame that differs, and when it stands, in seconds.
  package let frame: Int
  package let time: Double

  /// The first difference of the traces; nil where they tell the same.
  package let difference: TraceDifference?

  /// The last one that may show by that frame, where it is another: the first may lie in what is
  /// hidden, or be what leads to this one.
  package let nearest: TraceDifference?

  /// Whether not all was recorded.
  package let isBounded: Bool

  /// What the traces tell of the frames of `changed`, which is not empty, in the order of numbers.
  init(_ changed: [Int], _ rate: FrameRate, from old: Trace, to new: Trace) {
    let differences = TraceDifference.all(from: old, to: new)
    frame = changed.first ?? 0
    let time = rate.instant(ofFrame: frame).seconds
    let nearest = differences.last { $0.time <= time }
    self.time = time
    difference = differences.first
    self.nearest = nearest?.time == differences.first?.time ? nil : nearest
    isBounded = (old.omitted ?? 0) + (new.omitted ?? 0) > 0
  }

  /// Whether the difference comes too late for the frame.
  private var isTooLate: Bool { difference.map { $0.time > time } ?? false }
}

extension FrameCause: CustomStringConvertible {
  /// The frame and the difference in sentences.
  package var description: String {
    let place = "Frame \(frame) (\(time.rounded(to: 3)) s) is the first that differs."
    let cut = isBounded ? " A render's trace is bounded: there was more than it holds." : ""
    guard let difference else { return "\(place) \(Self.unrecorded)\(cut)" }
    if isTooLate { return "\(place) \(Self.unrecorded) Later: \(difference).\(cut)" }
    let last = nearest.map { " Nearest before the frame: \($0)." } ?? ""
    return "\(place) \(difference).\(last)\(cut)"
  }

  private static let unrecorded =
    "Up to it the traces are the same: what changed is nothing that is set on layers or animated, "
    + "but code that draws, a font, an asset, or Flipbook itself."
}

extension Double {
  /// The number as messages tell it, with so many digits behind the point at most.
  fileprivate func rounded(to digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    return ((self * scale).rounded() / scale).text
  }
}
