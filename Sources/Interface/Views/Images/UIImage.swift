import Drawing
public import Foundation
public import ImageFilters
import Images
public import Raster

/// An immutable image, or a sequence of images, with display attributes: its scale, orientation,
/// rendering mode and resizable parts.
///
/// Symbols (`UIImage(systemName:)`) have shapes of Flipbook's own. SVG and PDF files aren't
/// supported.
public final class UIImage: NSObject, Sendable {
  /// The orientation of the displayed image relative to the stored pixels.
  public enum Orientation: Int, Sendable {
    /// The stored orientation.
    case up
    /// Rotated by 180°.
    case down
    /// Rotated by 90° counter-clockwise.
    case left
    /// Rotated by 90° clockwise.
    case right
    /// Mirrored left to right.
    case upMirrored
    /// Mirrored left to right, then rotated by 180°.
    case downMirrored
    /// Mirrored left to right, then rotated by 90° counter-clockwise.
    case leftMirrored
    /// Mirrored left to right, then rotated by 90° clockwise.
    case rightMirrored
  }

  /// The way in which the parts between cap insets fill their area.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The use of an image's colours.
  public enum RenderingMode: Int, Sendable {
    /// The mode depends on the context; an image view shows the image's own colours, and symbols as
    /// templates.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// A template: the image's alpha in the tint colour.
    case alwaysTemplate
  }

  /// The pixels; those of a symbol are drawn when they are needed.
  var picture: CGImage { attributes.symbol?.picture ?? stored }
  private let stored: CGImage
  /// The display attributes.
  let attributes: DisplayAttributes

  /// All attributes of an image except its pixels.
  struct DisplayAttributes: Sendable {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    /// Nil for an image that wasn't made resizable: it is stretched as a whole.
    var resizingMode: ResizingMode?
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// The frames of an animated image and the duration of all of them, in seconds.
    var frames: [UIImage] = []
    var duration: TimeInterval = 0
    /// The image of Core Image whose pixels are shown.
    var filtered: CIImage?
    /// The symbol that is shown.
    var symbol: SymbolImage?
    /// The distance of the baseline from the lower edge, in points; nil for that of a symbol, or none.
    var baseline: CGFloat?
    /// Whether a symbol's baseline is left out.
    var hidesBaseline = false
  }

  init(_ picture: CGImage, _ attributes: DisplayAttributes) {
    stored = picture
    self.attributes = attributes
  }

