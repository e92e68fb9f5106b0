import AVFoundation
import AudioToolbox
import CoreImage
import Foundation
import os
import os.lock
import os.log
import os.signpost

/// Unmodified code that imports system modules, but not UIKit.
final class SystemCode {
  private static let log = OSLog(subsystem: "org.example.film", category: "motion")
  private let logger = Logger(subsystem: "org.example.film", category: "motion")
  private let signposter = OSSignposter(subsystem: "org.example.film", category: "motion")
  private var lock = os_unfair_lock()
  private var sound: SystemSoundID = 0
  private var count = 0

  /// Returns a spring's position at a time, with C functions.
  func position(at time: Double) -> Double {
    os_unfair_lock_lock(&lock)
    defer { os_unfair_lock_unlock(&lock) }
    count += 1
    return 1 - exp(-time) * cos(2 * Double.pi * time) + fmod(time, 1) * 0
  }

  func writeLogs() {
    os_log("plain")
    os_log("%{public}@ has %d of %.2f", log: SystemCode.log, type: .info, "this", count, 0.5)
    os_log(.debug, log: SystemCode.log, "with a type")
    os_log("inserted \(count)")
    os_signpost(.begin, log: SystemCode.log, name: "spring")
    os_signpost(.end, log: SystemCode.log, name: "spring", "done %d", count)
    let state = signposter.beginInterval("spring", id: signposter.makeSignpostID())
    signposter.endInterval("spring", state)
    logger.debug("count \(self.count, privacy: .public) of \(0.25, format: .fixed(precision: 1))")
    logger.log(level: .info, "count \(self.count)")
    logger.notice("name \("a name", privacy: .private(mask: .hash))")
  }

  func warn() { logger.error("count \(self.count)") }

  func play() -> OSStatus {
    let status = AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/none.caf"), &sound)
    AudioServicesPlaySystemSound(sound)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    AudioServicesDisposeSystemSoundID(sound)
    return status
  }

  /// Sets up and plays a sound of a file that doesn't exist.
  func playSound(_ delegate: AVAudioPlayerDelegate?) -> AVAudioPlayer? {
    let session = AVAudioSession.sharedInstance()
    try? session.setCategory(.ambient, mode: .default, options: [.mixWithOthers])
    try? session.setActive(true)
    let player = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.mp3"))
    player?.delegate = delegate
    player?.volume = 0.5
    player?.prepareToPlay()
    player?.play()
    return player
  }

  func colour() -> CIColor { CIColor(red: 1, green: 0.5, blue: 0) }
}
