import Foundation
import Geometry
import Layers
import Views

/// The layer above a window with the cards of a menu and of its submenus, and with what is lifted.
final class MenuOverlay: UIView {
  /// The menu that is shown.
  var session: MenuSession?
  /// The cards, from the menu to the innermost submenu.
  private(set) var cards: [MenuCard] = []
  private(set) var platter: MenuPlatter?
  private let backdrop = UIVisualEffectView(effect: nil)
  private let shade = UIView()
  /// What the menu belongs to, in this view's coordinates.
  private var source = CGRect.zero
  private var distance = MenuMetrics.distance
  /// What the finger that opens the menu does; nil once it was lifted.
  private var opening: Opening?

  private enum Opening {
    /// It rests where it came down.
    case resting(CGPoint)
    /// It has moved, and can choose.
    case moving
  }

  /// Adds the layer to a window, which owns it.
  static func add(to window: UIWindow) -> MenuOverlay {
    let overlay = MenuOverlay(frame: window.bounds)
    window.addSubview(overlay)
    return overlay
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [backdrop, shade] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Lifts a preview from its place.
  func lift(_ preview: UITargetedPreview) {
    let platter = MenuPlatter(preview)
    addSubview(platter)
    platter.go(to: Self.frame(of: preview, in: self))
    self.platter = platter
  }

  private static func frame(of preview: UITargetedPreview, in view: UIView) -> CGRect {
    let own = preview.view
    guard own.window != nil else { return PreviewPlace(of: preview).frame(in: view) }
    return view.convert(own.bounds, from: own)
  }

  /// The area that menus and previews can take up.
  var area: CGRect {
    let insets = safeAreaInsets
    return bounds.inset(
      by: UIEdgeInsets(
        top: max(insets.top, MenuMetrics.margin), left: max(insets.left, MenuMetrics.margin),
        bottom: max(insets.bottom, MenuMetrics.margin),
        right: max(insets.right, MenuMetrics.margin)))
  }

  /// Blurs and darkens what is below, or shows it again.
  func setBlurred(_ isBlurred: Bool) {
    backdrop.effect = isBlurred ? UIBlurEffect(style: .regular) : nil
    shade.backgroundColor = isBlurred ? UIColor(white: 0, alpha: 0.2) : nil
  }

  // MARK: Cards

  /// Returns whether a menu of a height has to open above what it belongs to.
  func opensAbove(_ source: CGRect, height: CGFloat, distance: CGFloat) -> Bool {
    let below = area.maxY - source.maxY - distance
    let above = source.minY - distance - area.minY
    return height > below && (height <= above || above > below)
  }

  /// Adds the card of a menu at its place: next to `source`, in the coordinates of the overlay.
  func add(_ card: MenuCard, nextTo source: CGRect, _ distance: CGFloat) {
    (self.source, self.distance) = (source, distance)
    addSubview(card)
    cards.append(card)
    place(card)
  }

  private func place(_ card: MenuCard) {
    let area = area
    let width = min(MenuMetrics.width, area.width)
    let natural = card.height(for: width)
    let isAbove = opensAbove(source, height: natural, distance: distance)
    let room =
      isAbove ? source.minY - distance - area.minY : area.maxY - source.maxY - distance
    let height = min(natural, max(room, MenuMetrics.rowHeight))
    // Beside a source in one half of the window, the edges on that side are in line.
    let offset = source.midX - bounds.midX
    let isMiddle = abs(offset) < 1 || source.width <= 0
    let x = isMiddle ? source.midX - width / 2 : offset < 0 ? source.minX : source.maxX - width
    let y = isAbove ? source.minY - distance - height : source.maxY + distance
    card.frame = CGRect(
      x: min(max(x, area.minX), area.maxX - width).rounded(), y: y.rounded(), width: width,
      height: height)
    card.layoutIfNeeded()
  }

  /// Makes a card small, at the point from which it grows.
  func shrink(_ card: MenuCard) {
    let scale = MenuMetrics.smallScale
    let (x, y) = (
      min(max(source.midX, card.frame.minX), card.frame.maxX) - card.center.x,
      min(max(source.midY, card.frame.minY), card.frame.maxY) - card.center.y
    )
    card.alpha = 0
    card.transform = CGAffineTransform(
      scale, 0, 0, scale, x * (1 - scale), y * (1 - scale))
  }

  /// Shows a card in its size.
  func grow(_ card: MenuCard) {
    card.alpha = 1
    card.transform = .identity
  }

  /// Shows other elements on a card.
  func replace(_ card: MenuCard, by new: MenuCard) {
    guard let index = cards.firstIndex(where: { $0 === card }) else { return }
    insertSubview(new, aboveSubview: card)
    cards[index] = new
    let isBehind = card.isBehind
    card.isBehind = false
    if new.header == nil { place(new) } else { place(new, at: card.frame) }
    new.isBehind = isBehind
    card.removeFromSuperview()
  }

  // MARK: Submenus

  /// Opens the card of a submenu at its row.
  func push(_ card: MenuCard, from row: MenuRow) {
    guard let parent = cards.last else { return }
    let start = convert(row.bounds, from: row)
    addSubview(card)
    cards.append(card)
    place(
      card,
      at: CGRect(x: parent.frame.minX, y: start.minY, width: parent.bounds.width, height: 0))
    let final = card.frame
    UIView.performWithoutAnimation {
      card.frame = start
      card.layoutIfNeeded()
      card.alpha = 0
    }
    spring {
      card.alpha = 1
      card.frame = final
      card.layoutIfNeeded()
      parent.isBehind = true
    }
  }

  private func place(_ card: MenuCard, at frame: CGRect) {
    let area = area
    let height = min(card.height(for: frame.width), area.height)
    let y = max(min(frame.minY, area.maxY - height), area.minY)
    card.frame = CGRect(x: frame.minX, y: y, width: frame.width, height: height)
    card.layoutIfNeeded()
  }

  /// Closes the innermost submenu.
  func pop() {
    guard cards.count > 1, let card = cards.popLast(), let parent = cards.last else { return }
    spring {
      card.alpha = 0
      card.frame.size.height = MenuMetrics.rowHeight
      parent.isBehind = false
    } completion: {
      card.removeFromSuperview()
    }
  }

  private func spring(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, usingSpringWithDamping: MenuMetrics.damping,
      initialSpringVelocity: 0, options: .beginFromCurrentState, animations: changes
    ) { _ in completion() }
  }

