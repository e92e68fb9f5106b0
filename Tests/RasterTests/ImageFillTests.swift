import Foundation
import Geometry
import Raster
import Rasterizer
import RasterReference
import Testing

@Suite struct ImageFillTests {
  private static func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> Color) -> CGImage {
    let pixels = (0..<width * height).map { color($0 % width, $0 / width).pixel.word }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  /// Returns opaque noise.
  private static func noise(_ width: Int, _ height: Int, seed: Int = 1) -> CGImage {
    var scene = SceneGenerator(seed: seed, width: width, height: height)
    return image(width, height) { _, _ in
      Color(red: scene.number(0, 1), green: scene.number(0, 1), blue: scene.number(0, 1))
    }
  }

  private func colors(
    _ fill: ImageFill, _ width: Int, _ height: Int, _ projection: Projection = .affine(.identity)
  ) -> [Pixel] {
    Renderer.colors(of: .image(fill), projection, width: width, height: height)
  }

  private func reds(_ fill: ImageFill, _ width: Int) -> [UInt8] {
    colors(fill, width, 1).map(\.red)
  }

  @Test(arguments: 0..<40)
  func samplingMatchesTheReference(block: Int) {
    for seed in block * 25..<block * 25 + 25 {
      var scene = SceneGenerator(seed: seed, width: 90, height: 20)
      let (image, projection) = (scene.image(), scene.projection())
      let expected = ReferenceFill.colors(of: .image(image), projection, width: 90, height: 20)
      #expect(colors(image, 90, 20, projection) == expected, "seed \(seed): \(projection)")
    }
  }

  @Test func aPixelAlignedPictureIsCopied() throws {
    let image = Self.noise(40, 30)
    let fill = ImageFill(image, transform: CGAffineTransform(translationX: 3, y: 2))
    let item = DisplayItem.fill(
      .rect(rect(3, 2, 40, 30)), CGAffineTransform.identity, .image(fill))
    let bitmap = try drawing(50, 40, [item])
    for y in 0..<30 {
      for x in 0..<40 { #expect(bitmap[x + 3, y + 2] == image.bitmap[x, y]) }
    }
    #expect(bitmap[2, 2] == Color.black.pixel && bitmap[43, 31] == Color.black.pixel)
  }

  @Test func coloursBetweenPixelsAreInterpolated() {
    let image = Self.image(2, 1) { x, _ in x == 0 ? .black : .white }
    let wide = ImageFill(image, in: rect(0, 0, 8, 1))
    // Samples at 1/8, 3/8 … of two pixels, whose centres are at 1/2 and 3/2.
    #expect(reds(wide, 8) == [0, 0, 32, 96, 159, 223, 255, 255])
    var blocks = wide
    blocks.magnification = .nearest
    #expect(reds(blocks, 8) == [0, 0, 0, 0, 255, 255, 255, 255])
  }

  @Test func aPartDoesNotShowNeighbouringPixels() {
    let image = Self.image(48, 16) { x, _ in x / 16 == 1 ? .white : .red }
    let part = rect(16, 0, 16, 16)
    for width in [100.0, 16, 7.3, 3, 1.2] {
      let fill = ImageFill(image, source: part, in: rect(0.3, 0, width, 20))
      #expect(Set(colors(fill, 110, 20)) == [Color.white.pixel], "\(width)")
      let tilted = colors(fill, 110, 20, Projection(tilt))
      #expect(Set(tilted) == [Color.white.pixel], "\(width)")
    }
  }

  private var tilt: CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 300
    return CATransform3DRotate(eye, 0.4, 0, 1, 0)
  }

  @Test func aTileIsRepeatedWithoutSeams() {
    let tile = Self.noise(5, 3)
    var fill = ImageFill(tile, transform: CGAffineTransform(translationX: 2, y: 1))
    fill.isTiled = true
    let pixels = colors(fill, 40, 30)
    for y in 0..<30 {
      for x in 0..<40 {
        #expect(pixels[y * 40 + x] == tile.bitmap[(x + 3) % 5, (y + 2) % 3])
      }
    }
    fill.transform = CGAffineTransform(translationX: 0.5, y: 0)
    let half = colors(fill, 40, 3)
    #expect((0..<35).allSatisfy { half[$0] == half[$0 + 5] })
  }

  @Test func aTemplateHasASingleColour() {
    let image = Self.image(2, 1) { x, _ in
      x == 0 ? Color(red: 0, green: 1, blue: 0, alpha: 0.4) : .white
    }
    var fill = ImageFill(image, transform: .identity)
    fill.isTemplate = true
    fill.color = Color(red: 1, green: 0, blue: 1, alpha: 0.5)
    #expect(
      colors(fill, 2, 1) == [
        Pixel(red: 51, green: 0, blue: 51, alpha: 51),
        Pixel(red: 128, green: 0, blue: 128, alpha: 128),
      ])
  }

  @Test func theFillColourMultipliesThePicture() {
    let image = Self.image(1, 1) { _, _ in Color(red: 1, green: 0.6, blue: 0.2) }
    var fill = ImageFill(image, transform: .identity)
    fill.color = Color(red: 0.5, green: 1, blue: 1, alpha: 0.5)
    #expect(colors(fill, 1, 1) == [Pixel(red: 64, green: 77, blue: 26, alpha: 128)])
    #expect(
      Fill.image(fill).multiplied(byAlpha: 0.5)
        == .image(
          {
            fill.color = fill.color.multiplied(byAlpha: 0.5)
            return fill
          }()))
  }

  /// A picture that is reduced by any factor keeps its mean brightness, for even and odd sides.
  @Test(arguments: [64, 63, 37, 1])
  func smallerLevelsKeepTheMean(side: Int) throws {
    let image = Self.noise(side, side, seed: side)
    func mean(_ pixels: [Pixel]) -> Double {
      pixels.reduce(0) { $0 + Double($1.green) } / Double(pixels.count)
    }
    let whole = mean(image.bitmap.pixels.map { Pixel($0) })
    let fill = ImageFill(image, in: rect(0, 0, 1, 1))
    #expect(abs(mean(colors(fill, 1, 1)) - whole) <= 1.5)
  }

  /// A hundred steps from half size to a fifth: no pixel flickers. Single black and white pixels
  /// would flicker by up to 255 levels if the picture were only interpolated.
  @Test func aSlowZoomDoesNotShimmer() {
    let image = Self.image(160, 160) { x, y in (x ^ y) & 1 == 0 ? .black : .white }
    func frame(_ scale: Double) -> [Pixel] {
      let side = 160 * scale
      return colors(ImageFill(image, in: rect(16 - side / 2, 16 - side / 2, side, side)), 32, 32)
    }
    var (previous, farthest, mean) = (frame(0.5), 0, 0.0)
    for step in 1...100 {
      let next = frame(0.5 - 0.003 * Double(step))
      for (old, new) in zip(previous, next) {
        farthest = max(farthest, abs(Int(old.red) - Int(new.red)))
        mean += Double(abs(Int(old.red) - Int(new.red)))
      }
      previous = next
    }
    #expect(farthest <= 2 && mean / 100 / 1024 < 0.5)
  }

  /// A picture that is squeezed in one direction only, like a turning card, stays sharp in the
  /// other.
  @Test func aHorizontallySqueezedPictureStaysSharpVertically() {
    let image = Self.image(64, 8) { _, y in y % 2 == 0 ? .black : .white }
    let fill = ImageFill(image, in: rect(0, 0, 9, 8))
    #expect((0..<8).map { colors(fill, 9, 8)[$0 * 9 + 4].red } == [0, 255, 0, 255, 0, 255, 0, 255])
  }

  @Test func picturesAreComparedByTheirPixels() {
    let (one, same, other) = (Self.noise(9, 9), Self.noise(9, 9), Self.noise(9, 9, seed: 2))
    #expect(one == same && one.hashValue == same.hashValue && one != other)
    #expect(Self.noise(9, 9) != Self.noise(3, 27))
  }

  @Test func aPictureIsCroppedToWholePixels() throws {
    let image = Self.noise(20, 10)
    let part = try #require(image.cropping(to: rect(3.5, 2, 4, 3.2)))
    #expect(part.width == 5 && part.height == 4)
    #expect(part.bitmap[0, 0] == image.bitmap[3, 2] && part.bitmap[4, 3] == image.bitmap[7, 5])
    #expect(image.cropping(to: rect(30, 0, 5, 5)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: rect(.nan, 0, 5, 5)) == nil)
  }

  @Test(arguments: [1e-9, 1e-300, 1e9, 1e300, .nan, .infinity])
  func extremeAndInvalidScalesDoNotFail(scale: Double) throws {
    var fill = ImageFill(
      Self.noise(7, 5), transform: CGAffineTransform(scaleX: scale, y: scale))
    for isTiled in [false, true] {
      fill.isTiled = isTiled
      for projection in [Projection.affine(.identity), Projection(tilt)] {
        let drawn = try drawing(
          20, 20, [.fill(.rect(rect(0, 0, 20, 20)), projection, .image(fill))])
        #expect(drawn.isOpaque)
      }
    }
  }

  @Test func aBiasAffectsReducedPicturesOnly() {
    let stripes = Self.image(64, 4) { x, _ in x / 4 % 2 == 0 ? .black : .white }
    func contrast(_ width: Double, _ bias: Double) -> Int {
      var fill = ImageFill(stripes, in: rect(0, 0, width, 4))
      fill.levelBias = bias
      let middle = reds(fill, Int(width)).dropFirst(2).dropLast(2)
      return Int(middle.max() ?? 0) - Int(middle.min() ?? 0)
    }
    // Stripes of four pixels at half size: visible without a bias, gone with a bias of two levels.
    #expect(contrast(32, 0) == 255 && contrast(32, 2) <= 2)
    #expect(contrast(13, 0) < 240 && contrast(13, -3) == 255)
    #expect(contrast(32, .nan) == 255 && contrast(13, -.infinity) == 255)
    #expect(contrast(32, .infinity) <= 2 && contrast(64, 2) == 255)
  }
}
