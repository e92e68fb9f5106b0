import Foundation
import Geometry
import Raster

// What a layer's contents look like, in its own coordinates: between background and sublayers.
extension LayerState {
  /// The picture of the layer's contents, if that is a `CGImage`, where gravity puts it. It ends at
  /// the layer's outline only where that masks.
  var pictureItems: [DisplayItem] {
    guard let image = contents.picture.object as? CGImage, let place = picturePlace(of: image)
    else {
      return []
    }
    let pieces = NinePieces(source: place.source, target: place.target, contents)
    if pieces.isWhole, masksToBounds, place.target.contains(bounds) {
      let fill = fill(image, from: place.source, to: place.target)
      return [.fill(outline, CGAffineTransform.identity, fill)]
    }
    let items = pieces.all.map { (source: CGRect, target: CGRect) in
      DisplayItem.fill(
        .rect(target), CGAffineTransform.identity, fill(image, from: source, to: target))
    }
    guard masksToBounds, cornerRadius > 0 || !bounds.contains(place.target) else { return items }
    return [
      .group(DisplayGroup(clip: Clip(outline, CGAffineTransform.identity), items: items))
    ]
  }

  private func fill(_ image: CGImage, from source: CGRect, to target: CGRect) -> Fill {
    var fill = ImageFill(image, source: source, in: target)
    fill.magnification = contents.magnificationFilter == .nearest ? .nearest : .smooth
    fill.minification = contents.minificationFilter == .nearest ? .nearest : .smooth
    return .image(fill)
  }

  /// The pixels of a picture that show, and the rectangle of the bounds' coordinates that they fill;
  /// nil where either is empty.
  private func picturePlace(of image: CGImage) -> (source: CGRect, target: CGRect)? {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let part = contents.rect
    let source = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    let scale = contents.scale > 0 ? contents.scale : 1
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    return (source, contents.gravity.place(of: size, in: bounds))
  }
}

extension CALayerContentsGravity {
  /// Where a picture of a size lies; one of no known name is stretched.
  func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    /// In the picture's own size times `scale`, with the share of what is left before it.
    func placed(_ scale: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGRect {
      let (width, height) = (size.width * scale, size.height * scale)
      return CGRect(
        x: bounds.minX + (bounds.width - width) * across,
        y: bounds.minY + (bounds.height - height) * down, width: width, height: height)
    }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    return switch self {
    case .center: placed(1, 0.5, 0.5)
    case .top: placed(1, 0.5, 0)
    case .bottom: placed(1, 0.5, 1)
    case .left: placed(1, 0, 0.5)
    case .right: placed(1, 1, 0.5)
    case .topLeft: placed(1, 0, 0)
    case .topRight: placed(1, 1, 0)
    case .bottomLeft: placed(1, 0, 1)
    case .bottomRight: placed(1, 1, 1)
    case .resizeAspect: placed(min(across, down), 0.5, 0.5)
    case .resizeAspectFill: placed(max(across, down), 0.5, 0.5)
    default: bounds
    }
  }
}

/// A picture in nine pieces, of which the corners keep their size and the middle stretches.
///
/// (D) Where the corners alone are larger than the target they shrink in proportion. Pieces meet
/// without a seam where their borders lie between pixels.
private struct NinePieces {
  let all: [(source: CGRect, target: CGRect)]

  /// Whether there is one piece alone.
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
    let columns = Self.spans(
      (source.minX, source.width), (target.minX, target.width), middle.minX, middle.maxX, scale)
    let rows = Self.spans(
      (source.minY, source.height), (target.minY, target.height), middle.minY, middle.maxY, scale)
    all = rows.flatMap { row in
      columns.map { column in
        (
          CGRect(x: column.from, y: row.from, width: column.size, height: row.size),
          CGRect(x: column.to, y: row.to, width: column.newSize, height: row.newSize)
        )
      }
    }
  }

  private struct Span {
    let from, size, to, newSize: CGFloat
  }

  /// Cap, middle and cap along one axis; those without a size are left out.
  private static func spans(
    _ source: (start: CGFloat, size: CGFloat), _ target: (start: CGFloat, size: CGFloat),
    _ low: CGFloat, _ high: CGFloat, _ scale: CGFloat
  ) -> [Span] {
    let (before, after) = (source.size * low, source.size * (1 - high))
    let caps = (before + after) / scale
    let shrink = caps > target.size ? target.size / caps : 1
    let (newBefore, newAfter) = (before / scale * shrink, after / scale * shrink)
    return [
      Span(from: source.start, size: before, to: target.start, newSize: newBefore),
      Span(
        from: source.start + before, size: source.size - before - after,
        to: target.start + newBefore, newSize: target.size - newBefore - newAfter),
      Span(
        from: source.start + source.size - after, size: after,
        to: target.start + target.size - newAfter, newSize: newAfter),
    ].filter { $0.size > 0 && $0.newSize > 0 }
  }
}
