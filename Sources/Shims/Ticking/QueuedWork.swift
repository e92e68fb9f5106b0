import VirtualTime

/// The work that waits in one queue for the current instant of one clock, first in, first out.
/// `sync` runs it before its own work.
final class QueuedWork {
  private final class Job {
    let instant: Instant
    /// The number of the job among those of all queues of the clock.
    let number: Int
    var work: (() -> Void)?

    init(at instant: Instant, number: Int, _ work: @escaping () -> Void) {
      self.instant = instant
      self.number = number
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
    let job = Job(at: StageNow.instant, number: Queues.current?.nextNumber() ?? 0, work)
    let scheduled = StageNow.schedule(at: job.instant, "DispatchQueue.async") { [self] in
      run(job)
    }
    if scheduled != nil { jobs.append(job) }
  }

  private var firstDue: Job? { jobs.first { $0.instant <= StageNow.instant } }

  private func run(_ job: Job) {
    jobs.removeAll { $0 === job }
    job.run()
  }

  /// Runs the waiting work of this instant immediately.
  func runAll() { while let next = firstDue { run(next) } }

  /// Runs the waiting work of this instant of all queues but the main one, in the order in which it was
  /// submitted, until `isDone` returns true. Returns false if no work is left before that.
  static func runBackground(until isDone: () -> Bool) -> Bool {
    while !isDone() {
      let next = (Queues.current?.ofBackground ?? [])
        .compactMap { queue in queue.firstDue.map { (queue, $0) } }
        .min { $0.1.number < $1.1.number }
      guard let (queue, job) = next else { return false }
      queue.run(job)
    }
    return true
  }

  /// The queues of one clock.
  private final class Queues: StageLocal {
    private var works: [ObjectIdentifier: (queue: StageQueue, work: QueuedWork)] = [:]
    private var lastNumber = 0

    init(on clock: VirtualClock) {}

    func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    /// The work of all queues but the main one, in no order.
    var ofBackground: [QueuedWork] {
      works.values.filter { $0.queue !== StageQueue.main }.map(\.work)
    }

    func work(of queue: StageQueue) -> QueuedWork {
      if let found = works[ObjectIdentifier(queue)] { return found.work }
      let work = QueuedWork()
      works[ObjectIdentifier(queue)] = (queue, work)
      return work
    }
  }
}