  private static let noPixels = CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0]))

  /// Creates the image of a symbol.
  convenience init(_ symbol: SymbolImage) {
    self.init(
      Self.noPixels,
      DisplayAttributes(flipsForRightToLeft: symbol.followsReading, symbol: symbol))
  }

  /// Creates an image from a bitmap, with one pixel per point.
  public convenience init(bitmap: Bitmap) {
    self.init(CGImage(bitmap: bitmap), DisplayAttributes())
  }

  /// Creates an image from a Core Graphics image, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, DisplayAttributes()) }

  /// Creates an image from a Core Graphics image, with `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, DisplayAttributes(scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  /// Creates an empty image, which consists of one transparent pixel here.
  public override convenience init() {
    self.init(bitmap: Bitmap(width: 1, height: 1, pixels: [0]))
  }

  /// Returns the image with changed attributes.
  private func with(_ change: (inout DisplayAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(stored, attributes)
  }

  /// Returns the image with another symbol.
  func replacing(_ symbol: SymbolImage) -> UIImage { with { $0.symbol = symbol } }

  // MARK: Attributes

  /// The stored pixels; nil for an image that was created from a `CIImage`, as on iOS.
  public var cgImage: CGImage? { attributes.filtered == nil ? picture : nil }

  /// The image of Core Image that this one was created from; nil for others.
  public var ciImage: CIImage? { attributes.filtered }

  /// The stored pixels.
  public var bitmap: Bitmap { picture.bitmap }

  /// The number of pixels per point.
  public var scale: CGFloat { attributes.scale }

  /// The orientation in which the image is displayed.
  public var imageOrientation: Orientation { attributes.orientation }

  /// The size of the displayed image, in points.
  public var size: CGSize {
    let size = uprightSize
    return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// The size before the orientation is applied, in points.
  var uprightSize: CGSize {
    attributes.symbol?.size
      ?? CGSize(width: CGFloat(stored.width) / scale, height: CGFloat(stored.height) / scale)
  }

  /// The rendering mode, which determines whether the image's own colours are used.
  public var renderingMode: RenderingMode { attributes.renderingMode }

  /// The margins that aren't resized, in points.
  public var capInsets: UIEdgeInsets { attributes.capInsets }

  /// The way in which the parts between the cap insets fill their area.
  public var resizingMode: ResizingMode { attributes.resizingMode ?? .tile }

  /// The insets of the alignment rectangle from the image's edges, in points.
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// A Boolean value that indicates whether image views mirror the image in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// The frames of an animated image; nil for a still image.
  public var images: [UIImage]? { attributes.frames.isEmpty ? nil : attributes.frames }

  /// The duration of an animated image, in seconds; 0 for a still image.
  public var duration: TimeInterval { attributes.duration }

  /// Returns whether pixels, scale and orientation are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || attributes.symbol == other.attributes.symbol
        && (isSymbolImage || stored == other.stored) && scale == other.scale
        && imageOrientation == other.imageOrientation
        && attributes.frames == other.attributes.frames
  }

  /// A hash value that is consistent with `isEqual(_:)`.
  public override var hash: Int { attributes.symbol?.name.hashValue ?? stored.hashValue }

  // MARK: Derived images

  /// Returns the image with cap insets that aren't resized, and a tiled centre.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets in points that aren't resized, and a tiled or stretched
  /// centre.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with a left and a top cap in points that aren't resized, followed by one
  /// point that is stretched.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let (left, top) = (CGFloat(left), CGFloat(top))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }

  /// Returns the image with a baseline at a distance from its lower edge, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with {
      $0.baseline = baselineOffset
      $0.hidesBaseline = false
    }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    with {
      $0.baseline = nil
      $0.hidesBaseline = true
    }
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image's alpha in one colour. Views use this colour instead of their own tint
  /// colour, except for symbols whose rendering mode is automatic.
  public func withTintColor(_ color: UIColor) -> UIImage { tinted(color) }

  /// Returns the image's alpha in one colour; nil removes the colour.
  func tinted(_ color: UIColor?) -> UIImage { with { $0.tint = color } }

  /// Returns the image's alpha in one colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with alignment insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image, marked to be mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns an animated image that repeats the images, in `duration` seconds for all of them; nil
  /// if the array is empty.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.frames = images
      $0.duration = max(duration, 0)
    }
  }

  /// Returns the image reduced to fit `size`, in pixels at its own scale.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let target = CGSize(
      width: (self.size.width * factor).rounded(), height: (self.size.height * factor).rounded())
    return UIGraphicsImageRenderer(size: target, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: target))
    }
  }

  /// Returns this image, which is already decoded.
  public func preparingForDisplay() -> UIImage? { self }

  // MARK: Files

  /// Returns the image as a PNG file in the displayed orientation, with an alpha channel unless all
  /// pixels are opaque.
  public func pngData() -> Data? {
    let bitmap = uprightBitmap
    let encoder = PNGEncoder(width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque)
    return Data(encoder.encode(bitmap))
  }

  /// Returns the image as a JPEG file in the displayed orientation, on white where it isn't opaque.
  /// The quality is in 0…1: 0 is the smallest file, 1 the best quality. Nil if the image is too
  /// large for the format.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    JPEGEncoder.encode(uprightBitmap, quality: Double(compressionQuality)).map { Data($0) }
  }

  /// Returns nil: HEIC files can't be written.
  public func heicData() -> Data? { nil }

  private var uprightBitmap: Bitmap { bitmap.upright(from: imageOrientation.inFiles) }
}

extension UIImage.Orientation {
  /// Whether width and height are swapped.
  var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The orientation mirrored left to right.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
