import Foundation
import Layers

extension UIVisualEffectView {
  /// What archives contain beside what the superclass encodes.
  static var effectProperties: [ArchivedProperty<UIVisualEffectView>] {
    [
      ArchivedProperty("effect", \.effect), ArchivedProperty("contents", \.contents),
    ]
  }
}

extension UIVisualEffectView {
  private var contents: [UIView] {
    get { contentView.subviews }
    set { for view in newValue { contentView.addSubview(view) } }
  }
}
