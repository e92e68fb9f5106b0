/// Subscribes to the inner sequence of one element at a time: of the latest element, or of the
/// first until its sequence has completed.
final class SwitchSink<Input, Output>: OuterSink<Input, Output> {
  /// The element that is preferred when another one arrives before its sequence has completed.
  enum Preference {
    case first, latest
  }

  private let preference: Preference
  private let project: (Input) throws -> Observable<Output>
  private var inner: InnerReceiver<Input, Output>?
  private var sourceHasCompleted = false

  init(
    _ downstream: Receiver<Output>, _ preference: Preference,
    _ project: @escaping (Input) throws -> Observable<Output>
  ) {
    self.preference = preference
    self.project = project
    super.init(downstream)
  }

  override func next(_ element: Input) {
    if preference == .first, inner != nil { return }
    do {
      let source = try project(element)
      let previous = inner
      let next = InnerReceiver(self)
      inner = next
      previous?.dispose()
      if isDisposed { next.dispose() }
      if !next.isDisposed { source.deliver(to: next) }
    } catch {
      fail(error)
    }
  }

  override func completed() {
    sourceHasCompleted = true
    detach()
    if inner == nil { finish() }
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    let last = inner
    inner = nil
    last?.dispose()
  }

  override func innerCompleted(_ slot: Int) {
    inner = nil
    if sourceHasCompleted { finish() }
  }
}
