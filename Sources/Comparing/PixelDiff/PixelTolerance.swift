/// The differences between two pictures that are tolerated, and the number of pixels that can
/// exceed them.
public struct PixelTolerance: Hashable, Sendable {
  /// The ways to compare two pixels.
  public enum Mode: Hashable, Sendable {
    /// Every bit counts, including alpha.
    case exact

    /// A pixel differs if any of its premultiplied red, green, blue and alpha is off by more than
    /// the given number of levels.
    case levels(UInt8)

    /// A pixel differs if it looks different, by the definitions and defaults of pixelmatch 7. The
    /// counts are equal to pixelmatch's.
    ///
    /// The colour distance is by Kotsarenko and Ramos ("Measuring perceived color difference using
    /// YIQ NTSC transmission color space in mobile applications", 2010). Pixels differ if it is
    /// above 35 215 · `threshold`². `threshold` is from 0 (any difference) to 1 (only black against
    /// white). Pixels that only look anti-aliased (Vyšniauskas, "Anti-aliased pixel and intensity
    /// slope detector", 2009) are counted separately, unless `countsAntiAliasing` is true.
    ///
    /// Transparent pixels are blended with two alternating levels, instead of with white as before
    /// version 7, so that fading white is visible. Opaque pictures give the same results from
    /// version 4 on. Version 8 measures differently. Pixels are compared unpremultiplied, as in PNG
    /// files. The results are equal to pixelmatch's for files that Flipbook wrote; other files lose
    /// the lower bits of unpremultiplied colours if alpha is low, so single counts can differ.
    ///
    /// Of pictures of different sizes, this mode compares the common part as if it were everything.
    case perceptual(threshold: Double = 0.1, countsAntiAliasing: Bool = false)
  }

  /// The way to compare two pixels.
  public var mode: Mode

  /// The number of pixels that can differ while the pictures still count as the same; 0 or more.
  public var allowedPixels: Int

  /// Creates a tolerance. Thresholds are clamped to 0…1; a negative number of pixels becomes 0.
  public init(_ mode: Mode, allowedPixels: Int = 0) {
    if case .perceptual(let threshold, let countsAntiAliasing) = mode {
      let threshold = threshold.isNaN ? 0 : min(max(threshold, 0), 1)
      self.mode = .perceptual(threshold: threshold, countsAntiAliasing: countsAntiAliasing)
    } else {
      self.mode = mode
    }
    self.allowedPixels = max(allowedPixels, 0)
  }

  /// A tolerance that allows no differences.
  public static let exact = PixelTolerance(.exact)

  /// Returns a tolerance that allows channels to be off by `levels` of 255, and `allowedPixels`
  /// pixels to differ by more.
  public static func levels(_ levels: UInt8, allowedPixels: Int = 0) -> PixelTolerance {
    PixelTolerance(.levels(levels), allowedPixels: allowedPixels)
  }

  /// Returns a tolerance that allows `allowedPixels` pixels to look different; see
  /// `Mode.perceptual`.
  public static func perceptual(
    threshold: Double = 0.1, countsAntiAliasing: Bool = false, allowedPixels: Int = 0
  ) -> PixelTolerance {
    PixelTolerance(
      .perceptual(threshold: threshold, countsAntiAliasing: countsAntiAliasing),
      allowedPixels: allowedPixels)
  }
}

extension PixelTolerance: CustomStringConvertible {
  /// A description such as "exact", "2 levels, 100 pixels allowed" or "perceptual, threshold 0.1".
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
