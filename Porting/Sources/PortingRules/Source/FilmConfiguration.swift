import SwiftIfConfig
import SwiftSyntax

/// The values of `#if` conditions in a film: it is an app for iOS whose code is compiled on Linux.
///
/// Some values aren't known before the compiler runs, such as flags, other packages' modules and the
/// language version; `assumption` is the value of these.
struct FilmConfiguration: BuildConfiguration {
  let assumption: Bool

  /// The modules that Flipbook has, and those whose imports are left out.
  static let modules: Set<String> = [
    "Swift", "Foundation", "Dispatch", "UIKit", "QuartzCore", "CoreGraphics", "CoreImage",
    "CoreText", "ImageIO", "AudioToolbox", "AVFoundation", "os", "Darwin", "ObjectiveC", "RxSwift",
    "RxRelay", "RxCocoa", "MobileCoreServices", "CoreServices", "CoreHaptics", "CoreMotion", "simd",
    "Accelerate", "LocalAuthentication", "MessageUI", "SafariServices", "StoreKit",
    "UniformTypeIdentifiers", "UserNotifications", "WebKit", "AVKit", "CoreMedia",
  ]

  /// Apple's modules that films can't import. Combine isn't among them, because a target can have a
  /// module alias for it.
  static let missingModules: Set<String> = [
    "SwiftUI", "MapKit", "SceneKit", "SpriteKit",
    "Metal", "MetalKit", "CoreData", "CoreLocation", "GameplayKit",
    "ARKit", "RealityKit", "PhotosUI", "Photos",
    "AppKit", "WatchKit", "Cocoa", "Vision", "CoreML", "AuthenticationServices",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreTelephony", "CoreVideo", "CryptoKit", "EventKit", "GLKit", "GameKit",
    "HealthKit", "MediaPlayer", "Messages",
    "MultipeerConnectivity", "NaturalLanguage", "Network",
    "OpenGLES", "PDFKit", "PassKit", "PencilKit", "QuickLook", "ReplayKit", "Security", "Social",
    "Speech", "SystemConfiguration", "VideoToolbox", "WidgetKit",
  ]

  func isCustomConditionSet(name: String) -> Bool { assumption }
  func hasFeature(name: String) -> Bool { assumption }
  func hasAttribute(name: String) -> Bool { assumption }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    if Self.modules.contains(module) { return true }
    if Self.missingModules.contains(module) { return false }
    return assumption
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { assumption }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  // The oldest and the newest language mode.
  var languageVersion: VersionTuple { assumption ? VersionTuple(6) : VersionTuple(5) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
