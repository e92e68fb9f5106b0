public import Foundation
public import Geometry
public import Views

// Menus that a long press opens. A film doesn't show menus: interactions and configurations are
// stored.

/// The content of a menu that a long press opens.
open class UIContextMenuConfiguration: NSObject {
  /// Returns the controller whose view is previewed.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Returns the menu, for the actions that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The identifier.
  public let identifier: any NSCopying
  /// The identifiers of the items that the menu is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of the badge.
  open var badgeCount = 0
  /// Returns the controller whose view is previewed.
  package let previewProvider: ContentPreviewProvider?
  /// Returns the menu.
  package let actionProvider: ActionProvider?

  /// Creates the content of a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// The looks of a preview.
open class UIPreviewParameters: NSObject {
  /// The path of the visible part; nil, the default, for all.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow; nil, the default, for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the preview.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The place of a preview.
open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public let container: UIView
  /// The centre of the preview.
  public let center: CGPoint
  /// The transformation of the preview.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view that is previewed, with its looks and its place.
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The looks.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget

  /// Creates a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview at the place of its view.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
  ) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}

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

/// Provides the menu of a view. It is never asked: a film doesn't show menus.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a point; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The menu that a long press on a view opens. A film doesn't show it.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The delegate; weak.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added or removed; does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the place of the touch: zero, because there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Does nothing: no menu is shown.
  open func dismissMenu() {}

  /// Does nothing: no menu is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}
