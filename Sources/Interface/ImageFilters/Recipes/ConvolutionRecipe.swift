import Foundation

/// An image convolved along its rows and then along its columns with symmetric weights.
struct ConvolutionRecipe: ImageRecipe {
  let input: CIImage
  /// The weights from the centre outwards; their sum, with all but the first counted twice, is 1.
  let weights: [Float]
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let reach = weights.count - 1
    let source = try pass.pixels(of: input, region.grown(byColumns: reach, rows: reach))
    let rows = region.grown(byColumns: 0, rows: reach)
    var across = PixelBuffer(rows)
    convolve(source.pixels, to: &across.pixels, rows: rows.height, step: 1) { row in
      (row * source.region.width + reach, row * rows.width)
    }
    var result = PixelBuffer(region)
    convolve(across.pixels, to: &result.pixels, rows: region.height, step: region.width) { row in
      ((row + reach) * region.width, row * region.width)
    }
    return result
  }

  /// Convolves rows of `target`; `step` is the distance in `source` between pixels that are mixed,
  /// and `starts` returns the places of a row's first pixels.
  private func convolve(
    _ source: [WorkingPixel], to target: inout [WorkingPixel], rows: Int, step: Int,
    starts: (Int) -> (source: Int, target: Int)
  ) {
    let count = rows > 0 ? target.count / rows : 0
    let reach = (weights.count - 1) * step
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for row in 0..<rows {
          let (from, to) = starts(row)
          precondition(from - reach >= 0 && from + count - 1 + reach < source.count)
          for x in 0..<count { target[to + x] = source[from + x] * weights[0] }
          for (distance, weight) in weights.enumerated().dropFirst() {
            let (before, after) = (from - distance * step, from + distance * step)
            for x in 0..<count {
              target[to + x] += (source[before + x] + source[after + x]) * weight
            }
          }
        }
      }
    }
  }
}
