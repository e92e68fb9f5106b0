import Raster

/// Compositing of colours with 8 bits per component: source-over on premultiplied values, as in
/// UIKit.
///
/// With [x] = `divided255`, x/255 rounded to the nearest integer:
/// - a pixel at level m of 0…255 is s = [p·m], for each component;
/// - source-over is s + [d·(255 − s.alpha)];
/// - a level m at another level n is [m·n];
/// - two pixels mixed at level m are [p·(255 − m) + q·m], for each component.
///
/// A level of 255 is exactly the identity and a level of 0 exactly zero, so opaque runs can be
/// stored and empty ones skipped. Components never exceed their alpha, hence sums never exceed 255.
///
/// Both implementations process two components of a word at a time, in halves of 16 bits, which are
/// wide enough for 255 · 255 + 128.
package enum Compositing {
  /// Returns x/255, rounded to the nearest integer, for x in 0…65 025.
  @inline(__always)
  static func divided255(_ x: UInt32) -> UInt32 {
    let sum = x &+ 128
    return (sum &+ (sum >> 8)) >> 8
  }

  /// Returns each component of `pixel` times `level`/255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by level: UInt32) -> UInt32 {
    let even = (pixel & 0x00FF_00FF) &* level &+ 0x0080_0080
    let odd = (pixel >> 8 & 0x00FF_00FF) &* level &+ 0x0080_0080
    return (even &+ (even >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
      | (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
  }

  /// Returns `source` over `destination`.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- source >> 24)
  }

  /// Returns the mean of two pixels; the weight of the second is `level`/255.
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
