/// The position of the alpha component in a pixel, and whether colours are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none
  /// Premultiplied colours, then alpha.
  case premultipliedLast
  /// Alpha, then premultiplied colours.
  case premultipliedFirst
  /// Colours, then alpha.
  case last
  /// Alpha, then colours.
  case first
  /// Colours, then an unused byte.
  case noneSkipLast
  /// An unused byte, then colours.
  case noneSkipFirst
  /// Only alpha.
  case alphaOnly
}

/// The layout of a pixel's bytes: a `CGImageAlphaInfo` and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The raw value, equal to Apple's.
  public let rawValue: UInt32

  /// Creates the layout from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Floating-point components, which contexts don't support.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 32-bit words, lowest byte first: with alpha first, the order is blue, green, red, alpha.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 32-bit words, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The layout of a context's pixels in memory.
package struct PixelLayout {
  /// The offsets of red, green, blue and alpha in a pixel; nil for a missing component.
  let byteOffsets: [Int?]
  let bytesPerPixel: Int
  let alphaInfo: CGImageAlphaInfo
  let info: CGBitmapInfo

  /// Whether a pixel has only a grey component.
  var isGrey: Bool { bytesPerPixel == 1 && byteOffsets[0] != nil }

  /// Creates the layout for `info`, for pixels with `components` colours of 8 bits; nil if contexts
  /// don't support it, as in Core Graphics.
  package init?(_ info: UInt32, components: Int) {
    let bits = CGBitmapInfo(rawValue: info)
    guard let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue),
      !bits.contains(.floatComponents)
    else { return nil }
    alphaInfo = alpha
    self.info = bits
    let isReversed = bits.contains(.byteOrder32Little)
    func ordered(_ byteOffsets: [Int?]) -> [Int?] {
      isReversed ? byteOffsets.map { $0.map { 3 - $0 } } : byteOffsets
    }
    switch (components, alpha) {
    case (3, .premultipliedLast): (byteOffsets, bytesPerPixel) = (ordered([0, 1, 2, 3]), 4)
    case (3, .noneSkipLast): (byteOffsets, bytesPerPixel) = (ordered([0, 1, 2, nil]), 4)
    case (3, .premultipliedFirst): (byteOffsets, bytesPerPixel) = (ordered([1, 2, 3, 0]), 4)
    case (3, .noneSkipFirst): (byteOffsets, bytesPerPixel) = (ordered([1, 2, 3, nil]), 4)
    case (1, .none): (byteOffsets, bytesPerPixel) = ([0, nil, nil, nil], 1)
    case (_, .alphaOnly): (byteOffsets, bytesPerPixel) = ([nil, nil, nil, 0], 1)
    default: return nil
    }
  }
}
