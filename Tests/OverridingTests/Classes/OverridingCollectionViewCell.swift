import UIKit

/// Overrides the members of `UICollectionViewCell` in the table.
class OverridingCollectionViewCell: UICollectionViewCell {
  let calls = Calls()

  override var contentView: UIView { calls.record(super.contentView) }

  override var contentConfiguration: (any UIContentConfiguration)? {
    get { calls.record(super.contentConfiguration) }
    set { calls.recordSet(super.contentConfiguration = newValue) }
  }

  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    calls.record(super.defaultBackgroundConfiguration())
  }

  override func defaultContentConfiguration() -> UIListContentConfiguration {
    calls.record(super.defaultContentConfiguration())
  }

  override var backgroundView: UIView? {
    get { calls.record(super.backgroundView) }
    set { calls.recordSet(super.backgroundView = newValue) }
  }

  override var selectedBackgroundView: UIView? {
    get { calls.record(super.selectedBackgroundView) }
    set { calls.recordSet(super.selectedBackgroundView = newValue) }
  }

  override var isSelected: Bool {
    get { calls.record(super.isSelected) }
    set { calls.recordSet(super.isSelected = newValue) }
  }

  override var isHighlighted: Bool {
    get { calls.record(super.isHighlighted) }
    set { calls.recordSet(super.isHighlighted = newValue) }
  }

  override var configurationState: UICellConfigurationState {
    calls.record(super.configurationState)
  }

  override func setNeedsUpdateConfiguration() {
    calls.record(super.setNeedsUpdateConfiguration())
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    calls.record(super.updateConfiguration(using: state))
  }

  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { calls.record(super.configurationUpdateHandler) }
    set { calls.recordSet(super.configurationUpdateHandler = newValue) }
  }

  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { calls.record(super.backgroundConfiguration) }
    set { calls.recordSet(super.backgroundConfiguration = newValue) }
  }

  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { calls.record(super.automaticallyUpdatesBackgroundConfiguration) }
    set { calls.recordSet(super.automaticallyUpdatesBackgroundConfiguration = newValue) }
  }

  override var automaticallyUpdatesContentConfiguration: Bool {
    get { calls.record(super.automaticallyUpdatesContentConfiguration) }
    set { calls.recordSet(super.automaticallyUpdatesContentConfiguration = newValue) }
  }

  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    calls.record(super.dragStateDidChange(dragState))
  }
}
