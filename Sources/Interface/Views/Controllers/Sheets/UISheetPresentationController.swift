public import Foundation
import Geometry
import Layers

/// The presentation controller of the styles `pageSheet`, `formSheet` and `automatic`: a sheet at the lower
/// edge that rests at its detents and can be dragged between them.
///
/// A controller is shown as a sheet if its presentation controller has been changed before the
/// presentation, such as its `detents`, or if the canvas is higher than wide and has a safe area above it.
/// Otherwise it fills the window, as on a phone that is held sideways. The sheet is as wide as the window,
/// as on a phone before iOS 26; what is behind it isn't scaled. Figures are measured: O10.1 to O10.9 in
/// docs/measured.md.
open class UISheetPresentationController: UIPresentationController {
  private static let defaultCornerRadius: CGFloat = 10

  /// Whether the app has changed the sheet.
  private final var isConfigured = false
  /// Whether the controller is shown as a sheet.
  final var isSheet: Bool { isConfigured || Self.pagesAreCards }
  /// Whether pages are cards below a status bar.
  final class var pagesAreCards: Bool {
    let screen = UIScreen.main
    return screen.safeAreaInsets.top > 0 && screen.bounds.height > screen.bounds.width
  }
  private final lazy var sheet = SheetView(of: self)
  private final lazy var dimming = SheetDimmingView(of: self)
  /// The height of the sheet during a drag; nil without one.
  private final var draggedHeight: CGFloat?

  /// The delegate; weak.
  @_nonoverride
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Configuration

  /// The heights at which the sheet rests, from the lowest to the highest; `large` by default.
  open var detents: [Detent] = [.large()] { didSet { configurationChanged() } }

  /// The detent that was selected last, by a drag or by setting it; nil, the default, for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { configurationChanged() } }

  /// The highest detent at which the view behind the sheet isn't dimmed and can be touched; nil, the
  /// default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { configurationChanged() }
  }

  /// Whether a grabber is shown at the upper edge; false by default.
  open var prefersGrabberVisible = false { didSet { configurationChanged() } }

  /// The radius of the upper corners in points; nil, the default, for 10 (D).
  open var preferredCornerRadius: CGFloat? { didSet { configurationChanged() } }

  /// Whether scrolling expands the sheet; stored: content in the sheet scrolls, and does not expand it.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet { configurationChanged() }
  }

  /// Whether the sheet is at the lower edge of low windows too; stored, because it always is.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { configurationChanged() } }

  /// Whether the sheet has the controller's preferred width; stored: it is as wide as the window.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { configurationChanged() }
  }

  /// The effect behind the content, as since iOS 26; stored: the content has its own background.
  open var backgroundEffect: UIVisualEffect?

  /// Whether the sheet is a page in wide windows; stored, without effect.
  open var prefersPageSizing = true { didSet { configurationChanged() } }

  /// The view in whose middle the sheet appears in wide windows; stored, without effect. Weak.
  open weak var sourceView: UIView?

  /// Changes the sheet in a closure, with an animation.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      SystemTransition.spring {
        changes()
        self.place()
        self.container?.layoutIfNeeded()
      } completion: { _ in
      }
    }
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() { configurationChanged() }

  private func configurationChanged() {
    isConfigured = true
    place()
  }

  // MARK: Heights

  private var context: SheetContext {
    let bounds = container?.bounds ?? .zero
    let insets = container?.safeAreaInsets ?? .zero
    return SheetContext(
      traitCollection, max(bounds.height - insets.top - insets.bottom, 0), bounds.height)
  }

  /// The enabled detents with their heights in points, including the safe area at the bottom.
  final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = context
    let bottom = container?.safeAreaInsets.bottom ?? 0
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min(max($0, 0), context.maximumDetentValue) + bottom)
      }
    }
    return heights.isEmpty ? [(.large, context.maximumDetentValue + bottom)] : heights
  }

  private var selected: (identifier: Detent.Identifier, height: CGFloat) {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]
  }

  /// Whether the view behind the sheet is dimmed.
  private var isDimmed: Bool {
    let heights = heights
    guard
      let undimmed = heights.firstIndex(where: {
        $0.identifier == largestUndimmedDetentIdentifier
      })
    else { return true }
    return selected.height > heights[undimmed].height
  }

  // MARK: Presentation

  /// The sheet, which contains the presented controller's view.
  open override var presentedView: UIView? { isSheet ? sheet : super.presentedView }

  /// The frame of the sheet at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    guard isSheet else { return bounds }
    let height = draggedHeight ?? selected.height
    // Below the lowest detent, the sheet moves down instead of becoming lower.
    let lowest = heights.map(\.height).min() ?? 0
    return CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: max(height, lowest))
  }

  /// Adds the view that dims what is behind the sheet.
  open override func presentationTransitionWillBegin() {
    guard isSheet, let container else { return }
    sheet.show(presentedViewController.view)
    dimming.frame = container.bounds
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    place()
    dim(alongside: presentedViewController.transitionCoordinator) { $0.showDimming() }
  }

  /// Removes the sheet, if the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  /// Begins to show what is behind the sheet.
  open override func dismissalTransitionWillBegin() {
    dim(alongside: presentedViewController.transitionCoordinator) { $0.dimming.alpha = 0 }
  }

  /// Removes the sheet, if the dismissal was completed.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { showDimming() }
  }

  /// Places the sheet in the container.
  open override func containerViewWillLayoutSubviews() { place() }

  private func dim(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
    _ change: @escaping (UISheetPresentationController) -> Void
  ) {
    guard isSheet else { return }
    guard let coordinator else { return change(self) }
    coordinator.animate(alongsideTransition: { _ in change(self) }, completion: nil)
  }

  private func showDimming() { dimming.alpha = isDimmed ? visibleShare : 0 }

  /// How much of the sheet at its lowest detent is visible: less than 1 while it is dragged down.
  private var visibleShare: CGFloat {
    guard let draggedHeight, let lowest = heights.map(\.height).min(), lowest > 0 else { return 1 }
    return min(draggedHeight / lowest, 1)
  }

  /// Places the sheet, and dims what is behind it.
  private func place() {
    guard isSheet, let container, sheet.superview === container || dimming.superview != nil
    else { return }
    let frame = frameOfPresentedViewInContainerView
    // The sheet can have a transform during its transition.
    sheet.bounds.size = frame.size
    sheet.center = CGPoint(x: frame.midX, y: frame.midY)
    sheet.show(
      cornerRadius: preferredCornerRadius ?? Self.defaultCornerRadius,
      hasGrabber: prefersGrabberVisible)
    dimming.frame = container.bounds
    dimming.isUserInteractionEnabled = isDimmed
    (container as? PresentationContainer)?.passesTouches = !isDimmed
    if presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed {
      return
    }
    showDimming()
  }
}

