import AVFoundation
import AudioToolbox
import CoreImage
import SystemLog
import Testing
import UIKit
import os

@Suite struct SystemModuleTests {
  @Test func codeThatImportsSystemModulesRuns() throws {
    let test = try TestStage()
    let code = SystemCode()
    try test.play(until: 2) {
      code.writeLogs()
      #expect(code.play() == 0)
      #expect(abs(code.position(at: 1) - (1 - 0.36787944117144233)) < 1e-12)
    }
    #expect(hypotenuse(3, 4) == 5 && code.colour() == CIColor(red: 1, green: 0.5, blue: 0))
  }

  @Test func soundsCompleteAtTheNextTurn() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      AudioServicesPlaySystemSoundWithCompletion(1104) { test.note("ended") }
      AudioServicesPlayAlertSoundWithCompletion(1104, nil)
      test.note("played")
    }
    #expect(test.log == ["played 0.0", "ended 0.0"])
  }

  @Test func silentPlayersEndAtTheNextTurn() throws {
    final class Listener: NSObject, AVAudioPlayerDelegate {
      var players: [AVAudioPlayer] = []
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        players.append(player)
      }
    }
    let (test, listener) = (try TestStage(), Listener())
    var (once, endless): (AVAudioPlayer?, AVAudioPlayer?)
    try test.play(until: 1) {
      once = SystemCode().playSound(listener)
      endless = SystemCode().playSound(listener)
      endless?.numberOfLoops = -1
      let stopped = SystemCode().playSound(listener)
      stopped?.stop()
      #expect(once?.isPlaying == true && once?.volume == 0.5 && stopped?.isPlaying == false)
    }
    #expect(listener.players == [once] && once?.isPlaying == false && endless?.isPlaying == true)
    #expect(AVAudioSession.sharedInstance().category == .ambient)
  }

  @Test(arguments: [
    (CGSize(width: 4, height: 2), CGRect(x: 10, y: 45, width: 100, height: 50)),
    (CGSize(width: 1, height: 2), CGRect(x: 30, y: 10, width: 60, height: 120)),
    (CGSize(width: 0, height: 2), CGRect(x: 60, y: 70, width: 0, height: 0)),
  ])
  func rectanglesKeepAnAspectRatio(ratio: CGSize, result: CGRect) {
    let bounds = CGRect(x: 10, y: 10, width: 100, height: 120)
    #expect(AVMakeRect(aspectRatio: ratio, insideRect: bounds) == result)
  }

  @Test func locksLockAndUnlock() {
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_assert_not_owner(&lock)
    let guarded = OSAllocatedUnfairLock(initialState: 1)
    let copy = guarded
    copy.withLock { $0 += 1 }
    #expect(guarded.withLock { $0 } == 2)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.lockIfAvailable() && !plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 3 } == 3)
  }

  @Test func locksExcludeOtherThreads() {
    final class Shared: @unchecked Sendable {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      let ended = DispatchSemaphore(value: 0)
    }
    let shared = Shared()
    for _ in 0..<4 {
      Thread.detachNewThread {
        for _ in 0..<1000 { shared.lock.withLock { $0 += 1 } }
        shared.ended.signal()
      }
    }
    for _ in 0..<4 { shared.ended.wait() }
    #expect(shared.lock.withLock { $0 } == 4000)
  }

  @Test func onlyErrorsAndFaultsAreLogged() {
    let log = OSLog(subsystem: "a", category: .pointsOfInterest)
    let types: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(types.map(log.isEnabled) == [false, false, false, true, true])
    #expect(!OSLog.disabled.isEnabled(type: .fault) && !log.signpostsEnabled)
  }

  @Test func formatSpecifiersAreReplacedByValues() {
    #expect(LogFormat.text("%{public}@ has %d%% of %.2f", ["a", 3, 0.5]) == "a has 3% of 0.5")
    #expect(LogFormat.text("%5ld and %llu, %@", [1, 2]) == "1 and 2, ")
    #expect(LogFormat.text("nothing", [1]) == "nothing" && LogFormat.text("100%%", []) == "100%")
  }

  @Test func coreImageColoursConvert() {
    let colour = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(colour.stringRepresentation == "0.25 0.5 0.75 0.5")
    #expect(CIColor(string: colour.stringRepresentation) == colour)
    #expect(CIColor(string: "1 0 0") == .red && CIColor(string: "") == .black)
    #expect(UIColor(ciColor: colour).ciColor == colour)
    #expect(CIColor(color: UIColor(ciColor: colour)) == colour)
    #expect(CIColor(cgColor: UIColor.white.cgColor) == .white)
    #expect(colour.numberOfComponents == 4 && colour.colorSpace.model == .rgb)
    #expect((0..<4).map { colour.components[$0] } == [0.25, 0.5, 0.75, 0.5])
    #expect(CIColor(red: 2, green: -1, blue: 0) == .red && CIColor.clear.alpha == 0)
    let greys = CGColorSpaceCreateDeviceGray()
    #expect(CIColor(red: 1, green: 1, blue: 1, colorSpace: greys) == nil)
  }

  @Test func coreImageVectorsConvert() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CIVector(cgRect: rect).cgRectValue == rect)
    #expect(CIVector(cgPoint: rect.origin) == CIVector(x: 1, y: 2))
    let turned = CGAffineTransform(rotationAngle: 1)
    #expect(CIVector(cgAffineTransform: turned).cgAffineTransformValue == turned)
    let vector = CIVector(string: "[1 2.5 3]")
    #expect(vector.count == 3 && vector.z == 3 && vector.w == 0 && vector.value(at: 9) == 0)
    #expect(vector.stringRepresentation == "[1 2.5 3]")
    #expect(CIVector(values: [1, 2], count: 2).cgPointValue == CGPoint(x: 1, y: 2))
  }
}
