import UIKit

/// Overrides the members of `UIButton` in the table.
class OverridingButton: UIButton {
  let calls = Calls()

  override var buttonType: UIButton.ButtonType { calls.noting(super.buttonType) }

  override func title(for state: UIControl.State) -> String? {
    calls.noting(super.title(for: state))
  }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    calls.noting(super.setTitle(title, for: state))
  }

  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    calls.noting(super.attributedTitle(for: state))
  }

  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    calls.noting(super.setAttributedTitle(title, for: state))
  }

  override func titleColor(for state: UIControl.State) -> UIColor? {
    calls.noting(super.titleColor(for: state))
  }

  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    calls.noting(super.setTitleColor(color, for: state))
  }

  override func titleShadowColor(for state: UIControl.State) -> UIColor? {
    calls.noting(super.titleShadowColor(for: state))
  }

  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    calls.noting(super.setTitleShadowColor(color, for: state))
  }

  override func image(for state: UIControl.State) -> UIImage? {
    calls.noting(super.image(for: state))
  }

  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    calls.noting(super.setImage(image, for: state))
  }

  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    calls.noting(super.backgroundImage(for: state))
  }

  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    calls.noting(super.setBackgroundImage(image, for: state))
  }

  override func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    calls.noting(super.setPreferredSymbolConfiguration(configuration, forImageIn: state))
  }

  override var currentTitle: String? { calls.noting(super.currentTitle) }

  override var currentAttributedTitle: NSAttributedString? {
    calls.noting(super.currentAttributedTitle)
  }

  override var currentTitleColor: UIColor { calls.noting(super.currentTitleColor) }

  override var currentTitleShadowColor: UIColor? { calls.noting(super.currentTitleShadowColor) }

  override var currentImage: UIImage? { calls.noting(super.currentImage) }

  override var currentBackgroundImage: UIImage? { calls.noting(super.currentBackgroundImage) }

  override var titleLabel: UILabel? { calls.noting(super.titleLabel) }

  override var subtitleLabel: UILabel? { calls.noting(super.subtitleLabel) }

  override var imageView: UIImageView? { calls.noting(super.imageView) }

  override var configuration: UIButton.Configuration? {
    get { calls.noting(super.configuration) }
    set { calls.setting(super.configuration = newValue) }
  }

  override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    get { calls.noting(super.configurationUpdateHandler) }
    set { calls.setting(super.configurationUpdateHandler = newValue) }
  }

  override var automaticallyUpdatesConfiguration: Bool {
    get { calls.noting(super.automaticallyUpdatesConfiguration) }
    set { calls.setting(super.automaticallyUpdatesConfiguration = newValue) }
  }

  override func setNeedsUpdateConfiguration() {
    calls.noting(super.setNeedsUpdateConfiguration())
  }

  override func updateConfiguration() {
    calls.noting(super.updateConfiguration())
  }

  override var contentEdgeInsets: UIEdgeInsets {
    get { calls.noting(super.contentEdgeInsets) }
    set { calls.setting(super.contentEdgeInsets = newValue) }
  }

  override var titleEdgeInsets: UIEdgeInsets {
    get { calls.noting(super.titleEdgeInsets) }
    set { calls.setting(super.titleEdgeInsets = newValue) }
  }

  override var imageEdgeInsets: UIEdgeInsets {
    get { calls.noting(super.imageEdgeInsets) }
    set { calls.setting(super.imageEdgeInsets = newValue) }
  }

  override var reversesTitleShadowWhenHighlighted: Bool {
    get { calls.noting(super.reversesTitleShadowWhenHighlighted) }
    set { calls.setting(super.reversesTitleShadowWhenHighlighted = newValue) }
  }

  override var adjustsImageWhenHighlighted: Bool {
    get { calls.noting(super.adjustsImageWhenHighlighted) }
    set { calls.setting(super.adjustsImageWhenHighlighted = newValue) }
  }

  override var adjustsImageWhenDisabled: Bool {
    get { calls.noting(super.adjustsImageWhenDisabled) }
    set { calls.setting(super.adjustsImageWhenDisabled = newValue) }
  }

  override var showsTouchWhenHighlighted: Bool {
    get { calls.noting(super.showsTouchWhenHighlighted) }
    set { calls.setting(super.showsTouchWhenHighlighted = newValue) }
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.backgroundRect(forBounds: bounds))
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.contentRect(forBounds: bounds))
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    calls.noting(super.titleRect(forContentRect: contentRect))
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    calls.noting(super.imageRect(forContentRect: contentRect))
  }
}
