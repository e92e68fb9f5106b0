public import Foundation
import Layers
public import Views

// Drags between views. A scripted user's touches are gestures of the views themselves: no drag between
// views begins. Tables move their own rows by drags; otherwise the types let sources compile.

/// An object that is dragged.
open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider

  /// A value of the app; nil by default.
  open var localObject: Any?

  /// Creates the view that is shown during the drag; nil by default.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The look of the view of a dragged item.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The view of a dragged item.
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Its look.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// The place of the view of a dragged item.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The view of a dragged item, and its place.
open class UITargetedDragPreview: UITargetedPreview {}

/// What is common to drags and drops.
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// Whether items can be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag stays in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the place of the drag in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag.
public protocol UIDragSession: UIDragDropSession {
  /// A value of the app.
  var localContext: Any? { get set }
}

/// The look of the progress of a drop; the raw values are Apple's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// None.
  case none
  /// The system's.
  case `default`
}

/// A drop.
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it is of this app.
  var localDragSession: (any UIDragSession)? { get }
  /// The look of the progress.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the objects of a class.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Animations beside those of a drag.
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
