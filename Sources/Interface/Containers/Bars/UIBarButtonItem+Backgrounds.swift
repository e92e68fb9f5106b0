public import Controls
public import Foundation
public import Views

// The images behind buttons, and the offsets of their titles.
extension UIBarButtonItem {
  /// Sets the offset of the title.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { titleOffset = adjustment }
  }

  /// Returns the offset of the title.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffset ?? .zero
  }

  /// Sets the offset of the title of a back button. Apps move the title out of sight by it.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { if barMetrics == .default { backTitleOffset = adjustment } }

  /// Returns the offset of the title of a back button.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffset ?? .zero
  }

  /// Sets the background of a back button; without effect.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Returns nil.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }

  /// Sets the vertical offset of the background of a back button; without effect.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// Sets the vertical offset of the background, in points.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { if barMetrics == .default { backgroundOffset = adjustment } }

  /// Returns the vertical offset of the background, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffset ?? 0
  }

  /// Sets the image behind the button in a state. It is as wide as the button, and centred at its own
  /// height (D).
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { if barMetrics == .default { backgroundImages[state.rawValue] = backgroundImage } }

  /// Sets the image behind buttons of a style in a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    if style == self.style {
      setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// Returns the image behind the button in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[state.rawValue] }

  /// Returns the image behind buttons of a style in a state; nil for other styles than the item's.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { style == self.style ? backgroundImages[state.rawValue] : nil }

  /// Returns the image of the item or of its proxies.
  func shownBackground(for state: UIControl.State, in view: UIView) -> UIImage? {
    backgroundImages[state.rawValue]
      ?? AppearanceProxies.items(like: self, in: view)
      .compactMap { $0.backgroundImages[state.rawValue] }.last
  }
}
