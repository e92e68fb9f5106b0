public import Foundation

/// The audio of an app, as far as apps set it up; nothing has an effect.
///
/// `@unchecked Sendable`: only a stage's thread uses it.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The category; `soloAmbient` by default.
  open private(set) var category = Category.soloAmbient
  /// The mode; `default` by default.
  open private(set) var mode = Mode.default
  /// The options of the category; none by default.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The volume of the device: always 1.
  open var outputVolume: Float { 1 }
  /// Whether another app plays sounds: never.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether sounds of other apps ask for silence: never.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  /// Stores the category.
  open func setCategory(_ category: Category) throws { self.category = category }

  /// Stores the category and its options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Stores the category, the mode and the options.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }

  /// Stores the mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// How the app's sounds relate to others.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds that mix with those of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that silence those of other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Music and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The purpose of the app's sounds.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No special purpose.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Video calls.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Games.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Videos.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Recording of videos.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// The options of a category; the raw values are Apple's.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sounds mix with those of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Other apps become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Bluetooth devices for calls can be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Other apps that speak are interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Bluetooth devices for music can be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// AirPlay can be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// The options of `setActive(_:options:)`; the raw values are Apple's.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are told that the session has ended.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}

/// The former name of `AVAudioSession.Category.ambient`.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The former name of `AVAudioSession.Category.soloAmbient`.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The former name of `AVAudioSession.Category.playback`.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
