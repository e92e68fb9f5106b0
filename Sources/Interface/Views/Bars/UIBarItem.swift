public import Foundation
public import Layers
import VirtualTime

/// A change of a bar's item, of which the bar is notified.
package protocol BarItemObserver: AnyObject {
  /// Called after an item has changed.
  func barItemChanged()
}

/// An item of a bar: a title and an image.
///
/// The classes of items are in this module because controllers refer to them, and apps override those
/// properties. The bars are in `Containers`.
open class UIBarItem: NSObject, NSCoding, LifetimeOwner {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The bar that shows the item.
  package final weak var observer: (any BarItemObserver)?
  /// The view that shows the item in a bar: a button, a tab or the item's own view. Its key is
  /// "view", as in UIKit, where tips that point at items use it.
  package final weak var shownView: UIView?
  /// The attributes of the title by the states of `UIControl`, as raw values.
  package final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { itemChanged() }
  }

  /// Notifies when the item is deallocated.
  public private(set) lazy var ownLifetime = Lifetime()

  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Creates an item from its archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decode(Self.itemProperties, of: self)
  }

  /// Encodes the title, the image and the state.
  open func encode(with coder: NSCoder) { coder.encode(Self.itemProperties, of: self) }

  private static var itemProperties: [ArchivedProperty<UIBarItem>] {
    [
      ArchivedProperty("title", \.title), ArchivedProperty("image", \.image),
      ArchivedProperty("enabled", \.isEnabled), ArchivedProperty("tag", \.tag),
      ArchivedProperty("imageInsets", \.imageInsets),
      ArchivedProperty("titleAttributes", \.titleAttributes),
    ]
  }

  /// Notifies the bar of a change.
  package final func itemChanged() { observer?.barItemChanged() }

  /// A Boolean value that indicates whether the user can use the item; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemChanged() } } }

  /// The title; nil by default.
  open var title: String? { didSet { if title != oldValue { itemChanged() } } }

  /// The image; nil by default. It is shown as a template, in the bar's tint, unless it has another
  /// rendering mode.
  open var image: UIImage? { didSet { if image !== oldValue { itemChanged() } } }

  /// An image for a lower bar; stored, because bars have the same height in every orientation here.
  open var landscapeImagePhone: UIImage?

  /// An image for large text sizes; stored, without effect.
  open var largeContentSizeImage: UIImage?

  /// The insets of the image; zero by default.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemChanged() } }
  }

  /// The insets of `landscapeImagePhone`; stored, without effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  /// The insets of `largeContentSizeImage`; stored, without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// An integer that identifies the item; 0 by default.
  open var tag = 0

  /// A name that identifies the item in scripts; stored.
  open var accessibilityIdentifier: String?

  /// A short name of the item; stored.
  open var accessibilityLabel: String?
}
