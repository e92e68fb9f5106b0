import Foundation

/// An approximation of one of Core Image's photo effects, whose tables Apple doesn't publish: a
/// saturation, a factor and an offset for each component, with sRGB's curve, matched to Apple's
/// published samples by eye (D).
private struct PhotoEffect: Sendable {
  var saturation: Float
  var factor: WorkingPixel
  var offset: WorkingPixel

  init(
    _ saturation: Float, _ red: (Float, Float), _ green: (Float, Float), _ blue: (Float, Float)
  ) {
    self.saturation = saturation
    factor = WorkingPixel(red.0, green.0, blue.0, 1)
    offset = WorkingPixel(red.1, green.1, blue.1, 0)
  }

  func color(_ pixel: WorkingPixel) -> WorkingPixel {
    let grey = pixel.x * 0.299 + pixel.y * 0.587 + pixel.z * 0.114
    return pixel.withColor(grey, grey, grey).mixed(pixel, saturation) * factor + offset
  }
}

extension FilterDefinition {
  static let photoEffects: [FilterDefinition] = [
    ("Chrome", PhotoEffect(1.25, (1.12, -0.04), (1.12, -0.04), (1.1, -0.03))),
    ("Fade", PhotoEffect(0.65, (0.8, 0.14), (0.8, 0.13), (0.78, 0.14))),
    ("Instant", PhotoEffect(0.7, (0.88, 0.1), (0.86, 0.08), (0.74, 0.12))),
    ("Mono", PhotoEffect(0, (1, 0), (1, 0), (1, 0))),
    ("Noir", PhotoEffect(0, (1.35, -0.2), (1.35, -0.2), (1.35, -0.2))),
    ("Process", PhotoEffect(0.85, (0.9, 0), (0.98, 0.03), (0.9, 0.1))),
    ("Tonal", PhotoEffect(0, (0.85, 0.05), (0.85, 0.05), (0.85, 0.05))),
    ("Transfer", PhotoEffect(0.85, (0.98, 0.06), (0.9, 0.04), (0.78, 0.08))),
  ].map { name, effect in
    FilterDefinition("CIPhotoEffect\(name)", kCICategoryColorEffect, [.image]) {
      $0.image?.encoded { effect.color($0) }
    }
  }
}
