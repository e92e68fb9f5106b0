extension UIView {
  /// `layoutMargins` as leading and trailing margins; leading is right if the layout direction is
  /// right to left.
  var marginsByDirection: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isFlipped = isRightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isFlipped ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isFlipped ? margins.left : margins.right)
    }
    set {
      let isFlipped = isRightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isFlipped ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isFlipped ? newValue.leading : newValue.trailing)
    }
  }

  /// Whether the layout direction is right to left.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
