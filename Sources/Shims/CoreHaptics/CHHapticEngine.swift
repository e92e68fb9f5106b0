public import Foundation
import Ticking

// A film shows no haptics: engines and players accept all calls and play nothing.

/// What the device can play: nothing.
public protocol CHHapticDeviceCapability {
  /// Whether the device has haptics.
  var supportsHaptics: Bool { get }
  /// Whether the device plays sounds with haptics.
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// An object that would play haptic patterns. It isn't an `NSObject`, whose initializer can't throw
/// on Linux.
open class CHHapticEngine {
  /// A function that is called when the engine has started or stopped; the error is nil.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// A function that is called when the engine has stopped.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// A function that is called when the engine has to be started again.
  public typealias ResetHandler = () -> Void
  /// A function that is called when all players have finished.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  /// Why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished
    case engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  /// What happens to an engine after its players have finished.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1, leaveEngineRunning
  }

  /// The closure that is called when the system stops the engine, which never happens on a stage.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// The closure that is called when the engine must be restarted, which never happens on a stage.
  open var resetHandler: ResetHandler = {}
  /// Whether sounds are left out; has no effect.
  open var playsHapticsOnly = false
  /// Whether haptics are left out; has no effect.
  open var playsAudioOnly = false
  /// Whether haptics are silent while audio is recorded; has no effect.
  open var isMutedForAudio = false
  /// Whether haptics are left out; has no effect.
  open var isMutedForHaptics = false
  /// Whether the engine stops when it isn't used; has no effect.
  open var isAutoShutdownEnabled = false
  /// The stage's time, in seconds.
  open var currentTime: TimeInterval { StageNow.instant.seconds }

  /// Creates an engine.
  public init() throws {}

  /// Returns what the device can play: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// Does nothing.
  open func start() throws {}

  /// Calls the handler in the clock's next turn.
  open func start(completionHandler: CompletionHandler?) { call(completionHandler) }

  /// Calls the handler in the clock's next turn.
  open func stop(completionHandler: CompletionHandler? = nil) { call(completionHandler) }

  private func call(_ handler: CompletionHandler?) {
    if let handler { StageQueue.main.async { handler(nil) } }
  }

  /// Calls the handler in the clock's next turn.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    StageQueue.main.async { _ = finishedHandler(nil) }
  }

  /// Returns a player that plays nothing.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }

  /// Returns a player that plays nothing.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer() }

  /// Does nothing.
  open func playPattern(from fileURL: URL) throws {}

  /// Does nothing.
  open func playPattern(from data: Data) throws {}
}

/// The time that means now.
public let CHHapticTimeImmediate: TimeInterval = 0

/// An object that would play a haptic pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Whether the player is silent.
  var isMuted: Bool { get set }

  /// Starts the pattern.
  func start(atTime time: TimeInterval) throws

  /// Stops the pattern.
  func stop(atTime time: TimeInterval) throws

  /// Stops and forgets everything.
  func cancel() throws

  /// Changes values of the pattern.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws

  /// Changes a value of the pattern along a curve.
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval
  ) throws
}

/// An object that would play a haptic pattern, which can be paused and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether the pattern is repeated.
  var loopEnabled: Bool { get set }
  /// The seconds after which the pattern is repeated.
  var loopEnd: TimeInterval { get set }
  /// The speed.
  var playbackRate: Float { get set }
  /// The closure that is called when playback ends; it is never called on a stage.
  var completionHandler: CHHapticEngine.CompletionHandler { get set }

  /// Pauses the pattern.
  func pause(atTime time: TimeInterval) throws

  /// Continues the pattern.
  func resume(atTime time: TimeInterval) throws

  /// Continues the pattern from another time.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// A player of silence.
private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: CHHapticEngine.CompletionHandler = { _ in }

  func start(atTime time: TimeInterval) {}
  func stop(atTime time: TimeInterval) {}
  func pause(atTime time: TimeInterval) {}
  func resume(atTime time: TimeInterval) {}
  func seek(toOffset offsetTime: TimeInterval) {}
  func cancel() {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) {}
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval
  ) {}
}
