/// The sink of `zip` and `combineLatest`, which combines the elements of several lanes into one
/// result.
///
/// Each lane receives one source and keeps its elements. The lanes have different types; the sink
/// counts how many of them hold elements and how many have completed.
class GatheringSink<Output>: Sink<Never, Output> {
  /// Whether the sink completes as soon as a lane receives an element that can't become part of a
  /// result.
  private let endsEarly: Bool
  private final var lanes: [any Disposable] = []
  private final var combine: (() throws -> Output)?
  private final var fullCount = 0
  private final var completedCount = 0

  init(_ downstream: Receiver<Output>, endsEarly: Bool) {
    self.endsEarly = endsEarly
    super.init(downstream)
  }

  /// Sets the lanes and the closure that combines their elements into a result.
  final func gather(_ lanes: [any Disposable], _ combine: @escaping () throws -> Output) {
    self.lanes = lanes
    self.combine = combine
  }

  /// Called when an empty lane receives an element.
  final func laneFilled() { fullCount += 1 }

  /// Called when the last element of a lane is removed.
  final func laneEmptied() { fullCount -= 1 }

  /// Called when a lane has received an element; `isCompleted` is true if that lane has completed.
  final func laneReceived(isCompleted: Bool) {
    if fullCount == lanes.count {
      emit()
    } else if endsEarly, completedCount - (isCompleted ? 1 : 0) == lanes.count - 1 {
      finish()
    }
  }

  /// Called when a lane has completed.
  final func laneCompleted() {
    completedCount += 1
    if completedCount == lanes.count { finish() }
  }

  /// Sends the result for an empty list of lanes and completes.
  final func finishWithoutLanes() {
    emit()
    finish()
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    let held = lanes
    lanes = []
    combine = nil
    for lane in held { lane.dispose() }
  }

  private func emit() {
    guard let combine else { return }
    do { forward(try combine()) } catch { fail(error) }
  }
}
