public import Foundation
public import Layers
import Raster

/// A view that shows a picture, or several that follow one another.
///
/// A template is shown in the view's tint. Cap insets count when `contentMode` is `scaleToFill`.
open class UIImageView: UIView {
  private var isShown = false

  /// What is shown; nil for nothing.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      imageChanged()
    }
  }

  /// What is shown while `isHighlighted`; nil for `image`.
  open var highlightedImage: UIImage? { didSet { imageChanged() } }

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged() } } }

  /// What follows one another while it animates; nil for nothing.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// What follows one another while it animates and `isHighlighted`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// How long all of `animationImages` take, in seconds; 0, the default, for 1/30 s each.
  open var animationDuration: TimeInterval = 0

  /// How often they are shown; 0, the default, for ever.
  open var animationRepeatCount = 0

  /// Whether pictures follow one another at this instant.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// How symbols are to be drawn, which have no pictures here; nil by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  private static let animationKey = "contents"

  /// A view of the size of `image` that shows it.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    imageChanged()
  }

  /// A view of the size of `image` that shows it, or another while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    (self.image, self.highlightedImage) = (image, highlightedImage)
    imageChanged()
  }

  /// A view that shows nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// There are no archives here: a view that shows nothing yet.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { isUserInteractionEnabled = false }

  /// Has the pictures follow one another, from the first: `animationImages`, or those of an animated
  /// image.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    guard let images, !images.isEmpty else { return animateImage() }
    animate(
      images, duration: animationDuration > 0 ? animationDuration : Double(images.count) / 30,
      repeatCount: animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity)
  }

  /// Shows `image` again.
  open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

  /// Leaves the picture as it is: an image view does not draw, whatever `draw(_:)` does.
  open override func display(_ layer: CALayer) {}

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    (shownImage ?? image)?.size ?? super.intrinsicContentSize
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  /// Templates take on the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { showImage() }
  }

  /// How the picture takes its place in the bounds; `scaleToFill` by default.
  open override var contentMode: ContentMode { didSet { showImage() } }

  /// Margins that do not stretch keep their size when the bounds change.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.look.resizingMode != nil { showImage() }
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageChanged() {
    showImage()
    if shownImage?.images != nil {
      isShown = true
      animateImage()
    } else {
      if isShown { stopAnimating() }
      isShown = false
    }
  }

  /// Has the pictures of an animated image follow one another, for ever.
  private func animateImage() {
    guard let image = shownImage, let frames = image.images else { return }
    let duration = image.duration > 0 ? image.duration : Double(frames.count) / 30
    animate(frames, duration: duration, repeatCount: .infinity)
  }

  private func showImage() {
    layer.contentsScale = shownImage?.scale ?? 1
    layer.contents = shownImage.flatMap(contents(for:))
  }

  /// What the layer shows for a picture: its pixels if they are shown as they are.
  private func contents(for image: UIImage) -> Any? {
    let tint: UIColor? = image.isTemplate ? image.look.tint ?? tintColor : image.look.tint
    let stretches = image.look.resizingMode != nil && contentMode == .scaleToFill
    if image.imageOrientation == .up, tint == nil, !stretches { return image.cgImage }
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
  /// Whether an image view shows its alpha in the tint.
  fileprivate var isTemplate: Bool { renderingMode == .alwaysTemplate }
}
