import DequeModule
import Dispatch
import VirtualTime

extension DispatchQueue {
  /// Whether this is the main queue. On Linux, each use of `main` creates another object for it.
  var isMain: Bool { label == DispatchQueue.main.label }
}

/// How a scheduler's work runs when its time has come.
enum WorkRunner {
  /// As work of the main queue.
  case main
  /// As work of a background queue, which can wait in the middle while the stage's clock goes on.
  case concurrent
  /// As work of a background queue, after the end of the scheduler's work that is still waiting.
  case serial(AnyObject)

  /// Runs `work`.
  func run(_ work: @escaping () -> Void) {
    switch self {
    case .main: work()
    case .concurrent: Coroutine.run(work)
    case .serial(let scheduler): SerialWork.current?.run(work, of: scheduler)
    }
  }
}

/// The work of serial schedulers on one clock that waits for earlier work to end.
private final class SerialWork: StageLocal {
  /// The work that follows, for each scheduler whose work is running.
  private var following: [ObjectIdentifier: Deque<() -> Void>] = [:]

  init(on clock: VirtualClock) {
    clock.atEnd(of: self) { $0.following = [:] }
  }

  func run(_ work: @escaping () -> Void, of scheduler: AnyObject) {
    let identifier = ObjectIdentifier(scheduler)
    guard following[identifier] == nil else {
      following[identifier]?.append(work)
      return
    }
    following[identifier] = []
    Coroutine.run { [self] in
      // Another scheduler could have the address of one that was deallocated.
      withExtendedLifetime(scheduler) {
        work()
        while let next = following[identifier]?.popFirst() { next() }
        following[identifier] = nil
      }
    }
  }
}
