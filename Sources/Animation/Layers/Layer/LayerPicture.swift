import Foundation
import Geometry
import Raster

// The display items for a layer's contents in its own coordinates, between background and
// sublayers.
extension LayerState {
  /// The items of the layer's contents, if they are a picture or a drawing, placed by the contents
  /// gravity; pictures that cross-fade are placed at their own sizes. They are clipped to the
  /// layer's outline only if the layer masks to its bounds.
  var pictureItems: [DisplayItem] {
    if contents.picture.isEmpty { return [] }
    return contents.picture.items { picture in
      switch picture {
      case let image as CGImage: items(of: image)
      case let drawing as LayerDrawing: items(of: drawing)
      default: []
      }
    }
  }

  private func items(of image: CGImage) -> [DisplayItem] {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let place = place(of: whole, scale: contents.scale) else { return [] }
    let pieces = NinePieces(source: place.source, target: place.target, contents)
    if pieces.isWhole, masksToBounds, place.target.contains(bounds) {
      let fill = fill(image, from: place.source, to: place.target)
      return [.fill(outline, CGAffineTransform.identity, fill)]
    }
    let items = pieces.all.map { (source: CGRect, target: CGRect) in
      DisplayItem.fill(
        .rect(target), CGAffineTransform.identity, fill(image, from: source, to: target))
    }
    return masked(items, place.target)
  }

  private func items(of drawing: LayerDrawing) -> [DisplayItem] {
    guard let place = place(of: drawing.area, scale: 1) else { return [] }
    if place.source == place.target { return masked(drawing.items, place.target) }
    let pieces = NinePieces(source: place.source, target: place.target, contents)
    let items = pieces.all.flatMap { (source: CGRect, target: CGRect) -> [DisplayItem] in
      let (across, down) = (target.width / source.width, target.height / source.height)
      let moved = drawing.items.applying(
        .affine(
          CGAffineTransform(
            a: across, b: 0, c: 0, d: down, tx: target.minX - source.minX * across,
            ty: target.minY - source.minY * down)))
      if source == drawing.area { return moved }
      let clip = Clip(.rect(target), CGAffineTransform.identity)
      return [.group(DisplayGroup(clip: clip, items: moved))]
    }
    return masked(items, place.target)
  }

  /// Returns items that fill `target`, clipped to the layer's outline if it masks to its bounds.
  private func masked(_ items: [DisplayItem], _ target: CGRect) -> [DisplayItem] {
    guard masksToBounds, cornerRadius > 0 || !bounds.contains(target) else { return items }
    return [
      .group(DisplayGroup(clip: Clip(outline, CGAffineTransform.identity), items: items))
    ]
  }

  private func fill(_ image: CGImage, from source: CGRect, to target: CGRect) -> Fill {
    var fill = ImageFill(image, source: source, in: target)
    fill.magnification = contents.magnificationFilter == .nearest ? .nearest : .smooth
    fill.minification = contents.minificationFilter == .nearest ? .nearest : .smooth
    if contents.minificationFilter == .trilinear {
      fill.levelBias = contents.minificationFilterBias
    }
    return .image(fill)
  }

  /// Returns the visible part of content that fills `whole`, with `scale` units per point, and the
  /// target rectangle in the bounds' coordinates; nil if either is empty.
  private func place(of whole: CGRect, scale: CGFloat) -> (source: CGRect, target: CGRect)? {
    let part = contents.rect
    let source = CGRect(
      x: whole.minX + part.minX * whole.width, y: whole.minY + part.minY * whole.height,
      width: part.width * whole.width, height: part.height * whole.height)
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    return (source, contents.gravity.place(of: size, in: bounds))
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle for a picture of a size; an unknown gravity stretches it.
  func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    /// Returns a rectangle of the picture's size times `scale`; `across` and `down` are the
    /// fractions of the remaining space that precede it.
    func placed(_ scale: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGRect {
      let (width, height) = (size.width * scale, size.height * scale)
      return CGRect(
        x: bounds.minX + (bounds.width - width) * across,
        y: bounds.minY + (bounds.height - height) * down, width: width, height: height)
    }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    return switch self {
    case .center: placed(1, 0.5, 0.5)
    case .top: placed(1, 0.5, 1)
    case .bottom: placed(1, 0.5, 0)
    case .left: placed(1, 0, 0.5)
    case .right: placed(1, 1, 0.5)
    case .topLeft: placed(1, 0, 1)
    case .topRight: placed(1, 1, 1)
    case .bottomLeft: placed(1, 0, 0)
    case .bottomRight: placed(1, 1, 0)
    case .resizeAspect: placed(min(across, down), 0.5, 0.5)
    case .resizeAspectFill: placed(max(across, down), 0.5, 0.5)
    default: bounds
    }
  }
}

/// A picture in nine pieces: the corners keep their size and the middle stretches.
///
/// (D) If the corners alone are larger than the target, they shrink in proportion. Pieces meet
/// without a seam if their borders are between pixels.
private struct NinePieces {
  let all: [(source: CGRect, target: CGRect)]

  /// Whether there is only one piece.
  var isWhole: Bool { all.count == 1 }

  init(source: CGRect, target: CGRect, _ contents: ContentsState) {
    let center = contents.center
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let middle = center.standardized.intersection(unit)
    let scale = contents.scale > 0 ? contents.scale : 1
    guard middle != unit, !middle.isNull else {
      all = [(source, target)]
      return
    }
    func cuts(
      _ low: CGFloat, _ size: CGFloat, _ first: CGFloat, _ last: CGFloat, onto newLow: CGFloat,
      _ newHigh: CGFloat
    ) -> [AxisCut] {
      AxisCut.cuts(
        low, low + size, before: size * first, after: size * (1 - last), onto: newLow, newHigh,
        growth: 1 / scale)
    }
    let columns = cuts(
      source.minX, source.width, middle.minX, middle.maxX, onto: target.minX, target.maxX)
    let rows = cuts(
      source.minY, source.height, middle.minY, middle.maxY, onto: target.minY, target.maxY)
    all = rows.flatMap { row in
      columns.map { column in
        (
          CGRect(x: column.from, y: row.from, width: column.size, height: row.size),
          CGRect(x: column.to, y: row.to, width: column.newSize, height: row.newSize)
        )
      }
    }
  }
}
