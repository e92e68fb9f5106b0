import Raster

/// How colours of 8 bits per component meet: source-over on premultiplied values, as UIKit
/// composites.
///
/// With [x] = `divided255`, x/255 rounded to the nearest integer:
/// - a pixel at level m of 0…255 is s = [p·m], for each component;
/// - source-over is s + [d·(255 − s.alpha)];
/// - a level at another is [m·n];
/// - two pixels mixed at level m are [p·(255 − m) + q·m], for each component.
///
/// 255 changes nothing and 0 leaves nothing, to the bit, so that an opaque run may be stored and an
/// empty one skipped. Components never exceed their alpha, hence sums never exceed 255.
///
/// Both ways of computing it take two components of a word at once, in halves of 16 bits: 255 · 255 + 128
/// fits.
package enum Compositing {
  /// x/255 to the nearest, for x in 0…65 025.
  @inline(__always)
  static func divided255(_ x: UInt32) -> UInt32 {
    let sum = x &+ 128
    return (sum &+ (sum >> 8)) >> 8
  }

  /// Each component of `pixel` times `level`/255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by level: UInt32) -> UInt32 {
    let even = (pixel & 0x00FF_00FF) &* level &+ 0x0080_0080
    let odd = (pixel >> 8 & 0x00FF_00FF) &* level &+ 0x0080_0080
    return (even &+ (even >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
      | (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
  }

  /// `source` over `destination`.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- source >> 24)
  }

  /// The mean of two pixels, of which the second counts for `level`/255.
  @inline(__always)
  static func mixed(_ first: UInt32, _ second: UInt32, level: UInt32) -> UInt32 {
    let rest = 255 &- level
    let even =
      (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* level &+ 0x0080_0080
    let odd =
      (first >> 8 & 0x00FF_00FF) &* rest &+ (second >> 8 & 0x00FF_00FF) &* level &+ 0x0080_0080
    return (even &+ (even >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
      | (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
  }
}
