import Drawing
public import Foundation
import Geometry
public import Raster

extension UIImage {
  /// Draws the image with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context, resized according to its cap insets.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle of the current context, resized according to its cap insets. A
  /// template is drawn in its tint colour, or in black if it has none, and so is a symbol.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(items(in: rect, tint: renderingMode == .alwaysTemplate ? .black : nil))
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with copies of the image, starting at the rectangle's
  /// upper left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let tile else { return }
    let fill = CGColor(pattern: tile).fill(from: rect.origin)
    context.draw([.fill(.rect(rect), CGAffineTransform.identity, fill)])
  }

  /// The image as a fill in points, with its upper left corner at the origin; nil if it has no
  /// size.
  var tile: ImageFill? {
    guard size.width > 0, size.height > 0 else { return nil }
    let whole = CGRect(origin: .zero, size: size)
    return fill(from: whole, to: whole, tint: nil)
  }

  /// Returns the display items for the image in a rectangle. The image's own tint colour takes
  /// precedence over `tint`; with neither, the image has its own colours.
  package func items(in rect: CGRect, tint: UIColor?) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return [] }
    let tint = attributes.tint ?? tint
    if let symbol = attributes.symbol, attributes.resizingMode != .tile, capInsets == .zero {
      return symbolItems(symbol, in: rect, tint: tint)
    }
    guard attributes.resizingMode != nil, capInsets != .zero || resizingMode == .tile,
      rect.size != size
    else { return [item(from: CGRect(origin: .zero, size: size), to: rect, tint: tint)] }
    let columns = AxisCut.cuts(
      0, size.width, before: capInsets.left, after: capInsets.right, onto: rect.minX, rect.maxX)
    let rows = AxisCut.cuts(
      0, size.height, before: capInsets.top, after: capInsets.bottom, onto: rect.minY, rect.maxY)
    return rows.flatMap { row in
      columns.map { column in
        let source = CGRect(x: column.from, y: row.from, width: column.size, height: row.size)
        let target = CGRect(x: column.to, y: row.to, width: column.newSize, height: row.newSize)
        return item(
          from: source, to: target, tint: tint,
          isTiled: resizingMode == .tile)
      }
    }
  }

  /// Returns the items of a symbol, stretched to a rectangle. Layers with colours of their own keep
  /// them, unless the image has a colour.
  private func symbolItems(_ symbol: SymbolImage, in rect: CGRect, tint: UIColor?) -> [DisplayItem]
  {
    let stretch = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let hasColors = symbol.values.layerColors != nil && attributes.tint == nil
    return symbol.items(
      tint: hasColors ? nil : tint?.cgColor.color, turn(of: symbol.size).concatenating(stretch))
  }

  private func item(
    from source: CGRect, to target: CGRect, tint: UIColor?, isTiled: Bool = false
  ) -> DisplayItem {
    var area = target
    if isTiled { area.size = source.size }
    var fill = fill(from: source, to: area, tint: tint)
    fill.isTiled = isTiled && area.size != target.size
    return .fill(.rect(target), CGAffineTransform.identity, .image(fill))
  }

  /// Returns a fill that maps a part of the displayed image, in points, to a rectangle.
  private func fill(from source: CGRect, to target: CGRect, tint: UIColor?) -> ImageFill {
    let toPoints = pixelsToPoints
    var fill = ImageFill(
      picture, source: source.applying(toPoints.inverted()),
      transform: toPoints.concatenating(
        CGAffineTransform(translationX: -source.minX, y: -source.minY)
      ).concatenating(
        CGAffineTransform(scaleX: target.width / source.width, y: target.height / source.height)
      ).concatenating(CGAffineTransform(translationX: target.minX, y: target.minY)))
    if let tint {
      fill.isTemplate = true
      fill.color = tint.cgColor.color
    }
    return fill
  }

  /// The transform from stored pixels to points of the displayed image, from its upper left corner.
  private var pixelsToPoints: CGAffineTransform {
    turn(of: CGSize(width: picture.width, height: picture.height)).concatenating(
      CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
  }

  /// Returns the transform from an upright image of a size to the displayed one.
  private func turn(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return
      switch imageOrientation
    {
    case .up: CGAffineTransform.identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
