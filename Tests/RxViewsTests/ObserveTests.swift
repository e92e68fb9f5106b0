import Controls
import Drawing
import Foundation
import Geometry
import Layers
import Rx
import RxViews
import Testing
import Views

@Suite struct ObserveTests {
  @Test func aKeyPathSendsTheFirstValueAndEachChange() {
    let view = UIView()
    var log: [CGFloat] = []
    let subscription = view.rx.observe(\.alpha).subscribe(onNext: { log.append($0) })
    view.alpha = 0.5
    view.alpha = 0.5
    view.isHidden = true
    view.alpha = 0.25
    #expect(log == [1, 0.5, 0.25])
    subscription.dispose()
    view.alpha = 1
    #expect(log.count == 3)
  }

  @Test func theFirstValueIsNotSentWithoutInitial() {
    let view = UIView()
    var log: [CGFloat] = []
    let subscription = view.rx.observe(\.alpha, options: [.new]).subscribe(onNext: {
      log.append($0)
    })
    view.alpha = 0.5
    #expect(log == [0.5])
    subscription.dispose()
  }

  @Test func aFrameIsSentOnce() {
    let view = UIView()
    var frames: [CGRect] = []
    var middles: [CGFloat] = []
    let bag = DisposeBag()
    view.rx.observe(\.frame, options: .new).subscribe(onNext: { frames.append($0) }).disposed(
      by: bag)
    view.rx.observe(\.center.x).subscribe(onNext: { middles.append($0) }).disposed(by: bag)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      frames == [
        CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: -5, y: 0, width: 60, height: 80),
      ])
    #expect(middles == [0, 25])
  }

  @Test func controlsLayersAndSubclassesCanBeObserved() {
    final class Gauge: UIView { var share: CGFloat { bounds.width / 100 } }
    let (flip, slider, field) = (UISwitch(), UISlider(), UITextField())
    let (button, layer, gauge) = (UIButton(), CALayer(), Gauge())
    var log: [String] = []
    let bag = DisposeBag()
    func note<Value>(_ source: Observable<Value>) {
      source.subscribe(onNext: { log.append("\($0)") }).disposed(by: bag)
    }
    note(flip.rx.observe(\.isOn, options: []))
    note(slider.rx.observe(\.value, options: []))
    note(field.rx.observe(\.text, options: []).map { $0 ?? "" })
    note(button.rx.observe(\.isEnabled, options: []))
    note(layer.rx.observe(\.cornerRadius, options: []))
    note(gauge.rx.observe(\.share, options: []))
    flip.isOn = true
    slider.value = 0.5
    field.text = "text"
    button.isEnabled = false
    layer.cornerRadius = 4
    gauge.bounds.size.width = 50
    #expect(log == ["true", "0.5", "text", "false", "4.0", "0.5"])
  }

  @Test func valuesCanBeObservedByNameAndType() {
    let view = UIView()
    var log: [UIColor?] = []
    let subscription = view.rx.observeWeakly(
      UIColor.self, "backgroundColor", options: [.initial, .new]
    ).subscribe(onNext: { log.append($0) })
    view.backgroundColor = .red
    view.alpha = 0
    view.backgroundColor = nil
    #expect(log == [nil, .red, nil])
    subscription.dispose()
  }

  @Test(arguments: [
    "frame", "bounds", "center", "transform", "alpha", "backgroundColor", "hidden", "isHidden",
    "clipsToBounds",
  ]) func everyNameOfAViewCanBeObserved(name: String) {
    var count = 0
    let view = UIView()
    let subscription = view.rx.observeWeakly(Any.self, name, options: [])
      .subscribe(onNext: { _ in count += 1 })
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0
    view.backgroundColor = .red
    view.isHidden = true
    view.clipsToBounds = true
    #expect(count >= 1)
    subscription.dispose()
  }

  @Test func anUnknownNameIsAnErrorThatListsTheKnownOnes() {
    var log: [String] = []
    _ = UISwitch().rx.observeWeakly(Bool.self, "colour").subscribe {
      log.append($0.debugDescription)
    }
    #expect(log.count == 1)
    #expect(
      log[0].contains(
        "UISwitch has no observable property \"colour\". Observable properties: alpha"))
    #expect(log[0].contains("isOn"))
  }

  @Test func objectsOtherThanViewsAreAnError() {
    final class Model: NSObject { var number = 1 }
    var log: [String] = []
    let model = Model()
    _ = model.rx.observe(\.number).subscribe { log.append($0.debugDescription) }
    _ = model.rx.observe(Int.self, "number").subscribe { log.append($0.debugDescription) }
    model.number = 2
    #expect(log.count == 2)
    #expect(log.allSatisfy { $0.contains("Model cannot be observed") })
  }

  @Test func theObjectIsHeldWeaklyAndItsDeallocationSent() {
    var log: [String] = []
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      _ = view.rx.observe(\.alpha).subscribe { log.append("path \($0.debugDescription)") }
      _ = view.rx.observeWeakly(CGFloat.self, "alpha").subscribe {
        log.append("name \($0.debugDescription)")
      }
      _ = view.rx.deallocated.subscribe { log.append("gone \($0.debugDescription)") }
      _ = view.layer.rx.deallocated.subscribe { log.append("layer \($0.debugDescription)") }
    }
    #expect(gone == nil)
    #expect(
      log == [
        "path next(1.0)", "name next(Optional(1.0))", "layer next(())", "layer completed",
        "path completed", "name next(nil)", "name completed", "gone next(())", "gone completed",
      ])
  }

  @Test func controllersRecognizersAndItemsSendTheirDeallocation() {
    var log: [String] = []
    do {
      let (controller, gesture) = (UIViewController(), UITapGestureRecognizer())
      let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
      _ = controller.rx.deallocated.subscribe(onNext: { log.append("controller") })
      _ = gesture.rx.deallocated.subscribe(onNext: { log.append("gesture") })
      _ = item.rx.deallocating.subscribe(onNext: { log.append("item") })
      _ = Observable<Int>.never().take(until: controller.rx.deallocating)
        .subscribe(onCompleted: { log.append("taken") })
      withExtendedLifetime((controller, gesture, item)) { #expect(log.isEmpty) }
    }
    #expect(log.sorted() == ["controller", "gesture", "item", "taken"])
  }

  @Test func observingByNameRetainsTheObjectUnlessDisabled() {
    weak var (held, free): (UIView?, UIView?)
    var subscriptions: [any Disposable] = []
    do {
      let (one, other) = (UIView(), UIView())
      held = one
      free = other
      subscriptions.append(one.rx.observe(CGFloat.self, "alpha").subscribe())
      subscriptions.append(
        other.rx.observe(CGFloat.self, "alpha", retainSelf: false).subscribe())
    }
    #expect(held != nil && free == nil)
    subscriptions.forEach { $0.dispose() }
    #expect(held == nil)
  }

  @Test func customClassesSendTheirDeallocation() {
    final class Model: LifetimeOwner, ReactiveCompatible { let ownLifetime = Lifetime() }
    var ended = 0
    var model: Model? = Model()
    let subscription = model?.rx.deallocated.subscribe(onNext: { ended += 1 })
    let unwanted = model?.rx.deallocated.subscribe(onNext: { ended += 10 })
    unwanted?.dispose()
    model = nil
    #expect(ended == 1)
    subscription?.dispose()
  }

  @Test func aControlPropertyConsistsOfASourceAndABinder() {
    let view = UIView()
    let color = ControlProperty<UIColor?>(
      values: view.rx.observeWeakly(UIColor.self, "backgroundColor", options: [.initial, .new]),
      valueSink: Binder<UIColor?>(view) { $0.backgroundColor = $1 })
    var log: [UIColor?] = []
    let subscription = color.subscribe(onNext: { log.append($0) })
    Observable.just(UIColor.red).bind(to: color).dispose()
    #expect(view.backgroundColor == .red && log == [nil, .red])
    subscription.dispose()
  }

  @Test func anObserverCanChangeTheObservedObject() {
    let view = UIView()
    var log: [CGFloat] = []
    let subscription = view.rx.observe(\.alpha, options: .new).subscribe(onNext: {
      log.append($0)
      if $0 < 0.5 { view.alpha = 0.5 }
    })
    view.alpha = 0.1
    #expect(log == [0.1, 0.5] && view.alpha == 0.5)
    subscription.dispose()
  }
}
