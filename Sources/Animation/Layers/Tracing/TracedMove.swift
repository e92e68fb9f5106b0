package import VirtualTime

/// An interval in which an animation that follows a timeline moved. Timelines belong to property
/// animators, which can pause, reverse or be repositioned; a repositioning is recorded as an
/// instant.
package struct TracedMove {
  package let begin, end: Instant
}

extension TimelineSpan {
  /// The intervals in which the animation moved, on a traced stage.
  var moves: [TracedMove] {
    var moves: [TracedMove] = []
    var shown = 0.0
    let history = timeline.history
    for (index, (instant, motion)) in history.enumerated() {
      let until = index + 1 < history.count ? history[index + 1].instant : .distantFuture
      let part = part(of: motion)
      let begin = max(motion.instant(at: part.lowerBound), instant)
      let end = min(motion.instant(at: part.upperBound), until)
      let reached = progress(at: motion.place(at: min(motion.end, until)))
      if motion.length == 0, reached != shown {
        moves.append(TracedMove(begin: instant, end: instant))
      } else if motion.length > 0, begin < end {
        moves.append(TracedMove(begin: begin, end: end))
      }
      shown = reached
    }
    return moves
  }

  /// Returns the part of a motion's time that falls within this animation's span.
  private func part(of motion: TimelineMotion) -> ClosedRange<Double> {
    let distance = motion.to - motion.from
    guard case .timeline = motion.domain, distance != 0 else { return 0...1 }
    let ends = [start, start + length].map { min(max(($0 - motion.from) / distance, 0), 1) }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}

extension TimelineMotion {
  /// Returns the instant at which a fraction of the motion's time has passed.
  fileprivate func instant(at part: Double) -> Instant {
    begin.advanced(by: Int64(min((length * part).rounded(), 0x1p61)))
  }
}
