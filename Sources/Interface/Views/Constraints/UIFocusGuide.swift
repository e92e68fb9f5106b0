public import Foundation

/// A layout guide that leads the focus of a remote control or keyboard to other views. Nothing moves the
/// focus here: its values are stored.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide can get the focus; true by default.
  open var isEnabled = true

  /// Where the focus goes.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  /// The view to which the focus goes.
  open weak var preferredFocusedView: UIView?
}

/// The place of the keyboard in a view: the part behind it or, if there is none, below the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that isn't at the edge; false by default. Stored.
  open var followsUndockedKeyboard = false

  /// Whether the guide is at the safe area without a keyboard, rather than at the view's lower edge; true
  /// by default.
  open var usesBottomSafeArea = true { didSet { owner?.geometryChanged() } }

  /// The distance above the keyboard from which a drag moves it, in points; 0 by default. Stored.
  open var keyboardDismissPadding: CGFloat = 0
}

/// A layout guide with constraints for when it is near edges.
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Activates constraints while the guide is near an edge. The keyboard's is always at the lower one.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(trackingConstraints, isActive: edge == .bottom)
  }

  /// Activates constraints while the guide is away from an edge. The keyboard's is never away from the
  /// lower one.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    set(trackingConstraints, isActive: edge != .bottom)
  }

  /// Deactivates the constraints that were set.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked)
    tracked = []
  }

  private var tracked: [NSLayoutConstraint] = []

  private func set(_ constraints: [NSLayoutConstraint], isActive: Bool) {
    tracked += constraints
    if isActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }
}
