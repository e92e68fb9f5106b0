public import Foundation
public import Views

/// The bar for finding text in a view. A film doesn't show it: its values are stored.
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open internal(set) weak var view: UIView?

  /// The delegate; weak, and never called.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?

  /// The search in progress: none.
  open var activeFindSession: UIFindSession? { nil }

  /// Whether the bar is shown: it isn't.
  open var isFindNavigatorVisible: Bool { false }

  /// The text to find; nil by default.
  open var searchText: String?

  /// The text that replaces what is found; nil by default.
  open var replacementText: String?

  /// Returns the menu of options; nil by default.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates an interaction.
  public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }

  init(of view: UIView) { self.view = view }

  /// Called before the interaction is added or removed; does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: a film doesn't show the bar.
  open func presentFindNavigator(showingReplace replaceVisible: Bool) {}

  /// Does nothing: a film doesn't show the bar.
  open func dismissFindNavigator() {}

  /// Does nothing, because no search is ever in progress.
  open func findNext() {}

  /// Does nothing, because no search is ever in progress.
  open func findPrevious() {}

  /// Does nothing, because no search is ever in progress.
  open func updateResultCount() {}
}

/// A search in a view. Apps subclass it; nothing here begins one.
open class UIFindSession: NSObject {
  /// The number of results; 0 by default.
  open var resultCount: Int { 0 }

  /// The result that is shown; `NSNotFound` by default.
  open var highlightedResultIndex: Int { NSNotFound }
}

/// Provides the searches of a view. Nothing is called here.
public protocol UIFindInteractionDelegate: AnyObject {
  /// Returns a search; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
}
