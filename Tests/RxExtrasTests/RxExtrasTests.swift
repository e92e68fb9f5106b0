import FilmStage
import Foundation
import Geometry
import Layers
import Rx
import RxExtras
import ScriptedUsers
import Testing
import ViewText
import Views

private struct Failure: Error {}

@Suite struct RxExtrasTests {
  private let stage: Stage

  init() throws { stage = try Stage(canvas: Canvas(width: 100, height: 100)) }

  private func elements<Element>(of source: Observable<Element>) -> [Element] {
    var elements: [Element] = []
    _ = source.subscribe(onNext: { elements.append($0) })
    return elements
  }

  @Test func valuesAreTransformed() {
    let numbers = Observable.of(1, 2, 2, 3, 1)
    #expect(elements(of: Observable.of(1, nil, 3).unwrap()) == [1, 3])
    #expect(elements(of: numbers.mapTo("a").take(2)) == ["a", "a"])
    #expect(elements(of: Observable.of("a", "bc").mapAt(\.count)) == [1, 2])
    #expect(elements(of: Observable.just([1, 2]).mapMany { $0 * 2 }) == [[2, 4]])
    #expect(elements(of: numbers.distinct()) == [1, 2, 3])
    #expect(elements(of: numbers.ignore(2, 3)) == [1, 1])
    #expect(elements(of: numbers.ignoreWhen { $0 > 1 }) == [1, 1])
    #expect(elements(of: numbers.partition { $0 > 1 }.nonMatches) == [1, 1])
    #expect(elements(of: numbers.count()) == [5])
    #expect(elements(of: Observable.of(true, false).not()) == [false, true])
    #expect(elements(of: numbers.apply { $0.map { $0 + 1 } }) == [2, 3, 3, 4, 2])
    #expect(elements(of: numbers.materialize().elements()) == [1, 2, 2, 3, 1])
    #expect(elements(of: Observable<Int>.error(Failure()).materialize().errors()).count == 1)
    #expect(elements(of: Observable<Int>.error(Failure()).catchErrorJustComplete()) == [])
    let once = Observable.once(1)
    #expect(elements(of: once) == [1] && elements(of: once) == [])
  }

  @Test func groupsOfElements() {
    let numbers = Observable.of(1, 2, 3, 4)
    #expect(elements(of: numbers.pairwise().map { $0.0 * 10 + $0.1 }) == [12, 23, 34])
    #expect(elements(of: numbers.nwise(3)) == [[1, 2, 3], [2, 3, 4]])
    let (source, trigger) = (PublishSubject<Int>(), PublishSubject<Void>())
    var groups: [[Int]] = []
    _ = source.bufferWithTrigger(trigger).subscribe(onNext: { groups.append($0) })
    source.onNext(1)
    source.onNext(2)
    trigger.onNext(())
    source.onNext(3)
    source.onCompleted()
    #expect(groups == [[1, 2], [3]])
  }

  @Test func pausedElements() {
    let (source, runs) = (PublishSubject<Int>(), PublishSubject<Bool>())
    var (dropped, kept): ([Int], [Int]) = ([], [])
    _ = source.pausable(runs).subscribe(onNext: { dropped.append($0) })
    _ = source.pausableBuffered(runs, limit: 2).subscribe(onNext: { kept.append($0) })
    runs.onNext(false)
    for number in 1...3 { source.onNext(number) }
    runs.onNext(true)
    source.onNext(4)
    #expect(dropped == [4] && kept == [2, 3, 4])
  }

  @Test func attemptsFollowABehavior() throws {
    var times: [TimeInterval] = []
    var failed: TimeInterval?
    let stage = stage
    stage.perform {
      _ = Observable<Int>.deferred {
        times.append(stage.time)
        return .error(Failure())
      }
      .retry(.exponentialDelayed(maxCount: 4, initial: 1, multiplier: 1))
      .subscribe(onError: { _ in failed = stage.time })
    }
    try stage.advance(to: 20)
    #expect(times == [0, 1, 3, 7] && failed == 7)
    times = []
    stage.perform {
      _ = Observable.just(1).repeatWithBehavior(.delayed(maxCount: 3, time: 0.5))
        .subscribe(onNext: { _ in times.append(stage.time) })
    }
    try stage.advance(to: 30)
    #expect(times == [20, 20.5, 21])
  }

  @Test func boundValuesChangeWithAnAnimation() throws {
    let stage = stage
    let (view, alpha) = stage.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      let alpha = PublishSubject<CGFloat>()
      _ = alpha.bind(animated: view.rx.animated.animation(duration: 1, options: .curveLinear).alpha)
      return (view, alpha)
    }
    stage.perform { alpha.onNext(0) }
    try stage.advance(to: 0.5)
    let shown = stage.perform { view.layer.presentation()?.opacity ?? 0 }
    #expect(abs(shown - 0.5) < 0.01)
  }

  @Test func labelsFadeToTheirText() throws {
    let stage = stage
    let label = stage.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      stage.window.addSubview(label)
      _ = Observable.just("new").bind(animated: label.rx.animated.fade(duration: 0.5).text)
      return label
    }
    try stage.advance(to: 1)
    #expect(stage.perform { label.text } == "new")
  }

  @Test func gesturesAreSequences() throws {
    let stage = stage
    var taps: [CGPoint] = []
    var held: (any Disposable)?
    let view = stage.perform {
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      stage.window.addSubview(view)
      held = view.rx.tapGesture().when(.recognized).asLocation()
        .subscribe(onNext: { taps.append($0) })
      stage.touch(view, at: 1)
      stage.touch(view, at: 3)
      return view
    }
    try stage.advance(to: 2)
    #expect(taps == [CGPoint(x: 20, y: 20)])
    #expect(stage.perform { view.gestureRecognizers?.count } == 1)
    stage.perform { held?.dispose() }
    try stage.advance(to: 4)
    #expect(taps.count == 1 && stage.perform { view.gestureRecognizers ?? [] }.isEmpty)
  }
}
