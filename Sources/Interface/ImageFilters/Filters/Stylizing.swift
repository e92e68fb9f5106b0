import Foundation
import Geometry

extension FilterDefinition {
  static let stylizing: [FilterDefinition] = [
    // Squares of which one has its lower left corner at the centre, each with its mean colour (D).
    FilterDefinition("CIPixellate", kCICategoryStylize, [.image, .center, .number("Scale", 8)]) {
      let (center, scale) = ($0.point("Center"), max($0.number("Scale"), 1))
      return $0.image.map { image in
        image.inCells(size: scale) { x, y in
          let column = ((x - center.x) / scale).rounded(.down)
          let row = ((y - center.y) / scale).rounded(.down)
          return SIMD2(center.x + (column + 0.5) * scale, center.y + (row + 0.5) * scale)
        }
      }
    },
    // Hexagons whose sides are `scale` long, one of them around the centre (D).
    FilterDefinition(
      "CIHexagonalPixellate", kCICategoryStylize, [.image, .center, .number("Scale", 8)]
    ) {
      let (center, scale) = ($0.point("Center"), max($0.number("Scale"), 1))
      return $0.image.map { image in
        image.inCells(size: 1.4 * scale) { x, y in hexagon(SIMD2(x, y), center, scale) }
      }
    },
    // The nearest of points that are scattered over a grid of squares, two radii apart (D).
    FilterDefinition(
      "CICrystallize", kCICategoryStylize, [.image, .number("Radius", 20), .center]
    ) {
      let (center, radius) = ($0.point("Center"), max($0.number("Radius"), 1))
      return $0.image.map { image in
        image.inCells(size: radius) { x, y in crystal(SIMD2(x, y), center, 2 * radius) }
      }
    },
    // The image screened with its blurred picture times the intensity (D).
    FilterDefinition(
      "CIBloom", kCICategoryStylize, [.image, .number("Radius", 10), .number("Intensity", 0.5)]
    ) {
      let (radius, intensity) = ($0.number("Radius"), $0.float("Intensity"))
      guard let image = $0.image else { return nil }
      return image.applyingGaussianBlur(sigma: radius).blended(over: image) { glow, pixel in
        let light = pointwiseMin(pointwiseMax(glow * intensity, .zero), .one)
        return pixel + light - pixel * light
      }
    },
    // The darker of the image and its blurred picture, mixed by the intensity (D).
    FilterDefinition(
      "CIGloom", kCICategoryStylize, [.image, .number("Radius", 10), .number("Intensity", 0.5)]
    ) {
      let (radius, intensity) = ($0.number("Radius"), $0.float("Intensity"))
      guard let image = $0.image else { return nil }
      return image.applyingGaussianBlur(sigma: radius).blended(over: image) { blurred, pixel in
        pixel.mixed(pointwiseMin(pixel, blurred), intensity)
      }
    },
    // The strength of edges in each component (D: Sobel's operator).
    FilterDefinition("CIEdges", kCICategoryStylize, [.image, .number("Intensity", 1)]) {
      let intensity = $0.float("Intensity")
      guard let image = $0.image else { return nil }
      let recipe = WarpRecipe(input: image, needed: { $0.rect }) { source, x, y in
        let (column, row) = (Int(x), Int(y))
        func pixel(_ x: Int, _ y: Int) -> WorkingPixel { source[column + x, row + y] }
        let across =
          pixel(1, -1) + pixel(1, 0) * 2 + pixel(1, 1) - pixel(-1, -1) - pixel(-1, 0) * 2
          - pixel(-1, 1)
        let up =
          pixel(-1, 1) + pixel(0, 1) * 2 + pixel(1, 1) - pixel(-1, -1) - pixel(0, -1) * 2
          - pixel(1, -1)
        return ((across * across + up * up).squareRoot() * intensity).withAlpha(pixel(0, 0).w)
      }
      return CIImage(recipe, image.extent)
    },
  ]

  /// Returns the centre of the hexagon that contains a point.
  private static func hexagon(
    _ point: SIMD2<Double>, _ center: SIMD2<Double>, _ side: Double
  ) -> SIMD2<Double> {
    // The centres are two lattices of rectangles; the nearer of both is the hexagon's.
    let size = SIMD2(3 * side, 3.0.squareRoot() * side)
    func nearest(_ origin: SIMD2<Double>) -> SIMD2<Double> {
      origin + ((point - origin) / size).rounded(.toNearestOrAwayFromZero) * size
    }
    let (first, second) = (nearest(center), nearest(center + size / 2))
    func square(_ offset: SIMD2<Double>) -> Double { (offset * offset).sum() }
    return square(point - first) <= square(point - second) ? first : second
  }

  /// Returns the nearest of scattered points, one in each square of a grid.
  private static func crystal(
    _ point: SIMD2<Double>, _ center: SIMD2<Double>, _ size: Double
  ) -> SIMD2<Double> {
    let square = ((point - center) / size).rounded(.down)
    var nearest = (place: point, distance: Double.infinity)
    for row in -1...1 {
      for column in -1...1 {
        let (x, y) = (Int(square.x) + column, Int(square.y) + row)
        let place =
          center
          + (SIMD2(Double(x), Double(y))
            + SIMD2(Noise.value(x, y, 0), Noise.value(x, y, 1))) * size
        let offset = place - point
        let distance = (offset * offset).sum()
        if distance < nearest.distance { nearest = (place, distance) }
      }
    }
    return nearest.place
  }
}

extension CIImage {
  /// Returns the image in cells of one colour each: the mean over a square around the cell's
  /// centre, of the cell's size. `center` returns the centre of the cell that contains a point.
  func inCells(
    size: Double, _ center: @escaping @Sendable (_ x: Double, _ y: Double) -> SIMD2<Double>
  ) -> CIImage {
    CIImage(CellRecipe(input: self, size: size, center: center), extent.grown(by: size))
  }
}

/// An image in cells.
private struct CellRecipe: ImageRecipe {
  let input: CIImage
  let size: Double
  let center: @Sendable (_ x: Double, _ y: Double) -> SIMD2<Double>
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let reach = Int((2 * size).rounded(.up)) + 2
    let source = try pass.pixels(of: input, region.grown(byColumns: reach, rows: reach))
    var cells: [SIMD2<Double>: WorkingPixel] = [:]
    let samples = Int(min(max(size.rounded(.up), 1), 16))
    return PixelBuffer(region) { x, y in
      let middle = center(Double(x) + 0.5, Double(y) + 0.5)
      if let known = cells[middle] { return known }
      var sum = WorkingPixel.zero
      for row in 0..<samples {
        for column in 0..<samples {
          sum += source.nearest(
            middle.x + ((Double(column) + 0.5) / Double(samples) - 0.5) * size,
            middle.y + ((Double(row) + 0.5) / Double(samples) - 0.5) * size)
        }
      }
      let mean = sum / Float(samples * samples)
      cells[middle] = mean
      return mean
    }
  }
}
