import Flipbook

// Core Image's filters, on a landscape.
extension Scene {
  static var filters: [Scene] {
    [
      Scene("filter-colors") { show(colors, in: $0) },
      Scene("filter-effects") { show(effects, in: $0) },
      Scene("filter-blurs") { show(blurs, in: $0) },
      Scene("filter-shapes") { show(placements, in: $0) },
      Scene("filter-blends") { show(blends, in: $0) },
      Scene("filter-generators") { show(generators, in: $0) },
      Scene("filter-transitions") { show(transitions, in: $0) },
    ]
  }

  /// A filter with some of its values.
  private typealias Filtered = (name: String, values: [String: Any])

  private static let area = CGRect(x: 0, y: 0, width: 64, height: 31)

  private static func center(_ x: CGFloat = 32, _ y: CGFloat = 15.5) -> CIVector {
    CIVector(x: x, y: y)
  }

  private static func show(_ filters: [Filtered], in view: UIView) {
    let landscape = Pictures.landscape(area.size).cgImage.map { CIImage(cgImage: $0) }
    let context = CIContext()
    view.addCells(filters.map { String($0.name.dropFirst(2)) }, columns: 4) { number, cell in
      let (name, values) = filters[number]
      guard let filter = CIFilter(name: name, parameters: values) else { return }
      if filter.inputKeys.contains(kCIInputImageKey), values[kCIInputImageKey] == nil {
        filter.setValue(landscape, forKey: kCIInputImageKey)
      }
      let picture = filter.outputImage.flatMap { context.createCGImage($0, from: area) }
      let image = UIImageView(image: picture.map { UIImage(cgImage: $0) })
      image.frame = CGRect(
        origin: CGPoint(x: (cell.bounds.width - area.width) / 2, y: 0), size: area.size)
      // Shows what is transparent.
      image.backgroundColor = Palette.soft
      cell.addSubview(image)
    }
  }

  private static var colors: [Filtered] {
    [
      ("CIColorControls", ["inputSaturation": 0.5, "inputContrast": 1.3]),
      ("CIColorInvert", [:]), ("CIHueAdjust", ["inputAngle": 2]),
      ("CIExposureAdjust", ["inputEV": 1]), ("CIGammaAdjust", ["inputPower": 2]),
      ("CIVibrance", ["inputAmount": -0.8]), ("CIColorMonochrome", [:]), ("CISepiaTone", [:]),
      ("CIFalseColor", [:]), ("CIColorPosterize", ["inputLevels": 3]), ("CIMaskToAlpha", [:]),
      ("CIColorThreshold", ["inputThreshold": 0.3]),
    ]
  }

  private static var effects: [Filtered] {
    [
      ("CIPhotoEffectChrome", [:]), ("CIPhotoEffectFade", [:]), ("CIPhotoEffectInstant", [:]),
      ("CIPhotoEffectNoir", [:]), ("CIPhotoEffectProcess", [:]), ("CIPhotoEffectTonal", [:]),
      ("CIPhotoEffectTransfer", [:]), ("CIVignette", ["inputIntensity": 1]),
      ("CIVignetteEffect", ["inputCenter": center(), "inputRadius": 14]),
      ("CIBloom", ["inputRadius": 4, "inputIntensity": 0.8]), ("CIEdges", ["inputIntensity": 2]),
      ("CIUnsharpMask", ["inputIntensity": 1.5]),
    ]
  }

  private static var blurs: [Filtered] {
    [
      ("CIGaussianBlur", ["inputRadius": 3]), ("CIBoxBlur", ["inputRadius": 4]),
      ("CIDiscBlur", ["inputRadius": 4]), ("CIMotionBlur", ["inputRadius": 8]),
      ("CIZoomBlur", ["inputCenter": center()]),
      ("CIPixellate", ["inputCenter": center(), "inputScale": 6]),
      ("CIHexagonalPixellate", ["inputCenter": center(), "inputScale": 4]),
      ("CICrystallize", ["inputRadius": 4]),
    ]
  }

