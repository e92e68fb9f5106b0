public import Foundation

// Previews of iOS 9 to 12, which begin when a view is pressed hard. Screens here don't measure
// forces: none begins.

/// A registration for previews.
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer whose failure other recognizers can require.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that offers previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// An object that offers previews.
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview; never called here.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called to show the previewed controller; never called here.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Returns a registration for previews, of which none begins.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewRegistration(delegate: delegate, sourceView: sourceView)
  }

  /// Does nothing: no preview begins.
  public func unregisterForPreviewing(
    withContext previewing: any UIViewControllerPreviewing
  ) {}
}

private final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect = CGRect.zero

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
  }
}
