import UIKit

/// Overrides the members of `UITableViewCell` in the table.
class OverridingTableViewCell: UITableViewCell {
  let calls = Calls()

  override var reuseIdentifier: String? { calls.record(super.reuseIdentifier) }

  override func prepareForReuse() {
    calls.record(super.prepareForReuse())
  }

  override var contentView: UIView { calls.record(super.contentView) }

  override var textLabel: UILabel? { calls.record(super.textLabel) }

  override var detailTextLabel: UILabel? { calls.record(super.detailTextLabel) }

  override var imageView: UIImageView? { calls.record(super.imageView) }

  override var contentConfiguration: (any UIContentConfiguration)? {
    get { calls.record(super.contentConfiguration) }
    set { calls.recordSet(super.contentConfiguration = newValue) }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    calls.record(super.updateConfiguration(using: state))
  }

  override var configurationState: UICellConfigurationState {
    calls.record(super.configurationState)
  }

  override func setNeedsUpdateConfiguration() {
    calls.record(super.setNeedsUpdateConfiguration())
  }

  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { calls.record(super.configurationUpdateHandler) }
    set { calls.recordSet(super.configurationUpdateHandler = newValue) }
  }

  override var automaticallyUpdatesContentConfiguration: Bool {
    get { calls.record(super.automaticallyUpdatesContentConfiguration) }
    set { calls.recordSet(super.automaticallyUpdatesContentConfiguration = newValue) }
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

  override var multipleSelectionBackgroundView: UIView? {
    get { calls.record(super.multipleSelectionBackgroundView) }
    set { calls.recordSet(super.multipleSelectionBackgroundView = newValue) }
  }

  override var selectionStyle: UITableViewCell.SelectionStyle {
    get { calls.record(super.selectionStyle) }
    set { calls.recordSet(super.selectionStyle = newValue) }
  }

  override var isSelected: Bool {
    get { calls.record(super.isSelected) }
    set { calls.recordSet(super.isSelected = newValue) }
  }

  override var isHighlighted: Bool {
    get { calls.record(super.isHighlighted) }
    set { calls.recordSet(super.isHighlighted = newValue) }
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    calls.record(super.setSelected(selected, animated: animated))
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    calls.record(super.setHighlighted(highlighted, animated: animated))
  }

  override var accessoryType: UITableViewCell.AccessoryType {
    get { calls.record(super.accessoryType) }
    set { calls.recordSet(super.accessoryType = newValue) }
  }

  override var accessoryView: UIView? {
    get { calls.record(super.accessoryView) }
    set { calls.recordSet(super.accessoryView = newValue) }
  }

  override var editingAccessoryType: UITableViewCell.AccessoryType {
    get { calls.record(super.editingAccessoryType) }
    set { calls.recordSet(super.editingAccessoryType = newValue) }
  }

  override var editingAccessoryView: UIView? {
    get { calls.record(super.editingAccessoryView) }
    set { calls.recordSet(super.editingAccessoryView = newValue) }
  }

  override var indentationLevel: Int {
    get { calls.record(super.indentationLevel) }
    set { calls.recordSet(super.indentationLevel = newValue) }
  }

  override var indentationWidth: CGFloat {
    get { calls.record(super.indentationWidth) }
    set { calls.recordSet(super.indentationWidth = newValue) }
  }

  override var separatorInset: UIEdgeInsets {
    get { calls.record(super.separatorInset) }
    set { calls.recordSet(super.separatorInset = newValue) }
  }

  override var isEditing: Bool {
    get { calls.record(super.isEditing) }
    set { calls.recordSet(super.isEditing = newValue) }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    calls.record(super.setEditing(editing, animated: animated))
  }

  override var editingStyle: EditingStyle { calls.record(super.editingStyle) }

  override var shouldIndentWhileEditing: Bool {
    get { calls.record(super.shouldIndentWhileEditing) }
    set { calls.recordSet(super.shouldIndentWhileEditing = newValue) }
  }

  override var showsReorderControl: Bool {
    get { calls.record(super.showsReorderControl) }
    set { calls.recordSet(super.showsReorderControl = newValue) }
  }

  override var showingDeleteConfirmation: Bool { calls.record(super.showingDeleteConfirmation) }

  override func willTransition(to state: StateMask) {
    calls.record(super.willTransition(to: state))
  }

  override func didTransition(to state: StateMask) {
    calls.record(super.didTransition(to: state))
  }

  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { calls.record(super.backgroundConfiguration) }
    set { calls.recordSet(super.backgroundConfiguration = newValue) }
  }

  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { calls.record(super.automaticallyUpdatesBackgroundConfiguration) }
    set { calls.recordSet(super.automaticallyUpdatesBackgroundConfiguration = newValue) }
  }

  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    calls.record(super.dragStateDidChange(dragState))
  }
}
