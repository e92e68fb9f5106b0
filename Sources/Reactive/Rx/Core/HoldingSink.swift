/// A sink that holds one thing beside its source, such as a timer or a second source, and disposes
/// of it when it is disposed of itself.
class HoldingSink<Input, Output>: Sink<Input, Output> {
  private final var held: (any Disposable)?

  /// Holds `disposable` in place of what was held before, which is disposed of.
  final func hold(_ disposable: any Disposable) {
    guard !isDisposed else { return disposable.dispose() }
    let previous = held
    held = disposable
    previous?.dispose()
  }

  /// Holds a timer that calls `action` when `dueTime` has passed.
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

  /// Disposes of what is held.
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

/// A sink that hands on all that it receives, for operators that only hold something beside it.
final class PassingSink<Element>: HoldingSink<Element, Element> {
  override func next(_ element: Element) { forward(element) }
}
