public import Foundation
import Layers
import Views

/// Is notified of the editing of a search bar, and decides about it. All methods are optional.
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing can begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing can end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user has changed the text, or has cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether typed text can replace a range of the text, in UTF-16; true by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has pressed the Search key, which is the Return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the bookmark button; never here.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the button for results; never here.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has chosen a scope; never here.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

extension UISearchBarDelegate {
  /// Returns true, unless a subclass implements the method.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMessage.send("searchBarShouldBeginEditing:", to: self, searchBar) as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarTextDidBeginEditing:", to: self, searchBar)
  }

  /// Returns true, unless a subclass implements the method.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMessage.send("searchBarShouldEndEditing:", to: self, searchBar) as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarTextDidEndEditing:", to: self, searchBar)
  }

  /// Does nothing, unless a subclass implements the method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMessage.send("searchBar:textDidChange:", to: self, searchBar, searchText)
  }

  /// Returns true, unless a subclass implements the method.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMessage.send(
      "searchBar:shouldChangeTextIn:replacementText:", to: self, searchBar, range, text)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarSearchButtonClicked:", to: self, searchBar)
  }

  /// Does nothing, unless a subclass implements the method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarCancelButtonClicked:", to: self, searchBar)
  }
}
