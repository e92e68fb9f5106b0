import Foundation
import Geometry

extension FilterDefinition {
  static let geometry: [FilterDefinition] = [
    FilterDefinition(
      "CICrop", kCICategoryGeometryAdjustment,
      [.image, FilterInput("Rectangle", .rect(.infinite))]
    ) { $0.image?.cropped(to: $0.rect("Rectangle")) },
    FilterDefinition("CIAffineTransform", kCICategoryGeometryAdjustment, [.image, .transform]) {
      $0.image?.transformed(by: $0.transform("Transform"))
    },
    FilterDefinition("CIAffineClamp", kCICategoryTileEffect, [.image, .transform]) {
      $0.image?.clampedToExtent().transformed(by: $0.transform("Transform"))
    },
    FilterDefinition("CIAffineTile", kCICategoryTileEffect, [.image, .transform]) {
      guard let image = $0.image else { return nil }
      return image.continued(image.extent, isTiled: true)
        .transformed(by: $0.transform("Transform"))
    },
    FilterDefinition("CIClamp", kCICategoryTileEffect, [.image, .rect("Extent", 0, 0, 640, 80)]) {
      $0.image?.clamped(to: $0.rect("Extent"))
    },
    FilterDefinition(
      "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
      [.image, .number("Scale", 1), .number("AspectRatio", 1)]
    ) {
      guard let image = $0.image else { return nil }
      let (up, across) = ($0.number("Scale"), $0.number("Scale") * $0.number("AspectRatio"))
      guard up > 0, across > 0 else { return .empty() }
      if image.extent.isInfinite { return image }
      let extent = image.extent.applying(CGAffineTransform(scaleX: CGFloat(across), y: CGFloat(up)))
      return CIImage(LanczosRecipe(input: image, across: across, up: up), extent)
    },
    FilterDefinition(
      "CIStraightenFilter", kCICategoryGeometryAdjustment, [.image, .number("Angle", 0)]
    ) { straightened($0) },
    FilterDefinition(
      "CIPerspectiveTransform", kCICategoryGeometryAdjustment,
      [
        .image, .vector("TopLeft", 118, 484), .vector("TopRight", 646, 507),
        .vector("BottomRight", 548, 140), .vector("BottomLeft", 155, 153),
      ]
    ) { perspective($0) },
  ]

  /// The image rotated around its centre and enlarged, so that it fills its extent.
  private static func straightened(_ values: FilterValues) -> CIImage? {
    guard let image = values.image, !image.extent.isInfinite, values.number("Angle") != 0 else {
      return values.image
    }
    let (extent, angle) = (image.extent, values.number("Angle"))
    let (sine, cosine) = Maths.sineAndCosine(abs(angle))
    let (width, height) = (Double(extent.width), Double(extent.height))
    let scale = max(
      abs(cosine) + abs(sine) * height / width, abs(cosine) + abs(sine) * width / height)
    let turned = CGAffineTransform(translationX: extent.midX, y: extent.midY)
      .rotated(by: CGFloat(angle)).scaledBy(x: CGFloat(scale), y: CGFloat(scale))
      .translatedBy(x: -extent.midX, y: -extent.midY)
    return image.transformed(by: turned).cropped(to: extent)
  }

  private static func perspective(_ values: FilterValues) -> CIImage? {
    guard let image = values.image, !image.extent.isInfinite, !image.extent.isNull else {
      return values.image
    }
    let corners = ["BottomLeft", "BottomRight", "TopRight", "TopLeft"].map { values.point($0) }
    guard let toUnit = Projection(unitSquareTo: corners)?.inverted else { return .empty() }
    let extent = image.extent
    let (x, y) = (Double(extent.minX), Double(extent.minY))
    let (width, height) = (Double(extent.width), Double(extent.height))
    let recipe = WarpRecipe(input: image) { _ in
      extent
    } color: { source, across, up in
      guard let place = toUnit.point(across, up), place.x > -1, place.x < 2, place.y > -1,
        place.y < 2
      else { return .zero }
      return source.linear(x + place.x * width, y + place.y * height)
    }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (bottom, top) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CIImage(recipe, CGRect(x: left, y: bottom, width: right - left, height: top - bottom))
  }
}

