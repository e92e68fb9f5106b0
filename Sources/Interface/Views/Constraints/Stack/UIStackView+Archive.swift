import Foundation
import Layers

extension UIStackView {
  /// What archives contain beside what the superclass encodes.
  static var stackProperties: [ArchivedProperty<UIStackView>] {
    [
      ArchivedProperty("axis", \.axis), ArchivedProperty("distribution", \.distribution),
      ArchivedProperty("alignment", \.alignment), ArchivedProperty("spacing", \.spacing),
      ArchivedProperty("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
      ArchivedProperty("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
      ArchivedProperty("arrangedSubviews", \.arrangement),
    ]
  }
}

extension UIStackView {
  private var arrangement: [UIView] {
    get { arrangedSubviews }
    set { for view in newValue { addArrangedSubview(view) } }
  }
}
