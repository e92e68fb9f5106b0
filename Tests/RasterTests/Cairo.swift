import Foundation
import Geometry

/// The part of cairo that the tests use, loaded at run time, so that it isn't needed at build time.
struct Cairo {
  private typealias Context = OpaquePointer

  private let library: UnsafeMutableRawPointer

  /// Whether the library is installed.
  static var isInstalled: Bool { Cairo() != nil }

  init?() {
    let names = ["libcairo.so.2", "libcairo.2.dylib"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { return nil }
    self.library = library
  }

  private func function<F>(_ name: String, as type: F.Type) -> F {
    guard let symbol = dlsym(library, "cairo_" + name) else { fatalError("cairo_\(name)") }
    return unsafeBitCast(symbol, to: type)
  }

  /// Returns the coverage of each pixel of a canvas by a stroke, 0…255, row by row.
  func coverage(of path: Path, _ style: StrokeStyle, width: Int, height: Int) -> [UInt8] {
    typealias Number = @convention(c) (Context, Double) -> Void
    typealias Point = @convention(c) (Context, Double, Double) -> Void
    typealias Choice = @convention(c) (Context, Int32) -> Void
    typealias Plain = @convention(c) (Context) -> Void
    let makeSurface = function(
      "image_surface_create", as: (@convention(c) (Int32, Int32, Int32) -> OpaquePointer).self)
    let makeContext = function(
      "create", as: (@convention(c) (OpaquePointer) -> Context).self)
    let surface = makeSurface(2, Int32(width), Int32(height))
    let context = makeContext(surface)
    defer {
      function("destroy", as: Plain.self)(context)
      function("surface_destroy", as: Plain.self)(surface)
    }
    function("set_antialias", as: Choice.self)(context, 6)
    function("set_tolerance", as: Number.self)(context, 0.001)
    function("set_line_width", as: Number.self)(context, style.width)
    function("set_line_cap", as: Choice.self)(context, style.cap.rawValue)
    function("set_line_join", as: Choice.self)(context, style.join.rawValue)
    function("set_miter_limit", as: Number.self)(context, style.miterLimit)
    typealias Dash = @convention(c) (Context, UnsafePointer<Double>, Int32, Double) -> Void
    let lengths = style.dashLengths.map { Double($0) }
    if !lengths.isEmpty {
      function("set_dash", as: Dash.self)(
        context, lengths, Int32(lengths.count), style.dashPhase)
    }
    let (move, line) = (
      function("move_to", as: Point.self), function("line_to", as: Point.self)
    )
    typealias Curve =
      @convention(c) (Context, Double, Double, Double, Double, Double, Double)
      -> Void
    let (curve, close) = (
      function("curve_to", as: Curve.self), function("close_path", as: Plain.self)
    )
    var points = path.points[...]
    var current = CGPoint.zero
    func nextPoint() -> CGPoint { points.removeFirst() }
    for verb in path.verbs {
      switch verb {
      case .move:
        current = nextPoint()
        move(context, current.x, current.y)
      case .line:
        current = nextPoint()
        line(context, current.x, current.y)
      case .quadCurve:
        let (control, end) = (nextPoint(), nextPoint())
        func raised(_ end: CGPoint) -> CGPoint {
          CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
        }
        let (first, second) = (raised(current), raised(end))
        curve(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .curve:
        let (first, second, end) = (nextPoint(), nextPoint(), nextPoint())
        curve(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .close: close(context)
      }
    }
    function("stroke", as: Plain.self)(context)
    function("surface_flush", as: Plain.self)(surface)
    let data = function(
      "image_surface_get_data",
      as: (@convention(c) (OpaquePointer) -> UnsafePointer<UInt8>).self)(surface)
    let stride = Int(
      function("image_surface_get_stride", as: (@convention(c) (OpaquePointer) -> Int32).self)(
        surface))
    return (0..<height).flatMap { y in (0..<width).map { x in data[y * stride + x] } }
  }
}
