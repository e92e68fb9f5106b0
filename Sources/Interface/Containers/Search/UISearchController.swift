public import Controls
public import Foundation
import Layers
public import Views

/// An object that shows the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text has changed, and when the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is notified of the beginning and the end of a search. All methods are optional.
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called to show the controller; the search shows itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search with a bar, and a controller for its results.
///
/// Editing begins the search: the Cancel button appears, and the navigation bar of the controller
/// that contains the search bar is hidden. The Cancel button ends it. The bar is shown below a navigation
/// bar, if the search is the `searchController` of a navigation item, or in a view, such as a table's
/// header. The results are shown below the bar while there is text.
open class UISearchController: UIViewController {
  /// The bar.
  open private(set) lazy var searchBar: UISearchBar = makeBar()

  /// The controller that shows the results; nil if the controller below does.
  open private(set) var searchResultsController: UIViewController?

  /// The object that searches; weak.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate; weak.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// A Boolean value that indicates whether the content below is dimmed; stored, without effect.
  open var obscuresBackgroundDuringPresentation = true

  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// A Boolean value that indicates whether the navigation bar is hidden during the search; true by
  /// default.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that indicates whether the Cancel button appears with the search; true by
  /// default.
  open var automaticallyShowsCancelButton = true

  /// A Boolean value that indicates whether the scopes appear with the search; stored, without
  /// effect.
  open var automaticallyShowsScopeBar = true

  /// A Boolean value that indicates whether the results appear while there is text; true by
  /// default.
  open var automaticallyShowsSearchResultsController = true

  /// When the scopes appear; stored, without effect.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// When the scopes of a search appear; the raw values are Apple's.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system decides.
    case automatic
    /// When the app shows them.
    case manual
    /// When there is text.
    case onTextEntry
    /// When the search begins.
    case onSearchActivation
  }

  /// Suggestions for the search; stored: they aren't shown.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// Whether suggestions are left out if the bar is below the navigation bar; stored, without effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

  /// Where the bar is: below the navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// A Boolean value that indicates whether the results are shown.
  open var showsSearchResultsController = false { didSet { showResults() } }

  private var isSearching = false

  /// Creates a search. Without a controller for the results, the controller that contains the bar
  /// shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search without a controller for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search without a controller for the results.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeBar() -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    bar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    bar.cancelControl.addAction(
      UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
    return bar
  }

  /// A Boolean value that indicates whether the user searches. Setting it begins or ends the
  /// search.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    change(isSearching: true)
    searchBar.becomeFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    showsSearchResultsController = false
    change(isSearching: false)
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  private func change(isSearching: Bool) {
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(isSearching, animated: true)
    }
    if let navigation = embedding {
      if !isSearching { navigation.topViewController?.navigationItem.hiddenHeight = 0 }
      return navigation.searchChanged()
    }
    guard hidesNavigationBarDuringPresentation else { return }
    container?.navigationController?.setNavigationBarHidden(isSearching, animated: true)
  }

  private func textChanged() {
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = !(searchBar.text ?? "").isEmpty
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The controller in whose navigation bar the search bar is; nil if it is in another view.
  private var embedding: UINavigationController? {
    (searchBar.superview as? UINavigationBar)?.manager
  }

  /// The controller whose view contains the bar, or to whose navigation item it belongs.
  private var container: UIViewController? {
    if let embedding { return embedding.topViewController }
    return sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }

  private func showResults() {
    guard let results = searchResultsController else { return }
    guard showsSearchResultsController, let container else {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      return results.removeFromParent()
    }
    guard results.parent !== container, let host = container.view else { return }
    container.addChild(results)
    let isBehindBar = embedding != nil
    let top =
      isBehindBar ? host.bounds.minY : host.convert(searchBar.bounds, from: searchBar).maxY
    results.view.frame = CGRect(
      x: 0, y: top, width: host.bounds.width, height: max(host.bounds.maxY - top, 0))
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(results.view)
    results.didMove(toParent: container)
  }
}

extension UINavigationItem {
  /// The search whose bar is shown below the navigation bar; nil by default.
  public var searchController: UISearchController? {
    get { ownSearch as? UISearchController }
    set { ownSearch = newValue }
  }
}

/// A suggestion for a search.
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text, with its attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text.
  var localizedSuggestion: String? { get }
  /// What assistive technologies read.
  var localizedDescription: String? { get }
  /// The image.
  var iconImage: UIImage? { get }
  /// The app's object for the suggestion.
  var representedObject: Any? { get set }
}

/// A suggestion of an app.
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text, with its attributes.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The text.
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// What assistive technologies read.
  public let localizedDescription: String?
  /// The image.
  public let iconImage: UIImage?
  /// The app's object for the suggestion; nil by default.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion.
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: suggestion),
      localizedDescription: description, iconImage: iconImage)
  }
}
