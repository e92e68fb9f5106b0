import Foundation
import Rx
import RxTesting
import RxViews
import Testing

/// A typical control: it stores its value and reports the user's actions.
private final class Knob {
  private let turns = PublishSubject<Int>()
  var value = 0

  deinit { turns.onCompleted() }

  /// Simulates a turn by the user.
  func turn(to value: Int) {
    self.value = value
    turns.onNext(value)
  }

  var turned: ControlEvent<Int> { ControlEvent(events: turns) }

  var property: ControlProperty<Int> {
    let turns = turns.asObservable()
    let values = Observable<Int>.deferred { [weak self] in
      self.map { turns.startWith($0.value) } ?? .empty()
    }
    return ControlProperty(values: values, valueSink: Binder(self) { $0.value = $1 })
  }
}

@Suite struct ControlTests {
  private func listen<Source: ObservableConvertibleType>(_ source: Source) -> () -> [String] {
    var log: [String] = []
    _ = source.asObservable().subscribe { log.append("\($0)") }
    return { log }
  }

  @Test func eventsHaveNoInitialElementAndCompleteWithTheControl() {
    var knob: Knob? = Knob()
    knob?.turn(to: 1)
    let events = listen(knob!.turned)
    #expect(events() == [])
    knob?.turn(to: 2)
    knob?.value = 3
    knob = nil
    #expect(events() == ["next(2)", "completed"])
  }

  @Test func propertiesReplayTheirValueAndReportUserChanges() {
    var knob: Knob? = Knob()
    knob?.turn(to: 1)
    let property = knob!.property
    let (events, changed) = (listen(property), listen(property.changed))
    knob?.value = 5
    knob?.turn(to: 2)
    let late = listen(property)
    knob = nil
    #expect(events() == ["next(1)", "next(2)", "completed"])
    #expect(changed() == ["next(2)", "completed"])
    #expect(late() == ["next(2)", "completed"])
    #expect(listen(property)() == ["completed"])
  }

  @Test func programmaticChangesAreNotReported() {
    let knob = Knob()
    let property = knob.property
    let events = listen(property)
    _ = Observable.of(7, 8).bind(to: property)
    property.onNext(9)
    property.onCompleted()
    #expect(knob.value == 9 && events() == ["next(0)"])
    let optional = ControlProperty<Int?>(
      values: Observable.never(), valueSink: Binder(knob) { $0.value = $1 ?? -1 })
    _ = Observable.just(4).bind(to: optional)
    #expect(knob.value == 4)
  }

  #if !DEBUG
    @Test func reportsErrorsBoundToProperties() {
      let knob = Knob()
      _ = Observable<Int>.error(TestError()).bind(to: knob.property)
      #expect(knob.value == 0)
    }
  #endif

  @Test func convertsToDriversSignalsAndInfallibles() {
    let knob = Knob()
    let scheduler = testScheduler()
    let (state, event, property, infallible) = (
      scheduler.record(knob.property.asDriver()), scheduler.record(knob.turned.asSignal()),
      scheduler.record(knob.property.asSignal()), scheduler.record(knob.turned.asInfallible())
    )
    scheduler.scheduleAt(10) { knob.turn(to: 1) }
    scheduler.start()
    #expect(state.events == [.next(0, 0), .next(10, 1)])
    #expect(property.events == [.next(0, 0), .next(10, 1)])
    #expect(event.events == [.next(10, 1)] && infallible.events == [.next(10, 1)])
  }

  @Test func emptyTextReplacesNil() {
    let text = BehaviorSubject<String?>(value: nil)
    let property = ControlProperty<String?>(values: text, valueSink: text)
    let events = listen(property.orEmpty)
    property.orEmpty.onNext("a")
    #expect(events() == ["next()", "next(a)"])
  }

  @available(*, deprecated)
  @Test func olderBinderNameBinds() {
    let knob = Knob()
    let observer = UIBindingObserver(UIElement: knob) { (knob: Knob, value: Int) in
      knob.value = value
    }
    _ = Observable.of(1, 2).bind(to: observer)
    _ = Observable.of(3).bind(to: observer.asObserver())
    #expect(knob.value == 3)
  }
}
