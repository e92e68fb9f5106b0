public import Foundation
import Layers
import ViewText
public import Views

/// A view with columns of rows, of which the user selects one in each by turning the column like a
/// wheel.
///
/// It is 320 × 216 points large by default, with rows of 32 points and text of 21 points; the
/// selected rows have a background with rounded corners, as since iOS 14. Apple doesn't publish how
/// rows are turned and fade (D).
open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32
  private static let space: CGFloat = 5
  private static let margin: CGFloat = 9

  private let selection = UIView()
  private var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// Creates a picker; a size of zero is replaced by the default.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.size : frame.size))
    prepare()
  }

  /// Creates a picker from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.omitSubviews()
  }

  private func prepare() {
    clipsToBounds = true
    selection.backgroundColor = .tertiarySystemFill
    selection.layer.cornerRadius = 8
    selection.isUserInteractionEnabled = false
    addSubview(selection)
  }

  /// The object that says how many columns and rows there are; weak.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The object that provides the rows; weak.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsReload() } }
  }

  /// Stored, without effect since iOS 7: the selection is always shown.
  open var showsSelectionIndicator = true

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    if !isLoaded { reloadAllComponents() }
  }

  // MARK: Rows

  /// The number of columns.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// Returns the number of rows of a column.
  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// Returns the size of the rows of a column.
  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }

  /// Returns the view of a row; nil if the row isn't visible or has only a text.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    load()
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return nil }
    let view = wheels[component].view(of: row)
    return view is PickerLabel ? nil : view
  }

  /// Asks for all columns and rows again. Each column keeps its selected number.
  open func reloadAllComponents() {
    isLoaded = true
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count { addWheel() }
    for component in wheels.indices { reloadComponent(component) }
    setNeedsLayout()
  }

  /// Asks for the rows of a column again. It keeps its selected number.
  open func reloadComponent(_ component: Int) {
    load()
    guard wheels.indices.contains(component) else { return }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? .nan
    wheels[component].rowHeight = height > 0 ? height : Self.rowHeight
    wheels[component].reload(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    setNeedsLayout()
  }

  private func addWheel() {
    let wheel = PickerWheel(frame: .zero)
    let component = wheels.count
    wheel.content = { [weak self] row, unused in
      self?.content(of: row, in: component, reusing: unused) ?? UIView()
    }
    wheel.selected = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      for (_, body) in observers.sorted(by: { $0.key < $1.key }) { body(row, component) }
    }
    wheels.append(wheel)
    addSubview(wheel)
  }

  private func content(of row: Int, in component: Int, reusing unused: UIView?) -> UIView {
    let reused = unused is PickerLabel ? nil : unused
    if let delegate {
      let view = delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: reused)
      if !(view is PickerTextRow) { return view }
    }
    let label = unused as? PickerLabel ?? PickerLabel()
    label.textColor = textColor
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    label.textAlignment = alignment(component)
    return label
  }

  /// Returns the alignment of the texts of a column; centred unless a date picker sets it.
  var alignment: (Int) -> NSTextAlignment = { _ in .center }

  /// The colour of texts.
  var textColor = UIColor.label {
    didSet { setNeedsReload() }
  }

  // MARK: Selection

  /// Selects a row; the delegate isn't called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard wheels.indices.contains(component) else { return }
    layoutIfNeeded()
    wheels[component].select(row, animated: animated)
  }

  /// Returns the selected row of a column; −1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    return wheels.indices.contains(component) ? wheels[component].selectedRow : -1
  }

  private var observers: [Int: (Int, Int) -> Void] = [:]
  private var nextObserver = 0

  /// Calls `body` with the row and the column of each selection by the user, besides the delegate.
  /// Returns a closure that ends the observation.
  package func observeSelection(_ body: @escaping (Int, Int) -> Void) -> () -> Void {
    let id = nextObserver
    nextObserver += 1
    observers[id] = body
    return { [weak self] in self?.observers[id] = nil }
  }

  // MARK: Layout

  /// The default size.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the default size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Places the columns.
  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let given = wheels.indices.map { component -> CGFloat? in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? .nan
      return width >= 0 ? width : nil
    }
    let free =
      bounds.width - 2 * Self.margin - CGFloat(max(wheels.count - 1, 0)) * Self.space
      - given.compactMap { $0 }.reduce(0, +)
    let share = max(free / CGFloat(max(given.count { $0 == nil }, 1)), 0)
    let widths = given.map { $0 ?? share }
    let total = widths.reduce(0, +) + CGFloat(max(wheels.count - 1, 0)) * Self.space
    var x = (bounds.width - total) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.space
    }
    let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
    selection.frame = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2,
      width: max(bounds.width - 2 * Self.margin, 0), height: height)
  }
}

/// The text of a row.
final class PickerLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 21)
    adjustsFontSizeToFitWidth = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
