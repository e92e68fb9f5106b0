import Foundation
import Messaging

// What a navigation item stores for bars of iPads and Macs, and for menus.
extension UINavigationItem {
  /// Where the search bar is; the raw values are Apple's.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system decides.
    case automatic
    /// In the bar, at the trailing edge.
    case inline
    /// Below the bar.
    case stacked
    /// In the bar, on an iPad.
    case integrated
    /// In the bar, in its middle, on an iPad.
    case integratedCentered
    /// Behind a button in the bar.
    case integratedButton
  }

  /// The preferred place of the search bar; stored: it is below the bar.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// The place of the search bar: below the bar.
  public var searchBarPlacement: SearchBarPlacement { .stacked }

  /// The name under which a user's changes of the bar are kept; stored, without effect.
  public var customizationIdentifier: String? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// The elements of the menu behind the last button; stored: bars have no such button.
  public var additionalOverflowItems: UIMenuElement? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// The object that renames what the item shows; stored, without effect.
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// The large title, if it differs from the title; stored, because it isn't shown here.
  public var largeTitle: String? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// The view below the title; stored, because it isn't shown here.
  public var subtitleView: UIView? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// The view below the large title; stored, because it isn't shown here.
  public var largeSubtitleView: UIView? {
    get { storedValue() }
    set { store(optional: newValue) }
  }
}

/// An object that renames what a navigation item shows; it is never called.
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Called when a new name was entered.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}
