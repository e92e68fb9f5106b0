import Drawing
import Foundation
import Layers
import Testing
import Views
import VirtualTime

/// What image views show once their layers have been displayed.
@Suite struct ImageViewDisplayTests {
  private let clock = VirtualClock()

  @Test func aTemplateStaysAndTakesTheTint() throws {
    let image = plate(10, 10, .black).withRenderingMode(.alwaysTemplate)
    let view = clock.asCurrent { UIImageView(image: image) }
    clock.asCurrent { view.tintColor = .red }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#FF0000FF"])
    clock.asCurrent { view.setNeedsDisplay() }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#FF0000FF"])
  }

  @Test func itDoesNotDrawByItself() throws {
    final class Drawing: UIImageView {
      override func draw(_ rect: CGRect) { UIRectFill(rect) }
    }
    let view = clock.asCurrent { Drawing(image: plate(10, 10, .blue)) }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#0000FFFF"])
  }
}
