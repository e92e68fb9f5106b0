import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Rasterizer
import Testing
import ViewText
import Views
import VirtualTime

// Colours that repeat a picture.
@Suite struct PatternColorTests {
  private let scene = Scene()

  /// Columns of one point, alternately red and green, with `scale` pixels per point.
  private func stripes(scale: Int = 1) -> UIImage {
    let colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    let pixels = (0..<2 * scale * scale).map { index in
      CGContextColor.word(colors[index % (2 * scale) / scale])
    }
    let bitmap = Bitmap(width: 2 * scale, height: scale, pixels: pixels)
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: CGFloat(scale), orientation: .up)
  }

  private enum CGContextColor {
    static func word(_ color: CGColor) -> UInt32 { color.color.pixel.word }
  }

  /// The first pixels of a row, as letters: r, g or another.
  private func row(_ bitmap: Bitmap?, _ y: Int, _ count: Int) -> String {
    String(
      (0..<count).map { x -> Character in
        switch bitmap?[x, y]?.description {
        case "#FF0000FF": "r"
        case "#00FF00FF": "g"
        case "#00000000": "."
        default: "?"
        }
      })
  }

  private func picture(of view: UIView, _ width: Int, _ height: Int) -> Bitmap? {
    scene.perform { view.layer.updateIfNeeded() }
    var renderer = Renderer()
    return renderer.render(
      DisplayList(
        width: width, height: height, background: .clear,
        items: scene.clock.asCurrent { view.layer.content(at: scene.clock.now) }))
  }

  private func drawn(_ draw: () -> Void) -> Bitmap? {
    UIGraphicsBeginImageContext(CGSize(width: 12, height: 4))
    defer { UIGraphicsEndImageContext() }
    draw()
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.bitmap
  }

  @Test(arguments: [1, 2])
  func aBackgroundIsTiledInPoints(scale: Int) {
    let view = scene.view
    let color = UIColor(patternImage: stripes(scale: scale))
    scene.perform { view.backgroundColor = color }
    #expect(row(picture(of: view, 12, 4), 2, 12) == "rgrgrgrgrgrg")
    #expect(view.backgroundColor == color && view.backgroundColor != .red)
  }

  @Test func aBackgroundChangesToAPatternImmediatelyInABlock() {
    scene.run(to: 0.5)
    let color = UIColor(patternImage: stripes())
    scene.perform {
      UIView.animate(withDuration: 1) { scene.view.backgroundColor = color }
    }
    #expect(scene.state(at: 0.6).backgroundPattern == color.cgColor)
    #expect(scene.error == nil)
  }

  @Test func pathsAndRectanglesAreFilledFromTheContextsOrigin() {
    let filled = drawn {
      UIColor(patternImage: stripes()).setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 5, height: 4)).fill()
      UIRectFill(CGRect(x: 7, y: 0, width: 4, height: 4))
    }
    #expect(row(filled, 1, 12) == ".grgrg.grgr.")
    let stroked = drawn {
      UIColor(patternImage: stripes()).setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 9, y: 2))
      path.lineWidth = 2
      path.stroke()
    }
    #expect(row(stroked, 1, 12) == ".grgrgrgr...")
  }

  @Test func aPhaseMovesPatternsButTransformsDoNot() {
    let moved = drawn {
      let context = UIGraphicsGetCurrentContext()
      UIColor(patternImage: stripes()).setFill()
      context?.setPatternPhase(CGSize(width: 1, height: 0))
      context?.fill(CGRect(x: 0, y: 0, width: 12, height: 4))
    }
    #expect(row(moved, 1, 12) == "grgrgrgrgrgr")
    let scaled = drawn {
      let context = UIGraphicsGetCurrentContext()
      context?.translateBy(x: 1, y: 0)
      context?.scaleBy(x: 3, y: 1)
      UIColor(patternImage: stripes()).setFill()
      context?.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    #expect(row(scaled, 1, 12) == ".grgrgrgrg..")
  }

  @Test func textCanUseAPattern() {
    let plain = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    plain.text = "WM"
    plain.font = .systemFont(ofSize: 30)
    plain.textColor = .red
    let full = picture(of: plain, 60, 40)
    plain.textColor = UIColor(patternImage: stripes())
    let striped = picture(of: plain, 60, 40)
    var seen = 0
    for y in 0..<40 {
      for x in 0..<60 {
        guard let one = full?[x, y], let other = striped?[x, y] else { continue }
        #expect(one.alpha == other.alpha)
        guard one.alpha == 255 else { continue }
        seen += 1
        #expect(other.description == (x % 2 == 0 ? "#FF0000FF" : "#00FF00FF"), "\(x), \(y)")
      }
    }
    #expect(seen > 100)
  }

  @Test func aPatternHasNoComponents() {
    let color = UIColor(patternImage: stripes())
    var red: CGFloat = 7
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
    #expect(
      !color.getWhite(&red, alpha: nil)
        && !color.getHue(
          &red, saturation: nil,
          brightness: nil, alpha: nil)
    )
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(color == UIColor(patternImage: stripes()) && color != UIColor(cgColor: .black))
    #expect(color.description == "UIColor(pattern of 2 × 1 pixels)")
  }

  @Test func anOpaqueRectangleNeedsNoPicture() {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 12, height: 4))
    UIGraphicsPushContext(context)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 1, width: 4, height: 2))
    UIGraphicsPopContext()
    #expect(
      context.items == [
        .fill(
          .rect(CGRect(x: 1, y: 1, width: 4, height: 2)), CGAffineTransform.identity,
          UIColor.red.color)
      ])
    let faded = drawn {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 4))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 4, y: 0, width: 4, height: 4))
    }
    #expect(row(faded, 1, 12) == "rrrr....rrrr")
  }

  @Test("FIDELITY 34: an image view's picture fades in a transition, but not in a block")
  func imageViews() {
    let (one, other) = (
      stripes(),
      UIImage(
        cgImage: CGImage(
          bitmap: Bitmap(width: 1, height: 1, pixels: [UInt32.max])), scale: 1, orientation: .up)
    )
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 12, height: 4))
    scene.perform {
      scene.window.addSubview(view)
      view.image = one
    }
    scene.run(to: 0.5)
    scene.perform { UIView.animate(withDuration: 1) { view.image = other } }
    #expect(view.layer.animationKeys()?.contains("contents") != true)
    let fade = CABasicAnimation(keyPath: "contents")
    fade.fromValue = one.cgImage
    fade.toValue = other.cgImage
    fade.duration = 1
    scene.perform { view.layer.add(fade, forKey: "contents") }
    scene.run(to: 1)
    let items = scene.clock.asCurrent { view.layer.content(at: scene.clock.now) }
    #expect(items.contains { if case .dissolve = $0 { true } else { false } })
  }
}
