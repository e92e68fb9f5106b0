/// Where the alpha of a pixel stands, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none
  /// Colours times alpha, then alpha.
  case premultipliedLast
  /// Alpha, then colours times alpha.
  case premultipliedFirst
  /// Colours, then alpha.
  case last
  /// Alpha, then colours.
  case first
  /// Colours, then a byte that means nothing.
  case noneSkipLast
  /// A byte that means nothing, then colours.
  case noneSkipFirst
  /// Alpha alone.
  case alphaOnly
}

/// How the bytes of a pixel are laid out: a `CGImageAlphaInfo` and an order of bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32

  /// The layout of those bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components of floating point, which contexts here do not have.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of 32 bits, lowest byte first: alpha first becomes blue, green, red, alpha.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Words of 32 bits, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// Where the bytes of a context's pixels go.
package struct PixelLayout {
  /// The places of red, green, blue and alpha in a pixel, by a picture's own order; nil for none.
  let places: [Int?]
  let bytesPerPixel: Int
  let alphaInfo: CGImageAlphaInfo

  /// Whether a pixel is one grey.
  var isGrey: Bool { bytesPerPixel == 1 && places[0] != nil }

  /// The layout that `info` tells of, for pixels of `components` colours of 8 bits; nil for one that
  /// contexts do not have, as in Core Graphics.
  package init?(_ info: UInt32, components: Int) {
    let bits = CGBitmapInfo(rawValue: info)
    guard let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue),
      !bits.contains(.floatComponents)
    else { return nil }
    alphaInfo = alpha
    let isReversed = bits.contains(.byteOrder32Little)
    func ordered(_ places: [Int?]) -> [Int?] {
      isReversed ? places.map { $0.map { 3 - $0 } } : places
    }
    switch (components, alpha) {
    case (3, .premultipliedLast): (places, bytesPerPixel) = (ordered([0, 1, 2, 3]), 4)
    case (3, .noneSkipLast): (places, bytesPerPixel) = (ordered([0, 1, 2, nil]), 4)
    case (3, .premultipliedFirst): (places, bytesPerPixel) = (ordered([1, 2, 3, 0]), 4)
    case (3, .noneSkipFirst): (places, bytesPerPixel) = (ordered([1, 2, 3, nil]), 4)
    case (1, .none): (places, bytesPerPixel) = ([0, nil, nil, nil], 1)
    case (_, .alphaOnly): (places, bytesPerPixel) = ([nil, nil, nil, 0], 1)
    default: return nil
    }
  }
}
