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
  ) { set(backgroundImage, for: state, style: nil, barMetrics) }

  /// Sets the image behind buttons of a style in a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) { set(backgroundImage, for: state, style: style, barMetrics) }

  private func set(
    _ image: UIImage?, for state: UIControl.State, style: Style?, _ barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgroundImages[BackgroundKey(state: state.rawValue, style: style)] = image
  }

  /// Returns the image behind the button in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[BackgroundKey(state: state.rawValue, style: nil)] }

  /// Returns the image behind buttons of a style in a state.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[BackgroundKey(state: state.rawValue, style: style)] }

  /// Returns the image of the item or of its proxies, for its style or for all.
  func shownBackground(for state: UIControl.State, in view: UIView) -> UIImage? {
    let items = [self] + AppearanceProxies.items(like: self, in: view).reversed()
    return items.lazy.compactMap { item in
      [self.style, nil].lazy.compactMap {
        item.backgroundImages[BackgroundKey(state: state.rawValue, style: $0)]
      }.first
    }.first
  }
}
