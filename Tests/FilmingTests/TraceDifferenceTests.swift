import Traces
import RenderJobs
import Flipbook
import Foundation
import Layers
import Raster
import TestSupport
import Testing
import VirtualTime

@Suite struct TraceDifferenceTests {
  private func trace(_ perform: @escaping Script.Performance) throws -> Trace {
    let script = Script(perform: perform)
    return try script { try TestFilm.trace(limits: script.limits) }
  }

  /// A card that moves and fades, and a dot that is moved without an animation.
  private func scene(
    x: CGFloat = 20, delay: Double = 0.25, dotAt: Double = 0.5, extra: Bool = false,
    names: [String] = ["card", "dot"]
  ) throws -> Trace {
    try trace { stage, _ in
      let card = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
      let dot = UIView(frame: CGRect(x: 20, y: 2, width: 4, height: 4))
      card.accessibilityIdentifier = names[0]
      dot.accessibilityIdentifier = names[1]
      if extra { stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
      stage.window.addSubview(card)
      stage.window.addSubview(dot)
      UIView.animate(withDuration: 0.5, delay: delay, options: .curveLinear) { card.center.x = x }
      return wait(dotAt).do(onNext: { dot.center.y = 12 }).concat(wait(1))
    }
  }

  private func diff(_ old: Trace, _ new: Trace) -> [String] {
    TraceDifference.all(from: old, to: new).map { difference in
      var difference = difference
      difference.source = nil
      difference.oldSource = nil
      return "\(difference)"
    }
  }

  @Test func equalFilmsHaveNoDifferences() throws {
    let old = try scene()
    #expect(TraceDifference.all(from: old, to: try scene()).isEmpty)
    let read = try JSONDecoder().decode(Trace.self, from: Data(try old.json()))
    #expect(TraceDifference.all(from: read, to: old).isEmpty)
  }

  @Test func linesNumbersNamesAndAddressesAreIgnored() throws {
    let old = try scene()
    var new = try scene(names: ["one", "two"])
    for index in new.animations.indices {
      new.animations[index].source?.line += 7
      new.animations[index].layer += 40
    }
    for index in new.settings?.indices ?? 0..<0 {
      new.settings?[index].source = nil
      new.settings?[index].layer += 40
    }
    #expect(diff(old, new) == [])
    var (before, after) = (old, old)
    before.settings?[0].value = .text("<Card: 0x00007f12>")
    after.settings?[0].value = .text("<Card: 0xabc>")
    #expect(diff(before, after) == [])
  }

  @Test func differencesAreInChronologicalOrder() throws {
    #expect(
      diff(try scene(), try scene(x: 22, dotAt: 0.3)) == [
        "From 0.25 s an animation on UIView \"card\" animates \"position.x\" to 22 instead of 20",
        "\"position\" of UIView \"dot\" is set at 0.3 s instead of 0.5 s",
      ])
  }

  @Test(
    arguments: [
      ("to", "to (30, 40) instead of (20, 6)"), ("from", "from 1 instead of 6"),
      ("begin", "beginning at 0.3 s instead of 0.25 s"), ("duration", "for 2 s instead of 0.5 s"),
      ("curve", "with the curve spring instead of linear"),
      ("repeats", "with a repeat count of ∞ instead of 1"),
      ("reverses", "forward and back instead of only forward"),
      ("adds", "replacing the value instead of adding to it"),
      ("moves", "with its animator moving at 0.1 s instead of never"),
      ("end", "ending at 0.7 s instead of at 0.75 s"), ("added", "added at 0.1 s instead of 0 s"),
    ])
  func allPropertiesOfAnAnimationAreCompared(what: String, words: String) throws {
    let old = try scene()
    var new = old
    let index = try #require(new.animations.firstIndex { $0.keyPath == "position" })
    switch what {
    case "to": new.animations[index].to = .numbers([30, 40])
    case "from": new.animations[index].from = .numbers([1, 6])
    case "begin": new.animations[index].begin = 0.3
    case "duration": new.animations[index].duration = 2
    case "curve": new.animations[index].curve = "spring"
    case "repeats": new.animations[index].repeatCount = nil
    case "reverses": new.animations[index].autoreverses = true
    case "adds": new.animations[index].isAdditive = false
    case "end": new.animations[index].end = 0.7
    case "added": new.animations[index].added = 0.1
    default:
      new.animations[index].moves = []
      var moved = try animatorsMove()
      moved.begin = 0.1
      new.animations[index].moves = [moved]
    }
    let diff = diff(old, new)
    #expect(diff.count == 1)
    #expect(diff.first?.hasSuffix(words) == true, "\(diff)")
  }

