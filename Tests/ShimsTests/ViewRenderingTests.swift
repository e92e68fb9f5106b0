import FilmStage
import Testing
import UIKit

/// Views that are rendered into pictures without being in a window.
@Suite struct ViewRenderingTests {
  private final class Dot: UIView {
    var colour = UIColor.red

    override func draw(_ rect: CGRect) {
      colour.setFill()
      UIRectFill(rect)
    }
  }

  private func picture(of view: UIView) -> [UInt8]? {
    UIGraphicsBeginImageContextWithOptions(view.frame.size, false, 1)
    defer { UIGraphicsEndImageContext() }
    UIGraphicsGetCurrentContext().map(view.layer.render)
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.dataProvider?.data.map(Array.init)
  }

  @Test func newViewsDrawThemselves() throws {
    let stage = try Stage(canvas: Canvas(width: 10, height: 10, framesPerSecond: 10))
    stage.perform {
      let dot = Dot(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      dot.backgroundColor = .clear
      #expect(picture(of: dot) == [255, 0, 0, 255])
      dot.colour = .green
      #expect(picture(of: dot) == [255, 0, 0, 255])
      dot.setNeedsDisplay()
      #expect(picture(of: dot) == [0, 255, 0, 255])
      let frame = UIView(frame: dot.frame)
      let inner = Dot(frame: dot.frame)
      inner.colour = .blue
      frame.addSubview(inner)
      #expect(picture(of: frame) == [0, 0, 255, 255])
    }
  }
}
