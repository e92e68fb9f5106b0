/// Which differences between two pictures count, and how many pixels may have them.
public struct PixelTolerance: Hashable, Sendable {
  /// How two pixels are compared.
  public enum Mode: Hashable, Sendable {
    /// Every bit counts, alpha's too.
    case exact

    /// A pixel differs where any of red, green, blue and alpha, premultiplied, is more than so many
    /// levels off.
    case levels(UInt8)

    /// A pixel differs where it looks different: by the definitions of pixelmatch 7, with its
    /// defaults; the counts are the same for the same pictures.
    ///
    /// The distance is that of Kotsarenko and Ramos (“Measuring perceived color difference using YIQ
    /// NTSC transmission color space in mobile applications”, 2010); it counts above 35 215 ·
    /// `threshold`². `threshold` is 0 (any difference) to 1 (none but black to white). Pixels that
    /// only look anti-aliased (Vyšniauskas, “Anti-aliased pixel and intensity slope detector”, 2009)
    /// count apart, unless `countsAntiAliasing`.
    ///
    /// What is transparent is blended with two levels by turns, not with white as before version 7,
    /// so that white that fades is seen; opaque pictures give the same from version 4 on. Version 8
    /// measures otherwise. Pixels are compared as straight ones, as PNG files of them have: the same
    /// as pixelmatch has for files that Flipbook wrote; other files lose the straight colours' lower
    /// bits where alpha is low, and then single counts may differ.
    ///
    /// Of pictures of unequal sizes the part that both have is compared so, as if there were no more.
    case perceptual(threshold: Double = 0.1, countsAntiAliasing: Bool = false)
  }

  /// How two pixels are compared.
  public var mode: Mode

  /// How many pixels may differ before the pictures do; 0 or more.
  public var allowedPixels: Int

  /// A tolerance. Thresholds outside of 0…1 are cut to it, as is a number of pixels below 0.
  public init(_ mode: Mode, allowedPixels: Int = 0) {
    if case .perceptual(let threshold, let countsAntiAliasing) = mode {
      let threshold = threshold.isNaN ? 0 : min(max(threshold, 0), 1)
      self.mode = .perceptual(threshold: threshold, countsAntiAliasing: countsAntiAliasing)
    } else {
      self.mode = mode
    }
    self.allowedPixels = max(allowedPixels, 0)
  }

  /// No pixel may differ in any bit.
  public static let exact = PixelTolerance(.exact)

  /// No channel may be more than `levels` of 255 off, but for `allowedPixels` pixels.
  public static func levels(_ levels: UInt8, allowedPixels: Int = 0) -> PixelTolerance {
    PixelTolerance(.levels(levels), allowedPixels: allowedPixels)
  }

  /// Nothing may look different, but for `allowedPixels` pixels; see `Mode.perceptual`.
  public static func perceptual(
    threshold: Double = 0.1, countsAntiAliasing: Bool = false, allowedPixels: Int = 0
  ) -> PixelTolerance {
    PixelTolerance(
      .perceptual(threshold: threshold, countsAntiAliasing: countsAntiAliasing),
      allowedPixels: allowedPixels)
  }
}

extension PixelTolerance: CustomStringConvertible {
  /// As reports have it: “exact”, “2 levels, 100 pixels”, “perceptual, threshold 0.1”.
  public var description: String {
    let how =
      switch mode {
      case .exact: "exact"
      case .levels(let levels): levels == 1 ? "1 level" : "\(levels) levels"
      case .perceptual(let threshold, let countsAntiAliasing):
        "perceptual, threshold \(threshold)"
          + (countsAntiAliasing ? ", anti-aliasing counted" : "")
      }
    switch allowedPixels {
    case 0: return how
    case 1: return how + ", 1 pixel allowed"
    default: return how + ", \(allowedPixels) pixels allowed"
    }
  }
}