  // MARK: Fingers

  private func row(at point: CGPoint) -> MenuRow? {
    cards.last.flatMap { $0.row(at: convert(point, to: $0)) }
  }

  /// Begins to follow the finger that opens the menu.
  func beginOpening(at point: CGPoint) { opening = .resting(point) }

  /// Highlights the row under a finger. The one that opens the menu has to move first.
  func track(_ point: CGPoint) {
    if case .resting(let start) = opening {
      guard hypot(point.x - start.x, point.y - start.y) > 10 else { return }
      opening = .moving
    }
    cards.last?.highlight(row(at: point))
  }

  /// Chooses the row from which a finger was lifted. Beside the menu, the finger that has opened it leaves
  /// it open, and others close it.
  func release(_ point: CGPoint) {
    let opening = opening
    cancelTouch()
    if case .resting = opening { return }
    if let row = row(at: point) { return choose(row) }
    if opening != nil || cards.last?.frame.contains(point) ?? false { return }
    if cards.count > 1 {
      pop()
    } else if platter?.frame.contains(point) ?? false {
      session?.openPreview()
    } else {
      session?.dismiss()
    }
  }

  private func choose(_ row: MenuRow) {
    if row === cards.last?.header {
      pop()
    } else {
      session?.choose(row)
    }
  }

  /// Ends the menu if an app removes the overlay.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { session?.overlayRemoved() }
  }

  /// Follows a finger no longer.
  func cancelTouch() {
    opening = nil
    cards.last?.highlight(nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(touch.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { release(touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch() }
}
