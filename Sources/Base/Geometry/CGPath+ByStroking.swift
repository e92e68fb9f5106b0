public import Foundation

// The initialisers that Swift imports with two underscores; `copy(strokingWithWidth:…)` and
// `copy(dashingWithPhase:…)` are the usual names.
extension CGPath {
  /// Creates the outline of a stroke along another path; see `copy(strokingWithWidth:…)`. Never
  /// returns nil here.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self.init(
      path.copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
        miterLimit: miterLimit, transform: transform?.pointee ?? .identity
      ).path)
  }

  /// Creates the dashes of another path; see `copy(dashingWithPhase:…)`. `lengths` must hold
  /// `count` numbers. Never returns nil here.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let pattern = Array(UnsafeBufferPointer(start: lengths, count: lengths == nil ? 0 : count))
    self.init(
      path.copy(
        dashingWithPhase: phase, lengths: pattern, transform: transform?.pointee ?? .identity
      ).path)
  }
}
