import Foundation
import Geometry
import Layers
import ViewText
import Views

/// A label that the cell places: it lays out its content again after a change of the text.
private final class CellLabel: UILabel {
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell?) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if let cell, !cell.layer.isInLayout { cell.setNeedsLayout() }
  }
}

/// The labels and the image of a cell's style, which are created on first use.
///
/// Fonts are iOS's: titles of 17 points; details of 17 points in `value1`, and of 12 points in
/// `subtitle`. `value2`, which apps hardly use, has 12 and 17 points: our decision.
final class CellLabels {
  weak var cell: UITableViewCell?
  var style = UITableViewCell.CellStyle.default
  private var madeText: UILabel?
  private var madeDetail: UILabel?
  private var madeImage: UIImageView?

  /// The label of the title.
  var text: UILabel {
    if let madeText { return madeText }
    let label = makeLabel(style == .value2 ? .right : .natural)
    label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
    if style == .value2 { label.textColor = .tintColor }
    madeText = label
    return label
  }

  /// The label of the details.
  var detail: UILabel {
    if let madeDetail { return madeDetail }
    let label = makeLabel(style == .value1 ? .right : .natural)
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    madeDetail = label
    return label
  }

  /// The image.
  var image: UIImageView {
    if let madeImage { return madeImage }
    let view = make(UIImageView(image: nil))
    madeImage = view
    return view
  }

  /// Returns a new label whose text keeps its size while its width is animated, as at the beginning of
  /// editing.
  private func makeLabel(_ alignment: NSTextAlignment) -> UILabel {
    let label = make(CellLabel(of: cell))
    label.textAlignment = alignment
    label.contentMode = alignment == .right ? .right : .left
    label.layer.needsDisplayOnBoundsChange = true
    return label
  }

  private func make<View: UIView>(_ view: View) -> View {
    cell?.contentView.addSubview(view)
    cell?.setNeedsLayout()
    return view
  }

  /// Removes the views, because a configuration replaces them.
  func hide() {
    for view in [madeText, madeDetail, madeImage] as [UIView?] { view?.removeFromSuperview() }
    (madeText, madeDetail, madeImage) = (nil, nil, nil)
  }

  // MARK: Layout

  /// The height of the labels in a content view of a width, with their margins of 11 points.
  func height(in width: CGFloat, _ surroundings: CellSurroundings) -> CGFloat {
    let space = max(width - textStart(surroundings) - surroundings.margin, 0)
    let heights = [shownText, shownDetail].map { label in
      label.map { $0.sizeThatFits(CGSize(width: space, height: 0)).height } ?? 0
    }
    let text = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
    guard text > 0 || shownImage != nil else { return 0 }
    let isTall = (shownText?.numberOfLines ?? 1) != 1 || (shownDetail?.numberOfLines ?? 1) != 1
    return max(text + (isTall ? 22 : 0), (shownImage?.image?.size.height ?? 0) + 1)
  }

  /// Places the views in the content view.
  func layOut(in bounds: CGRect, _ surroundings: CellSurroundings, indentation: CGFloat) {
    let scale = max(UIScreen.main.scale, 1)
    func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    if let image = shownImage, let size = image.image?.size {
      let height = min(size.height, max(bounds.height - 1, 0))
      let width = size.height > 0 ? size.width * height / size.height : size.width
      image.place(
        in: CGRect(
          x: surroundings.margin + indentation, y: snapped((bounds.height - height) / 2),
          width: width, height: height))
    }
    let start = textStart(surroundings) + indentation
    let area = CGRect(
      x: start, y: 0, width: max(bounds.width - start - trailing(surroundings), 0),
      height: bounds.height)
    switch style {
    case .default: madeText?.place(in: area)
    case .subtitle: stack(in: area, snapped)
    case .value1: spread(in: area)
    case .value2: column(in: area)
    }
  }

  private func stack(in area: CGRect, _ snapped: (CGFloat) -> CGFloat) {
    let limit = CGSize(width: area.width, height: 0)
    let text = shownText?.sizeThatFits(limit).height ?? 0
    let detail = shownDetail?.sizeThatFits(limit).height ?? 0
    let top = snapped((area.height - text - detail) / 2)
    madeText?.place(in: CGRect(x: area.minX, y: top, width: area.width, height: text))
    madeDetail?.place(in: CGRect(x: area.minX, y: top + text, width: area.width, height: detail))
  }

  private func spread(in area: CGRect) {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    let text = min(shownText?.sizeThatFits(unlimited).width ?? 0, area.width)
    let free = max(area.width - text - 6, 0)
    let detail = min(shownDetail?.sizeThatFits(unlimited).width ?? 0, free)
    madeText?.place(in: CGRect(x: area.minX, y: 0, width: text, height: area.height))
    madeDetail?.place(
      in: CGRect(x: area.maxX - detail, y: 0, width: detail, height: area.height))
  }

  private func column(in area: CGRect) {
    let width = min(97, area.width)
    madeText?.place(in: CGRect(x: area.minX, y: 0, width: width, height: area.height))
    madeDetail?.place(
      in: CGRect(
        x: area.minX + width + 6, y: 0, width: max(area.width - width - 6, 0), height: area.height))
  }

  /// The start of the text: behind the image, 16 points from it.
  private func textStart(_ surroundings: CellSurroundings) -> CGFloat {
    guard let size = shownImage?.image?.size else { return surroundings.margin }
    return surroundings.margin + size.width + 16
  }

  private func trailing(_ surroundings: CellSurroundings) -> CGFloat {
    cell?.shownAccessory == nil ? surroundings.margin : 0
  }

  private var shownText: UILabel? { madeText?.text?.isEmpty == false ? madeText : nil }
  private var shownDetail: UILabel? { madeDetail?.text?.isEmpty == false ? madeDetail : nil }
  private var shownImage: UIImageView? { madeImage?.image == nil ? nil : madeImage }

  /// The start of the separator: that of the text.
  func separatorStart(_ surroundings: CellSurroundings) -> CGFloat? {
    shownImage == nil ? nil : textStart(surroundings)
  }
}
