public import Foundation
import Layers

/// The actions on one side of a swiped row.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first one is next to the table's edge.
  public let actions: [UIContextualAction]

  /// A Boolean value that indicates whether a swipe over more than half of the row performs the first
  /// action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