/// A projective map of the plane: rows of a 3 × 3 matrix.
private struct Projection: Sendable {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates the map from the unit square to a quadrilateral, both anticlockwise from (0, 0)
  /// (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989); nil if it doesn't exist.
  init?(unitSquareTo corners: [SIMD2<Double>]) {
    let skew = corners[0] - corners[1] + corners[2] - corners[3]
    let (first, second) = (corners[1] - corners[2], corners[3] - corners[2])
    let determinant = first.x * second.y - second.x * first.y
    guard determinant != 0, determinant.isFinite else { return nil }
    let g = (skew.x * second.y - second.x * skew.y) / determinant
    let h = (first.x * skew.y - skew.x * first.y) / determinant
    rows = (
      SIMD3(
        corners[1].x - corners[0].x + g * corners[1].x,
        corners[3].x - corners[0].x + h * corners[3].x, corners[0].x),
      SIMD3(
        corners[1].y - corners[0].y + g * corners[1].y,
        corners[3].y - corners[0].y + h * corners[3].y, corners[0].y), SIMD3(g, h, 1)
    )
  }

  /// The inverse map, up to a factor, which doesn't matter; nil if there is none.
  var inverted: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let columns = (cross(rows.1, rows.2), cross(rows.2, rows.0), cross(rows.0, rows.1))
    let determinant = (rows.0 * columns.0).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = self
    result.rows = (
      SIMD3(columns.0.x, columns.1.x, columns.2.x) / determinant,
      SIMD3(columns.0.y, columns.1.y, columns.2.y) / determinant,
      SIMD3(columns.0.z, columns.1.z, columns.2.z) / determinant
    )
    return result
  }

  /// Returns where a point is mapped to; nil if it is mapped to infinity.
  func point(_ x: Double, _ y: Double) -> SIMD2<Double>? {
    let place = SIMD3(x, y, 1)
    let depth = (rows.2 * place).sum()
    return depth == 0 ? nil : SIMD2((rows.0 * place).sum(), (rows.1 * place).sum()) / depth
  }
}

/// An image at another size, resampled with Lanczos's window of three lobes. Edges repeat, so that
/// they stay opaque (D).
private struct LanczosRecipe: ImageRecipe {
  let input: CIImage
  let across, up: Double
  var inputs: [CIImage] { [input] }

  /// The weights of source pixels for one pixel of the result, from the first of them.
  private struct Taps {
    var first: Int
    var weights: [Float]

    init(_ place: Int, scale: Double) {
      let middle = (Double(place) + 0.5) / scale
      let reach = 3 * max(1, 1 / scale)
      first = Int((middle - reach).rounded(.down))
      let last = Int((middle + reach).rounded(.up))
      let values = (first..<last).map { index in
        let distance = abs(Double(index) + 0.5 - middle) * 3 / reach
        if distance >= 3 { return 0.0 }
        if distance < 1e-9 { return 1 }
        let angle = Double.pi * distance
        return 3 * Maths.sineAndCosine(angle).sine * Maths.sineAndCosine(angle / 3).sine
          / (angle * angle)
      }
      let sum = values.reduce(0, +)
      weights = values.map { Float($0 / sum) }
    }
  }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let columns = (region.left..<region.right).map { Taps($0, scale: across) }
    let rows = (region.bottom..<region.top).map { Taps($0, scale: up) }
    let own = input.region
    let seen = ImageRegion(
      left: columns[0].first, bottom: rows[0].first,
      right: columns[columns.count - 1].first + columns[columns.count - 1].weights.count,
      top: rows[rows.count - 1].first + rows[rows.count - 1].weights.count
    ).intersection(own)
    let source = try pass.pixels(of: input, seen)
    func inside(_ value: Int, _ low: Int, _ high: Int) -> Int { min(max(value, low), high - 1) }
    let narrow = PixelBuffer(
      ImageRegion(left: region.left, bottom: seen.bottom, right: region.right, top: seen.top)
    ) { x, y in
      let taps = columns[x - region.left]
      return taps.weights.enumerated().reduce(into: WorkingPixel.zero) { sum, tap in
        sum += source[inside(taps.first + tap.offset, own.left, own.right), y] * tap.element
      }
    }
    return PixelBuffer(region) { x, y in
      let taps = rows[y - region.bottom]
      return taps.weights.enumerated().reduce(into: WorkingPixel.zero) { sum, tap in
        sum += narrow[x, inside(taps.first + tap.offset, own.bottom, own.top)] * tap.element
      }
    }
  }
}
