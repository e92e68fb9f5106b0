import UIKit

/// Overrides the members of `UIButton` in the table.
class OverridingButton: UIButton {
  let calls = Calls()

  override var buttonType: UIButton.ButtonType { calls.record(super.buttonType) }

  override var role: UIButton.Role {
    get { calls.record(super.role) }
    set { calls.recordSet(super.role = newValue) }
  }

  override func title(for state: UIControl.State) -> String? {
    calls.record(super.title(for: state))
  }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    calls.record(super.setTitle(title, for: state))
  }

  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    calls.record(super.attributedTitle(for: state))
  }

  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    calls.record(super.setAttributedTitle(title, for: state))
  }

  override func titleColor(for state: UIControl.State) -> UIColor? {
    calls.record(super.titleColor(for: state))
  }

  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    calls.record(super.setTitleColor(color, for: state))
  }

  override func titleShadowColor(for state: UIControl.State) -> UIColor? {
    calls.record(super.titleShadowColor(for: state))
  }

  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    calls.record(super.setTitleShadowColor(color, for: state))
  }

  override func image(for state: UIControl.State) -> UIImage? {
    calls.record(super.image(for: state))
  }

  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    calls.record(super.setImage(image, for: state))
  }

  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    calls.record(super.backgroundImage(for: state))
  }

  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    calls.record(super.setBackgroundImage(image, for: state))
  }

  override func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    calls.record(super.preferredSymbolConfigurationForImage(in: state))
  }

  override func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    calls.record(super.setPreferredSymbolConfiguration(configuration, forImageIn: state))
  }

  override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    calls.record(super.currentPreferredSymbolConfiguration)
  }

  override var currentTitle: String? { calls.record(super.currentTitle) }

  override var currentAttributedTitle: NSAttributedString? {
    calls.record(super.currentAttributedTitle)
  }

  override var currentTitleColor: UIColor { calls.record(super.currentTitleColor) }

  override var currentTitleShadowColor: UIColor? { calls.record(super.currentTitleShadowColor) }

  override var currentImage: UIImage? { calls.record(super.currentImage) }

  override var currentBackgroundImage: UIImage? { calls.record(super.currentBackgroundImage) }

  override var titleLabel: UILabel? { calls.record(super.titleLabel) }

  override var subtitleLabel: UILabel? { calls.record(super.subtitleLabel) }

  override var imageView: UIImageView? { calls.record(super.imageView) }

  override var configuration: UIButton.Configuration? {
    get { calls.record(super.configuration) }
    set { calls.recordSet(super.configuration = newValue) }
  }

  override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    get { calls.record(super.configurationUpdateHandler) }
    set { calls.recordSet(super.configurationUpdateHandler = newValue) }
  }

  override var automaticallyUpdatesConfiguration: Bool {
    get { calls.record(super.automaticallyUpdatesConfiguration) }
    set { calls.recordSet(super.automaticallyUpdatesConfiguration = newValue) }
  }

  override func setNeedsUpdateConfiguration() {
    calls.record(super.setNeedsUpdateConfiguration())
  }

  override func updateConfiguration() {
    calls.record(super.updateConfiguration())
  }

  override var contentEdgeInsets: UIEdgeInsets {
    get { calls.record(super.contentEdgeInsets) }
    set { calls.recordSet(super.contentEdgeInsets = newValue) }
  }

  override var titleEdgeInsets: UIEdgeInsets {
    get { calls.record(super.titleEdgeInsets) }
    set { calls.recordSet(super.titleEdgeInsets = newValue) }
  }

  override var imageEdgeInsets: UIEdgeInsets {
    get { calls.record(super.imageEdgeInsets) }
    set { calls.recordSet(super.imageEdgeInsets = newValue) }
  }

  override var reversesTitleShadowWhenHighlighted: Bool {
    get { calls.record(super.reversesTitleShadowWhenHighlighted) }
    set { calls.recordSet(super.reversesTitleShadowWhenHighlighted = newValue) }
  }

  override var adjustsImageWhenHighlighted: Bool {
    get { calls.record(super.adjustsImageWhenHighlighted) }
    set { calls.recordSet(super.adjustsImageWhenHighlighted = newValue) }
  }

  override var adjustsImageWhenDisabled: Bool {
    get { calls.record(super.adjustsImageWhenDisabled) }
    set { calls.recordSet(super.adjustsImageWhenDisabled = newValue) }
  }

  override var showsTouchWhenHighlighted: Bool {
    get { calls.record(super.showsTouchWhenHighlighted) }
    set { calls.recordSet(super.showsTouchWhenHighlighted = newValue) }
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.backgroundRect(forBounds: bounds))
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.contentRect(forBounds: bounds))
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    calls.record(super.titleRect(forContentRect: contentRect))
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    calls.record(super.imageRect(forContentRect: contentRect))
  }

  override var menu: UIMenu? {
    get { calls.record(super.menu) }
    set { calls.recordSet(super.menu = newValue) }
  }

  override var changesSelectionAsPrimaryAction: Bool {
    get { calls.record(super.changesSelectionAsPrimaryAction) }
    set { calls.recordSet(super.changesSelectionAsPrimaryAction = newValue) }
  }

  override var isHeld: Bool { calls.record(super.isHeld) }

  override var isPointerInteractionEnabled: Bool {
    get { calls.record(super.isPointerInteractionEnabled) }
    set { calls.recordSet(super.isPointerInteractionEnabled = newValue) }
  }

  override var pointerStyleProvider: UIButton.PointerStyleProvider? {
    get { calls.record(super.pointerStyleProvider) }
    set { calls.recordSet(super.pointerStyleProvider = newValue) }
  }
}
