import Drawing
import Foundation
import Geometry

extension FilterDefinition {
  static let transitions: [FilterDefinition] = [
    // Mixes both images: 0 is the image, 1 the target.
    FilterDefinition(
      "CIDissolveTransition", kCICategoryTransition, [.image, .target, .number("Time", 0)]
    ) {
      let time = Gradients.clamped($0.number("Time"))
      guard let image = $0.image, let target = $0.image("TargetImage") else { return $0.image }
      return target.blended(over: image) { $1.mixed($0, time) }
    },
    // An edge of `width` pixels in a colour passes over the extent at an angle, and uncovers the
    // target (D).
    FilterDefinition(
      "CISwipeTransition", kCICategoryTransition,
      [
        .image, .target, .rect("Extent", 0, 0, 300, 300), .color("Color", 1, 1, 1),
        .number("Time", 0), .number("Angle", 0), .number("Width", 300), .number("Opacity", 0),
      ]
    ) { swipe($0) },
    // A ring of `width` pixels grows from the centre, and uncovers the target. Within it, pixels
    // are displaced by up to `scale` (D). A shading image isn't drawn.
    FilterDefinition(
      "CIRippleTransition", kCICategoryTransition,
      [
        .image, .target, FilterInput("ShadingImage", .image), .center,
        .rect("Extent", 0, 0, 300, 300), .number("Time", 0), .number("Width", 100),
        .number("Scale", 50),
      ]
    ) { ripple($0) },
  ]

  private static func swipe(_ values: FilterValues) -> CIImage? {
    guard let image = values.image, let target = values.image("TargetImage") else {
      return values.image
    }
    let (sine, cosine) = Maths.sineAndCosine(values.number("Angle"))
    let (extent, width) = (values.rect("Extent"), max(values.number("Width"), 0.001))
    let corners = [extent.minX, extent.maxX].flatMap { x in
      [extent.minY, extent.maxY].map { y in Double(x) * cosine + Double(y) * sine }
    }
    let (low, high) = (corners.min() ?? 0, corners.max() ?? 0)
    let edge = low + (high - low + width) * Double(Gradients.clamped(values.number("Time")))
    let (color, opacity) = (values.color("Color"), values.float("Opacity"))
    let recipe = CombinedRecipe(inputs: [image, target]) { colors in
      let tint = colors.pixel(color)
      return { pixels, x, y in
        let share = Gradients.clamped((edge - (x * cosine + y * sine)) / width)
        let mixed = pixels[0].mixed(pixels[1], share)
        let cover = tint * (opacity * (1 - abs(2 * share - 1)))
        return cover + mixed * (1 - cover.w)
      }
    }
    return CIImage(recipe, image.extent.joined(target.extent))
  }

  private static func ripple(_ values: FilterValues) -> CIImage? {
    guard let image = values.image, let target = values.image("TargetImage") else {
      return values.image
    }
    let (center, extent) = (values.point("Center"), values.rect("Extent"))
    let (width, scale) = (max(values.number("Width"), 0.001), values.number("Scale"))
    let far =
      [extent.minX, extent.maxX].flatMap { x in
        [extent.minY, extent.maxY].map { y in
          let offset = SIMD2(Double(x), Double(y)) - center
          return (offset * offset).sum().squareRoot()
        }
      }.max() ?? 0
    let radius = (far + width) * Double(Gradients.clamped(values.number("Time")))
    @Sendable func displaced(_ source: CIImage) -> CIImage {
      let recipe = WarpRecipe(input: source) {
        $0.rect.grown(by: abs(scale))
      } color: {
        source, x, y in
        let offset = SIMD2(x, y) - center
        let distance = (offset * offset).sum().squareRoot()
        let place = (radius - distance) / width
        guard place > 0, place < 1, distance > 0 else { return source.linear(x, y) }
        let amount = scale * Maths.sineAndCosine(2 * .pi * place).sine * (1 - place)
        let shift = offset / distance * amount
        return source.linear(x + shift.x, y + shift.y)
      }
      return CIImage(recipe, source.extent)
    }
    let recipe = CombinedRecipe(inputs: [displaced(image), displaced(target)]) { _ in
      { pixels, x, y in
        let offset = SIMD2(x, y) - center
        let distance = (offset * offset).sum().squareRoot()
        return pixels[0].mixed(pixels[1], Gradients.smooth((radius - distance) / width))
      }
    }
    return CIImage(recipe, image.extent.joined(target.extent))
  }
}
