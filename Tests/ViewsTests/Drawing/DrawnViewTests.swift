import BitmapContexts
import Drawing
import Foundation
import Layers
import Raster
import Rasterizer
import Testing
import Views
import VirtualTime

/// A view that draws a disc, and counts its drawings.
private final class Disc: UIView {
  var drawings = 0
  override func draw(_ rect: CGRect) {
    drawings += 1
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}

/// A view that records the size in pixels of the context in which it draws.
private final class Measure: UIView {
  var sizes: [[Int]] = []
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    sizes.append([context.width, context.height])
    context.fill(rect)
  }
}

@Suite struct DrawnViewTests {
  private let clock = VirtualClock()

  /// The pixels of the view, one per point.
  private func picture(of view: UIView) throws -> Bitmap {
    let (width, height) = (Int(view.bounds.width), Int(view.bounds.height))
    let list = DisplayList(
      width: width, height: height, background: .clear,
      items: clock.asCurrent { view.layer.content(at: clock.now) })
    var renderer = Renderer()
    let drawn = renderer.render(list)
    return try #require(drawn)
  }

  @Test("FIDELITY 49: width and height of a context are the pixels of its backing")
  func contextSizesAreInPixels() throws {
    let view = clock.asCurrent { Measure(frame: CGRect(x: 3, y: 4, width: 20.5, height: 10)) }
    clock.asCurrent {
      view.layer.updateIfNeeded()
      view.layer.contentsScale = 2
      view.setNeedsDisplay()
      view.layer.updateIfNeeded()
    }
    #expect(view.sizes == [[21, 10], [41, 20]])
    let format = UIGraphicsImageRendererFormat()
    for (scale, size) in [(3.0, [30, 15]), (1, [10, 5]), (0, [10, 5])] {
      format.scale = scale
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format)
        .image { context in
          #expect([context.cgContext.width, context.cgContext.height] == size)
          #expect(context.cgContext.makeImage()?.width == size[0])
        }
      #expect(image.size == CGSize(width: 10, height: 5) && image.cgImage?.width == size[0])
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), true, 2)
    let context = try #require(UIGraphicsGetCurrentContext())
    #expect(context.width == 8 && context.height == 4 && context.alphaInfo == .noneSkipFirst)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 2))
    UIGraphicsEndImageContext()
  }

  @Test("The pixels of an image context can be read, written and drawn over")
  func pixelsOfAnImage() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 2)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let row = context.bytesPerRow
    #expect(context.bitmapInfo.rawValue == 2 | CGBitmapInfo.byteOrder32Little.rawValue)
    // Red, in the order blue, green, red, alpha: two pixels to the right and down, not more.
    #expect((0..<4).map { pixels[row + 4 + $0] } == [0, 0, 255, 255])
    #expect(pixels[8 + 3] == 0 && pixels[2 * row + 3] == 0)
    for index in 0..<4 { pixels[3 * row + index] = 255 }
    UIColor.blue.setFill()
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.bitmap)
    #expect(image[0, 0]?.description == "#FF0000FF" && image[0, 3]?.description == "#FFFFFFFF")
    #expect(image[3, 3]?.description == "#0000FFFF" && image[1, 3]?.alpha == 0)
    #expect(context.data != nil && pixels[3 * row + 12] == 255)
  }

  @Test func aViewIsDrawnOnceItHasASizeAndOnRequest() throws {
    let disc = clock.asCurrent { Disc() }
    clock.asCurrent { disc.layer.updateIfNeeded() }
    #expect(disc.drawings == 0)
    clock.asCurrent {
      disc.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      disc.layer.updateIfNeeded()
      disc.layer.updateIfNeeded()
    }
    #expect(disc.drawings == 1)
    let bitmap = try picture(of: disc)
    #expect(bitmap[10, 10]?.description == "#FF0000FF" && bitmap[0, 0]?.alpha == 0)
    clock.asCurrent {
      disc.setNeedsDisplay()
      disc.layer.updateIfNeeded()
    }
    #expect(disc.drawings == 2)
  }

  @Test func aNewSizeStretchesTheContentUnlessItIsRedrawn() throws {
    let disc = clock.asCurrent { Disc(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    clock.asCurrent {
      disc.layer.updateIfNeeded()
      disc.bounds.size.width = 40
      disc.layer.updateIfNeeded()
    }
    #expect(disc.drawings == 1)
    #expect(try picture(of: disc)[38, 10]?.description == "#FF0000FF")
    clock.asCurrent {
      disc.contentMode = .redraw
      disc.bounds.size.width = 60
      disc.layer.updateIfNeeded()
    }
    #expect(disc.drawings == 2)
  }

  @Test func contentModesUseTheScreensUpAndDown() throws {
    let disc = clock.asCurrent { Disc(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    clock.asCurrent {
      disc.layer.updateIfNeeded()
      disc.contentMode = .top
      disc.bounds.size = CGSize(width: 10, height: 40)
    }
    let bitmap = try picture(of: disc)
    #expect(bitmap[5, 5]?.alpha == 255 && bitmap[5, 35]?.alpha == 0)
  }

  @Test func drawingOutsideTheBoundsDoesNotShow() throws {
    final class Wide: UIView {
      override func draw(_ rect: CGRect) { UIRectFill(rect.insetBy(dx: -10, dy: -10)) }
    }
    let holder = clock.asCurrent { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    clock.asCurrent {
      holder.addSubview(Wide(frame: CGRect(x: 10, y: 10, width: 10, height: 10)))
      holder.layer.updateIfNeeded()
    }
    let bitmap = try picture(of: holder)
    #expect(bitmap[15, 15]?.alpha == 255 && bitmap[5, 15]?.alpha == 0)
  }

  @Test func imagesAreDrawnWithoutAStage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.bitmap[1, 1]?.description == "#0000FFFF" && image.bitmap[2, 1]?.alpha == 0)
  }

  @Test func picturesAreRotatedByTheirOrientation() throws {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pixels = try #require(source.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    #expect(turned.size == CGSize(width: 1, height: 2))
    let drawn = UIGraphicsImageRenderer(size: turned.size).image { _ in turned.draw(at: .zero) }
    #expect(drawn.bitmap[0, 0]?.description == "#FF0000FF" && drawn.bitmap[0, 1]?.alpha == 0)
  }

  @Test func anImageViewShowsItsImageAndATemplateInItsTint() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let view = clock.asCurrent { UIImageView(image: dot) }
    #expect(view.bounds.size == dot.size)
    #expect(try picture(of: view)[0, 0]?.description == "#FF0000FF")
    clock.asCurrent {
      view.tintColor = .green
      view.image = dot.withRenderingMode(.alwaysTemplate)
    }
    #expect(try picture(of: view)[0, 0] == UIColor.green.cgColor.color.pixel)
  }

  @Test func aTintedImageStaysWhenItsViewIsDisplayed() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let view = clock.asCurrent { UIImageView(image: dot.withTintColor(.green)) }
    clock.asCurrent {
      view.setNeedsDisplay()
      view.layer.updateIfNeeded()
    }
    #expect(try picture(of: view)[0, 0] == UIColor.green.cgColor.color.pixel)
  }

  @Test func animationImagesPlayInOrder() throws {
    let images = [UIColor.red, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    let view = clock.asCurrent { UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    clock.asCurrent {
      view.animationImages = images
      view.animationDuration = 1
      view.startAnimating()
    }
    #expect(view.isAnimating)
    clock.run(through: Instant(seconds: 0.25))
    #expect(try picture(of: view)[0, 0]?.red == 255)
    clock.run(through: Instant(seconds: 0.75))
    #expect(try picture(of: view)[0, 0]?.blue == 255)
  }

  @Test func missingPicturesAreReported() {
    let image = clock.asCurrent {
      LayerWarnings.of(clock).sink = { _ in }
      return UIImage(named: "nowhere")
    }
    #expect(image == nil)
    #expect(LayerWarnings.of(clock).all.map(\.code) == [.missingAsset])
  }
}
