/// The stage on which an observer was registered with an object that all stages of a process share, such as
/// a notification centre.
package final class StageReference {
  private let isOfStage: Bool
  private weak var clock: VirtualClock?

  /// Refers to the stage that is current on this thread; to none outside of stages.
  package init() {
    clock = VirtualClock.current
    isOfStage = clock != nil
  }

  /// Whether the stage doesn't exist any more.
  package var hasEnded: Bool { isOfStage && clock == nil }

  /// Whether the observer is to be notified: unless its stage has ended, or another one is current on this
  /// thread. Observers that were registered outside of stages are notified by all.
  package var isReached: Bool {
    guard isOfStage else { return true }
    guard let clock else { return false }
    return VirtualClock.current.map { $0 === clock } ?? true
  }
}

// The reference never changes, except that its clock is deallocated.
extension StageReference: @unchecked Sendable {}
