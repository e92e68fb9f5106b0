import Foundation
import Views

/// Recognizes the press that opens a menu, and then follows the finger: one that rests for half a second,
/// or any touch of a control whose primary action is the menu.
final class MenuPressRecognizer: UIGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  private let timer = GestureTimer()
  private weak var touch: UITouch?
  private var start = CGPoint.zero

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    failed = { [weak self] in
      self?.timer.stop()
      self?.interaction?.release()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let interaction else { return }
    guard numberOfTouches == 1, let touch = touches.first else { return state = .failed }
    self.touch = touch
    start = location(in: nil)
    if interaction.opensAtOnce, !isInScrollView { return open() }
    timer.start(after: MenuMetrics.hintDelay) { [weak self] in self?.hint() }
  }

  /// Whether a scroll view waits for the finger to move.
  private var isInScrollView: Bool {
    var next = view?.superview
    while let view = next {
      if let scrollView = view as? UIScrollView, scrollView.delaysContentTouches { return true }
      next = view.superview
    }
    return false
  }

  /// Asks for the menu when the finger has rested for a while.
  private func hint() {
    guard let interaction else { return state = .failed }
    if interaction.opensAtOnce { return open() }
    let others = (touch?.gestureRecognizers ?? []).compactMap {
      $0 as? MenuPressRecognizer
    }
    let isTaken = others.contains { $0 !== self && $0.interaction?.isPressed ?? false }
    guard !isTaken, interaction.press(at: location(in: view)) else { return state = .failed }
    timer.start(after: MenuMetrics.pressDuration - MenuMetrics.hintDelay) { [weak self] in
      self?.open()
    }
  }

  private func open() {
    guard let interaction, interaction.isPressed || interaction.press(at: location(in: view)) else {
      return state = .failed
    }
    state = .began
    if state == .began { interaction.open(by: self) } else { interaction.release() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let point = location(in: nil)
      if hypot(point.x - start.x, point.y - start.y) > 10 { state = .failed }
    } else {
      state = .changed
      interaction?.session?.overlay.track(location(in: interaction?.session?.overlay))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, interaction?.opensAtOnce ?? false { open() }
    guard state != .possible else { return state = .failed }
    state = .ended
    interaction?.session?.overlay.release(location(in: interaction?.session?.overlay))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    timer.stop()
    interaction?.release()
    interaction?.session?.overlay.cancelTouch()
  }
}
