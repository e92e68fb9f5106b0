public import Foundation
public import Layers
import Raster

/// A view that shows an image or a sequence of images.
///
/// Templates and symbols are shown in the view's tint colour. Cap insets apply if `contentMode` is
/// `scaleToFill`.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  private var showsAnimatedImage = false

  /// The displayed image; nil for none.
  open var image: UIImage? {
    get { ownImage }
    set { replaceable(.setImage, of: self, in: UIImageView.self, newValue) { ownImage = $0 } }
  }

  private var ownImage: UIImage? {
    didSet {
      if ownImage?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      imageChanged()
    }
  }

  /// The image displayed while `isHighlighted` is true; nil for `image`.
  open var highlightedImage: UIImage? { didSet { imageChanged() } }

  /// A Boolean value that indicates whether `highlightedImage` is displayed; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged() } } }

  /// The images of an animation; nil for none.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The images of an animation while `isHighlighted` is true.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The duration of all `animationImages`, in seconds; 0, the default, for 1/30 s each.
  open var animationDuration: TimeInterval = 0

  /// The number of repetitions; 0, the default, for infinitely many.
  open var animationRepeatCount = 0

  /// A Boolean value that indicates whether an animation is running.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// The configuration of symbols, except for what their own configuration specifies (D); nil, the
  /// default, for none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      imageChanged()
    }
  }

  /// Whether the image is larger in the sizes of accessibility, which films don't have; false by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  private static let animationKey = "contents"

  /// Creates a view that shows an image, with the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    imageChanged()
  }

  /// Creates a view that shows an image, or another while it is highlighted, with the image's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
    imageChanged()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    restoreProperties(from: coder)
    coder.decode(Self.imageProperties, of: self)
  }

  /// Encodes the view.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.imageProperties, of: self)
  }

  private func prepare() { isUserInteractionEnabled = false }

  /// Starts the animation of `animationImages`, or of an animated image, from the first frame.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    guard let images, !images.isEmpty else { return animateImage() }
    animate(
      images, duration: animationDuration > 0 ? animationDuration : Double(images.count) / 30,
      repeatCount: animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity)
  }

  /// Stops the animation and shows `image` again.
  open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

  /// Does nothing: an image view doesn't draw, even if `draw(_:)` is overridden.
  open override func display(_ layer: CALayer) {}

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    replaceable(.intrinsicContentSize, of: self, in: UIImageView.self) {
      (shownImage ?? image.map(configured))?.size ?? super.intrinsicContentSize
    }
  }

  /// Returns the size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  /// Updates a template to the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { showImage() }
  }

  /// The content mode of the image; `scaleToFill` by default.
  open override var contentMode: ContentMode { didSet { showImage() } }

  /// Updates a resizable image, so that its cap insets keep their size, and an image that is mirrored
  /// in right-to-left layouts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let attributes = shownImage?.attributes else { return }
    if attributes.resizingMode != nil || attributes.flipsForRightToLeft { showImage() }
  }

  private var shownImage: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image).map(configured)
  }

  private func configured(_ image: UIImage) -> UIImage {
    let image = image.preferring(preferredSymbolConfiguration)
    return image.flipsForRightToLeftLayoutDirection && isRightToLeft
      ? image.withHorizontallyFlippedOrientation() : image
  }

  private func imageChanged() {
    showImage()
    if shownImage?.images != nil {
      showsAnimatedImage = true
      animateImage()
    } else {
      if showsAnimatedImage { stopAnimating() }
      showsAnimatedImage = false
    }
  }

  /// Repeats the frames of an animated image indefinitely.
  private func animateImage() {
    guard let image = shownImage, let frames = image.images else { return }
    let duration = image.duration > 0 ? image.duration : Double(frames.count) / 30
    animate(frames, duration: duration, repeatCount: .infinity)
  }

  private func showImage() {
    layer.contentsScale = shownImage?.scale ?? 1
    layer.contents = shownImage.flatMap(contents(for:))
  }

  /// Returns the layer's contents for an image: its pixels if they can be shown unchanged.
  final func contents(for image: UIImage) -> Any? {
    // A symbol has the colour of the view unless its mode specifies its own.
    let isPlainSymbol = image.isSymbolImage && image.renderingMode == .automatic
    let image = isPlainSymbol ? image.tinted(nil) : image
    let tint: UIColor? =
      image.isTemplate ? image.attributes.tint ?? tintColor : image.attributes.tint
    let stretches = image.attributes.resizingMode != nil && contentMode == .scaleToFill
    let isPlain = tint == nil && !stretches && !image.isSymbolImage
    if image.imageOrientation == .up, isPlain { return image.picture }
    let size = stretches ? bounds.size : image.size
    let area = CGRect(origin: .zero, size: size)
    return LayerDrawing(image.items(in: area, tint: tint), of: area)
  }

  private func animate(_ images: [UIImage], duration: TimeInterval, repeatCount: Float) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap(contents(for:))
    animation.calculationMode = .discrete
    animation.duration = duration
    animation.repeatCount = repeatCount
    layer.add(animation, forKey: Self.animationKey)
  }
}

extension UIImage {
  /// Whether an image view shows the image's alpha in the tint colour.
  fileprivate var isTemplate: Bool {
    renderingMode == .alwaysTemplate || isSymbolImage && renderingMode == .automatic
  }
}
