import FilmStage
import Traces
import Flipbook
import Foundation
import Layers
import OutputFiles
import TestSupport
import Testing
import VirtualTime

@Suite struct TraceTests {
  private func trace(_ perform: @escaping Script.Performance) throws -> Trace {
    let script = Script(perform: perform)
    return try script { try TestFilm.trace(limits: script.limits) }
  }

  private static func card(on stage: Stage, _ name: String = "card") -> UIView {
    let card = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    card.backgroundColor = .systemRed
    card.accessibilityIdentifier = name
    stage.window.addSubview(card)
    return card
  }

  @Test func animationsHaveValuesTimesCurvesAndLines() throws {
    let line = #line + 3
    let trace = try trace { stage, _ in
      let card = Self.card(on: stage)
      UIView.animate(withDuration: 0.5, delay: 0.25, animations: { card.center.x = 20 })
      return nil
    }
    let animation = try #require(trace.animations.first)
    #expect(trace.animations.count == 1)
    #expect(animation.view == "UIView \"card\"")
    #expect(animation.keyPath == "position")
    #expect(animation.from == .numbers([6, 6]))
    #expect(animation.to == .numbers([20, 6]))
    #expect((animation.added, animation.begin, animation.end) == (0, 0.25, 0.75))
    #expect(animation.duration == 0.5)
    #expect(animation.repeatCount == 1)
    #expect(animation.finished == true)
    #expect(animation.isAdditive)
    #expect(animation.curve == "cubic-bezier(0.42, 0.0, 0.58, 1.0)")
    #expect(animation.source?.file.hasSuffix("TraceTests.swift") == true)
    #expect(animation.source?.line == line)
    #expect(trace.frameCount == 9)
    #expect(trace.duration == 0.8)
  }

  @Test func implicitAnimationsHaveLines() throws {
    let trace = try trace { stage, _ in
      let dot = CALayer()
      stage.window.layer.addSublayer(dot)
      CATransaction.flush()
      dot.opacity = 0.5
      return nil
    }
    let animation = try #require(trace.animations.first { $0.keyPath == "opacity" })
    #expect(animation.from == .number(1))
    #expect(animation.to == .number(0.5))
    #expect(animation.duration == 0.25)
    #expect(animation.source?.file.hasSuffix("TraceTests.swift") == true)
  }

  @Test func anAnimationHasTheEndThatItRunsTo() throws {
    let trace = try trace { stage, bag in
      let dot = CALayer()
      stage.window.layer.addSublayer(dot)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      dot.add(fade, forKey: "fade")
      dot.opacity = 0.5
      CATransaction.flush()
      dot.zPosition = 1
      wait(0.125).subscribe(onNext: { dot.zPosition = 2 }).disposed(by: bag)
      return nil
    }
    #expect(trace.animations.map(\.keyPath) == ["opacity", "zPosition", "zPosition"])
    #expect(trace.animations.map(\.to) == [.number(0.5), .number(1), .number(2)])
  }

  @Test func aGroupIsRecordedAsItsParts() throws {
    let trace = try trace { stage, _ in
      let card = Self.card(on: stage)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 0.5
      let color = CABasicAnimation(keyPath: "backgroundColor")
      color.toValue = UIColor.black.cgColor
      color.beginTime = 0.25
      color.duration = 0.5
      let group = CAAnimationGroup()
      group.animations = [fade, color]
      group.duration = 1
      card.layer.add(group, forKey: "both")
      return nil
    }
    #expect(trace.animations.map(\.key) == ["both", "both"])
    #expect(trace.animations.map(\.keyPath) == ["opacity", "backgroundColor"])
    #expect(trace.animations.map(\.begin) == [0, 0.25])
    #expect(trace.animations.map(\.end) == [1, 1])
    #expect(trace.animations.last?.to == .text("#000000FF"))
  }

  @Test func delegateNotificationsAreCompletions() throws {
    final class Listener: CAAnimationDelegate {}
    let line = #line + 10
    let trace = try trace { stage, _ in
      let card = Self.card(on: stage)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 0.5
      fade.delegate = Listener()
      // Inlined code has the line of its caller.
      @inline(never) func begin() {
        card.layer.add(fade, forKey: "fade")
        // A tail call may leave no trace of its caller.
        #expect(card.layer.animation(forKey: "fade") != nil)
      }
      begin()
      return wait(0.2).do(onNext: { begin() }).concat(wait(1)).concat(card.rx.spin(duration: 0.1))
    }
    #expect(trace.completions.map(\.of) == ["CAAnimation.delegate", "CAAnimation.delegate"])
    #expect(trace.completions.map(\.calls) == [[0.2], [0.7]])
    #expect(trace.completions.first?.source?.line == line)
  }

