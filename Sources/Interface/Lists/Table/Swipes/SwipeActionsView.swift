import Controls
import Foundation
import Geometry
import Layers
import ViewText
import Views

/// The buttons beside a swiped row, which share the space that the row has left.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  private let isLeading: Bool
  /// The width of all buttons when the row is open. Each one is as wide as the widest, and at least 74
  /// points, as on iOS.
  let naturalWidth: CGFloat
  /// Whether the first button covers the others, because lifting the finger would perform its action.
  var isExpanded = false

  /// Creates the buttons of a row with a height.
  init(
    _ actions: [UIContextualAction], isLeading: Bool, height: CGFloat,
    tapped: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isLeading = isLeading
    buttons = actions.map { action in
      SwipeActionButton(action, height: height) { tapped(action, $0) }
    }
    let widest = buttons.map(\.naturalWidth).max() ?? 0
    naturalWidth = widest * CGFloat(buttons.count)
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The button of the first action.
  var first: UIView? { buttons.first }

  /// Shows the buttons in a rectangle, which is as wide as what the row has left.
  func show(in rect: CGRect) {
    frame = rect
    guard let first = buttons.first else { return }
    let share = rect.width / CGFloat(buttons.count)
    let natural = naturalWidth / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      let x = isLeading ? CGFloat(index) * share : rect.width - CGFloat(index + 1) * share
      button.frame = CGRect(x: x, y: 0, width: share, height: rect.height)
    }
    if isExpanded { first.frame = CGRect(origin: .zero, size: rect.size) }
    for button in buttons {
      button.placeContent(in: natural, isAtTrailingEdge: isLeading)
    }
  }
}

/// The button of an action.
private final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private static let padding: CGFloat = 15
  private static let minimumWidth: CGFloat = 74
  /// The height of rows in which a title is shown below an image, as on iOS.
  private static let heightForBoth: CGFloat = 91

  init(_ action: UIContextualAction, height: CGFloat, tapped: @escaping (UIView) -> Void) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    picture.image = action.image.map { image in
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
    picture.tintColor = .white
    picture.bounds.size = action.image?.size ?? .zero
    if action.image == nil || height >= Self.heightForBoth {
      label.text = action.title
      label.font = .systemFont(ofSize: 15)
      label.textColor = .white
      label.textAlignment = .center
    }
    label.bounds.size = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    for view in [picture, label] { addSubview(view) }
    addAction(
      UIAction { [weak self] _ in if let self { tapped(self) } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title or the image with space around it.
  var naturalWidth: CGFloat {
    let content = max(label.bounds.width, picture.bounds.width)
    return max(content.rounded(.up) + 2 * Self.padding, Self.minimumWidth)
  }

  /// Centres the content in a width beside the row.
  func placeContent(in width: CGFloat, isAtTrailingEdge: Bool) {
    let x = isAtTrailingEdge ? bounds.width - width / 2 : width / 2
    let height = picture.bounds.height + label.bounds.height
    let top = (bounds.height - height) / 2
    picture.center = CGPoint(x: x, y: top + picture.bounds.height / 2)
    label.center = CGPoint(x: x, y: top + height - label.bounds.height / 2)
  }
}
