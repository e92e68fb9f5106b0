import Drawing
public import Foundation
import Images
public import Raster

/// An immutable picture, or several that follow one another, and how it is shown: how many pixels
/// make a point, which way up, in its own colours or as a template, which parts stretch.
///
/// Left out: symbols (`UIImage(systemName:)` shows nothing), SVG and PDF files, Core Image.
public final class UIImage: NSObject, Sendable {
  /// How pixels lie in the picture that is shown.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up
    /// Turned by 180°.
    case down
    /// Turned by 90° counter-clockwise.
    case left
    /// Turned by 90° clockwise.
    case right
    /// As they are, mirrored left to right.
    case upMirrored
    /// Mirrored left to right, then turned by 180°.
    case downMirrored
    /// Mirrored left to right, then turned by 90° counter-clockwise.
    case leftMirrored
    /// Mirrored left to right, then turned by 90° clockwise.
    case rightMirrored
  }

  /// How the parts between cap insets fill their space.
  public enum ResizingMode: Int, Sendable {
    /// Side by side.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether colours count.
  public enum RenderingMode: Int, Sendable {
    /// As what shows it decides: in its own colours, in an image view.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a template: its alpha in the tint colour.
    case alwaysTemplate
  }

  let picture: CGImage
  /// How it is shown.
  let look: Look

  /// All about a picture but its pixels.
  struct Look: Sendable {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    /// Nil for a picture that was not made resizable: it is stretched as a whole.
    var resizingMode: ResizingMode?
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// What follows one another, and how long all of it takes, in seconds.
    var frames: [UIImage] = []
    var duration: TimeInterval = 0
  }

  init(_ picture: CGImage, _ look: Look) { (self.picture, self.look) = (picture, look) }

  /// A picture of `bitmap`, one point a pixel.
  public convenience init(bitmap: Bitmap) {
    self.init(CGImage(bitmap: bitmap), Look())
  }

  /// A picture of a Core Graphics image, one point a pixel.
  public convenience init(cgImage: CGImage) { self.init(cgImage, Look()) }

  /// A picture of a Core Graphics image with `scale` pixels to the point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, Look(scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  /// A picture without pixels is one transparent pixel here, of no size.
  public override convenience init() {
    self.init(bitmap: Bitmap(width: 1, height: 1, pixels: [0]))
  }

  /// The picture's look changed.
  private func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(picture, look)
  }

  // MARK: What it is

  /// The pixels, as they are stored.
  public var cgImage: CGImage? { picture }

  /// The pixels, as they are stored.
  public var bitmap: Bitmap { picture.bitmap }

  /// Pixels per point.
  public var scale: CGFloat { look.scale }

  /// Which way up it is shown.
  public var imageOrientation: Orientation { look.orientation }

  /// The size in points, as it is shown.
  public var size: CGSize {
    let size = CGSize(
      width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// Whether it is shown in its own colours.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// The margins that do not stretch, in points.
  public var capInsets: UIEdgeInsets { look.capInsets }

  /// How what lies between the margins fills its space.
  public var resizingMode: ResizingMode { look.resizingMode ?? .tile }

  /// How far the edges that others are aligned with lie inside of the picture, in points.
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// Whether it is mirrored where text runs from right to left. Nothing does here of itself.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  /// The pictures that follow one another; nil in one that stands still.
  public var images: [UIImage]? { look.frames.isEmpty ? nil : look.frames }

  /// How long the pictures that follow one another take, in seconds; 0 in one that stands still.
  public var duration: TimeInterval { look.duration }

  /// Equal when pixels, scale and orientation are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || picture == other.picture && scale == other.scale
        && imageOrientation == other.imageOrientation && look.frames == other.look.frames
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { picture.hashValue }

  // MARK: Others like it

  /// The picture with margins that do not stretch, the rest tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with margins that do not stretch, in points, the rest tiled or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// The picture with margins that do not stretch on the left and above, in points, and one point
  /// after them that does.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let (left, top) = (CGFloat(left), CGFloat(top))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }

  /// The picture in its own colours, or as a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The picture's alpha in one colour. What shows it in a tint of its own keeps to that one.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The picture's alpha in one colour, in a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The picture with edges to align by, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// The picture that is mirrored where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Pictures that follow one another, all in `duration` seconds, again and again; nil without any.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with { ($0.frames, $0.duration) = (images, max(duration, 0)) }
  }

  /// The picture made smaller so that it fits `size`, in pixels of its own scale.
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

  /// This picture: it is decoded already.
  public func preparingForDisplay() -> UIImage? { self }

  // MARK: Files

  /// The picture as a PNG file, which way up it is shown, with an alpha channel unless every pixel is
  /// opaque.
  public func pngData() -> Data? {
    let bitmap = uprightBitmap
    let encoder = PNGEncoder(width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque)
    return Data(encoder.encode(bitmap))
  }

  /// The picture as a JPEG file, which way up it is shown, on white where it is not opaque; its
  /// quality is 0, the smallest file, to 1, the best picture. Nil where the format has no place for its
  /// size.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    JPEGEncoder.encode(uprightBitmap, quality: Double(compressionQuality)).map { Data($0) }
  }

  private var uprightBitmap: Bitmap { bitmap.upright(from: imageOrientation.inFiles) }
}

extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// What is shown, mirrored left to right.
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
