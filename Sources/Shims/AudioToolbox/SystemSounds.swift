// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import Ticking

// The sounds of Audio Toolbox. Films have no sound: sounds play nothing and end immediately.

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

/// A result code of Apple's C libraries; 0 for success.
public typealias OSStatus = Int32

/// The system sound that makes an iPhone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// The result code for success.
public let kAudioServicesNoError: OSStatus = 0

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing, and calls the completion in the clock's next turn.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { StageQueue.main.async(execute: inCompletionBlock) }
}

/// Plays nothing, and calls the completion in the clock's next turn.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Stores a sound identifier, 1 for every file, without reading the file, and returns success.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return kAudioServicesNoError
}

/// Does nothing, and returns success.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
