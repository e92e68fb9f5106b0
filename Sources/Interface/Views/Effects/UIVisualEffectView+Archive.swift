import Foundation
import Layers

extension UIVisualEffectView {
  /// What archives contain beside what the superclass encodes.
  static var effectProperties: [ArchivedProperty<UIVisualEffectView>] {
    [
      ArchivedProperty("effect", \.effect), ArchivedProperty("contentView", \.archivedContent),
    ]
  }
}

extension UIVisualEffectView {
  /// The content with its constraints: the view that archived constraints refer to.
  private var archivedContent: UIView {
    get { contentView }
    set { ownContentView = newValue }
  }
}
