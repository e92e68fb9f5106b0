package import Messaging

/// Observers of a view's key paths, such as `\.panGestureRecognizer.state`, notice changes of its
/// recognizers.
extension UIView: ReporterOwner {
  package var changeReporters: [any ChangeReporter] { gestureRecognizers ?? [] }
}
