@_exported public import AVFoundation
public import Foundation
public import Views

/// A controller that shows the video of a player on black, without controls: a film has no user who needs
/// them.
open class AVPlayerViewController: UIViewController {
  private final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var video: AVPlayerLayer? { layer as? AVPlayerLayer }
  }

  private final let video = PlayerView()
  private final let overlay = UIView()

  /// The delegate; weak. It isn't notified.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  /// The player; nil by default.
  open var player: AVPlayer? { didSet { video.video?.player = player } }

  /// How the video fills the view; `resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { video.video?.videoGravity = videoGravity }
  }

  /// Whether controls are shown; stored, because there are none.
  open var showsPlaybackControls = true
  /// Stored, without effect.
  open var requiresLinearPlayback = false
  /// Stored, without effect.
  open var allowsPictureInPicturePlayback = true
  /// Stored, without effect.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Stored, without effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Stored, without effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Stored, without effect.
  open var updatesNowPlayingInfoCenter = true

  /// Whether the first picture is shown.
  open var isReadyForDisplay: Bool { video.video?.isReadyForDisplay ?? false }

  /// The area of the pictures.
  open var videoBounds: CGRect { video.video?.videoRect ?? .zero }

  /// A view in front of the video.
  open var contentOverlayView: UIView? { overlay }

  /// Adds the video and the view in front of it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for subview in [video, overlay] {
      subview.frame = view.bounds
      subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(subview)
    }
    overlay.isUserInteractionEnabled = true
  }
}

/// The delegate of a controller of videos, which isn't notified.
public protocol AVPlayerViewControllerDelegate: AnyObject {}
