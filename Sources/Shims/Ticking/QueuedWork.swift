import VirtualTime

/// The work that waits in one queue for the current instant of one clock, first in, first out.
/// `sync` runs it before its own work.
final class QueuedWork {
  private final class Job {
    let instant: Instant
    var work: (() -> Void)?

    init(at instant: Instant, _ work: @escaping () -> Void) {
      self.instant = instant
      self.work = work
    }

    func run() {
      let work = work
      self.work = nil
      work?()
    }
  }

  private var jobs: [Job] = []
  /// The end of the queue's work that has run, with its pauses, if the queue is serial.
  var idle = Instant.zero
  /// What the queue's work that has run waits for, if the queue is serial.
  var wait: WaitingWork?

  /// Returns the work that waits in `queue` on the current clock.
  static func of(_ queue: StageQueue) -> QueuedWork {
    Queues.current?.work(of: queue) ?? QueuedWork()
  }

  /// Schedules `work` for this instant, after the work that is running or already waiting.
  func enqueue(_ work: @escaping () -> Void) {
    let job = Job(at: StageNow.instant, work)
    let scheduled = StageNow.schedule(at: job.instant, "DispatchQueue.async") { [self] in
      jobs.removeAll { $0 === job }
      job.run()
    }
    if scheduled != nil { jobs.append(job) }
  }

  /// Runs the waiting work of this instant immediately.
  func runAll() {
    while let next = jobs.firstIndex(where: { $0.instant <= StageNow.instant }) {
      jobs.remove(at: next).run()
    }
  }

  /// The queues of one clock.
  private final class Queues: StageLocal {
    private var works: [ObjectIdentifier: (queue: StageQueue, work: QueuedWork)] = [:]

    init(on clock: VirtualClock) {}

    func work(of queue: StageQueue) -> QueuedWork {
      if let found = works[ObjectIdentifier(queue)] { return found.work }
      let work = QueuedWork()
      works[ObjectIdentifier(queue)] = (queue, work)
      return work
    }
  }
}
