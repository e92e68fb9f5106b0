public import Foundation
import Geometry
import Layers
import ViewText
public import Views

/// A bar with a field for the text of a search, and a button that cancels it.
///
/// The look is that of iOS 13 to 18: the bar is 56 points high, with a field of 36 points between margins
/// of 8, and the Cancel button slides in within 0.25 s. Scopes, bookmarks and the list of results
/// are stored, without effect.
open class UISearchBar: UIView {
  /// The style of the bar; the raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// The style of the system: `prominent`.
    case `default`
    /// A bar with a background.
    case prominent
    /// A field without a background.
    case minimal
  }

  private let field = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private lazy var observer = SearchFieldObserver(of: self)
  private var showsCancel = false

  /// The height of the bar below a navigation bar.
  package static let embeddedHeight: CGFloat = 52
  /// Whether the bar is below a navigation bar: without a background, and with other margins.
  package final var isEmbedded = false {
    didSet {
      guard isEmbedded != oldValue else { return }
      showBackground()
      setNeedsLayout()
    }
  }

  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decode(Self.searchProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.searchProperties, of: self)
    coder.omitSubviews()
  }

  private func prepare() {
    clipsToBounds = true
    field.delegate = observer
    field.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBar(self, textDidChange: field.text ?? "") }
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
    cancelButton.alpha = 0
    addSubview(field)
    addSubview(cancelButton)
    showBackground()
  }

  /// The delegate; weak.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The text; empty by default. Setting it doesn't call the delegate.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The text that is shown while the field is empty; nil by default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The view above the keyboard; nil by default.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// The field. Scripted users type into it.
  open var searchTextField: UISearchTextField { field }

  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Appearance

  /// The style of the background and the text, unless `barTintColor` is set; `default` by default. Other
  /// styles are dark.
  open var barStyle = UIBarStyle.default {
    didSet {
      field.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      showBackground()
    }
  }

  /// The style; `default` by default.
  open var searchBarStyle = Style.default { didSet { showBackground() } }

  /// The colour of the background; nil, the default, for that of the system.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  /// A Boolean value that indicates whether content is visible through the bar; stored, without effect.
  open var isTranslucent = true

  /// The image of the background; an empty image removes the background. Nil by default.
  open var backgroundImage: UIImage? { didSet { showBackground() } }

  /// A line above the field; stored, without effect.
  open var prompt: String?

  /// A Boolean value that indicates whether the field has a bookmark button; stored, without
  /// effect.
  open var showsBookmarkButton = false

  /// A Boolean value that indicates whether the field has a button for results; stored, without
  /// effect.
  open var showsSearchResultsButton = false

  /// A Boolean value that indicates whether the button for results is selected; stored, without
  /// effect.
  open var isSearchResultsButtonSelected = false

  /// The titles of the scopes; stored, because the bar of scopes isn't shown.
  open var scopeButtonTitles: [String]?

  /// The index of the selected scope; stored.
  open var selectedScopeButtonIndex = 0

  /// A Boolean value that indicates whether the scopes are shown; stored, without effect.
  open var showsScopeBar = false

  /// Sets `showsScopeBar`.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// The offset of the field's background; stored, without effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  /// The offset of the text; stored, without effect.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// The icons of the field.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The cross that clears the text.
    case clear
    /// The book.
    case bookmark
    /// The list of results.
    case resultsList
  }

  private var icons: [Icon: UIImage] = [:]

  /// Sets the image of an icon in a state. Only the magnifying glass in the normal state is shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard state == .normal else { return }
    icons[icon] = iconImage
    if icon == .search { (field.leftView as? UIImageView)?.image = iconImage }
  }

  /// Returns the image of an icon in the normal state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  /// Sets the image behind the text of the field; only that of the normal state is shown.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    guard state == .normal else { return }
    field.borderStyle = .none
    field.background = backgroundImage
    if backgroundImage != nil { field.backgroundColor = .clear }
  }

  /// Returns the image behind the text of the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { field.background }

  /// Has no effect: icons stay in their places.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Has no effect: scopes aren't shown.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Returns nil: scopes aren't shown.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Returns the offset of an icon: none.
  open func positionAdjustment(for icon: Icon) -> UIOffset { .zero }

  private func showBackground() {
    let isClear = isEmbedded || searchBarStyle == .minimal
    let system = barStyle == .default ? UIColor.systemGray6 : UIColor(white: 0.11, alpha: 1)
    let color = barTintColor ?? (isClear ? .clear : system)
    backgroundColor = backgroundImage == nil && !isEmbedded ? color : .clear
    layer.contents = backgroundImage?.cgImage
  }

  // MARK: Cancelling

  /// A Boolean value that indicates whether the Cancel button is shown; false by default.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button; `animated` moves it within 0.25 s.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancel != showsCancelButton else { return }
    if animated { layoutIfNeeded() }
    showsCancel = showsCancelButton
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The button that cancels.
  package var cancelControl: UIControl { cancelButton }

  // MARK: Layout

  /// The height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Sets the height of the bar, and the width of its superview or of the canvas.
  open override func sizeToFit() {
    replaceable(.sizeToFit, of: self, in: UISearchBar.self) {
      frame.size = sizeThatFits(
        CGSize(width: superview?.bounds.width ?? UIScreen.main.bounds.width, height: 0))
    }
  }

  /// Places the field and the Cancel button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancelButton.sizeThatFits(bounds.size)
    // Below a navigation bar, with the margins of its content (D).
    let margin = isEmbedded ? Self.margin * 2 : Self.margin
    let reserved = showsCancel ? button.width + Self.margin : 0
    let width = max(bounds.width - 2 * margin - reserved, 0)
    let height = isEmbedded ? max(bounds.height - 16, 0) : Self.fieldHeight
    let y = isEmbedded ? min(1, bounds.height) : (bounds.height - height) / 2
    field.frame = CGRect(x: margin, y: y, width: width, height: height)
    // The field fades while scrolling hides it.
    if isEmbedded { field.alpha = min(max(height / Self.fieldHeight * 2 - 1, 0), 1) }
    cancelButton.frame = CGRect(
      x: showsCancel ? bounds.width - margin - button.width : bounds.width,
      y: y + (height - button.height) / 2, width: button.width, height: button.height)
    cancelButton.alpha = showsCancel ? 1 : 0
  }
}

/// Passes the events of a search bar's field on to the bar's delegate.
private final class SearchFieldObserver: UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
      ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    textField.sendActions(for: .primaryActionTriggered)
    // The field is still edited, until the delegate ends that.
    return false
  }
}
