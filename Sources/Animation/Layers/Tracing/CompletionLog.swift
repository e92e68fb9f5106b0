package import VirtualTime

/// A delegate of the library's own animations, whose calls aren't recorded.
package protocol InternalAnimationDelegate: CAAnimationDelegate {}

/// The completion blocks and animation delegates that a traced stage received, with their calls.
package final class CompletionLog: StageLocal {
  /// The owner of animation delegates. A delegate might implement only the start method, so a call
  /// at the end isn't required.
  package static let delegate = "CAAnimation.delegate"

  /// A completion block or an animation delegate.
  package struct Entry {
    /// The object or function that calls it.
    package let owner: String
    /// The instant at which it was received.
    package let begin: Instant
    /// The line that passed it.
    package var site: CallSite? { activeCalls?.site }
    fileprivate let activeCalls: (any NotedCalls)?
    /// The instants of its calls.
    package fileprivate(set) var calls: [Instant] = []
  }

  /// The completion blocks so far.
  package private(set) var entries: [Entry] = []
  /// The number of further completion blocks that weren't recorded.
  package private(set) var omitted = 0
  private unowned let clock: VirtualClock

  package init(on clock: VirtualClock) { self.clock = clock }

  /// Returns a block that records its calls and calls `body`; `body` itself without tracing, nil if
  /// it is nil.
  package static func noting<Argument>(
    _ owner: String, _ body: ((Argument) -> Void)?
  ) -> ((Argument) -> Void)? {
    guard let body, let clock = VirtualClock.current, clock.context.isTraced else { return body }
    let noteCall = of(clock).expect(owner, handedOverIn: clock.context.calls)
    return { argument in
      noteCall()
      body(argument)
    }
  }

  /// Expects that `owner` will call the block or delegate received in `calls`; returns a closure
  /// that records the call.
  func expect(_ owner: String, handedOverIn calls: (any NotedCalls)?) -> () -> Void {
    guard entries.count < clock.context.tracing.recordLimit else {
      omitted += 1
      return {}
    }
    let index = entries.count
    entries.append(Entry(owner: owner, begin: clock.now, activeCalls: calls))
    return { self.entries[index].calls.append(self.clock.now) }
  }
}
