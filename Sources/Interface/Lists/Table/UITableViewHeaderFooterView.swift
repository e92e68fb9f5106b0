public import Foundation
import Geometry
import Layers
public import ViewText
public import Views

/// A header or footer of a section: a label on a background.
///
/// In a plain table the label is 17 points high and semibold, on the colour of iOS's headers; in a
/// grouped one it is 13 points high and grey, headers in capitals.
open class UITableViewHeaderFooterView: UIView {
  final var identifier: String?
  private let content = CellContentView(frame: .zero)
  private var title: UILabel?
  private var detail: UILabel?
  private var systemBackground: UIView?
  /// What the table determines.
  var role = HeaderRole() { didSet { if role != oldValue { roleChanged() } } }

  /// Creates a view. A table reuses it for sections with the same identifier.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view from its archive, without an identifier.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    prepare()
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.omitSubviews()
  }

  private func prepare() {
    insetsLayoutMarginsFromSafeArea = false
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  /// The identifier under which the table reuses the view.
  open var reuseIdentifier: String? { identifier }

  /// Called before the table reuses the view for another section.
  open func prepareForReuse() {
    replaceable(.prepareForReuse, of: self, in: UITableViewHeaderFooterView.self) {}
  }

  /// The view of the content, to which apps add their subviews.
  open var contentView: UIView { content }

  /// The label of the title.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    content.addSubview(label)
    title = label
    roleChanged()
    return label
  }

  /// The label of the details, below the title.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    content.addSubview(label)
    detail = label
    setNeedsLayout()
    return label
  }

  /// The view behind the content; nil, the default, for the colour of the system in a plain table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView {
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
      }
      showBackground()
    }
  }

  /// The content as a configuration; nil, the default, for the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      if let configured {
        configured.frame = content.bounds
        configured.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(configured)
      }
    }
  }

  private var configured: (any UIView & UIContentView)?

  /// Returns a configuration for a header of the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    role.isGrouped ? .groupedHeader() : .plainHeader()
  }

  /// Lays out the labels and the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [systemBackground, backgroundView] { view?.frame = bounds }
    content.place(in: bounds)
    content.setMargins(UIEdgeInsets(top: 6, left: role.margin, bottom: 6, right: role.margin))
    guard let title else { return }
    let height = title.sizeThatFits(CGSize(width: labelWidth(in: bounds.width), height: 0)).height
    let detailHeight = detail?.text == nil ? 0 : detail?.intrinsicContentSize.height ?? 0
    title.frame = CGRect(
      x: role.margin, y: labelTop(of: height + detailHeight), width: labelWidth(in: bounds.width),
      height: height)
    detail?.frame = CGRect(
      x: role.margin, y: title.frame.maxY, width: title.frame.width, height: detailHeight)
  }

  private func labelWidth(in width: CGFloat) -> CGFloat { max(width - 2 * role.margin, 0) }

  /// Headers of grouped tables have their text at the bottom, footers at the top.
  private func labelTop(of height: CGFloat) -> CGFloat {
    guard role.isGrouped else { return ((bounds.height - height) / 2).rounded() }
    return role.isFooter ? 7.5 : bounds.height - 6.5 - height
  }

  /// Returns the height of the text, with its margins, within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = title?.sizeThatFits(CGSize(width: labelWidth(in: size.width), height: 0)).height ?? 0
    let height: CGFloat
    switch (role.isGrouped, role.isFooter) {
    case (false, _): height = max(text + 7, 28)
    case (true, true): height = text + 15
    case (true, false): height = max(text + 22, 38) + (role.isFirst ? 17.5 : 0)
    }
    return CGSize(width: size.width, height: height)
  }

  private func roleChanged() {
    showBackground()
    setNeedsLayout()
    guard let title, role.isSystem else { return }
    title.font =
      role.isGrouped ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = role.isGrouped ? .secondaryLabel : .label
    title.numberOfLines = role.isGrouped ? 0 : 1
  }

  private func showBackground() {
    let isShown = !role.isGrouped && backgroundView == nil && role.isInTable
    if isShown, systemBackground == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .secondarySystemBackground
      insertSubview(view, at: 0)
      systemBackground = view
    }
    systemBackground?.isHidden = !isShown
  }
}

/// What a table determines for a header or footer.
struct HeaderRole: Equatable {
  var isInTable = false
  /// Whether the system has created the view, for a title.
  var isSystem = false
  var isGrouped = false
  var isFooter = false
  /// Whether the view is the header of the first section.
  var isFirst = false
  /// The margin at the leading and trailing edges.
  var margin: CGFloat = 16
}
