import Foundation
import Geometry
import Layers

/// What the lower edge of the screen shows for the first responder: its input view, or a keyboard, and its
/// accessory view above that.
package final class InputViews {
  /// Returns a keyboard for a responder without an input view of its own; nil if it needs none. A film
  /// whose stage doesn't show keyboards has none, as a device with a hardware keyboard.
  package var makeKeyboard: ((UIResponder) -> UIView?)? { didSet { update() } }

  /// The frame of the views in the screen, after their animation; null while there are none.
  private var frame = CGRect.null
  /// The distance by which a finger has moved the views down.
  private var shift: CGFloat = 0

  /// The frame of the views in the screen; null while there are none.
  var shownFrame: CGRect { frame.isNull ? .null : frame.offsetBy(dx: 0, dy: shift) }

  /// The shown input view or keyboard; nil if there is none.
  package private(set) weak var keyboard: UIView?

  private weak var responder: UIResponder?
  /// The responder whose accessory view is shown.
  private weak var accessoryOwner: UIResponder?
  private weak var window: UIWindow?
  private var panel: InputPanel?

  /// Whether one responder is taking over from another, so that the views stay in between.
  private var isTakenOver = false

  /// The duration in notifications, in seconds (O1.22 in docs/measured.md).
  private static let reportedDuration = 0.25

  /// Calls `body`, in which a former first responder resigns in favour of another.
  func takingOver<Result>(_ body: () -> Result) -> Result {
    let wasTakenOver = isTakenOver
    isTakenOver = true
    defer { isTakenOver = wasTakenOver }
    return body()
  }

  /// Shows the views of a new first responder, or none.
  func show(_ responder: UIResponder?, in window: UIWindow?) {
    let former = self.responder
    self.responder = responder
    if let window { self.window = UIApplication.shared.stageWindow ?? window }
    guard !isTakenOver else { return }
    // A controller whose bar has a field stays the owner of the bar when the editing ends, as in chats.
    if responder == nil, let owner = accessoryOwner, owner !== former, isInAccessory(former),
      owner.becomeFirstResponder()
    {
      return
    }
    update()
  }

  /// Whether a responder is within the accessory view.
  private func isInAccessory(_ responder: UIResponder?) -> Bool {
    guard let view = responder as? UIView, let accessory = panel?.accessory else { return false }
    return view.isDescendant(of: accessory)
  }

  /// Moves the views down with a finger at a height of the screen, in points.
  func follow(_ y: CGFloat) {
    guard !frame.isNull, let panel else { return }
    let distance = min(max(y - frame.minY, 0), frame.height)
    guard distance != shift else { return }
    shift = distance
    UIView.performWithoutAnimation {
      panel.shift(by: distance)
      window?.keyboardGuidesChanged()
    }
  }

  /// Ends the motion with a finger of a velocity in points per second: if it moves down, the views leave.
  func release(velocity: CGFloat) {
    guard shift > 0, !frame.isNull, let panel else { return }
    if velocity > 0, responder?.resignFirstResponder() ?? false { return }
    shift = 0
    SystemTransition.spring { [window] in
      panel.shift(by: 0)
      window?.keyboardGuidesChanged()
    } completion: { _ in
    }
  }

  /// Keeps the views in front of a window that was shown.
  func bringToFront() {
    if let panel { panel.superview?.bringSubviewToFront(panel) }
  }

  /// Shows the current views of the first responder.
  func update() {
    let (keyboard, accessory) = views
    self.keyboard = keyboard
    let former = shownFrame
    shift = 0
    guard keyboard != nil || accessory != nil, let window else { return hide(from: former) }
    let panel = panel ?? makePanel(in: window)
    if panel.superview !== window { window.addSubview(panel) }
    bringToFront()
    let isHidden = former.isNull
    panel.show(keyboard, accessory, below: isHidden)
    frame = panel.place
    let begin = isHidden ? frame.offsetBy(dx: 0, dy: frame.height) : former
    guard begin != frame else { return panel.shift(by: 0) }
    change(from: begin, to: frame, "WillShow", "DidShow") { panel.shift(by: 0) }
  }

  private func makePanel(in window: UIWindow) -> InputPanel {
    let panel = InputPanel(frame: window.bounds)
    panel.onGrowth = { [weak self] in UIView.performWithoutAnimation { self?.update() } }
    self.panel = panel
    return panel
  }

  private func hide(from former: CGRect) {
    guard !former.isNull, let panel else { return }
    frame = .null
    let edge = former.offsetBy(dx: 0, dy: UIScreen.main.bounds.maxY - former.minY)
    change(from: former, to: edge, "WillHide", "DidHide") {
      panel.shift(by: panel.place.height)
    } completion: { [weak self] in
      guard let self, frame.isNull else { return }
      panel.removeFromSuperview()
      self.panel = nil
    }
  }

  /// Posts the notifications of a change and animates it with the spring of presentations.
  private func change(
    from begin: CGRect, to frame: CGRect, _ before: String, _ after: String,
    animation: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    let isAnimated = UIView.areAnimationsEnabled
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey:
        NSNumber(value: isAnimated ? Self.reportedDuration : 0),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ event: String) {
      NotificationCenter.default.post(
        name: Notification.Name("UIKeyboard\(event)Notification"), object: UIScreen.main,
        userInfo: info)
    }
    func move() {
      animation()
      window?.keyboardGuidesChanged()
    }
    post("WillChangeFrame")
    post(before)
    func finish() {
      completion()
      post("DidChangeFrame")
      post(after)
    }
    guard isAnimated else {
      move()
      return finish()
    }
    SystemTransition.spring(move) { _ in finish() }
  }

  /// The keyboard and the accessory view of the first responder. An accessory view is that of the nearest
  /// responder that has one, such as a controller.
  private var views: (keyboard: UIView?, accessory: UIView?) {
    guard let responder else { return (nil, nil) }
    let keyboard = responder.inputView ?? makeKeyboard?(responder)
    if isInAccessory(responder) { return (keyboard, panel?.accessory) }
    for owner in sequence(first: responder, next: \.next) {
      guard let accessory = owner.inputAccessoryView else { continue }
      accessoryOwner = owner
      return (keyboard, accessory)
    }
    accessoryOwner = nil
    return (keyboard, nil)
  }
}

extension UIView {
  /// Lays out the views whose constraints use the keyboard's guide.
  fileprivate func keyboardGuidesChanged() {
    for view in subviews { view.keyboardGuidesChanged() }
    guard hasKeyboardGuide else { return }
    geometryChanged()
    setNeedsLayout()
    layoutIfNeeded()
  }
}
