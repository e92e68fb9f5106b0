/// The turns that work of background queues will have on one clock: where it starts, and where it goes
/// on after a wait.
///
/// While the main queue waits for such work, it runs the turns ahead of their time, because the clock
/// can't go on during a call.
package final class BackgroundTurns: StageLocal {
  /// A turn that can be cancelled.
  package final class Turn {
    private weak var turns: BackgroundTurns?
    fileprivate let number: Int
    fileprivate let action: () -> Void
    fileprivate var work: VirtualClock.Work?

    fileprivate init(
      _ number: Int, of turns: BackgroundTurns, _ action: @escaping () -> Void
    ) {
      self.turns = turns
      self.number = number
      self.action = action
    }

    /// Cancels the turn, if it is still to come.
    package func cancel() {
      work?.cancel()
      turns?.turns[number] = nil
    }
  }

  private unowned let clock: VirtualClock
  fileprivate var turns: [Int: Turn] = [:]
  private var lastNumber = 0

  package init(on clock: VirtualClock) {
    self.clock = clock
    clock.atEnd(of: self) { $0.turns = [:] }
  }

  /// Schedules a turn at `instant`, or now if that has passed. A turn at the end of time never comes.
  @discardableResult
  package func schedule(at instant: Instant, _ action: @escaping () -> Void) -> Turn {
    lastNumber += 1
    let turn = Turn(lastNumber, of: self, action)
    if instant == .distantFuture { return turn }
    turns[turn.number] = turn
    turn.work = clock.schedule(at: instant) { [unowned self] in
      turns[turn.number] = nil
      turn.action()
    }
    return turn
  }

  /// How far, in seconds, turns run ahead: an endless loop in the background would run for ever.
  private static let longestWait = 3600.0

  /// Runs turns in order, each at its own time, until `isDone` returns true. The clock itself doesn't
  /// advance. Returns false if no turns up to `limit` are left before that.
  package func runAhead(
    through limit: Instant = .distantFuture, until isDone: () -> Bool
  ) -> Bool {
    let before = clock.context.ahead
    defer { clock.context.ahead = before }
    let last = min(limit, clock.now.advanced(bySeconds: Self.longestWait))
    while !isDone() {
      guard let (instant, turn) = next, instant <= last, clock.admitTurn() else { return false }
      turn.cancel()
      clock.context.ahead = max(instant, before ?? instant)
      turn.action()
      clock.context.ahead = before
    }
    return true
  }

  private var next: (Instant, Turn)? {
    turns.values.compactMap { turn in turn.work.map { ($0.instant, turn) } }
      .min { ($0.0, $0.1.number) < ($1.0, $1.1.number) }
  }
}
