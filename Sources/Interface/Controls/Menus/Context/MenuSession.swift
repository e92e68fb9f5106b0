import Foundation
import Geometry
import Layers
import Messaging
import Views

/// A menu from the press that opens it until it has disappeared. Its overlay owns it: what is shown when a
/// film ends is released with the window.
final class MenuSession {
  private let configuration: UIContextMenuConfiguration
  private let interaction: UIContextMenuInteraction
  private let view: UIView
  unowned let overlay: MenuOverlay
  /// The previewed controller.
  private var controller: UIViewController?
  private var state = State.pressed
  /// The lifted view, which an empty mask hides: its alpha and whether it is hidden are the app's.
  private var hidden: UIView?
  private let hidingMask = CALayer()
  private var formerMask: CALayer?
  private var hasEnded = false
  /// Whether deferred elements are being asked for, before they are shown.
  private var isLoading = false

  /// Whether the menu is shown, and doesn't disappear yet.
  var isOpen: Bool { state == .open }

  private enum State {
    case pressed, open, closing
  }

  init(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    on view: UIView, in window: UIWindow
  ) {
    self.configuration = configuration
    self.interaction = interaction
    self.view = view
    overlay = MenuOverlay.add(to: window)
    overlay.session = self
    overlay.isUserInteractionEnabled = false
  }

  /// The control whose own interaction shows the menu: without a preview.
  private var control: UIControl? {
    (view as? UIControl).flatMap { $0.menuInteraction === interaction ? $0 : nil }
  }

  // MARK: Pressing

  /// Lifts the view, and makes it a little smaller while the finger presses it.
  func press() {
    guard control == nil else { return }
    let preview =
      interaction.delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? UITargetedPreview(view: view)
    overlay.lift(preview)
    if preview.view.window != nil { hide(preview.view) }
    UIView.animate(
      withDuration: MenuMetrics.pressDuration - MenuMetrics.hintDelay, delay: 0,
      options: .curveEaseOut
    ) { [overlay] in
      guard let platter = overlay.platter else { return }
      platter.transform = platter.transform.scaledBy(
        x: MenuMetrics.pressedScale, y: MenuMetrics.pressedScale)
    }
  }

  private func hide(_ view: UIView) {
    hidden = view
    formerMask = view.layer.mask
    view.layer.mask = hidingMask
  }

  private func showHidden() {
    if let hidden, hidden.layer.mask === hidingMask { hidden.layer.mask = formerMask }
    hidden = nil
  }

  /// Shows the view as it was, if the menu hasn't been opened.
  func releasePress() {
    guard state == .pressed else { return }
    state = .closing
    UIView.animate(withDuration: 0.2) {
      self.returnPlatter(to: nil)
    } completion: { [self, overlay] _ in
      end(of: overlay)
    }
  }

  // MARK: Opening

  /// Shows the menu and the preview.
  func open() {
    guard state == .pressed else { return }
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    controller = configuration.previewProvider?()
    load(menu)
    let natural = MenuCard(menu, isReversed: false, isSubmenu: false)
    guard control == nil || !natural.isEmpty else { return releasePress() }
    state = .open
    overlay.isUserInteractionEnabled = true
    overlay.superview?.bringSubviewToFront(overlay)
    control?.isHighlighted = true
    let animator = MenuAnimator(controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    let place = placePreview(with: natural)
    let card = ordered(natural, near: place)
    if !card.isEmpty { overlay.add(card, nextTo: place, distance) }
    UIView.performWithoutAnimation { overlay.shrink(card) }
    controller?.beginAppearanceTransition(true, animated: true)
    animate(damping: MenuMetrics.damping) { [self] in
      animator.animate()
      overlay.grow(card)
      guard control == nil else { return }
      overlay.setBlurred(true)
      overlay.platter?.layer.shadowOpacity = 0.3
      overlay.platter?.showPage(true)
      overlay.platter?.go(to: place)
    } completion: { [self] in
      controller?.endAppearanceTransition()
      animator.complete()
    }
  }

  private var distance: CGFloat {
    control == nil ? MenuMetrics.distance : MenuMetrics.buttonDistance
  }

  private func animate(
    damping: CGFloat, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: .beginFromCurrentState, animations: changes
    ) { [overlay] _ in
      // The overlay lives as long as its animations.
      withExtendedLifetime(overlay, completion)
    }
  }

