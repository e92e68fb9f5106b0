import Foundation
import Layers
package import Views

/// The visual effect of a background: behind its colour, with its corners.
package final class BackgroundEffect {
  private var view: UIVisualEffectView?

  package init() {}

  /// Shows an effect below a colour in a background's view; nil removes it.
  package func show(_ effect: UIVisualEffect?, _ color: UIColor?, in background: UIView) {
    guard let effect else { return remove() }
    let view = view ?? UIVisualEffectView(effect: nil)
    view.effect = effect
    view.contentView.backgroundColor = color
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    if view.superview !== background { background.insertSubview(view, at: 0) }
    self.view = view
    layOut(in: background)
  }

  /// Removes the effect.
  package func remove() {
    view?.removeFromSuperview()
    view = nil
  }

  /// Gives the effect the bounds and the corners of the background.
  package func layOut(in background: UIView) {
    view?.frame = background.bounds
    view?.layer.cornerRadius = background.layer.cornerRadius
    view?.layer.maskedCorners = background.layer.maskedCorners
  }
}
