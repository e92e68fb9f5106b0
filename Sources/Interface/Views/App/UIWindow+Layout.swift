import Foundation
import Messaging

extension UIWindow {
  /// The largest area around the middle of the window within the safe area that keeps the window's
  /// proportions. Created on first use, for the size that the window has then (D).
  public var safeAreaAspectFitLayoutGuide: UILayoutGuide {
    if let guide: UILayoutGuide = storedValue() { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let insets = safeAreaInsets
    let space = CGSize(
      width: max(bounds.width - 2 * max(insets.left, insets.right), 0),
      height: max(bounds.height - 2 * max(insets.top, insets.bottom), 0))
    let scale = min(
      bounds.width > 0 ? space.width / bounds.width : 0,
      bounds.height > 0 ? space.height / bounds.height : 0)
    NSLayoutConstraint.activate([
      guide.centerXAnchor.constraint(equalTo: centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: centerYAnchor),
      guide.widthAnchor.constraint(equalToConstant: bounds.width * scale),
      guide.heightAnchor.constraint(equalToConstant: bounds.height * scale),
    ])
    store(guide)
    return guide
  }

  /// Whether the window takes the size of its content, on a Mac; stored, without effect.
  public var canResizeToFitContent: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }
}
