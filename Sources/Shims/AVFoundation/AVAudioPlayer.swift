public import Foundation
import Layers
import Ticking

/// A player of sounds, which plays nothing: a sound ends at the clock's next turn, an endless one
/// when it is stopped.
open class AVAudioPlayer: NSObject {
  /// The file, which isn't read; nil for data.
  public let url: URL?
  /// The data; nil for a file.
  public let data: Data?
  /// The delegate; weak.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The volume, from 0 to 1; 1 by default. It has no effect.
  open var volume: Float = 1
  /// The balance between left and right, from −1 to 1; 0 by default. It has no effect.
  open var pan: Float = 0
  /// Whether `rate` has an effect; it never has.
  open var enableRate = false
  /// The speed; 1 by default. It has no effect.
  open var rate: Float = 1
  /// The number of repeats; 0 by default, endless if negative.
  open var numberOfLoops = 0
  /// The position in seconds; 0 by default. It doesn't advance.
  open var currentTime: TimeInterval = 0
  /// Whether levels are measured; false by default. They are always those of silence.
  open var isMeteringEnabled = false

  /// Whether the sound plays.
  open private(set) var isPlaying = false

  /// Creates a player for a file, without reading it.
  public init(contentsOf url: URL) throws { (self.url, data) = (url, nil) }

  /// Creates a player for a file, without reading it.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    (self.url, data) = (url, nil)
  }

  /// Creates a player for data, without reading it.
  public init(data: Data) throws { (url, self.data) = (nil, data) }

  /// Creates a player for data, without reading it.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    (url, self.data) = (nil, data)
  }

  /// The length of the sound in seconds: always 0.
  open var duration: TimeInterval { 0 }

  /// The number of channels: always 2.
  open var numberOfChannels: Int { 2 }

  /// Does nothing, and returns true.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Begins the silent sound, and returns true. Unless it is endless, the delegate is notified of
  /// its end at the clock's next turn.
  @discardableResult
  open func play() -> Bool {
    guard !isPlaying else { return true }
    isPlaying = true
    if numberOfLoops >= 0 {
      StageQueue.main.async {
        guard self.isPlaying, self.numberOfLoops >= 0 else { return }
        self.isPlaying = false
        self.delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
      }
    }
    return true
  }

  /// Begins the silent sound, regardless of the time.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Stops the sound without notifying the delegate.
  open func pause() { isPlaying = false }

  /// Stops the sound without notifying the delegate.
  open func stop() { isPlaying = false }

  /// Sets the volume immediately.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Does nothing.
  open func updateMeters() {}

  /// Returns the level of silence, −160 decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Returns the level of silence, −160 decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of an audio player; each method is optional.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called when a sound has ended by itself.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called: sounds aren't read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    OptionalMessage.send("audioPlayerDidFinishPlaying:successfully:", to: self, player, flag)
  }

  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
