public import Foundation
public import Views

/// A change of the focus in a table; there are none.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A change of the focus in a collection; there are none.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
