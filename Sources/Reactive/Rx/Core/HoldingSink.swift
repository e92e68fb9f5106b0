/// A sink that holds one disposable in addition to its source, such as a timer or a second source,
/// and disposes of it on its own disposal.
class HoldingSink<Input, Output>: Sink<Input, Output> {
  private final var held: (any Disposable)?

  /// Holds `disposable` and disposes of the one held before.
  final func hold(_ disposable: any Disposable) {
    guard !isDisposed else { return disposable.dispose() }
    let previous = held
    held = disposable
    previous?.dispose()
  }

  /// Holds a timer that calls `action` after `dueTime`.
  final func holdTimer(
    _ dueTime: RxTimeInterval, on scheduler: any SchedulerType, _ action: @escaping () -> Void
  ) {
    let timer = SingleAssignmentDisposable()
    hold(timer)
    timer.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        if !timer.isDisposed { action() }
        return Disposables.create()
      })
  }

  /// Disposes of the disposable that is held.
  final func release() {
    let previous = held
    held = nil
    previous?.dispose()
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    release()
  }
}

/// A sink that forwards all events, for operators that only hold a disposable.
final class PassingSink<Element>: HoldingSink<Element, Element> {
  override func next(_ element: Element) { forward(element) }
}
