import Raster

extension ReferenceRenderer {
  /// Returns a picture on this canvas with a filter applied.
  func filtered(_ picture: [Pixel], by filter: PictureFilter) -> [Pixel] {
    switch filter {
    case .blur(let sigma): blurred(picture, sigma: sigma.isFinite ? sigma : 0)
    case .saturation(let amount):
      picture.map { $0.saturated(PictureFilter.saturationLevel(amount)) }
    }
  }

  private func blurred(_ picture: [Pixel], sigma: Double) -> [Pixel] {
    func blurred(_ component: KeyPath<Pixel, UInt8>) -> [UInt8] {
      blur(
        Levels(
          values: picture.map { $0[keyPath: component] }, width: width, height: height,
          repeatsEdges: repeatsEdges), sigma)
    }
    let (red, green) = (blurred(\.red), blurred(\.green))
    let (blue, alpha) = (blurred(\.blue), blurred(\.alpha))
    return picture.indices.map {
      Pixel(red: red[$0], green: green[$0], blue: blue[$0], alpha: alpha[$0])
    }
  }
}

extension Pixel {
  fileprivate func saturated(_ level: Int) -> Pixel {
    let gray = (54 * Int(red) + 183 * Int(green) + 19 * Int(blue) + 128) / 256
    func move(_ value: UInt8) -> UInt8 {
      // Rounded to the nearest 256th, halves up.
      let far = ((Int(value) - gray) * level + 128 + 256 * 4096) / 256 - 4096
      return UInt8(min(max(gray + far, 0), Int(alpha)))
    }
    return level == 256
      ? self : Pixel(red: move(red), green: move(green), blue: move(blue), alpha: alpha)
  }
}
