// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import Ticking

// The sounds of Audio Toolbox. A film has no sound: they play nothing, and end at once.

/// What names a system sound.
public typealias SystemSoundID = UInt32

/// What a call of Apple's C libraries came to; 0 for success.
public typealias OSStatus = Int32

/// The sound that has a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// Success.
public let kAudioServicesNoError: OSStatus = 0

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing, and calls the completion at the clock's next turn.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { StageQueue.main.async(execute: inCompletionBlock) }
}

/// Plays nothing, and calls the completion at the clock's next turn.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Stores the name of a sound, 1 for any file, which is not read, and gives success.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return kAudioServicesNoError
}

/// Lets go of nothing, and gives success.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
