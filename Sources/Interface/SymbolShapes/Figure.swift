import Foundation
import Geometry
import Raster

/// Marks at a stroke width, and the rectangle around their ink.
struct Figure: Sendable {
  var marks: [Mark]
  var box: CGRect

  /// Returns the figure scaled, strokes included, then turned by an angle in degrees, then moved.
  func placed(
    x: CGFloat = 0, y: CGFloat = 0, scale: CGFloat = 1, degrees: CGFloat = 0,
    isMirrored: Bool = false
  ) -> Figure {
    let (sine, cosine) = Maths.sineAndCosine(Double(degrees) * .pi / 180)
    let turn = CGAffineTransform(
      a: cosine * scale, b: sine * scale, c: -sine * scale, d: cosine * scale, tx: x, ty: y)
    let transform =
      isMirrored ? CGAffineTransform(scaleX: -1, y: 1).concatenating(turn) : turn
    let marks = marks.map { $0.applying(transform, scale: scale) }
    return Figure(marks: marks, box: marks.inkBox)
  }

  func lowered(by levels: Int) -> Figure {
    Figure(marks: marks.map { $0.lowered(by: levels) }, box: box)
  }
}

extension [Mark] {
  /// The rectangle around what is painted.
  var inkBox: CGRect {
    reduce(CGRect.null) { box, mark in
      if case .paint(let shape, _, _, _) = mark { box.union(shape.inkBox) } else { box }
    }
  }
}

extension Shape {
  /// The rectangle around the outline, to within a fiftieth of a unit.
  fileprivate var inkBox: CGRect {
    CGPath(drawnPath).boundingBoxOfPath
  }

  private var drawnPath: Path {
    if case .stroke(let path, let style) = self { return path.stroked(style, tolerance: 0.02) }
    return path
  }
}
