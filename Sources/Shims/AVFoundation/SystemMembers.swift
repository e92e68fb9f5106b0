import Messaging

/// The members of AVFoundation's classes that keys can name, and that can be observed.
enum SystemMembers {
  static var player: [PortedMember] {
    [
      .getter("status", \AVPlayer.status),
      .getter("timeControlStatus", \AVPlayer.timeControlStatus),
      .getter("currentItem", \AVPlayer.currentItem), .property("rate", \AVPlayer.rate),
      .property("volume", \AVPlayer.volume), .property("muted", \AVPlayer.isMuted),
      .getter("externalPlaybackActive", \AVPlayer.isExternalPlaybackActive),
      .method("play", AVPlayer.play), .method("pause", AVPlayer.pause),
    ]
  }

  static var item: [PortedMember] {
    [
      .getter("status", \AVPlayerItem.status), .getter("duration", \AVPlayerItem.duration),
      .getter("presentationSize", \AVPlayerItem.presentationSize),
      .getter("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges),
      .getter("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp),
      .getter("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty),
      .getter("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull),
    ]
  }

  static var layer: [PortedMember] {
    [.getter("readyForDisplay", \AVPlayerLayer.isReadyForDisplay)]
  }

  static var looper: [PortedMember] {
    [
      .getter("loopCount", \AVPlayerLooper.loopCount), .getter("status", \AVPlayerLooper.status),
    ]
  }
}

extension AVPlayer: ChangeReporter {}
extension AVPlayerItem: ChangeReporter {}
extension AVPlayerLayer: ChangeReporter {}
extension AVPlayerLooper: ChangeReporter {}

#if os(Linux)
  @section(".init_array") @used
  private let registration: @convention(c) () -> Void = { registerPlayerMembers() }

  private func registerPlayerMembers() {
    registerSystemMembers(AVPlayer.self) { SystemMembers.player }
    registerSystemMembers(AVPlayerItem.self) { SystemMembers.item }
    registerSystemMembers(AVPlayerLayer.self) { SystemMembers.layer }
    registerSystemMembers(AVPlayerLooper.self) { SystemMembers.looper }
  }
#endif
