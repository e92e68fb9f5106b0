public import Views

extension UINavigationItem {
  /// The action of the back button of this item's controller; nil, the default, for going back.
  public var backAction: UIAction? {
    get { ownBackAction as? UIAction }
    set { ownBackAction = newValue }
  }
}
