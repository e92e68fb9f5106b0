public import Foundation
import Layers
public import Views

/// Animates together with a menu.
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The previewed controller.
  var previewViewController: UIViewController? { get }
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a previewed controller is shown; the raw values are Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It is dismissed.
  case dismiss
  /// It grows.
  case pop
}

/// Animates together with the showing of a previewed controller.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the controller is shown.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Provides the menu of a view, and is told when it is shown. Only the first method is required.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a point in the view's coordinates; nil for none. Asked 0.15 seconds after a
  /// finger has come down.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns what is lifted while the menu is shown; nil, the default, for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// Returns where the preview goes when the menu is dismissed; nil, the default, for where it came from.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// Returns what is lifted, for apps before iOS 16; nil, the default, for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns where the preview goes, for apps before iOS 16; nil, the default, for where it came from.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the preview is tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns the preview of the older method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    let answer = OptionalMessage.send(
      "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:", to: self,
      interaction, configuration, identifier)
    if let answer { return answer as? UITargetedPreview }
    return contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Returns the preview of the older method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    let answer = OptionalMessage.send(
      "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:", to: self,
      interaction, configuration, identifier)
    if let answer { return answer as? UITargetedPreview }
    return contextMenuInteraction(
      interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Returns nil, unless a subclass implements the method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", to: self,
      interaction, configuration) as? UITargetedPreview
  }

  /// Returns nil, unless a subclass implements the method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", to: self, interaction,
      configuration) as? UITargetedPreview
  }

  /// Does nothing, unless a subclass implements the method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMessage.send(
      "contextMenuInteraction:willPerformPreviewActionForMenuWith:animator:", to: self,
      interaction, configuration, animator)
  }

  /// Does nothing, unless a subclass implements the method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "contextMenuInteraction:willDisplayMenuFor:animator:", to: self, interaction,
      configuration, animator)
  }

  /// Does nothing, unless a subclass implements the method.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "contextMenuInteraction:willEndFor:animator:", to: self, interaction,
      configuration, animator)
  }
}
