package import VirtualTime

/// A delegate of the library's own animations: what it hears is no business of the film's.
package protocol InnerAnimationDelegate: CAAnimationDelegate {}

/// The completion blocks and animation delegates that a traced stage was given, and when they were
/// called.
package final class CompletionLog: StageLocal {
  /// Whom delegates of animations hear from. One may have asked for the beginning alone, so that the
  /// end need not come.
  package static let delegate = "CAAnimation.delegate"

  /// One completion block, or one delegate of an animation.
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
  /// How many more there were, of which nothing was kept.
  package private(set) var omitted = 0
  private unowned let clock: VirtualClock

  package init(on clock: VirtualClock) { self.clock = clock }

  /// A block that notes its calls; the block itself where nothing is traced, nil where there is none.
  package static func noting<Argument>(
    _ owner: String, _ body: ((Argument) -> Void)?
  ) -> ((Argument) -> Void)? {
    guard let body, let clock = VirtualClock.current, clock.context.isTraced else { return body }
    let noteCall = of(clock).expect(owner, handedOverAt: clock.context.callSite)
    return { argument in
      noteCall()
      body(argument)
    }
  }

  /// Expects that `owner` will call what the film handed over at `site`; returns what notes that it
  /// does.
  func expect(_ owner: String, handedOverAt site: CallSite?) -> () -> Void {
    guard entries.count < clock.context.tracing.mostRecords else {
      omitted += 1
      return {}
    }
    let index = entries.count
    entries.append(Entry(owner: owner, begin: clock.now, site: site))
    return { self.entries[index].calls.append(self.clock.now) }
  }
}
