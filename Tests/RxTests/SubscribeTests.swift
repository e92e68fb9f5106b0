import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct SubscribeTests {
  @Test func closuresReceiveTheirEvents() {
    var log: [String] = []
    _ = Observable.just(1).subscribe(
      onNext: { log.append("\($0)") }, onError: { log.append("\($0)") },
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    _ = Observable<Int>.error(TestError()).subscribe(
      onError: { log.append("\($0)") }, onDisposed: { log.append("disposed") })
    #expect(log == ["1", "completed", "disposed", "boom", "disposed"])
  }

  @Test func closuresWithAnObjectStopWhenItIsDeallocated() {
    final class Target { var log: [String] = [] }
    let subject = PublishSubject<Int>()
    var target: Target? = Target()
    var count = 0
    let subscription = subject.subscribe(
      with: target!,
      onNext: {
        $0.log.append("\($1)"); count += 1
      },
      onDisposed: { _ in count += 100 })
    subject.onNext(1)
    #expect(target?.log == ["1"])
    weak let weakTarget = target
    target = nil
    #expect(weakTarget == nil)
    subject.onNext(2)
    subscription.dispose()
    #expect(count == 1)
  }

  @Test func anyObserverTypeCanSubscribe() {
    final class Collector: ObserverType {
      var log: [String] = []
      func on(_ event: Event<Int>) { log.append(event.debugDescription) }
    }
    let collector = Collector()
    _ = Observable.of(1).subscribe(collector)
    _ = Observable.of(2).subscribe(collector.asObserver())
    #expect(collector.log == ["next(1)", "completed", "next(2)", "completed"])
  }

  @Test func noEventsArriveAfterDisposalDuringAnEvent() {
    let stage = TestStage()
    var log: [String] = []
    let serial = SerialDisposable()
    stage.at(0) {
      serial.disposable = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .map { element -> Int in
          if element == 1 { serial.dispose() }
          return element
        }
        .subscribe(
          onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
          onDisposed: { log.append("disposed") })
    }
    stage.run(to: 10_000)
    #expect(log == ["0", "disposed"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func eventsDescribeThemselves() {
    #expect(Event.next(1).element == 1)
    #expect(Event<Int>.error(TestError()).error is TestError)
    #expect(Event<Int>.completed.isCompleted && Event<Int>.completed.isStopEvent)
    #expect(!Event.next(1).isStopEvent && Event.next(1).error == nil)
    #expect(Event.next(1).map { "\($0)" }.debugDescription == "next(1)")
    #expect(Event.next(1).map { _ in throw TestError() }.debugDescription == "error(boom)")
    #expect(Event.next(1).event.element == 1)
  }
}

@Suite struct BinderTests {
  private final class Label: NSObject {
    var text = ""
    var title: String?
  }

  @Test func boundPropertiesFollowTheSequence() {
    let label = Label()
    let subject = PublishSubject<String>()
    let bag = DisposeBag()
    subject.bind(to: label.rx.text).disposed(by: bag)
    subject.bind(to: label.rx.title).disposed(by: bag)
    subject.bind(with: label) { label, text in label.text += "!" }.disposed(by: bag)
    subject.onNext("a")
    #expect(label.text == "a!" && label.title == "a")
    #expect(Label.rx == Reactive<Label>.self)
  }

  @Test func theTargetIsHeldWeakly() {
    var label: Label? = Label()
    weak let weakLabel = label
    let binder = Binder(label!) { (label: Label, text: String) in label.text = text }
    binder.onNext("a")
    #expect(label?.text == "a")
    label = nil
    #expect(weakLabel == nil)
    binder.onNext("b")
    binder.onCompleted()
  }

  @Test func bindersDeliverImmediatelyUnlessNested() {
    let stage = TestStage()
    let label = Label()
    var log: [String] = []
    var binder: Binder<String>?
    binder = Binder(label) { _, text in
      log.append("\(text) begins")
      if text == "a" { binder?.onNext("b") }
      log.append("\(text) ends")
    }
    stage.at(100) {
      binder?.onNext("a")
      log.append("back")
    }
    stage.run(to: 100)
    #expect(log == ["a begins", "a ends", "back", "b begins", "b ends"])
  }
}
