public import Foundation
import Layers

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The system's items; the raw values are Apple's. Their titles are shown, and symbols (D).
  public enum SystemItem: Int, Sendable {
    /// "More".
    case more
    /// "Favorites".
    case favorites
    /// "Featured".
    case featured
    /// "Top Rated".
    case topRated
    /// "Recents".
    case recents
    /// "Contacts".
    case contacts
    /// "History".
    case history
    /// "Bookmarks".
    case bookmarks
    /// "Search".
    case search
    /// "Downloads".
    case downloads
    /// "Most Recent".
    case mostRecent
    /// "Most Viewed".
    case mostViewed

    private static let titles = [
      "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks",
      "Search", "Downloads", "Most Recent", "Most Viewed",
    ]

    var title: String { Self.titles[rawValue] }

    private static let symbols = [
      "ellipsis", "star.fill", "star", "star.fill", "clock.fill", "person.crop.circle.fill",
      "clock.fill", "book.fill", "magnifyingglass", "square.and.arrow.down", "clock", "list.number",
    ]

    /// The name of the symbol that is shown.
    fileprivate var symbol: String { Self.symbols[rawValue] }
  }

  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Creates an item from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(Self.tabProperties, of: self)
  }

  /// Encodes the item.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.tabProperties, of: self)
  }

  private static var tabProperties: [ArchivedProperty<UITabBarItem>] {
    [ArchivedProperty("selectedImage", \.selectedImage), ArchivedProperty("badge", \.badgeValue)]
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image, and another image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  /// Makes a new item one of the system's.
  package final func become(_ systemItem: SystemItem) {
    title = systemItem.title
    systemImage = UIImage(systemName: systemItem.symbol)
  }

  /// The symbol of a system item, shown if the item has no image; nil for other items.
  package final private(set) var systemImage: UIImage?
  /// The attributes of the badge by states.
  package final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The appearances of the bar for this item, by the names of the properties.
  package final var appearances: [String: AnyObject] = [:]

  /// The image of a selected item; nil, the default, for `image`.
  open var selectedImage: UIImage? { didSet { itemChanged() } }

  /// The text of the badge; nil, the default, for none. An override that doesn't set the superclass's
  /// value replaces the bar's badge.
  open var badgeValue: String? {
    get { shownBadge }
    set { shownBadge = newValue }
  }

  /// The text of the badge that the bar shows.
  package private(set) var shownBadge: String? {
    didSet { if shownBadge != oldValue { itemChanged() } }
  }

  /// The colour of the badge; nil, the default, for red.
  open var badgeColor: UIColor? { didSet { itemChanged() } }

  /// The offset of the title from its normal position.
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemChanged() } }
}