  private func animatorsMove() throws -> Trace.Move {
    let moved = try trace { stage, _ in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      stage.window.addSubview(card)
      UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0 }.startAnimation()
      return wait(1)
    }
    return try #require(moved.animations.first?.moves?.first)
  }

  @Test func newAndMissingRecordsAreReported() throws {
    let (old, more) = (try scene(), try scene(extra: true))
    #expect(diff(old, more) == ["At 0 s UIView (0.0, 0.0, 1.0, 1.0) is new"])
    #expect(diff(more, old) == ["At 0 s UIView (0.0, 0.0, 1.0, 1.0) is gone"])
    #expect(
      TraceDifference.all(from: old, to: more).first?.source?.file.hasSuffix(
        "TraceDifferenceTests.swift") == true)
    var still = old
    still.animations.removeAll { $0.keyPath == "position" }
    #expect(
      diff(old, still) == [
        "From 0.25 s \"position\" of UIView \"card\" is no longer animated to (20, 6)"
      ])
    #expect(
      diff(still, old) == [
        "From 0.25 s \"position\" of UIView \"card\" is now animated to (20, 6)"
      ])
    let gone = try #require(TraceDifference.all(from: old, to: still).first)
    #expect(gone.source == nil && gone.oldSource != nil)
    #expect("\(gone)".contains(" (previously at "))
  }

  @Test func aReplacedKeyPathIsOneDifference() throws {
    let old = try scene()
    var new = old
    let index = try #require(new.animations.firstIndex { $0.keyPath == "position" })
    new.animations[index].keyPath = "opacity"
    #expect(
      diff(old, new) == [
        "From 0.25 s an animation on UIView \"card\" animates \"opacity\" instead of \"position\""
      ])
  }

  @Test func setValuesAreComparedInChronologicalOrder() throws {
    let old = try scene()
    var new = old
    let index = try #require(new.settings?.lastIndex { $0.keyPath == "position" })
    new.settings?[index].value = .numbers([22, 13])
    #expect(diff(old, new) == ["At 0.5 s \"position.y\" of UIView \"dot\" is 13 instead of 12"])
    new.settings?.remove(at: index)
    #expect(
      diff(old, new) == ["At 0.5 s \"position\" of UIView \"dot\" is no longer set to (22, 12)"])
    #expect(
      diff(new, old) == [
        "At 0.5 s \"position\" of UIView \"dot\" is now set to (22, 12)"
      ])
  }

  @Test func withoutSettingsOtherRecordsAreCompared() throws {
    var old = try scene()
    old.settings = nil
    #expect(diff(old, try scene(extra: true)) == [])
    #expect(diff(old, try scene(x: 22)).count == 1)
  }

  @Test func completionsSubscriptionsAndLengthAreComparedLast() throws {
    func film(_ text: String, calls: Bool) throws -> Trace {
      try trace { stage, bag in
        Observable.just(text).subscribe(onNext: { _ in }).disposed(by: bag)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        stage.window.addSubview(card)
        UIView.animate(
          withDuration: 0.5, animations: { card.alpha = 0 }, completion: calls ? { _ in } : nil)
        return wait(1)
      }
    }
    let old = try film("a", calls: true)
    #expect(
      diff(old, try film("b", calls: true)) == [
        "At 0 s the subscription of String receives next b at 0 s instead of next a at 0 s"
      ])
    #expect(
      diff(old, try film("a", calls: false)) == [
        "At 0 s the completion passed to UIView.animate is gone"
      ])
    var delayed = old
    delayed.completions[0].calls = [0.75]
    #expect(
      diff(old, delayed) == [
        "At 0.5 s the completion passed to UIView.animate is called at 0.75 s instead of at 0.5 s"
      ])
    var longer = old
    longer.frameCount = 20
    #expect(diff(old, longer) == ["The film has 20 frames instead of 11"])
  }

  @Test func contentsOfLabelsAndImagesAreRecorded() throws {
    func film(_ text: String, _ level: UInt8) throws -> Trace {
      try trace { stage, _ in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        label.text = text
        label.accessibilityIdentifier = "title"
        stage.window.addSubview(label)
        let red = Pixel(red: level, green: 0, blue: 0).word
        let bitmap = Bitmap(width: 2, height: 2, pixels: [red, red, red, red])
        let view = UIImageView(image: UIImage(bitmap: bitmap))
        view.accessibilityIdentifier = "photo"
        stage.window.addSubview(view)
        return wait(0.5)
      }
    }
    let old = try film("Hello", 1)
    #expect(diff(old, try film("Hello", 1)) == [])
    #expect(
      diff(old, try film("World", 1)) == [
        "At 0 s \"text\" of UILabel \"title\" is World instead of Hello"
      ])
    let diff = diff(old, try film("Hello", 2))
    #expect(diff.count == 1)
    #expect(diff[0].hasPrefix("At 0 s \"contents\" of UIImageView \"photo\" is a picture of 2 × 2"))
  }

  @Test func aRendersTraceHasTheSourceLinesOfTheTraceCommand() throws {
    let folder = try TemporaryFolder()
    try Script.crossing.render(to: folder("frames"))
    let bytes = try #require(folder.bytes("frames/trace.json"))
    let brief = try JSONDecoder().decode(Trace.self, from: bytes)
    let full = try Script.crossing { try TestFilm.trace(limits: Script.crossing.limits) }
    #expect(TraceDifference.all(from: brief, to: full).isEmpty)
    #expect(brief.settings?.count == full.settings?.count)
    // Records without a line of the film have the line of this test that plays the film.
    for (one, other) in zip(brief.settings ?? [], full.settings ?? [])
    where other.source?.file.hasSuffix("TraceDifferenceTests.swift") != true {
      // For an inlined call, a brief trace has the nearest line.
      #expect(one.keyPath == other.keyPath && one.value == other.value)
      let lines = try [#require(one.source?.line), #require(other.source?.line)]
      #expect(abs(lines[0] - lines[1]) <= 1)
    }
    let color = try #require(brief.settings?.first { $0.keyPath == "backgroundColor" })
    #expect(color.source?.file.hasSuffix("TestFilm.swift") == true)
  }

  @Test func aRendersTraceIsLimitedInSize() throws {
    let folder = try TemporaryFolder()
    let film = Script(duration: 1) { stage, bag in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      stage.window.addSubview(card)
      Observable<Int>.interval(.milliseconds(5), scheduler: MainScheduler.instance)
        .subscribe(onNext: { card.center.x = CGFloat($0) }).disposed(by: bag)
      return nil
    }
    try film.render(to: folder("frames"))
    let bytes = try #require(folder.bytes("frames/trace.json"))
    let trace = try JSONDecoder().decode(Trace.self, from: bytes)
    #expect(trace.settings?.count { $0.keyPath == "position" && $0.time > 0 } == 63)
    #expect(trace.subscriptions.first?.events.count == 64)
    #expect(trace.omitted ?? 0 > 100)
    #expect(try film.verify(folder("frames")).isClean)
  }

  @Test func tracingDoesNotRetainLayers() throws {
    let film = Script(duration: 1) { stage, _ in
      final class Flag: @unchecked Sendable { weak var layer: CALayer? }
      let flag = Flag()
      let end: Observable<Void> = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        stage.window.addSubview(view)
        flag.layer = view.layer
        UIView.animate(withDuration: 0.1) { view.alpha = 0 }
        return wait(0.2).do(onNext: { [weak view] in view?.removeFromSuperview() })
      }()
      return end.concat(wait(0.1)).do(onCompleted: { #expect(flag.layer == nil) })
    }
    let folder = try TemporaryFolder()
    try film.render(to: folder("frames"))
  }
}