  @Test func subscriptionsHaveEvents() throws {
    let trace = try trace { _, bag in
      let source = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }
      source.delay(.milliseconds(500), scheduler: MainScheduler.instance)
        .subscribe(onNext: { _ in }).disposed(by: bag)
      return nil
    }
    let source = try #require(trace.subscriptions.first { $0.isSource })
    #expect(source.element == "Int")
    #expect(source.events.map(\.event) == [.next, .next, .completed])
    #expect(source.events.map(\.time) == [0, 0, 0])
    let outer = try #require(trace.subscriptions.first { !$0.isSource })
    #expect(outer.events.map(\.value) == ["1", "2", nil])
    #expect(outer.events.map(\.time) == [0.5, 0.5, 0.5])
    #expect(outer.source?.file.hasSuffix("TraceTests.swift") == true)
  }

  @Test func disposedSubscriptionsAndErrorsAreRecorded() throws {
    let trace = try trace { _, bag in
      let endless = Observable<Int>.never().subscribe()
      wait(0.5).subscribe(onNext: { endless.dispose() }).disposed(by: bag)
      Observable<Int>.error(RxError.timeout).subscribe(onError: { _ in }).disposed(by: bag)
      return nil
    }
    #expect(trace.subscriptions.contains { $0.disposed == 0.5 && $0.events.isEmpty })
    #expect(trace.subscriptions.contains { $0.events.map(\.event) == [.error] })
  }

  @Test func equalFilmsGiveEqualBytes() throws {
    func bytes() throws -> [UInt8] {
      try trace { stage, _ in
        Observable.concat([
          Self.card(on: stage).rx.fade(to: 0, duration: 0.5), wait(0.25),
          Self.card(on: stage, "other").rx.spin(duration: 0.5),
        ])
      }.json()
    }
    let first = try bytes()
    #expect(try first == bytes())
    let read = try JSONDecoder().decode(Trace.self, from: Data(first))
    #expect(read.animations.map(\.begin) == [0, 0.75])
  }

  @Test func theChartHasARowForEachViewAndABarForEachAnimation() throws {
    let trace = try trace { stage, _ in
      let (one, two) = (Self.card(on: stage, "one & only"), Self.card(on: stage, "two"))
      UIView.animate(withDuration: 1) {
        one.center.x = 20
        one.alpha = 0
        two.alpha = 0
      }
      return nil
    }
    let svg = TraceChart(trace).svg
    #expect(svg.hasPrefix("<svg"))
    #expect(svg.contains("one &amp; only"))
    #expect(svg.components(separatedBy: "rx=\"3\" fill").count - 1 == 3 + 2)
    let parser = XMLCheck()
    #expect(parser.isWellFormed(svg))
  }

  @Test func nothingIsRecordedUnlessTraced() throws {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20))
    stage.perform {
      let card = Self.card(on: stage)
      UIView.animate(withDuration: 1) { card.alpha = 0 }
      _ = Observable<Int>.never().subscribe()
    }
    #expect(AnimationLog.of(stage.clock).entries.isEmpty)
  }

  @Test func listsAreWrittenAsInTheWholeTrace() throws {
    for isSet in [false, true] {
      var trace = try trace { stage, _ in
        let card = Self.card(on: stage)
        card.layer.setValue(1, forKeyPath: "unknown\n")
        UIView.animate(withDuration: 1, animations: { card.alpha = 0 }, completion: { _ in })
        return card.rx.fade(to: 0, duration: 1)
      }
      if !isSet { trace.settings = nil }
      #expect(!trace.animations.isEmpty && !trace.completions.isEmpty)
      #expect(try trace.json() == OrderedJSON.bytes(of: trace))
    }
  }

  @Test func theFileNameDeterminesTheFormat() throws {
    let folder = try TemporaryFolder()
    let trace = try trace { stage, _ in Self.card(on: stage).rx.fade(to: 0, duration: 1) }
    try trace.write(to: folder("sub/trace.json"))
    try trace.write(to: folder("trace.SVG"))
    #expect(folder.bytes("sub/trace.json").map { [UInt8]($0) } == (try trace.json()))
    #expect(folder.bytes("trace.SVG")?.starts(with: Data("<svg".utf8)) == true)
    let error = #expect(throws: FlipbookError.self) { try trace.write(to: folder("trace.txt")) }
    #expect(error?.code == .badSetting)
  }

  @Test func animatorsAreRecordedByTheirMoves() throws {
    let trace = try trace { stage, _ in
      let card = Self.card(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.center.x += 10 }
      animator.addAnimations({ card.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      return wait(0.25).do(onNext: { animator.pauseAnimation() })
        .concat(wait(0.5).do(onNext: { animator.startAnimation() })).concat(wait(1))
    }
    let (moved, faded) = (trace.animations[0], trace.animations[1])
    #expect(moved.keyPath == "position" && faded.keyPath == "opacity")
    #expect(moved.moves?.map { [$0.begin, $0.end] } == [[0, 0.25], [0.75, 1.5]])
    #expect(faded.moves?.map { [$0.begin, $0.end] } == [[1, 1.5]])
    #expect(moved.begin == 0 && faded.begin == 1)
    #expect([moved.end, faded.end] == [1.5, 1.5])
    #expect(TraceChart(trace).svg.contains("fill-opacity"))
  }

  @Test func scrubbingIsAnInstantAndReversingAPeriod() throws {
    let trace = try trace { stage, _ in
      let card = Self.card(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.center.x += 10 }
      animator.fractionComplete = 0.5
      return wait(0.5).do(onNext: {
        animator.isReversed = true
        animator.startAnimation()
      }).concat(wait(1))
    }
    let moves = trace.animations.first?.moves
    #expect(moves?.map { [$0.begin, $0.end] } == [[0, 0], [0.5, 1]])
  }
}
