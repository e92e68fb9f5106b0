import Controls
import Drawing
import Foundation
import Geometry
import Layers
import Rx
import RxViews
import Testing
import Views

/// Binding to every writable property of views and layers by its name.
@Suite struct BinderTests {
  /// Sends `value` to `binder`.
  private func send<Value>(_ value: Value, to binder: Binder<Value>) {
    Observable.just(value).bind(to: binder).dispose()
  }

  @Test func propertiesOfViews() {
    let view = UIView()
    send(CGRect(x: 1, y: 2, width: 30, height: 40), to: view.rx.frame)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    send(CGRect(x: 0, y: 0, width: 10, height: 20), to: view.rx.bounds)
    send(CGPoint(x: 5, y: 6), to: view.rx.center)
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.center == CGPoint(x: 5, y: 6))
    send(CGAffineTransform(scaleX: 2, y: 2), to: view.rx.transform)
    send(0.5, to: view.rx.alpha)
    send(.red, to: view.rx.backgroundColor)
    #expect(view.transform.a == 2 && view.alpha == 0.5 && view.backgroundColor == .red)
    send(true, to: view.rx.isHidden)
    send(true, to: view.rx.clipsToBounds)
    send(false, to: view.rx.isUserInteractionEnabled)
    send(false, to: view.rx.isOpaque)
    send(7, to: view.rx.tag)
    send("name", to: view.rx.accessibilityIdentifier)
    #expect(view.isHidden && view.clipsToBounds && !view.isUserInteractionEnabled)
    #expect(!view.isOpaque && view.tag == 7 && view.accessibilityIdentifier == "name")
  }

  @Test func propertiesOfLayers() {
    let layer = CALayer()
    send(CGRect(x: 0, y: 0, width: 10, height: 20), to: layer.rx.bounds)
    send(CGPoint(x: 5, y: 6), to: layer.rx.position)
    send(CGPoint(x: 0, y: 1), to: layer.rx.anchorPoint)
    #expect(layer.frame == CGRect(x: 5, y: -14, width: 10, height: 20))
    send(0.5, to: layer.rx.opacity)
    send(3, to: layer.rx.cornerRadius)
    send(true, to: layer.rx.masksToBounds)
    send(true, to: layer.rx.isHidden)
    #expect(layer.opacity == 0.5 && layer.cornerRadius == 3 && layer.masksToBounds)
    #expect(layer.isHidden)
  }

  @Test func propertiesOfControls() {
    let button = UIButton(), field = UITextField(), slider = UISlider(), flip = UISwitch()
    send(true, to: button.rx.isSelected)
    send(true, to: button.rx.isHighlighted)
    send(false, to: button.rx.isEnabled)
    #expect(button.isSelected && button.isHighlighted && !button.isEnabled)
    send("Name", to: field.rx.placeholder)
    send(true, to: field.rx.isSecureTextEntry)
    send(.red, to: field.rx.textColor)
    #expect(field.placeholder == "Name" && field.isSecureTextEntry && field.textColor == .red)
    send(10, to: slider.rx.maximumValue)
    send(false, to: slider.rx.isContinuous)
    send(.blue, to: slider.rx.thumbTintColor)
    #expect(slider.maximumValue == 10 && !slider.isContinuous && slider.thumbTintColor == .blue)
    send(.green, to: flip.rx.onTintColor)
    #expect(flip.onTintColor == .green)
  }

  @Test func titlesAndImagesOfButtons() {
    let (button, image) = (UIButton(), UIImage())
    let title = NSAttributedString(string: "b")
    Observable.just("a").bind(to: button.rx.title()).dispose()
    Observable.just(title).bind(to: button.rx.attributedTitle(for: .selected)).dispose()
    Observable.just(image).bind(to: button.rx.image()).dispose()
    Observable.just(image).bind(to: button.rx.backgroundImage(for: .disabled)).dispose()
    #expect(button.title(for: .normal) == "a" && button.image(for: .normal) === image)
    #expect(button.attributedTitle(for: .selected) == title)
    #expect(button.backgroundImage(for: .disabled) === image)
  }

  @Test func propertiesThatTheUserChangesCanAlsoBeBound() {
    let field = UITextField(), slider = UISlider(), flip = UISwitch()
    Observable.just("a").bind(to: field.rx.text, field.rx.text).dispose()
    Observable.just(0.5).bind(to: slider.rx.value).dispose()
    Driver.just(true).drive(flip.rx.isOn).dispose()
    #expect(field.text == "a" && slider.value == 0.5 && flip.isOn)
    let text = NSAttributedString(string: "b")
    Observable.just(text).bind(to: field.rx.attributedText).dispose()
    #expect(field.attributedText == text)
  }
}

/// Objects that subscriptions to views release.
@Suite struct LifetimeTests {
  private final class Token {}

  /// Returns whether an object captured by a subscription's closures is alive after the disposal.
  private func holds<Source: ObservableType>(_ source: Source) -> Bool {
    weak var held: Token?
    func subscribe() -> any Disposable {
      let token = Token()
      held = token
      return source.subscribe(
        onNext: { _ in withExtendedLifetime(token) {} },
        onDisposed: { withExtendedLifetime(token) {} })
    }
    let subscription = subscribe()
    #expect(held != nil)
    subscription.dispose()
    return withExtendedLifetime(subscription) { held != nil }
  }

  @Test func subscriptionsReleaseEverythingAfterTheirDisposal() {
    let view = UIView(), button = UIButton(), field = UITextField(), layer = CALayer()
    #expect(!holds(view.rx.observe(\.alpha)))
    #expect(!holds(view.rx.observe(CGFloat.self, "alpha")))
    #expect(!holds(view.rx.observeWeakly(CGFloat.self, "alpha")))
    #expect(!holds(layer.rx.observe(\.opacity)))
    #expect(!holds(view.rx.deallocated))
    #expect(!holds(button.rx.tap))
    #expect(!holds(button.rx.controlEvent([.touchDown, .touchCancel])))
    #expect(!holds(field.rx.text))
    #expect(!holds(field.rx.text.orEmpty.changed))
    withExtendedLifetime((view, button, field, layer)) {}
  }

  @Test func aViewIsDeallocatedWhileItIsObserved() {
    var subscriptions: [any Disposable] = []
    weak var gone: UIButton?
    func observe() {
      let button = UIButton()
      gone = button
      subscriptions = [
        button.rx.tap.subscribe(), button.rx.observe(\.alpha).subscribe(),
        button.rx.deallocated.subscribe(),
        button.rx.observeWeakly(Bool.self, "enabled").subscribe(),
        Observable<Bool>.never().bind(to: button.rx.isEnabled),
        Observable<Bool>.never().asDriver(onErrorJustReturn: true).drive(button.rx.isHidden),
      ]
    }
    observe()
    #expect(gone == nil && subscriptions.count == 6)
    subscriptions.forEach { $0.dispose() }
  }
}
