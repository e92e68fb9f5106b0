/// Subscribes to the sequence of one element at a time: the latest, or the first until it has
/// completed.
final class SwitchSink<Input, Output>: OuterSink<Input, Output> {
  /// Which element counts when another one comes while its sequence lasts.
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
    (self.preference, self.project) = (preference, project)
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
