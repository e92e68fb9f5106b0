import Foundation
import Geometry
import Layers
import ViewText
import Views

/// A column of a picker: rows on the front of a cylinder, which the user turns.
///
/// It is a scroll view whose offset turns the cylinder: a row at distance `d` from the middle of
/// the content appears at `radius · sin(d / radius)`, turned by `d / radius`, and disappears at a
/// quarter turn. Apple documents neither radius nor fading (D).
final class PickerWheel: UIScrollView, ScrollObserver {
  /// The height of a row.
  var rowHeight: CGFloat = 32
  /// The number of rows.
  private(set) var count = 0
  /// Returns the view of a row, made of one that isn't used any more.
  var content: (Int, UIView?) -> UIView = { _, _ in UIView() }
  /// Called when the user has selected a row.
  var selected: (Int) -> Void = { _ in }

  private var shown: [Int: UIView] = [:]
  private var unused: [UIView] = []
  private var knownRow = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    observer = self
    adjustTarget = { [weak self] proposed, _ in
      guard let self else { return proposed }
      let target = CGPoint(x: 0, y: offset(of: row(at: proposed.y)))
      // Released without a fling, the wheel turns to the nearest row within about 0.3 s (D).
      if abs(target.y - contentOffset.y) < rowHeight { decelerationRate = .fast }
      return target
    }
    let tap = WheelTap()
    tap.wheel = self
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The radius of the cylinder: a quarter turn ends at the edge of the wheel.
  private var radius: CGFloat { max(bounds.height * 0.48, 1) }

  private var margin: CGFloat { (bounds.height - rowHeight) / 2 }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - margin }

  private func row(at offset: CGFloat) -> Int {
    min(max(Int(((offset + margin) / rowHeight).rounded()), 0), max(count - 1, 0))
  }

  /// The row in the middle.
  var selectedRow: Int { count == 0 ? -1 : knownRow }

  /// Replaces all rows. The selected one stays, if there is one of its number.
  func reload(_ count: Int) {
    self.count = count
    knownRow = min(knownRow, max(count - 1, 0))
    for view in shown.values { view.removeFromSuperview() }
    unused = Array(shown.values)
    shown = [:]
    measure()
  }

  /// Turns the wheel to a row.
  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    knownRow = min(max(row, 0), count - 1)
    setContentOffset(CGPoint(x: 0, y: offset(of: knownRow)), animated: animated)
    place()
  }

  /// Returns the view of a row; nil if it isn't visible.
  func view(of row: Int) -> UIView? { shown[row] }

  private func measure() {
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if !isDragging, !isDecelerating { contentOffset = CGPoint(x: 0, y: offset(of: knownRow)) }
    place()
  }

  private var measured = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != measured else { return place() }
    measured = bounds.size
    measure()
  }

  /// Shows the rows of the front.
  private func place() {
    guard bounds.height > 0, count > 0 else { return }
    let middle = contentOffset.y + bounds.height / 2
    let reach = radius * .pi / 2
    let first = max(Int(((middle - reach) / rowHeight).rounded(.down)), 0)
    let last = min(Int(((middle + reach) / rowHeight).rounded(.down)), count - 1)
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      unused.append(view)
      shown[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      let view = shown[row] ?? add(row)
      let angle = ((CGFloat(row) + 0.5) * rowHeight - middle) / radius
      UIView.performWithoutAnimation { turn(view, by: angle, around: middle) }
    }
  }

  private func add(_ row: Int) -> UIView {
    let view = content(row, unused.popLast())
    shown[row] = view
    view.layer.transform = CATransform3DIdentity
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    addSubview(view)
    return view
  }

  private func turn(_ view: UIView, by angle: CGFloat, around middle: CGFloat) {
    let angle = min(max(angle, -.pi / 2), .pi / 2)
    view.center = CGPoint(x: bounds.width / 2, y: middle + radius * sin(angle))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 1000
    transform = CATransform3DTranslate(transform, 0, 0, radius * (cos(angle) - 1))
    view.layer.transform = CATransform3DRotate(transform, -angle, 1, 0, 0)
    // Rows beside the selection are grey, and fade towards the edges.
    let isSelected = abs(angle) * radius < rowHeight / 2
    view.alpha = isSelected ? 1 : 0.45 * max(cos(angle), 0)
  }

  fileprivate func tapped(at point: CGPoint) {
    let middle = contentOffset.y + bounds.height / 2
    let distance = asin(min(max((point.y - middle) / radius, -1), 1)) * radius
    let row = row(at: contentOffset.y + (distance / rowHeight).rounded() * rowHeight)
    guard count > 0, row != knownRow else { return }
    select(row, animated: true)
    selected(row)
  }

  // MARK: ScrollObserver

  func scrollViewBeganDrag(_ scrollView: UIScrollView) {}

  func scrollViewScrolled(_ scrollView: UIScrollView) { place() }

  func scrollViewRested(_ scrollView: UIScrollView) {
    decelerationRate = .normal
    let row = row(at: contentOffset.y)
    guard count > 0, row != knownRow else { return }
    knownRow = row
    selected(row)
  }
}

/// The recognizer of taps on a wheel.
private final class WheelTap: UITapGestureRecognizer {
  weak var wheel: PickerWheel?

  override var state: State {
    didSet { if state == .ended, let wheel { wheel.tapped(at: location(in: wheel)) } }
  }
}
