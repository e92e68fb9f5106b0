public import Foundation

/// A haptic pattern: events, and changes of their values.
open class CHHapticPattern: NSObject {
  /// A key of patterns as dictionaries.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name in files.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The version of the format.
    public static let version = Key(rawValue: "Version")
    /// The list of events.
    public static let pattern = Key(rawValue: "Pattern")
    /// An event.
    public static let event = Key(rawValue: "Event")
    /// The kind of an event.
    public static let eventType = Key(rawValue: "EventType")
    /// The start in seconds.
    public static let time = Key(rawValue: "Time")
    /// The length in seconds.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The values of an event.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// A change of a value.
    public static let parameter = Key(rawValue: "Parameter")
    /// Which value.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// The value.
    public static let parameterValue = Key(rawValue: "ParameterValue")
    /// A curve.
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    /// The points of a curve.
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    /// The file of a sound.
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
  }

  private let events: [CHHapticEvent]

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    super.init()
  }

  /// Creates an empty pattern; the dictionary isn't read.
  public init(dictionary patternDict: [Key: Any]) throws {
    events = []
    super.init()
  }

  /// Creates an empty pattern; the file isn't read.
  public init(contentsOf ahapURL: URL) throws {
    events = []
    super.init()
  }

  /// The seconds until the end of the last event.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// An event of a haptic pattern.
open class CHHapticEvent: NSObject {
  /// The kind of an event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name in files.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A short tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration with a length.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone with a length.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A value of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name in files.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The strength, 0…1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The sharpness, 0…1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The seconds until full strength.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The seconds in which the strength decays.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The seconds in which the event ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether the strength is kept.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The volume, 0…1.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch, −1…1.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// The balance, −1…1.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// The brightness, 0…1.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The kind.
  public let type: EventType
  /// The values.
  public let eventParameters: [CHHapticEventParameter]
  /// The start, in seconds from that of the pattern.
  open var relativeTime: TimeInterval
  /// The length in seconds.
  open var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
    super.init()
  }
}

/// A value of an event.
open class CHHapticEventParameter: NSObject {
  /// Which value.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float

  /// Creates a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
    super.init()
  }
}

/// A change of a value while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
  /// A value of a pattern.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name in files.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The strength.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// The sharpness.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// The seconds until full strength.
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    /// The seconds of the decay.
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    /// The seconds of the end.
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    /// The volume.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// The balance.
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    /// The pitch.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    /// The brightness.
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    /// The seconds until full volume.
    public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
    /// The seconds of the decay.
    public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
    /// The seconds of the end.
    public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")
  }

  /// Which value.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// The time, in seconds from the start of the pattern.
  open var relativeTime: TimeInterval

  /// Creates a change.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
    super.init()
  }
}

/// Changes of a value along a curve.
open class CHHapticParameterCurve: NSObject {
  /// A point of the curve.
  open class ControlPoint: NSObject {
    /// The time, in seconds from the start of the curve.
    open var relativeTime: TimeInterval
    /// The value.
    open var value: Float

    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
      super.init()
    }
  }

  /// Which value.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points, by their times.
  public let controlPoints: [ControlPoint]
  /// The start, in seconds from that of the pattern.
  open var relativeTime: TimeInterval

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
    super.init()
  }
}

/// An error of Core Haptics; never thrown here.
public struct CHHapticError: Error, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidEngineParameter = -4816
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case unknownError = -4898
    case memoryError = -4899
  }

  /// The kind of error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
