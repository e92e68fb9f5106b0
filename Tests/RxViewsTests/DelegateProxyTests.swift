import FilmStage
import Foundation
import Messaging
import Rx
import RxViews
import Testing
import Views

/// The delegate of a view of an app.
private protocol GaugeDelegate: AnyObject {
  func gauge(_ gauge: Gauge, didMoveTo value: Int)
}

private class Gauge: UIView {
  weak var delegate: (any GaugeDelegate)?

  func move(to value: Int) { delegate?.gauge(self, didMoveTo: value) }
}

extension Gauge: HasDelegate {}

private final class FineGauge: Gauge {}

/// A proxy as apps with RxCocoa write it.
private class GaugeProxy:
  DelegateProxy<Gauge, any GaugeDelegate>, DelegateProxyType, GaugeDelegate
{
  let values = PublishSubject<Int>()

  init(gauge: ParentObject) { super.init(parentObject: gauge, delegateProxy: GaugeProxy.self) }

  static func registerKnownImplementations() {
    register { GaugeProxy(gauge: $0) }
    register { FineGaugeProxy(fine: $0) }
  }

  func gauge(_ gauge: Gauge, didMoveTo value: Int) {
    values.onNext(value)
    _forwardToDelegate?.gauge(gauge, didMoveTo: value)
    portedInvoked(self, "gauge:didMoveTo:", [gauge, value])
  }
}

private final class FineGaugeProxy: GaugeProxy {
  init(fine: FineGauge) { super.init(gauge: fine) }
}

extension Reactive where Base: Gauge {
  fileprivate var value: Observable<Int> { GaugeProxy.proxy(for: base).values }
}

private final class Listener: GaugeDelegate {
  var values: [Int] = []

  func gauge(_ gauge: Gauge, didMoveTo value: Int) { values.append(value) }
}

@Suite struct DelegateProxyTests {
  @Test func aProxyObservesAndForwardsMessages() throws {
    let test = try TestStage()
    test.stage.perform {
      let (gauge, listener, bag) = (Gauge(), Listener(), DisposeBag())
      gauge.delegate = listener
      gauge.rx.value.subscribe(onNext: { test.note("\($0)") }).disposed(by: bag)
      #expect(gauge.delegate is GaugeProxy)
      gauge.move(to: 3)
      #expect(GaugeProxy.proxy(for: gauge) === gauge.delegate && listener.values == [3])
      #expect(test.log.count == 1)
    }
  }

  @Test func subclassesHaveProxiesOfTheirOwn() throws {
    let test = try TestStage()
    test.stage.perform {
      #expect(type(of: GaugeProxy.proxy(for: FineGauge())) == FineGaugeProxy.self)
      #expect(type(of: GaugeProxy.proxy(for: Gauge())) == GaugeProxy.self)
    }
  }

  @Test func anInstalledDelegateGetsMessagesUntilItsDisposal() throws {
    let test = try TestStage()
    test.stage.perform {
      let (gauge, listener) = (Gauge(), Listener())
      let installed = GaugeProxy.installForwardDelegate(
        listener, retainDelegate: false, onProxyForObject: gauge)
      gauge.move(to: 1)
      installed.dispose()
      gauge.move(to: 2)
      #expect(listener.values == [1] && gauge.delegate is GaugeProxy)
    }
  }

  @Test func callsAreReportedUntilTheProxyIsDeallocated() throws {
    let test = try TestStage()
    let bag = DisposeBag()
    test.stage.perform {
      var gauge: Gauge? = Gauge()
      gauge.map(GaugeProxy.proxy(for:))?.methodInvoked(Selector("gauge:didMoveTo:"))
        .subscribe(onNext: { test.note("\($0[1])") }, onCompleted: { test.note("end") })
        .disposed(by: bag)
      gauge?.move(to: 4)
      gauge = nil
    }
    try test.stage.advance(to: 0.1)
    #expect(test.log.map { $0.split(separator: ": ")[1] } == ["4", "end"])
    withExtendedLifetime(bag) {}
  }
}
