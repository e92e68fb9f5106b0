public import Foundation
public import Views

/// A preview that opens when a finger presses harder, with 3D Touch. The fingers of a film have no
/// force (`forceTouchCapability` is `unavailable`): the delegate is never called.
open class UIPreviewInteraction: NSObject {
  /// The view that the fingers press; not retained.
  open private(set) weak var view: UIView?
  /// The object that is notified of the progress; not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction for presses of a view.
  public init(view: UIView) { self.view = view }

  /// Returns the location of the finger; zero, because none presses the view.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Cancels the interaction; does nothing, because none has begun.
  open func cancel() {}
}

/// The methods that notify of a preview interaction's progress. None of them is called in a film.
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called while the preview appears, with a progress from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)

  /// Called when the interaction is cancelled.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)

  /// Returns whether the interaction can begin; true by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

  /// Called while the preview is being opened, with a progress from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// True.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }

  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