// Drags of a user.
extension UISheetPresentationController {
  /// Begins a drag and returns the height at its beginning.
  func beginDrag() -> CGFloat { selected.height }

  /// Moves the upper edge of the sheet to a height, at most to the highest detent (O10.3). A sheet
  /// that can't be dismissed resists below the lowest one (D).
  func drag(to height: CGFloat) {
    guard let container else { return }
    let heights = heights.map(\.height)
    let (low, high) = (heights.min() ?? 0, heights.max() ?? 0)
    let shown = min(height, high)
    draggedHeight =
      presentedViewController.isModalInPresentation
      ? UIScrollView.resisted(shown, low, high, container.bounds.height, bounces: true) : shown
    place()
  }

  /// Ends a drag. The sheet is dismissed if less than half of it is visible, or if it moves down at
  /// 1 000 points per second or faster (O10.4). Otherwise it comes to rest at the detent nearest to the
  /// height at which it would stop after decelerating (D). The velocity is in points per second;
  /// positive values are upwards.
  func endDrag(at height: CGFloat, velocity: CGFloat) {
    let heights = heights
    let lowest = heights.map(\.height).min() ?? 0
    if height < lowest / 2 || height < lowest && velocity <= -1000, mayDismiss() {
      return dismissByUser()
    }
    draggedHeight = nil
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    let end = height + velocity / 1000 * rate / (1 - rate)
    let nearest = heights.min { abs($0.height - end) < abs($1.height - end) } ?? heights[0]
    let isChanged = nearest.identifier != selected.identifier
    SystemTransition.spring {
      if isChanged { self.selectedDetentIdentifier = nearest.identifier } else { self.place() }
      self.container?.layoutIfNeeded()
    } completion: { _ in
    }
    if isChanged {
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// Dismisses the sheet if its dimmed surroundings are tapped.
  func surroundingsTapped() { if mayDismiss() { dismissByUser() } }

  private func mayDismiss() -> Bool {
    let adaptive: (any UIAdaptivePresentationControllerDelegate)? = super.delegate
    if !presentedViewController.isModalInPresentation,
      adaptive?.presentationControllerShouldDismiss(self) ?? true
    {
      return true
    }
    adaptive?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  private func dismissByUser() {
    let adaptive: (any UIAdaptivePresentationControllerDelegate)? = super.delegate
    adaptive?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) {
      adaptive?.presentationControllerDidDismiss(self)
      self.draggedHeight = nil
    }
  }
}
