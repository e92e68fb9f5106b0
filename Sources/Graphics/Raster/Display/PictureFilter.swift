/// What is done to a picture, whole, before it is shown.
///
/// Filters are applied one after the other, each to what the one before it made. None of them makes
/// something of nothing: what is clear, and has nothing within reach, stays clear.
package enum PictureFilter: Hashable, Sendable {
  /// A Gaussian blur by a σ in pixels; 0 for none, and drawn as 256 where it is more. One that is not
  /// finite blurs nothing.
  case blur(sigma: Double)

  /// How vivid colours become: 0 gray, 1 as they are, up to 8; 1 for what is not a number.
  case saturation(Double)
}

extension PictureFilter {
  /// The filter of a picture that is seen `scale` times as large.
  func scaled(by scale: Double) -> PictureFilter {
    switch self {
    case .blur(let sigma): .blur(sigma: sigma * scale)
    case .saturation: self
    }
  }

  /// How far away a pixel may lie that counts.
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
  /// How far away a pixel may lie that counts after all of them.
  package var reach: Int { reduce(0) { $0 + $1.reach } }
}

// MARK: In the numbers that are drawn

extension GaussianBlur {
  /// The blur of a filter.
  package init(filtering sigma: Double) { self.init(sigma.isFinite ? sigma : 0) }
}

extension PictureFilter {
  /// A saturation in 256ths, 0…8 · 256.
  package static func saturationLevel(_ amount: Double) -> Int {
    amount.isNaN ? 256 : Int((min(max(amount, 0), 8) * 256).rounded())
  }
}
