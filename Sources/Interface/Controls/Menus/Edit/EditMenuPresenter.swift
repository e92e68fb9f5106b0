import Foundation
import Geometry
import Layers
import Views

/// Shows an edit menu above a window, until an item is chosen or a finger touches something else.
final class EditMenuPresenter {
  private weak var window: UIWindow?
  private let bar: EditMenuBar
  private let target: () -> CGRect
  private let arrow: UIEditMenuArrowDirection
  private var recognizer: OutsideRecognizer?
  private var isOver = false
  /// Called when the menu disappears.
  private let dismissed: (EditMenuPresenter) -> Void

  private static let duration = 0.15

  /// Creates a menu at a rectangle of the window, which `target` returns.
  init(
    _ items: [EditMenuItem], in window: UIWindow, _ arrow: UIEditMenuArrowDirection,
    target: @escaping () -> CGRect, dismissed: @escaping (EditMenuPresenter) -> Void
  ) {
    self.window = window
    self.arrow = arrow
    self.target = target
    self.dismissed = dismissed
    weak var own: EditMenuPresenter?
    bar = EditMenuBar(items, maximumWidth: window.bounds.width - 2 * MenuMetrics.margin) { item in
      guard case .perform(let action) = item.effect else { return }
      action()
      if !item.attributes.contains(.keepsMenuPresented) { own?.dismiss() }
    }
    own = self
    bar.pageChanged = { [weak self] in self?.place() }
  }

  /// A menu whose owner is gone isn't shown any more.
  deinit {
    guard !isOver else { return }
    bar.removeFromSuperview()
    if let recognizer { window?.removeGestureRecognizer(recognizer) }
  }

  /// The frame of the menu in the window.
  var frame: CGRect { bar.frame }

  /// Shows the menu, with the changes and the completion of an app.
  func show(_ changes: @escaping () -> Void = {}, _ completion: @escaping () -> Void = {}) {
    guard let window else { return }
    window.addSubview(bar)
    place()
    let recognizer = OutsideRecognizer(bar) { [weak self] in self?.dismiss() }
    window.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
    UIView.performWithoutAnimation {
      bar.alpha = 0
      bar.layoutIfNeeded()
    }
    UIView.animate(withDuration: Self.duration) { [bar] in
      bar.alpha = 1
      changes()
    } completion: { _ in
      completion()
    }
  }

  /// Moves the menu to its target.
  func place() {
    guard let window else { return }
    let area = window.bounds.inset(by: window.safeAreaInsets)
    let target = target()
    let size = bar.bounds.size
    let fitsAbove = target.minY - size.height >= area.minY
    let isAbove =
      switch arrow {
      case .up: target.maxY + size.height > area.maxY && fitsAbove
      default: fitsAbove
      }
    let left = window.bounds.minX + MenuMetrics.margin
    let right = window.bounds.maxX - MenuMetrics.margin - size.width
    let x = max(min(target.midX - size.width / 2, right), left)
    bar.frame.origin = CGPoint(
      x: x.rounded(),
      y: (isAbove ? target.minY - size.height : min(target.maxY, area.maxY - size.height))
        .rounded())
    bar.pointsDown = isAbove
    bar.arrowX = target.midX - bar.frame.minX
    bar.layoutIfNeeded()
  }

  /// Shows other items; the menu disappears if there are none.
  func replace(_ items: [EditMenuItem]) {
    guard !items.isEmpty else { return dismiss() }
    bar.show(items)
    place()
  }

  /// Lets the menu disappear.
  func dismiss() {
    guard !isOver else { return }
    isOver = true
    bar.isUserInteractionEnabled = false
    if let recognizer { window?.removeGestureRecognizer(recognizer) }
    dismissed(self)
  }

  /// Fades the menu out, with the changes and the completion of an app.
  func fade(_ changes: @escaping () -> Void = {}, _ completion: @escaping () -> Void = {}) {
    UIView.animate(withDuration: Self.duration) { [bar] in
      bar.alpha = 0
      changes()
    } completion: { [bar] _ in
      bar.removeFromSuperview()
      completion()
    }
  }
}

/// Notices touches beside an edit menu, which get them nevertheless.
private final class OutsideRecognizer: UIGestureRecognizer {
  private let bar: EditMenuBar
  private let touched: () -> Void

  init(_ bar: EditMenuBar, touched: @escaping () -> Void) {
    self.bar = bar
    self.touched = touched
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !bar.bounds.contains(location(in: bar)) { touched() }
    state = .failed
  }
}
