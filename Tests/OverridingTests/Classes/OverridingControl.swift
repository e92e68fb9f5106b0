import UIKit

/// Overrides the members of `UIControl` in the table.
class OverridingControl: UIControl {
  let calls = Calls()

  override var isEnabled: Bool {
    get { calls.record(super.isEnabled) }
    set { calls.recordSet(super.isEnabled = newValue) }
  }

  override var isSelected: Bool {
    get { calls.record(super.isSelected) }
    set { calls.recordSet(super.isSelected = newValue) }
  }

  override var isHighlighted: Bool {
    get { calls.record(super.isHighlighted) }
    set { calls.recordSet(super.isHighlighted = newValue) }
  }

  override var state: UIControl.State { calls.record(super.state) }

  override var isTracking: Bool { calls.record(super.isTracking) }

  override var isTouchInside: Bool { calls.record(super.isTouchInside) }

  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { calls.record(super.contentVerticalAlignment) }
    set { calls.recordSet(super.contentVerticalAlignment = newValue) }
  }

  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { calls.record(super.contentHorizontalAlignment) }
    set { calls.recordSet(super.contentHorizontalAlignment = newValue) }
  }

  override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    calls.record(super.effectiveContentHorizontalAlignment)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.record(super.beginTracking(touch, with: event))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.record(super.continueTracking(touch, with: event))
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    calls.record(super.endTracking(touch, with: event))
  }

  override func cancelTracking(with event: UIEvent?) {
    calls.record(super.cancelTracking(with: event))
  }

  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    calls.record(super.addAction(action, for: controlEvents))
  }

  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    calls.record(super.removeAction(action, for: controlEvents))
  }

  override func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    calls.record(super.removeAction(identifiedBy: identifier, for: controlEvents))
  }

  override var allControlEvents: UIControl.Event { calls.record(super.allControlEvents) }

  override func sendActions(for controlEvents: UIControl.Event) {
    calls.record(super.sendActions(for: controlEvents))
  }

  override func sendAction(_ action: UIAction) {
    calls.record(super.sendAction(action))
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    calls.record(super.sendAction(action, to: target, for: event))
  }

  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    calls.record(super.addTarget(target, action: action, for: controlEvents))
  }

  override func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    calls.record(super.removeTarget(target, action: action, for: controlEvents))
  }

  override var allTargets: Set<AnyHashable> { calls.record(super.allTargets) }

  override func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    calls.record(super.actions(forTarget: target, forControlEvent: controlEvent))
  }

  override var showsMenuAsPrimaryAction: Bool {
    get { calls.record(super.showsMenuAsPrimaryAction) }
    set { calls.recordSet(super.showsMenuAsPrimaryAction = newValue) }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.record(
      super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location))
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    calls.record(
      super.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration))
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    calls.record(
      super.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration))
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.record(
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator))
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.record(
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator))
  }

  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    calls.record(super.menuAttachmentPoint(for: configuration))
  }
}
