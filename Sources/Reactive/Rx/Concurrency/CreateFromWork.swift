// Sequences from asynchronous functions. Each subscription starts a task on the stage's clock;
// disposal cancels it. `detached` and `priority` exist for code written for RxSwift and are ignored
// on a stage, whose clock has one order. Outside a stage, the task is always detached.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single that, for each subscription, calls `work` in a task on the stage's clock and
  /// sends its result or the error that it throws.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping () async throws -> Element
  ) -> Single<Element> {
    Single(raw: .sending(priority: priority) { emitter in emitter.next(try await work()) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe that, for each subscription, calls `work` in a task on the stage's clock and
  /// sends its result or the error that it throws; if the result is nil, it completes without an
  /// element.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping () async throws -> Element?
  ) -> Maybe<Element> {
    Maybe(
      raw: .sending(priority: priority) { emitter in
        if let element = try await work() { emitter.next(element) }
      })
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns a completable that, for each subscription, calls `work` in a task on the stage's clock
  /// and completes when it returns or fails with the error that it throws.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping () async throws -> Void
  ) -> Completable {
    Completable(raw: .sending(priority: priority) { _ in try await work() })
  }
}

extension Infallible {
  /// Returns a sequence that, for each subscription, calls `work` in a task on the stage's clock
  /// and forwards the events that `work` sends to its observer; it completes when `work` returns.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping (_ observer: @escaping InfallibleObserver) async -> Void
  ) -> Infallible<Element> {
    Infallible(
      .sending(priority: priority) { emitter in await work { emitter.on($0.event) } })
  }
}

extension Observable {
  /// Returns a sequence that, for each subscription, calls `work` in a task on the stage's clock
  /// and forwards the events that `work` sends to its emitter. It completes when `work` returns or
  /// fails with the error that it throws.
  static func sending(
    priority: TaskPriority?, _ work: @escaping (Emitter<Element>) async throws -> Void
  ) -> Observable<Element> {
    .emitting { emitter in
      stageTask(priority: priority) {
        do {
          try await work(emitter)
          emitter.complete()
        } catch {
          emitter.fail(error)
        }
      }
    }
  }
}
