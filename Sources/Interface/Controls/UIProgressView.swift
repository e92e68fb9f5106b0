public import Foundation
import Layers
public import Views

/// A view that shows the progress of a task: a track that is filled from its leading end.
///
/// Its height is that of its style, whatever frame is set; subclasses change it in `sizeThatFits(_:)`,
/// and a transform scales it. Height and length of the filled part are measured: O7.11 and O7.12 in
/// docs/measured.md.
open class UIProgressView: UIView {
  /// The style of a progress view; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// 4 points high, with round ends.
    case `default`
    /// For bars: 2.5 points high, with square ends.
    case bar
  }

  /// The least length of the filled part, in points.
  private static let minimumFill: CGFloat = 8

  private let track = UIImageView()
  private let filled = UIImageView()
  private var fraction: Float = 0

  // MARK: Initialisers

  /// Creates a progress view without progress, with the style `default`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a progress view without progress, 150 points wide (D).
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    styleChanged()
    UIView.performWithoutAnimation {
      bounds.size = CGSize(width: 150, height: intrinsicContentSize.height)
    }
  }

  /// Creates a progress view from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    if !coder.containsArchive { UIView.performWithoutAnimation { frame = .zero } }
    coder.decode(Self.progressProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.progressProperties, of: self)
    coder.omitSubviews()
  }

  private func addParts() {
    for part in [track, filled] { addSubview(part) }
    show()
  }

  // MARK: Progress

  /// The progress, clamped to 0…1; 0 by default. NaN counts as 0.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress. If `animated` is true, the filled part grows or shrinks within a quarter of a
  /// second: our decision.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard progress != fraction else { return }
    // The filled part starts at its present length.
    if animated { layoutIfNeeded() }
    fraction = progress
    layer.noteChange()
    guard animated else { return place() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .overrideInheritedDuration) {
      self.place()
    }
  }

  /// The task whose progress is shown; nil by default. Changes are noticed at refreshes of the screen, and
  /// animated.
  open var observedProgress: Progress? {
    didSet {
      observation?.invalidate()
      observation = nil
      guard let observedProgress else { return }
      progress = Float(observedProgress.fractionCompleted)
      let link = CADisplayLink { [weak self] link in
        guard let self else { return link.invalidate() }
        let fraction = Float(observedProgress.fractionCompleted)
        if fraction != progress { setProgress(fraction, animated: true) }
      }
      link.keepsFilmRunning = false
      link.start()
      observation = link
    }
  }

  private var observation: CADisplayLink?

  // MARK: Appearance

  /// The style; `default` by default.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { styleChanged() } }
  }

  private func styleChanged() {
    keepHeight()
    invalidateIntrinsicContentSize()
    show()
  }

  /// The colour of the filled part; nil, the default, for the tint colour.
  open var progressTintColor: UIColor? { didSet { show() } }

  /// The colour of the track; nil, the default, for `systemFill`.
  open var trackTintColor: UIColor? { didSet { show() } }

  /// The image of the filled part, stretched to it; nil, the default, for a colour.
  open var progressImage: UIImage? { didSet { show() } }

  /// The image of the track, stretched to it; nil, the default, for a colour.
  open var trackImage: UIImage? { didSet { show() } }

  /// Updates the view for a new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func show() {
    show(progressTintColor ?? tintColor, progressImage, in: filled)
    show(trackTintColor ?? .systemFill, trackImage, in: track)
    place()
  }

  private func show(_ color: UIColor, _ image: UIImage?, in part: UIImageView) {
    part.image = image
    part.tintColor = color
    part.backgroundColor = image == nil ? color : nil
  }

  // MARK: Layout

  /// The frame. The height that is set isn't used.
  open override var frame: CGRect {
    get { super.frame }
    set {
      layer.changeTogether {
        super.frame = newValue
        keepHeight()
      }
    }
  }

  /// The bounds. The height that is set isn't used.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = CGRect(
        origin: newValue.origin,
        size: CGSize(width: newValue.width, height: sizeThatFits(newValue.size).height))
    }
  }

  /// Restores the height after a frame was set, keeping the upper left corner.
  private func keepHeight() {
    let size = super.bounds.size
    let height = sizeThatFits(size).height
    guard size.height != height else { return }
    let corner = super.frame.origin
    super.bounds.size.height = height
    let moved = super.frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// The height of the style; no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  /// Returns the given width, with the height of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Lays out the track and the filled part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let area = super.bounds
    let length = min(
      max((CGFloat(progress) * area.width).rounded(), Self.minimumFill), area.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    track.frame = area
    filled.frame = CGRect(
      x: isMirrored ? area.maxX - length : area.minX, y: area.minY, width: length,
      height: area.height)
    filled.isHidden = progress == 0
    for part in [track, filled] {
      part.layer.cornerRadius =
        progressViewStyle == .bar || part.image != nil ? 0 : area.height / 2
    }
  }
}
