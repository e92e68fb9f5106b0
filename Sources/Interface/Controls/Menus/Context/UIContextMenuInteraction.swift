public import Foundation
public import Views

/// The menu that a long press on a view opens.
///
/// A finger that rests for 0.15 seconds asks the delegate for the menu and presses the view; after half a
/// second the menu opens next to the view, which is lifted from the blurred window. On a control, the menu
/// opens next to it, and nothing is lifted. Apple doesn't document sizes, times and motion: the most
/// important ones are those of libraries that imitate the menus of iOS 14, and the others our decision.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The looks of a menu; the raw values are Apple's.
  public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown
    /// With a preview, above the blurred window.
    case rich
    /// The menu alone.
    case compact
  }

  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The delegate; weak.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The looks of the menu that is shown; `unknown` without one.
  open var menuAppearance: Appearance {
    session == nil ? .unknown : control == nil ? .rich : .compact
  }

  /// The control whose own interaction this is.
  private var control: UIControl? {
    (view as? UIControl).flatMap { $0.menuInteraction === self ? $0 : nil }
  }

  private lazy var recognizer = MenuPressRecognizer(self)
  /// The menu that is shown, or that is being opened; its overlay owns it.
  private(set) weak var session: MenuSession?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added or removed. A menu that is shown is dismissed.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(recognizer)
  }

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns the place of the finger that has opened the menu; nil means the window.
  open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

  /// Dismisses the menu that is shown.
  open func dismissMenu() { session?.dismiss() }

  /// Replaces the menu that is shown, or its innermost submenu, by the one that `block` returns for it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  // MARK: Opening

  /// Whether a touch opens the menu, instead of a long press.
  var opensAtOnce: Bool {
    control.map { $0.showsMenuAsPrimaryAction && $0.isEnabled } ?? false
  }

  /// Whether a finger presses the view, or has opened its menu.
  var isPressed: Bool { session != nil }

  /// Asks the delegate for a menu and begins the effect of a press. Returns false without a menu.
  func press(at point: CGPoint) -> Bool {
    session?.finishClosing()
    guard session == nil, let view, let window = view.window, let delegate,
      control?.isEnabled ?? true,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return false }
    let session = MenuSession(configuration, of: self, on: view, in: window)
    self.session = session
    session.press()
    return true
  }

  /// Opens the menu of the pressed view.
  func open(by recognizer: UIGestureRecognizer) {
    guard let session else { return }
    control?.sendActions(for: .menuActionTriggered)
    session.open()
    session.overlay.beginOpening(at: recognizer.location(in: session.overlay))
  }

  /// Opens the menu without a finger.
  func openNow(at point: CGPoint) {
    guard press(at: point) else { return }
    session?.open()
  }

  /// Ends a press that hasn't opened the menu.
  func release() { session?.releasePress() }

  /// Forgets a menu that has disappeared.
  func end(_ ended: MenuSession) { if session === ended { session = nil } }
}
