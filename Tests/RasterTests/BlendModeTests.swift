import Foundation
import Geometry
import Raster
import Testing

/// Compares the blend modes with a simple implementation of their formulas, on straight colours of
/// 0…1.
@Suite struct BlendModeTests {
  private typealias Straight = SIMD3<Double>

  /// Returns B(s, d) of one component, for separable modes.
  private func separable(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> Double? {
    switch mode {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return separable(.hardLight, d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      return d + (2 * s - 1) * ((d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()) - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: return nil
    }
  }

  private func luminosity(_ color: Straight) -> Double {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private func setLuminosity(_ color: Straight, _ value: Double) -> Straight {
    var color = color + (value - luminosity(color))
    let (low, high, middle) = (color.min(), color.max(), luminosity(color))
    if low < 0 { color = middle + (color - middle) * middle / (middle - low) }
    if high > 1 { color = middle + (color - middle) * (1 - middle) / (high - middle) }
    return color
  }

  private func setSaturation(_ color: Straight, _ value: Double) -> Straight {
    let span = color.max() - color.min()
    return span > 0 ? (color - color.min()) * value / span : .zero
  }

  private func whole(_ mode: CGBlendMode, _ s: Straight, _ d: Straight) -> Straight? {
    func saturation(_ color: Straight) -> Double { color.max() - color.min() }
    switch mode {
    case .normal: return s
    case .hue: return setLuminosity(setSaturation(s, saturation(d)), luminosity(d))
    case .saturation: return setLuminosity(setSaturation(d, saturation(s)), luminosity(d))
    case .color: return setLuminosity(s, luminosity(d))
    case .luminosity: return setLuminosity(d, luminosity(s))
    default:
      guard let x = separable(mode, s.x, d.x), let y = separable(mode, s.y, d.y),
        let z = separable(mode, s.z, d.z)
      else { return nil }
      return [x, y, z]
    }
  }

  /// Returns Porter and Duff's factors for source and destination.
  private func factors(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> (Double, Double)? {
    switch mode {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (d, 0)
    case .sourceOut: (1 - d, 0)
    case .sourceAtop: (d, 1 - s)
    case .destinationOver: (1 - d, 1)
    case .destinationIn: (0, s)
    case .destinationOut: (0, 1 - s)
    case .destinationAtop: (1 - d, s)
    case .xor: (1 - d, 1 - s)
    default: nil
    }
  }

  private func expected(_ mode: CGBlendMode, _ source: Pixel, _ under: Pixel) -> SIMD4<Double> {
    func parts(_ pixel: Pixel) -> (SIMD4<Double>, Straight, Double) {
      let all = SIMD4(
        Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha))
      let straight = all.w > 0 ? Straight(all.x, all.y, all.z) / all.w : .zero
      return (all, straight, all.w / 255)
    }
    let ((s, front, alpha), (d, back, below)) = (parts(source), parts(under))
    if let (first, second) = factors(mode, alpha, below) { return s * first + d * second }
    if mode == .plusLighter { return (s + d).clamped(lowerBound: .zero, upperBound: .one * 255) }
    if mode == .plusDarker {
      let opacity = min(255, s.w + d.w)
      let sum = opacity - (s.w - s) - (d.w - d)
      return sum.clamped(lowerBound: .zero, upperBound: .one * 255)
    }
    let mixed = whole(mode, front, back) ?? .zero
    let color = SIMD4(mixed, 1) * (alpha * below * 255)
    return s * (1 - below) + d * (1 - alpha) + color
  }

  /// Returns a row of pixels blended onto another.
  private func blended(_ mode: CGBlendMode, _ source: [Pixel], _ under: [Pixel]) throws -> [Pixel] {
    func item(_ pixels: [Pixel]) -> DisplayItem {
      let bitmap = Bitmap(width: pixels.count, height: 1, pixels: pixels.map(\.word))
      let fill = ImageFill(CGImage(bitmap: bitmap), transform: .identity)
      return .fill(
        .rect(rect(0, 0, Double(pixels.count), 1)), CGAffineTransform.identity, .image(fill))
    }
    return try drawing(
      source.count, 1, on: .clear,
      [item(under), .group(DisplayGroup(blendMode: mode, items: [item(source)]))]
    ).pixels.map { Pixel($0) }
  }

  private func check(_ mode: CGBlendMode, _ source: [Pixel], _ under: [Pixel]) throws {
    for (number, drawn) in try blended(mode, source, under).enumerated() {
      let exact = expected(mode, source[number], under[number])
      let actual = SIMD4(
        Double(drawn.red), Double(drawn.green), Double(drawn.blue), Double(drawn.alpha))
      let difference = actual - exact
      #expect(
        max(difference.max(), -difference.min()) <= 1,
        "\(source[number]) on \(under[number]): \(drawn), not \(exact)")
      #expect(max(drawn.red, drawn.green, drawn.blue) <= drawn.alpha)
    }
  }

  /// Tests all pairs of levels, opaque.
  @Test(arguments: CGBlendMode.allCases)
  func opaqueColoursMatchTheFormulas(mode: CGBlendMode) throws {
    let levels = (0...255).map { Pixel(red: UInt8($0), green: 128, blue: UInt8(255 - $0)) }
    for level in UInt8.min...UInt8.max {
      let under = Array(repeating: Pixel(red: level, green: level, blue: 77), count: 256)
      try check(mode, levels, under)
    }
  }

  @Test(arguments: CGBlendMode.allCases)
  func translucentColoursMatchTheFormulas(mode: CGBlendMode) throws {
    var scene = SceneGenerator(seed: Int(mode.rawValue), width: 1, height: 1)
    func pixels() -> [Pixel] {
      (0..<4000).map { _ in scene.chance(0.1) ? Pixel(0) : scene.color().pixel }
    }
    try check(mode, pixels(), pixels())
  }

  @Test(arguments: CGBlendMode.allCases)
  func transparentSourcesChangeTheBackgroundInUnboundedModesOnly(mode: CGBlendMode) throws {
    let under = Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.6).pixel
    let result = try blended(mode, [Pixel(0)], [under])[0]
    #expect((result != under) == mode.changesWithoutSource)
  }

  @Test func rawValuesMatchCoreGraphics() {
    #expect(CGBlendMode.allCases.map(\.rawValue) == Array(0...27))
    #expect(CGBlendMode.multiply.rawValue == 1 && CGBlendMode.clear.rawValue == 16)
    #expect(CGBlendMode.plusLighter.rawValue == 27)
  }

  @Test func aClipLimitsClearing() throws {
    let ground = fill(.rect(rect(0, 0, 4, 1)), .white)
    func cleared(_ clip: Clip?) throws -> [UInt8] {
      let group = DisplayGroup(clip: clip, blendMode: .clear, items: [])
      return try drawing(4, 1, on: .clear, [ground, .group(group)]).pixels.map { Pixel($0).alpha }
    }
    #expect(try cleared(nil) == [0, 0, 0, 0])
    let clip = Clip(.rect(rect(1, 0, 1.5, 1)), CGAffineTransform.identity)
    #expect(try cleared(clip) == [255, 0, 127, 255])
  }

  @Test func blendModesInAnIsolatedGroupApplyToItAlone() throws {
    let box = Shape.rect(rect(0, 0, 1, 1))
    let inner = DisplayItem.group(DisplayGroup(blendMode: .multiply, items: [fill(box, .red)]))
    let ground = fill(box, .blue)
    let open = try drawing(1, 1, [ground, .group(DisplayGroup(items: [inner]))])
    #expect(open[0, 0] == Color.black.pixel)
    let actual = try drawing(
      1, 1, [ground, .group(DisplayGroup(isIsolated: true, items: [inner]))])
    #expect(actual[0, 0] == Color.red.pixel)
  }

  /// A group of one shape is drawn directly; with an additional empty shape, it is drawn offscreen.
  @Test(arguments: CGBlendMode.allCases.filter { $0 != .normal })
  func directBlendingMatchesOffscreenBlending(mode: CGBlendMode) throws {
    for seed in 0..<40 {
      var scene = SceneGenerator(seed: seed, width: 150, height: 40)
      let ground = scene.list(itemCount: 3)
      let shape = DisplayItem.fill(scene.shape(), scene.projection(), scene.fill())
      let nothing = fill(.rect(.zero), .red)
      let (opacity, clip) = (scene.opacity(), scene.clip())
      func drawn(_ items: [DisplayItem]) throws -> Bitmap {
        let group = DisplayGroup(opacity: opacity, clip: clip, blendMode: mode, items: items)
        return try drawing(
          150, 40, on: ground.background, ground.items + [.group(group)])
      }
      #expect(try drawn([shape]) == drawn([shape, nothing]), "seed \(seed)")
    }
  }
}
