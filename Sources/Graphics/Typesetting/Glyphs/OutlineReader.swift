import CFreeType
import Foundation
import Geometry

/// Converts a FreeType outline (font units, y up) to a path (y down).
///
/// FreeType passes the segments to C functions, which receive this object as a pointer.
final class OutlineReader {
  fileprivate var path = Path()
  fileprivate var hasContour = false

  private init() {}

  static func path(_ outline: inout FT_Outline) -> Path {
    var steps = FT_Outline_Funcs(
      move_to: { to, reader in
        taken(reader) {
          $0.close()
          $0.hasContour = true
          $0.path.move(to: point(to))
        }
      },
      line_to: { to, reader in taken(reader) { $0.path.addLine(to: point(to)) } },
      conic_to: { control, to, reader in
        taken(reader) { $0.path.addQuadCurve(to: point(to), control: point(control)) }
      },
      cubic_to: { first, second, to, reader in
        taken(reader) {
          $0.path.addCurve(to: point(to), control1: point(first), control2: point(second))
        }
      }, shift: 0, delta: 0)
    let reader = OutlineReader()
    FT_Outline_Decompose(&outline, &steps, Unmanaged.passUnretained(reader).toOpaque())
    reader.close()
    return reader.path
  }

  fileprivate func close() {
    if hasContour { path.closeSubpath() }
  }
}

private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
  guard let vector = vector?.pointee else { return .zero }
  return CGPoint(x: Double(vector.x), y: -Double(vector.y))
}

private func taken(
  _ reader: UnsafeMutableRawPointer?, _ step: (OutlineReader) -> Void
) -> Int32 {
  guard let reader else { return 1 }
  step(Unmanaged<OutlineReader>.fromOpaque(reader).takeUnretainedValue())
  return 0
}
