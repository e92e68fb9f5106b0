import BitmapContexts
public import Drawing
public import Foundation
public import Raster

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The drawable area.
  open internal(set) var bounds = CGRect.zero

  /// Returns the format for the screen.
  open class func `default`() -> Self { self.init() }

  /// Creates the format for the screen.
  public required override init() { super.init() }
}

/// The format of an image renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours; always the standard range, sRGB, here.
  public enum Range: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// The screen's range.
    case automatic
    /// The wide range; treated as sRGB here.
    case extended
    /// sRGB.
    case standard
  }

  /// The number of pixels per point; by default, and if 0, the screen's scale.
  open var scale = UIScreen.main.scale

  /// The effective scale of images.
  var shownScale: CGFloat { scale > 0 ? scale : UIScreen.main.scale }

  /// A Boolean value that indicates whether images have a black background instead of a transparent
  /// one; false by default.
  open var opaque = false

  /// The preferred colour range; images are sRGB regardless.
  open var preferredRange = Range.standard

  /// Whether the wide range of colours is preferred: the former way to set `preferredRange`.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Returns the format for the screen.
  open class func preferred() -> Self { self.init() }

  /// Creates the format for the screen.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw in; it is the current context while the actions run.
  public let cgContext: CGContext

  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map {
      UIImage(cgImage: $0, scale: format.shownScale, orientation: .up)
    } ?? UIImage()
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Draws a frame of one point inside a rectangle, in the fill colour.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }

  /// Draws a frame of one point inside a rectangle, in the fill colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFrameUsingBlendMode(rect, blendMode)
  }

  /// Intersects the clipping area with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// An object that creates images from drawing code.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of the area `bounds`. If the size isn't valid for an image,
  /// images have one transparent pixel.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
  }

  /// Creates a renderer for images of the area `bounds`.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of `size` points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer for images of `size` points in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns an image of what `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = CGContext(
      imageOf: format.bounds, scale: format.shownScale, isOpaque: format.opaque)
    let context = UIGraphicsImageRendererContext(drawing, format)
    GraphicsStack.current.with(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// Returns a PNG file of what `actions` draw.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a JPEG file of what `actions` draw, with a quality of 0…1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
