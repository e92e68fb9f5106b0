import Observation
import VirtualTime

extension UIView {
  /// Calls `body`, and `react` before the next change of a property of an `@Observable` model that
  /// `body` has read. The view is held weakly; changes on other threads are ignored.
  func trackingModels(_ body: () -> Void, whenChanged react: @escaping (UIView) -> Void) {
    withObservationTracking(body, onChange: reaction(react))
  }

  private func reaction(_ react: @escaping (UIView) -> Void) -> @Sendable () -> Void {
    let change = Confined(ModelChange(view: self, react: react))
    return { change.value?.report() }
  }
}

/// The reaction of a view to the change of a model that it has read.
private final class ModelChange {
  private weak var view: UIView?
  private let react: (UIView) -> Void

  init(view: UIView, react: @escaping (UIView) -> Void) {
    self.view = view
    self.react = react
  }

  func report() {
    if let view { react(view) }
  }
}
