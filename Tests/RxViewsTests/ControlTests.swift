import Controls
import FilmStage
import Foundation
import Rx
import RxViews
import Testing
import Views

@Suite struct ControlTests {
  @Test func tapSendsOnlyTaps() {
    let button = UIButton()
    var log: [String] = []
    let subscription = button.rx.tap.subscribe { log.append($0.debugDescription) }
    #expect(log.isEmpty)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["next(())"])
    subscription.dispose()
    button.sendActions(for: .touchUpInside)
    #expect(log == ["next(())"])
    #expect(button.allControlEvents.isEmpty)
  }

  @Test func itemsOfBarsSendTapsToAllSubscribers() throws {
    let stage = try TestStage()
    stage.stage.perform {
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      var log: [String] = []
      func tap() {
        guard let action = item.action else { return log.append("none") }
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      }
      let first = item.rx.tap.subscribe(onNext: { log.append("first") })
      let second = item.rx.tap.subscribe(onNext: { log.append("second") })
      tap()
      first.dispose()
      tap()
      second.dispose()
      tap()
      #expect(log == ["first", "second", "second", "none"])
      #expect(item.target == nil)
    }
  }

  @Test func applicationsSendTheirLifeCycle() throws {
    let stage = try TestStage()
    stage.stage.perform {
      var count = 0
      let subscription = UIApplication.rx.didFinishLaunching.subscribe(onNext: { count += 1 })
      let center = NotificationCenter.default
      center.post(name: UIApplication.didFinishLaunchingNotification, object: nil)
      center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
      #expect(count == 1)
      subscription.dispose()
    }
  }

  @Test func controlEventSendsEachOfItsEvents() {
    let control = UIControl()
    var count = 0
    let subscription = control.rx.controlEvent([.editingDidBegin, .valueChanged])
      .subscribe(onNext: { count += 1 })
    control.sendActions(for: .editingDidBegin)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(count == 2)
    subscription.dispose()
  }

  @Test func bothCompleteWhenTheControlIsDeallocated() {
    var log: [String] = []
    weak var gone: UISwitch?
    let bag = DisposeBag()
    do {
      let flip = UISwitch()
      gone = flip
      flip.rx.controlEvent(.valueChanged).subscribe { log.append("event \($0.debugDescription)") }
        .disposed(by: bag)
      flip.rx.isOn.subscribe { log.append("isOn \($0.debugDescription)") }.disposed(by: bag)
      Observable.just(true).bind(to: flip.rx.isOn).disposed(by: bag)
    }
    #expect(gone == nil)
    #expect(log == ["isOn next(false)", "event completed", "isOn completed"])
  }

  @Test func aDeallocatedControlCompletesImmediately() {
    var event: ControlEvent<Void>?
    var property: ControlProperty<Bool>?
    do {
      let flip = UISwitch()
      event = flip.rx.controlEvent(.touchDown)
      property = flip.rx.isOn
    }
    var log: [String] = []
    _ = event?.subscribe { log.append($0.debugDescription) }
    _ = property?.subscribe { log.append($0.debugDescription) }
    #expect(log == ["completed", "completed"])
  }

  @Test func controlPropertiesReportOnlyUserChanges() {
    let slider = UISlider()
    var log: [Float] = []
    let subscription = slider.rx.value.subscribe(onNext: { log.append($0) })
    slider.value = 0.25
    Observable.just(0.5).bind(to: slider.rx.value).dispose()
    #expect(slider.value == 0.5)
    #expect(log == [0])
    slider.sendActions(for: .valueChanged)
    #expect(log == [0, 0.5])
    var changed: [Float] = []
    let changes = slider.rx.value.changed.subscribe(onNext: { changed.append($0) })
    slider.sendActions(for: .valueChanged)
    #expect(changed == [0.5])
    subscription.dispose()
    changes.dispose()
  }

  @Test func textIsTypedAndSet() {
    let field = UITextField()
    var log: [String] = []
    let subscription = field.rx.text.orEmpty.subscribe(onNext: { log.append($0) })
    field.insertText("a")
    field.insertText("b")
    field.deleteBackward()
    #expect(log == ["", "a", "ab", "a"])
    Observable.just("set").bind(to: field.rx.text).dispose()
    #expect(field.text == "set" && log.count == 4)
    subscription.dispose()
  }

  @Test func theTextOfATextViewIsTypedAndSet() throws {
    let test = try TestStage()
    let view = test.add(UITextView())
    test.record(view.rx.text.orEmpty)
    test.stage.perform { view.insertText("a") }
    test.stage.perform { Observable.just("set").bind(to: view.rx.text).dispose() }
    try test.stage.advance(to: 1)
    #expect(view.text == "set")
    #expect(test.log == ["0: next()", "0: next(a)", "0: next(set)"])
  }

  @Test func anIndicatorIsStartedAndStopped() {
    let indicator = UIActivityIndicatorView(style: .medium)
    let states = [true, false].map { isActive in
      Observable.just(isActive).bind(to: indicator.rx.isAnimating).dispose()
      return indicator.isAnimating
    }
    #expect(states == [true, false])
  }

  @Test func propertiesBindByTheirNames() {
    let button = UIButton()
    Observable.just(false).bind(to: button.rx.isEnabled).dispose()
    Observable.just("Go").bind(to: button.rx.title()).dispose()
    Observable.just("On").bind(to: button.rx.title(for: .selected)).dispose()
    #expect(!button.isEnabled && button.currentTitle == "Go")
    #expect(button.title(for: .selected) == "On")
  }

  @Test func aCustomControlProperty() {
    final class Stepper: UIControl { var count = 0 }
    let stepper = Stepper()
    let property = stepper.rx.controlProperty(
      editingEvents: .valueChanged, getter: { $0.count }, setter: { $0.count = $1 })
    var log: [Int] = []
    let subscription = property.subscribe(onNext: { log.append($0) })
    property.onNext(3)
    stepper.sendActions(for: .valueChanged)
    #expect(log == [0, 3])
    subscription.dispose()
  }
}