  private static var placements: [Filtered] {
    let half = NSValue(cgAffineTransform: CGAffineTransform(scaleX: 0.4, y: 0.4).rotated(by: 0.3))
    return [
      ("CIAffineTransform", ["inputTransform": half]), ("CIAffineTile", ["inputTransform": half]),
      ("CIAffineClamp", ["inputTransform": half]),
      ("CILanczosScaleTransform", ["inputScale": 0.6, "inputAspectRatio": 1.4]),
      ("CICrop", ["inputRectangle": CIVector(x: 10, y: 6, z: 40, w: 20)]),
      (
        "CIPerspectiveTransform",
        [
          "inputTopLeft": CIVector(x: 12, y: 30), "inputTopRight": CIVector(x: 60, y: 24),
          "inputBottomRight": CIVector(x: 60, y: 8), "inputBottomLeft": CIVector(x: 4, y: 2),
        ]
      ),
      ("CIBumpDistortion", ["inputCenter": center(18, 18), "inputRadius": 16]),
      ("CIPinchDistortion", ["inputCenter": center(18, 18), "inputRadius": 20]),
      ("CITwirlDistortion", ["inputCenter": center(), "inputRadius": 18]),
      ("CIStraightenFilter", ["inputAngle": 0.3]),
    ]
  }

  private static var blends: [Filtered] {
    let gradient = CIFilter(
      name: "CILinearGradient",
      parameters: [
        "inputPoint1": CIVector(x: 64, y: 0), "inputColor0": CIColor(red: 1, green: 0.2, blue: 0),
        "inputColor1": CIColor(red: 0, green: 0.6, blue: 1, alpha: 0.6),
      ])?.outputImage?.cropped(to: area)
    let landscape = Pictures.landscape(area.size).cgImage.map { CIImage(cgImage: $0) }
    var values: [String: Any] = [:]
    values[kCIInputImageKey] = gradient
    values[kCIInputBackgroundImageKey] = landscape
    var masked = values
    masked[kCIInputMaskImageKey] =
      CIFilter(
        name: "CIRadialGradient",
        parameters: ["inputCenter": center(), "inputRadius1": 20])?.outputImage
    return [
      "Multiply", "Screen", "Overlay", "SoftLight", "ColorDodge", "ColorBurn", "Difference", "Hue",
      "Luminosity",
    ].map { ("CI\($0)BlendMode", values) } + [
      ("CISourceAtopCompositing", values), ("CIAdditionCompositing", values),
      ("CIBlendWithMask", masked),
    ]
  }

  private static var generators: [Filtered] {
    [
      ("CIConstantColorGenerator", [:]),
      ("CILinearGradient", ["inputPoint1": CIVector(x: 64, y: 0)]),
      ("CISmoothLinearGradient", ["inputPoint1": CIVector(x: 64, y: 0)]),
      ("CIRadialGradient", ["inputCenter": center(), "inputRadius1": 30]),
      ("CIGaussianGradient", ["inputCenter": center(), "inputRadius": 30]),
      ("CICheckerboardGenerator", ["inputCenter": center(), "inputWidth": 8]),
      ("CIStripesGenerator", ["inputCenter": center(), "inputWidth": 8, "inputSharpness": 0.5]),
      ("CIRandomGenerator", [:]),
    ]
  }

  private static var transitions: [Filtered] {
    var values: [String: Any] = ["inputTime": 0.5]
    let landscape = Pictures.landscape(area.size).cgImage.map { CIImage(cgImage: $0) }
    values[kCIInputTargetImageKey] = landscape?.applyingFilter("CIPhotoEffectMono")
    var moved = values
    moved[kCIInputExtentKey] = CIVector(cgRect: area)
    moved[kCIInputCenterKey] = center()
    moved[kCIInputWidthKey] = 16
    var swipe = moved
    swipe[kCIInputCenterKey] = nil
    moved[kCIInputScaleKey] = 8
    return [
      ("CIDissolveTransition", values), ("CISwipeTransition", swipe),
      ("CIRippleTransition", moved),
    ]
  }
}