  /// Returns the card, or one in the opposite order if the first element has to be next to `place`.
  private func ordered(_ card: MenuCard, near place: CGRect) -> MenuCard {
    let order = configuration.preferredMenuElementOrder
    guard order == .priority || order == .automatic && control != nil else { return card }
    let height = card.height(for: min(MenuMetrics.width, overlay.area.width))
    guard overlay.opensAbove(place, height: height, distance: distance) else { return card }
    return MenuCard(card.menu, isReversed: true, isSubmenu: false)
  }

  /// Returns where the preview goes, with the card next to it, or the place of the control, in the
  /// overlay's coordinates.
  private func placePreview(with card: MenuCard) -> CGRect {
    if let control { return place(of: control) }
    guard let platter = overlay.platter else { return .zero }
    let area = overlay.area
    let menuHeight =
      card.isEmpty
      ? 0 : min(card.height(for: min(MenuMetrics.width, area.width)), area.height / 2) + distance
    let room = area.height - menuHeight
    var place = platter.place.frame(in: overlay)
    if let controller, let page = controller.view {
      let source = place
      let wanted = controller.preferredContentSize
      let widest = overlay.bounds.width - 4 * MenuMetrics.margin
      let size = CGSize(
        width: wanted.width > 0 ? min(wanted.width, widest) : widest,
        height: wanted.height > 0 ? min(wanted.height, room) : room)
      UIView.performWithoutAnimation {
        platter.add(page, size)
        page.layoutIfNeeded()
        platter.go(to: source)
      }
      place = CGRect(
        x: (overlay.bounds.width - size.width) / 2, y: source.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    let scale = min(1, area.width / max(place.width, 1), room / max(place.height, 1))
    if scale < 1 {
      place = place.insetBy(dx: place.width * (1 - scale) / 2, dy: place.height * (1 - scale) / 2)
    }
    // The menu goes below the preview, or above it if there is more room. If neither fits, the preview
    // moves up.
    let fitsAbove = place.minY - menuHeight >= area.minY
    if place.maxY + menuHeight > area.maxY, !fitsAbove || place.maxY > area.maxY {
      place.origin.y = area.maxY - menuHeight - place.height
    }
    place.origin.y = max(place.minY, area.minY)
    place.origin.x = min(max(place.minX, area.minX), area.maxX - place.width)
    return place
  }

  /// Returns the control, or the point at which its menu is attached if it isn't the usual one.
  private func place(of control: UIControl) -> CGRect {
    let point = control.menuAttachmentPoint(for: configuration)
    let usual = CGPoint(x: control.bounds.midX, y: control.bounds.maxY)
    let own = point == usual ? control.bounds : CGRect(origin: point, size: .zero)
    return overlay.convert(own, from: control)
  }

  // MARK: Contents

  /// Has the deferred elements of a menu created. Those that come later are shown then.
  private func load(_ menu: UIMenu) {
    isLoading = true
    for element in menu.deferredElements {
      element.load { [weak self] in self?.elementsLoaded() }
    }
    isLoading = false
  }

  private func elementsLoaded() {
    guard !isLoading else { return }
    reload()
    control?.menuSelectionChanged?()
  }

  private func reload() {
    guard state == .open else { return }
    for card in overlay.cards { replace(card, by: card.menu) }
  }

  private func replace(_ card: MenuCard, by menu: UIMenu) {
    let new = MenuCard(menu, isReversed: card.isReversed, isSubmenu: card.header != nil)
    UIView.performWithoutAnimation { overlay.replace(card, by: new) }
  }

  /// Replaces the innermost menu.
  func update(_ block: (UIMenu) -> UIMenu) {
    guard state == .open, let card = overlay.cards.last else { return }
    let menu = block(card.menu)
    load(menu)
    replace(card, by: menu)
  }

  // MARK: Choosing

  func choose(_ row: MenuRow) {
    guard state == .open else { return }
    if let menu = row.element as? UIMenu {
      load(menu)
      return overlay.push(
        MenuCard(menu, isReversed: false, isSubmenu: true), from: row)
    }
    let stays = row.element.menuAttributes.contains(.keepsMenuPresented)
    select(row)
    if !stays { dismiss() }
    perform(row.element)
    control?.menuSelectionChanged?()
    if stays { reload() }
  }

  /// Selects the element alone, if its menu has a single selection, or the menu of a pop-up button.
  private func select(_ row: MenuRow) {
    let selecting =
      control?.menuSelectsOne ?? false
      ? overlay.cards.first?.menu : row.menu.options.contains(.singleSelection) ? row.menu : nil
    guard let selecting else { return }
    for element in MenuSection.sections(of: selecting).flatMap(\.elements) {
      element.shownState = .off
    }
    row.element.shownState = .on
  }

  private func perform(_ element: UIMenuElement) {
    if let action = element as? UIAction {
      action.perform(by: control?.menuSender ?? view)
    } else if let command = element as? UICommand, let action = command.action {
      let receiver =
        UIApplication.shared.sendAction(action, to: nil, from: command, for: nil)
        ? nil : view.target(forAction: action, withSender: command)
      if let receiver { Message.send(action, to: receiver as AnyObject, [command]) }
    }
  }

  func openPreview() {
    guard state == .open else { return }
    let animator = MenuAnimator(controller)
    if controller == nil { animator.preferredCommitStyle = .dismiss }
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    let pops = animator.preferredCommitStyle == .pop && controller != nil
    close(animator) { [overlay] in
      guard pops, let platter = overlay.platter else { return false }
      platter.go(to: overlay.bounds)
      platter.alpha = 0
      return true
    }
  }

  // MARK: Closing

  func dismiss() { close(nil) { false } }

  /// Makes the menu disappear; `leave` moves the preview away and returns true, or else it goes back to
  /// its place.
  private func close(_ commit: MenuAnimator?, leave: @escaping () -> Bool) {
    if state == .pressed { return releasePress() }
    guard state == .open else { return }
    state = .closing
    overlay.isUserInteractionEnabled = false
    control?.isHighlighted = false
    let animator = MenuAnimator(controller)
    let delegate = interaction.delegate
    let target =
      control == nil
      ? delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier) : nil
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    controller?.beginAppearanceTransition(false, animated: true)
    animate(damping: 1) { [self] in
      animator.animate()
      commit?.animate()
      for card in overlay.cards { overlay.shrink(card) }
      overlay.setBlurred(false)
      if !leave() { returnPlatter(to: target) }
    } completion: { [self] in
      controller?.endAppearanceTransition()
      end(of: overlay)
      animator.complete()
      commit?.complete()
    }
  }

  /// Returns the preview to its place, or fades it out if its view is no longer on screen.
  private func returnPlatter(to target: UITargetedPreview?) {
    guard let platter = overlay.platter else { return }
    let place = target.map { PreviewPlace(of: $0) } ?? platter.place
    platter.layer.shadowOpacity = 0
    platter.showPage(false)
    guard target != nil || place.isShown,
      hidden == nil || hidden?.window != nil
    else { return platter.alpha = 0 }
    platter.go(to: place.frame(in: overlay))
  }

  /// Ends a menu that is disappearing, so that another one can be opened.
  func finishClosing() { if state == .closing { end(of: overlay) } }

  /// Ends the menu when the app has removed its overlay.
  func overlayRemoved() {
    guard !hasEnded else { return }
    if state == .open { control?.isHighlighted = false }
    state = .closing
    forget()
  }

  private func end(of overlay: MenuOverlay) {
    guard !hasEnded else { return }
    forget()
    overlay.removeFromSuperview()
  }

  private func forget() {
    hasEnded = true
    showHidden()
    overlay.platter?.removePage()
    interaction.end(self)
  }
}
