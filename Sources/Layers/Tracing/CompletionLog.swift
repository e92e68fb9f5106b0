package import VirtualTime

/// The completion blocks that a traced stage was given, and when they were called.
package final class CompletionLog {
  /// One completion block.
  package struct Entry {
    /// Who was to call it.
    package let owner: String
    /// When it was handed over.
    package let begin: Instant
    /// The line that handed it over.
    package let site: CallSite?
    /// When it was called.
    package fileprivate(set) var calls: [Instant] = []
  }

  /// The completion blocks so far.
  package private(set) var entries: [Entry] = []
  private unowned let clock: VirtualClock

  private init(_ clock: VirtualClock) { self.clock = clock }

  /// The log of `clock`.
  package static func of(_ clock: VirtualClock) -> CompletionLog {
    clock.local(CompletionLog.self) { CompletionLog(clock) }
  }

  /// A block that notes its calls; the block itself where nothing is traced, nil where there is none.
  package static func noting<Argument>(
    _ owner: String, _ body: ((Argument) -> Void)?
  ) -> ((Argument) -> Void)? {
    guard let body, let clock = VirtualClock.current, clock.isTraced else { return body }
    let log = of(clock)
    let index = log.entries.count
    log.entries.append(Entry(owner: owner, begin: clock.now, site: CallSites.current))
    return { argument in
      log.entries[index].calls.append(log.clock.now)
      body(argument)
    }
  }
}
