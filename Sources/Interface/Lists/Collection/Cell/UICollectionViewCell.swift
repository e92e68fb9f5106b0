public import Controls
public import Foundation
import Geometry
import Layers
import ViewText
public import Views

/// The view of an item in a collection.
open class UICollectionViewCell: UICollectionReusableView {
  var content = UIView()
  private var (selected, highlighted) = (false, false)
  private var needsConfiguration = true
  private var isUpdatingConfiguration = false
  private var configured: (any UIView & UIContentView)?
  private var configuredBackground: CellBackground?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a cell from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(Self.cellProperties, of: self)
    prepare()
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.cellProperties, of: self)
    coder.omitSubviews()
  }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view of the content, to which apps add their subviews. It fills the cell.
  open var contentView: UIView { content }

  /// The content as a configuration; nil by default.
  ///
  /// If `automaticallyUpdatesContentConfiguration` is true, it is updated for the state before the next
  /// layout, and given to its view again.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      showConfiguration()
      if automaticallyUpdatesContentConfiguration, contentConfiguration != nil {
        setNeedsUpdateConfiguration()
      }
    }
  }

  private func showConfiguration() {
    guard let new = contentConfiguration else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    if let configured, type(of: configured.configuration) == type(of: new) {
      configured.configuration = new
      return
    }
    configured?.removeFromSuperview()
    let made = new.makeContentView()
    made.frame = content.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(made)
    configured = made
  }

  /// Returns a configuration of a list's cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the configuration of a background before it is changed: without a colour.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The view behind the content; nil by default. It fills the cell.
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }

  /// The view behind the content of a selected or highlighted cell; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateChanged()
    }
  }

  /// The background as a configuration, behind `backgroundView`; nil by default, and in lists that of
  /// the list's look.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }

  /// Called when the cell begins or ends to be dragged; never called here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The states of a cell while it is dragged; the raw values are Apple's.
  public enum DragState: Int, Sendable {
    /// It isn't dragged.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// Whether the cell has the background of a list's look and its state, if it has no configuration;
  /// true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { showBackground() }
  }

  /// The background of a list's look and the cell's state; nil elsewhere.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// The round corners of the background.
  var backgroundCorners: CACornerMask { .all }

  private func showBackground() {
    let standard = automaticallyUpdatesBackgroundConfiguration ? standardBackground : nil
    guard let shown = backgroundConfiguration ?? standard else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    let view = configuredBackground ?? CellBackground()
    configuredBackground = view
    if view.superview !== self { UIView.performWithoutAnimation { insertSubview(view, at: 0) } }
    view.show(shown, corners: backgroundCorners, tint: tintColor, in: bounds)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    UIView.performWithoutAnimation { new.frame = bounds }
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  // MARK: State

  /// A Boolean value that indicates whether the cell is selected. Overrides observe it.
  open var isSelected: Bool {
    get { selected }
    set {
      guard selected != newValue else { return }
      selected = newValue
      stateChanged()
    }
  }

  /// A Boolean value that indicates whether the cell is highlighted: touched. Overrides observe it.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard highlighted != newValue else { return }
      highlighted = newValue
      stateChanged()
    }
  }

  private func stateChanged() {
    setNeedsUpdateConfiguration()
    let isOn = selected || highlighted
    if let view = selectedBackgroundView {
      if isOn, view.superview !== self {
        UIView.performWithoutAnimation { view.frame = bounds }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
      }
      view.isHidden = !isOn
    }
    for view in content.tree {
      (view as? UILabel)?.isHighlighted = isOn
      (view as? UIImageView)?.isHighlighted = isOn
    }
  }

  // MARK: Configurations

  /// The type of `configurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState)
    -> Void

  /// The state of the cell for its configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (selected, highlighted)
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called before layout if `setNeedsUpdateConfiguration()` was called and when the state has changed;
  /// updates the content configuration for the state, and calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
    showBackground()
  }

  /// A closure that updates the cell for a state; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether the content configuration is updated for the state; true by
  /// default.
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: Layout

  /// Updates the configuration, if that was requested.
  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration(using: configurationState)
    isUpdatingConfiguration = false
  }

  /// Updates the configuration, if that was requested.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    if configuredBackground != nil { showBackground() }
    super.layoutSubviews()
  }

  /// Returns the size that constraints of the content view give the cell, or those of the cell itself.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard content.tree.contains(where: { !$0.constraints.isEmpty }) else {
      guard !constrainsSubviews else {
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
      }
      return configured?.sizeThatFits(targetSize) ?? bounds.size
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

extension UICollectionViewCell: ConfigurationUpdating {}
