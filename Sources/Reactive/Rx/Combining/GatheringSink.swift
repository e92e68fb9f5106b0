/// The sink of `zip` and `combineLatest`: one result of the elements of several lanes.
///
/// Each lane receives one source and keeps what has come from it. The lanes' types differ; what
/// they have in common is counted here.
class GatheringSink<Output>: Sink<Never, Output> {
  /// Whether it completes as soon as a lane receives an element that can't become part of a result.
  private let endsEarly: Bool
  private final var lanes: [any Disposable] = []
  private final var combine: (() throws -> Output)?
  private final var fullCount = 0
  private final var completedCount = 0

  init(_ downstream: Receiver<Output>, endsEarly: Bool) {
    self.endsEarly = endsEarly
    super.init(downstream)
  }

  /// Sets what the lanes are and how what they hold becomes a result.
  final func gather(_ lanes: [any Disposable], _ combine: @escaping () throws -> Output) {
    (self.lanes, self.combine) = (lanes, combine)
  }

  /// A lane that held nothing holds an element.
  final func laneFilled() { fullCount += 1 }

  /// A lane that held elements holds nothing.
  final func laneEmptied() { fullCount -= 1 }

  /// A lane has received an element; `isCompleted` tells of that lane itself.
  final func laneReceived(isCompleted: Bool) {
    if fullCount == lanes.count {
      emit()
    } else if endsEarly, completedCount - (isCompleted ? 1 : 0) == lanes.count - 1 {
      finish()
    }
  }

  /// A lane has completed.
  final func laneCompleted() {
    completedCount += 1
    if completedCount == lanes.count { finish() }
  }

  /// There are no lanes: sends the result for no elements, and completes.
  final func finishWithoutLanes() {
    emit()
    finish()
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    let held = lanes
    (lanes, combine) = ([], nil)
    for lane in held { lane.dispose() }
  }

  private func emit() {
    guard let combine else { return }
    do { forward(try combine()) } catch { fail(error) }
  }
}
