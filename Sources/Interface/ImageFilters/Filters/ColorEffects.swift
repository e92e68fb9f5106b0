import Foundation
import Geometry

extension FilterDefinition {
  static let colorEffects: [FilterDefinition] = [
    FilterDefinition("CIColorInvert", kCICategoryColorEffect, [.image]) {
      $0.image?.recolored { (1 - $0).withAlpha($0.w) }
    },
    // The luminance times the colour, mixed with the original by intensity.
    FilterDefinition(
      "CIColorMonochrome", kCICategoryColorEffect,
      [.image, .color("Color", 0.6, 0.45, 0.3), .number("Intensity", 1)]
    ) {
      let (color, intensity) = ($0.color("Color"), $0.float("Intensity"))
      return $0.image?.mapped { colors in
        let tint = colors.pixel(color).straight
        return { pixel in
          let straight = pixel.straight
          let toned = (tint * straight.luminance).withAlpha(pixel.w)
          return straight.mixed(toned, intensity).premultiplied
        }
      }
    },
    // The colours between two, by luminance.
    FilterDefinition(
      "CIFalseColor", kCICategoryColorEffect,
      [.image, .color("Color0", 0.3, 0, 0), .color("Color1", 1, 0.9, 0.8)]
    ) {
      let (dark, bright) = ($0.color("Color0"), $0.color("Color1"))
      return $0.image?.mapped { colors in
        let (first, second) = (colors.pixel(dark), colors.pixel(bright))
        return { pixel in first.mixed(second, pixel.straight.luminance) * pixel.w }
      }
    },
    // The numbers of levels from 0 to 1; in sRGB's curve, so that they look evenly spaced (D).
    FilterDefinition("CIColorPosterize", kCICategoryColorEffect, [.image, .number("Levels", 6)]) {
      let gaps = max($0.float("Levels").rounded() - 1, 1)
      return $0.image?.encoded { color in
        (pointwiseMin(pointwiseMax(color, .zero), .one) * gaps).rounded(.toNearestOrAwayFromZero)
          / gaps
      }
    },
    // White with the luminance as alpha.
    FilterDefinition("CIMaskToAlpha", kCICategoryColorEffect, [.image]) {
      $0.image?.mapped { _ in
        { WorkingPixel(repeating: min(max($0.luminance, 0), 1)) }
      }
    },
    FilterDefinition("CIMaximumComponent", kCICategoryColorEffect, [.image]) {
      $0.image?.recolored { pixel in
        let grey = pixel.highest
        return pixel.withColor(grey, grey, grey)
      }
    },
    FilterDefinition("CIMinimumComponent", kCICategoryColorEffect, [.image]) {
      $0.image?.recolored { pixel in
        let grey = pixel.lowest
        return pixel.withColor(grey, grey, grey)
      }
    },
    // White where the luminance is at least the threshold, otherwise black.
    FilterDefinition(
      "CIColorThreshold", kCICategoryColorEffect, [.image, .number("Threshold", 0.5)]
    ) {
      let threshold = $0.float("Threshold")
      return $0.image?.recolored { pixel in
        let grey: Float = pixel.luminance >= threshold ? 1 : 0
        return pixel.withColor(grey, grey, grey)
      }
    },
    // The matrix of CSS's sepia(), in sRGB's curve, mixed with the original by intensity (D).
    FilterDefinition("CISepiaTone", kCICategoryColorEffect, [.image, .number("Intensity", 1)]) {
      let intensity = $0.float("Intensity")
      return $0.image?.encoded { color in
        color.mixed(
          WorkingPixel(
            (color * WorkingPixel(0.393, 0.769, 0.189, 0)).sum(),
            (color * WorkingPixel(0.349, 0.686, 0.168, 0)).sum(),
            (color * WorkingPixel(0.272, 0.534, 0.131, 0)).sum(), color.w), intensity)
      }
    },
    // A colour cube of n³ colours, red first, interpolated between eight of them.
    FilterDefinition(
      "CIColorCube", kCICategoryColorEffect,
      [.image, .number("CubeDimension", 2), FilterInput("CubeData", .object("NSData"))]
    ) { colorCube($0, isEncoded: false) },
    FilterDefinition(
      "CIColorCubeWithColorSpace", kCICategoryColorEffect,
      [
        .image, .number("CubeDimension", 2), FilterInput("CubeData", .object("NSData")),
        FilterInput("ColorSpace", .object("CGColorSpace")),
      ]
    ) { colorCube($0, isEncoded: true) },
    // Darker by intensity towards the corners, from a centre whose size grows with the radius (D).
    FilterDefinition(
      "CIVignette", kCICategoryColorEffect,
      [.image, .number("Intensity", 0), .number("Radius", 1)]
    ) { vignette($0) },
    // Darker by intensity outside of a circle; falloff is the width of the edge, in radii (D).
    FilterDefinition(
      "CIVignetteEffect", kCICategoryColorEffect,
      [
        .image, .center, .number("Radius", 150), .number("Intensity", 1), .number("Falloff", 0.5),
      ]
    ) { vignetteEffect($0) },
  ]

