/// A filter that is applied to a picture as a whole.
///
/// Filters are applied in order, each to the result of the one before. Filters don't add content:
/// transparent pixels with only transparent pixels within reach stay transparent.
package enum PictureFilter: Hashable, Sendable {
  /// A Gaussian blur with a σ in pixels; 0 for none. Values above 256 are drawn as 256, and values
  /// that aren't finite have no effect.
  case blur(sigma: Double)

  /// The factor for the saturation of colours: 0 is grey, 1 leaves them unchanged, and 8 is
  /// the maximum. NaN counts as 1.
  case saturation(Double)
}

extension PictureFilter {
  /// Returns the filter for a picture that is shown `scale` times as large.
  func scaled(by scale: Double) -> PictureFilter {
    switch self {
    case .blur(let sigma): .blur(sigma: sigma * scale)
    case .saturation: self
    }
  }

  /// The largest distance of a pixel that affects another.
  package var reach: Int {
    switch self {
    case .blur(let sigma): GaussianBlur(filtering: sigma).reach
    case .saturation: 0
    }
  }

  func add(to digest: inout Digest) {
    switch self {
    case .blur(let sigma):
      digest.add(1)
      digest.add(sigma)
    case .saturation(let amount):
      digest.add(2)
      digest.add(amount)
    }
  }
}

extension Sequence<PictureFilter> {
  /// The largest distance of a pixel that affects another, after all filters.
  package var reach: Int { reduce(0) { $0 + $1.reach } }
}

// MARK: Parameters for drawing

extension GaussianBlur {
  /// Creates the blur of a filter.
  package init(filtering sigma: Double) { self.init(sigma.isFinite ? sigma : 0) }
}

extension PictureFilter {
  /// Returns a saturation in 256ths, 0…8 · 256.
  package static func saturationLevel(_ amount: Double) -> Int {
    amount.isNaN ? 256 : Int((min(max(amount, 0), 8) * 256).rounded())
  }
}
