import Drawing
public import Foundation
import Geometry
public import Layers
import Messaging

/// How a video fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's value.
  public let rawValue: String

  /// Creates a value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As large as fits, with the proportions of the video.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// So large that nothing is empty, with the proportions of the video.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// As large as the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  fileprivate var contentsGravity: CALayerContentsGravity {
    switch self {
    case .resize: .resize
    case .resizeAspectFill: .resizeAspectFill
    default: .resizeAspect
    }
  }
}

/// A layer that shows the pictures of a player. What doesn't fit is clipped.
open class AVPlayerLayer: CALayer {
  /// Creates a layer without a player.
  public override init() {
    super.init()
    contentsGravity = .resizeAspect
    masksToBounds = true
  }

  /// Creates a copy of another layer's values, with the same player.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVPlayerLayer {
      (player, videoGravity, size) = (other.player, other.videoGravity, other.size)
    }
  }

  /// Creates a layer from its archive, without a player.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    // Initialisers don't call observers.
    self.player = player
    player?.add(self)
  }

  /// The player; nil by default.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      oldValue?.remove(self)
      if let player { player.add(self) } else { show(nil, .zero) }
    }
  }

  /// How the video fills the layer; `resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { contentsGravity = videoGravity.contentsGravity }
  }

  /// Whether the first picture is shown.
  open private(set) var isReadyForDisplay = false {
    willSet { portedWillChange(self, "readyForDisplay", isReadyForDisplay, newValue) }
    didSet { portedDidChange(self, "readyForDisplay", oldValue, isReadyForDisplay) }
  }

  /// The formats of pictures that an app reads; it has no effect.
  open var pixelBufferAttributes: [String: Any]?

  private final var size = CGSize.zero

  /// The area of the pictures in the layer's coordinates; empty if there are none.
  open var videoRect: CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    switch videoGravity {
    case .resize: return bounds
    case .resizeAspectFill:
      let scale = max(bounds.width / size.width, bounds.height / size.height)
      let (width, height) = (size.width * scale, size.height * scale)
      return CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
    }
  }

  final func show(_ image: CGImage?, _ size: CGSize) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if contents as? CGImage !== image { contents = image }
    CATransaction.commit()
    self.size = image == nil ? .zero : size
    if isReadyForDisplay != (image != nil) { isReadyForDisplay = image != nil }
  }
}
