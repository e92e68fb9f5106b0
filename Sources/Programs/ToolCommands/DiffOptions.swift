import Failures
import ArgumentParser
import FilmCommands
import Images
import PixelDiff

/// The options of a comparison of pictures.
struct DiffOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The differences that count: exact; levels:N, more than N of 255 in any channel; perceptual or "
        + "perceptual:T, colours that look different by pixelmatch's measure, with a threshold from 0 to 1.",
      valueName: "mode"))
  var tolerance = ToleranceArgument(.exact, "exact")

  @Option(
    help: ArgumentHelp("The number of pixels of a frame that may differ.", valueName: "count"))
  var allowPixels = 0

  @Flag(help: "Count pixels that only look anti-aliased, which perceptual comparison ignores.")
  var countAntiAliasing = false

  @Option(
    help: ArgumentHelp(
      "A rectangle whose differences are ignored, in pixels from the top left. Can be repeated.",
      valueName: "x,y,width,height"))
  var ignore: [RegionArgument] = []

  @Option(
    help: ArgumentHelp(
      "A mask image (PNG): differences under its non-transparent pixels are ignored. Can be repeated.",
      valueName: "file"))
  var ignoreMask: [PathArgument] = []

  func validate() throws {
    guard allowPixels >= 0 else {
      throw ValidationError("--allow-pixels takes a number of pixels, 0 or more.")
    }
    if countAntiAliasing, !tolerance.isPerceptual {
      throw ValidationError("--count-anti-aliasing requires --tolerance perceptual.")
    }
  }

  /// The tolerance that the options select.
  var pixelTolerance: PixelTolerance {
    var mode = tolerance.mode
    if case .perceptual(let threshold, _) = mode {
      mode = .perceptual(threshold: threshold, countsAntiAliasing: countAntiAliasing)
    }
    return PixelTolerance(mode, allowedPixels: allowPixels)
  }

  /// Returns the ignored rectangles and masks. Reads the mask files.
  func ignoredRegions() throws(FlipbookError) -> [IgnoredRegion] {
    var regions = ignore.map { IgnoredRegion.rectangle($0.region) }
    for mask in ignoreMask { regions.append(.mask(try PNGDecoder.read(mask.path))) }
    return regions
  }
}

/// A tolerance as `exact`, `levels:2`, `perceptual` or `perceptual:0.05`.
struct ToleranceArgument: ExpressibleByArgument {
  let mode: PixelTolerance.Mode
  let defaultValueDescription: String

  init(_ mode: PixelTolerance.Mode, _ text: String) {
    self.mode = mode
    defaultValueDescription = text
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("exact", 1): self.init(.exact, argument)
    case ("perceptual", 1): self.init(.perceptual(), argument)
    case ("levels", 2):
      guard let levels = UInt8(parts[1]) else { return nil }
      self.init(.levels(levels), argument)
    case ("perceptual", 2):
      guard let threshold = Double(parts[1]), (0...1).contains(threshold) else { return nil }
      self.init(.perceptual(threshold: threshold), argument)
    default: return nil
    }
  }

  var isPerceptual: Bool { if case .perceptual = mode { true } else { false } }
}

/// A rectangle as `x,y,width,height`.
struct RegionArgument: ExpressibleByArgument {
  let region: PixelDifference.Region

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3], width > 0, height > 0,
      max(x.magnitude, y.magnitude, width.magnitude, height.magnitude) < 1 << 20
    else { return nil }
    region = PixelDifference.Region(x: x, y: y, width: width, height: height)
  }
}
