public import Foundation
public import Views

/// The delegates and interactions for drags and pasting of a view of text, which are stored.
struct TextDragging {
  weak var drag: (any UITextDragDelegate)?
  weak var drop: (any UITextDropDelegate)?
  weak var paste: (any UITextPasteDelegate)?
  private let noDrags = NoDrags()
  private(set) lazy var dragInteraction = UIDragInteraction(delegate: noDrags)
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: noDrags)
}

/// A view of text from which text can be dragged. No drag begins here.
public protocol UITextDraggable: UITextInput {
  /// The delegate; weak, and never called.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that would begin drags.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged: it isn't.
  var isTextDragActive: Bool { get }
}

/// A view of text on which text can be dropped. Nothing is dropped here.
public protocol UITextDroppable: UITextInput {
  /// The delegate; weak, and never called.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that would accept drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is being dropped: it isn't.
  var isTextDropActive: Bool { get }
}

/// Decides on drags of text. No drag begins here: nothing is called.
public protocol UITextDragDelegate: AnyObject {
  /// Returns the items of a drag.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
}

extension UITextDragDelegate {
  /// Returns the suggested items.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
}

/// A drag of text.
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range of the text.
  var dragRange: UITextRange { get }
  /// The items that the system suggests.
  var suggestedItems: [UIDragItem] { get }
  /// The items of the drag so far.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides on drops of text. Nothing is dropped here: nothing is called.
public protocol UITextDropDelegate: AnyObject {}

/// Decides on pasting of text. Nothing here pastes but code: nothing is called.
public protocol UITextPasteDelegate: AnyObject {}

/// A view of text that decides on pasting.
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate; weak, and never called.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// The delegate of the interactions of text, which begin no drags.
final class NoDrags: UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}
