import Drawing
import Foundation
import Layers
import Testing
import Views
import VirtualTime

/// The appearance of image views after their layers were displayed.
@Suite struct ImageViewDisplayTests {
  private let clock = VirtualClock()

  @Test func aTemplateStaysAndUsesTheTint() throws {
    let image = plate(10, 10, .black).withRenderingMode(.alwaysTemplate)
    let view = clock.asCurrent { UIImageView(image: image) }
    clock.asCurrent { view.tintColor = .red }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#FF0000FF"])
    clock.asCurrent { view.setNeedsDisplay() }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#FF0000FF"])
  }

  @Test func anAnimatedImagePlaysAutomaticallyAndAgainAfterAStop() throws {
    let frames = [plate(10, 10, .red), plate(10, 10, .blue)]
    let image = try #require(UIImage.animatedImage(with: frames, duration: 2))
    let view = clock.asCurrent { UIImageView(image: image) }
    #expect(view.isAnimating && view.image?.images?.count == 2)
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#FF0000FF"])
    clock.run(through: Instant(seconds: 1.5))
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#0000FFFF"])
    clock.asCurrent { view.stopAnimating() }
    #expect(!view.isAnimating)
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#FF0000FF"])
    clock.asCurrent { view.startAnimating() }
    #expect(view.isAnimating)
    clock.asCurrent { view.image = frames[0] }
    #expect(!view.isAnimating)
  }

  @Test func imageViewsDoNotCallDraw() throws {
    final class Drawing: UIImageView {
      override func draw(_ rect: CGRect) { UIRectFill(rect) }
    }
    let view = clock.asCurrent { Drawing(image: plate(10, 10, .blue)) }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#0000FFFF"])
  }
}
