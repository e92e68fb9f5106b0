// Sequences made of asynchronous functions. Each subscription begins a task on the stage's clock;
// disposing cancels it. `detached` and `priority` are there for code written for RxSwift: a clock has
// one order, whatever they say. Outside of a stage the task is always a detached one.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A single of what `work` returns or throws, called in a task on the stage's clock for each
  /// subscription.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping () async throws -> Element
  ) -> Single<Element> {
    Single(raw: .sending(priority: priority) { observer in observer.onNext(try await work()) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A maybe of what `work` returns, nothing for nil, or throws, called in a task on the stage's
  /// clock for each subscription.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping () async throws -> Element?
  ) -> Maybe<Element> {
    Maybe(
      raw: .sending(priority: priority) { observer in
        if let element = try await work() { observer.onNext(element) }
      })
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A completable that ends as `work` does, called in a task on the stage's clock for each
  /// subscription.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping () async throws -> Void
  ) -> Completable {
    Completable(raw: .sending(priority: priority) { _ in try await work() })
  }
}

extension Infallible {
  /// A sequence of what `work` sends to the observer that it is given, called in a task on the
  /// stage's clock for each subscription; it completes when `work` returns.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping (_ observer: @escaping InfallibleObserver) async -> Void
  ) -> Infallible<Element> {
    Infallible(
      .sending(priority: priority) { observer in await work { observer.on($0.event) } })
  }
}

extension Observable {
  /// A sequence of what `work` sends to the observer that it is given, called in a task on the
  /// stage's clock for each subscription; it ends as `work` does.
  static func sending(
    priority: TaskPriority?, _ work: @escaping (AnyObserver<Element>) async throws -> Void
  ) -> Observable<Element> {
    .create { observer in
      stageTask(priority: priority) {
        do {
          try await work(observer)
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
    }
  }
}
