import BitmapContexts
public import Drawing
public import Foundation
public import Raster

/// What the pictures of a renderer are like.
open class UIGraphicsRendererFormat: NSObject {
  /// What can be drawn on.
  open internal(set) var bounds = CGRect.zero

  /// What suits the screen.
  open class func `default`() -> Self { self.init() }

  /// What suits the screen.
  public required override init() { super.init() }
}

/// What the pictures of an image renderer are like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How much of colours is kept: here always the standard range, sRGB.
  public enum Range: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// As the screen.
    case automatic
    /// Wide, which is sRGB here.
    case extended
    /// sRGB.
    case standard
  }

  /// Pixels per point; the screen's by default, and for 0.
  open var scale = UIScreen.main.scale

  /// The scale that pictures have.
  var shownScale: CGFloat { scale > 0 ? scale : UIScreen.main.scale }

  /// Whether pictures stand on black instead of nothing; false by default.
  open var opaque = false

  /// Colours are sRGB, whatever is asked for.
  open var preferredRange = Range.standard

  /// What suits the screen.
  open class func preferred() -> Self { self.init() }

  /// What suits the screen.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// Where a renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that drawing goes to, which is the current one meanwhile.
  public let cgContext: CGContext

  /// What the picture is like.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// What has been drawn so far.
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

  /// Draws a frame, one point wide, inside of a rectangle, with the fill colour.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }

  /// Draws a frame, one point wide, inside of a rectangle, with the fill colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFrameUsingBlendMode(rect, blendMode)
  }

  /// Lets only what lies in a rectangle show from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures.
open class UIGraphicsImageRenderer: NSObject {
  /// What its pictures are like.
  public let format: UIGraphicsImageRendererFormat

  /// Makes pictures of what is drawn within `bounds`. A size that no picture can have gives pictures
  /// of one transparent pixel.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
  }

  /// Makes pictures of what is drawn within `bounds`.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes pictures of `size` points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Makes pictures of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A picture of what `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = CGContext(
      recording: format.bounds, scale: format.shownScale, isOpaque: format.opaque)
    let context = UIGraphicsImageRendererContext(drawing, format)
    GraphicsStack.current.with(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// A PNG file of what `actions` draw.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// A JPEG file of what `actions` draw, of a quality of 0…1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
