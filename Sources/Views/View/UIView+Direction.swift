extension UIView {
  /// Whether what is in it follows one another from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
