import Foundation

/// The root of what a stage shows: as large as the canvas, in front of its background.
open class UIWindow: UIView {
  /// What keys go to; nil while nothing is edited.
  package internal(set) weak var firstResponder: UIResponder?
}