  private static func vignette(_ values: FilterValues) -> CIImage? {
    let intensity = values.float("Intensity")
    guard let image = values.image, !image.extent.isInfinite, intensity != 0 else {
      return values.image
    }
    let extent = image.extent
    let (centerX, centerY) = (Double(extent.midX), Double(extent.midY))
    let half = Double(extent.width * extent.width + extent.height * extent.height).squareRoot() / 2
    let size = half * max(values.number("Radius"), 0.01)
    return image.shaded { x, y in
      let square =
        ((x - centerX) * (x - centerX) + (y - centerY) * (y - centerY)) / (size * size)
      return max(1 - intensity * 0.5 * Float(square), 0)
    }
  }

  private static func vignetteEffect(_ values: FilterValues) -> CIImage? {
    guard let image = values.image else { return nil }
    let (center, radius) = (values.point("Center"), values.number("Radius"))
    let (intensity, edge) = (values.float("Intensity"), max(values.number("Falloff"), 0.001))
    return image.shaded { x, y in
      let distance = ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y))
        .squareRoot()
      return max(1 - intensity * Gradients.smooth((distance - radius) / (edge * radius)), 0)
    }
  }

  private static func colorCube(_ values: FilterValues, isEncoded: Bool) -> CIImage? {
    let size = Int(min(max(values.number("CubeDimension"), 2), 256))
    guard let image = values.image, let data = values.data("CubeData"),
      data.count >= 16 * size * size * size
    else { return values.image }
    let cube = [WorkingPixel](unsafeUninitializedCapacity: size * size * size) { target, count in
      count = target.count
      _ = data.copyBytes(to: UnsafeMutableRawBufferPointer(target))
    }
    let last = Float(size - 1)
    @Sendable func color(_ straight: WorkingPixel) -> WorkingPixel {
      let place = pointwiseMin(pointwiseMax(straight, .zero), .one) * last
      let low = place.rounded(.down)
      let share = place - low
      var sum = WorkingPixel.zero
      for corner in 0..<8 {
        var (index, weight, step) = (0, Float(1), 1)
        for axis in 0..<3 {
          let isHigh = corner >> axis & 1 == 1
          index += min(Int(low[axis]) + (isHigh ? 1 : 0), size - 1) * step
          weight *= isHigh ? share[axis] : 1 - share[axis]
          step *= size
        }
        sum += cube[index] * weight
      }
      // The colours of a cube are premultiplied.
      return sum.straight.withAlpha(sum.w * straight.w)
    }
    return isEncoded ? image.encoded(color) : image.recolored(color)
  }
}

extension CIImage {
  /// Returns the image with other colours: a function of colours with sRGB's curve that aren't
  /// premultiplied.
  func encoded(
    _ function: @escaping @Sendable (WorkingPixel) -> WorkingPixel
  ) -> CIImage {
    mapped { colors in
      { pixel in
        let straight = pixel.straight
        guard colors.isLinear else { return function(straight).withAlpha(pixel.w).premultiplied }
        let color = straight.withColor(
          WorkingColors.encoded(straight.x), WorkingColors.encoded(straight.y),
          WorkingColors.encoded(straight.z))
        let result = function(color)
        return pixel.withColor(
          WorkingColors.decoded(result.x), WorkingColors.decoded(result.y),
          WorkingColors.decoded(result.z)
        ).premultiplied
      }
    }
  }

  /// Returns the image with its colours multiplied by a factor of the position.
  func shaded(_ factor: @escaping @Sendable (_ x: Double, _ y: Double) -> Float) -> CIImage {
    CIImage(
      CombinedRecipe(inputs: [self]) { _ in
        { pixels, x, y in (pixels[0] * factor(x, y)).withAlpha(pixels[0].w) }
      }, extent)
  }
}
