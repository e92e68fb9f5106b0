import Raster

// Filters: how each is drawn, and which part of a picture the following filters need.
extension Renderer {
  /// Applies `filters` to a picture that contains the pixels of `own`: all available pixels within
  /// the filters' reach of `area`. Afterwards, the picture contains those of `area`.
  mutating func filter(
    _ picture: inout [UInt32], of own: PixelRect, by filters: [PictureFilter], in area: PixelRect
  ) {
    var own = own
    for (index, filter) in filters.enumerated() {
      let need = area.grown(by: filters[(index + 1)...].reach)
      // Pixels outside of a picture are transparent, but blurs extend into them.
      apply(filter, to: &picture, &own, in: edges == .nothing ? need : need.intersection(own))
    }
  }

  /// Applies one filter. The picture contains the pixels of `own` before, and at least those of
  /// `area` afterwards.
  private mutating func apply(
    _ filter: PictureFilter, to picture: inout [UInt32], _ own: inout PixelRect, in area: PixelRect
  ) {
    switch filter {
    case .blur(let sigma):
      let blur = GaussianBlur(filtering: sigma)
      if blur.isNone { return }
      var blurred = memory(for: area)
      var pixels = blurred.mutableSpan
      blur.pixels(of: area, from: picture.span, own, edges: edges, into: &pixels)
      pictures.append(picture)
      picture = blurred
      own = area
    case .saturation(let amount):
      let level = PictureFilter.saturationLevel(amount)
      if level == 256 { return }
      var pixels = picture.mutableSpan
      Compositing.saturate(&pixels, count: own.width * own.height, level: level)
    }
  }
}
