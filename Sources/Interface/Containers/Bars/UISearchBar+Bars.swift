public import Controls
public import Views

extension UISearchBar {
  /// Sets the image of the bar's background; its position has no effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  /// Returns the image of the bar's background.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }
}
