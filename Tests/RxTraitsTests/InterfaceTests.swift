import Foundation
import Rx
import RxTesting
import RxViews
import Testing

// Extensions and conformances that code for RxSwift declares: these tests check that they compile.

extension ObservableType {
  fileprivate func doubledEvents() -> Observable<Element> {
    Observable.create { observer in
      self.subscribe { event in
        switch event {
        case .next(let element):
          observer.onNext(element)
          observer.onNext(element)
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  fileprivate func orZero() -> Single<Element> where Element: ExpressibleByIntegerLiteral {
    catchAndReturn(0)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  fileprivate static func creating(_ body: @escaping (MaybeObserver) -> Void) -> Maybe<Element> {
    Maybe.create { observer in
      body(observer)
      return Disposables.create()
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  fileprivate func succeeded() -> Single<Bool> {
    primitiveSequence.andThen(.just(true)).catchAndReturn(false)
  }
}

extension InfallibleType where Element == Int {
  fileprivate func summed() -> Infallible<Int> { scan(0) { $0 + $1 } }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  fileprivate func asVoid() -> Driver<Void> { map { _ in } }
}

extension ControlEventType where Element == Void {
  fileprivate func counted() -> Observable<Int> {
    asControlEvent().scan(0) { count, _ in count + 1 }
  }
}

extension ControlPropertyType where Element == Int {
  fileprivate func text() -> Observable<String> { asControlProperty().map { "\($0)" } }
}

extension EventConvertible where Element == Int {
  fileprivate var number: Int { event.element ?? -1 }
}

extension SubjectType where Observer.Element == Element {
  fileprivate func feed(_ element: Element) { asObserver().onNext(element) }
}

extension ConnectableObservableType {
  fileprivate func connectedOnce() -> Observable<Element> { refCount() }
}

extension RelayType where Element: AdditiveArithmetic {
  fileprivate func acceptZero() { accept(.zero) }
}

/// Decodes a byte as a JSON array with one number.
private struct ByteDecoder: DataDecoder {
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
    try JSONDecoder().decode(type, from: Data("[\(data.first ?? 0)]".utf8))
  }
}

/// A custom sharing strategy, which doesn't share.
private struct Unshared: SharingStrategyProtocol {
  static var scheduler: any SchedulerType { MainScheduler.instance }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source }
}

/// An activity indicator, as in tutorials.
private final class ActivityIndicator: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let count = BehaviorRelay(value: 0)

  func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    Observable.using {
      self.count.accept(self.count.value + 1)
      return CompositeDisposable(
        disposables: [Disposables.create { self.count.accept(self.count.value - 1) }])
    } observableFactory: { (_: CompositeDisposable) in
      source.asObservable()
    }
  }

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    count.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }
}

@Suite struct InterfaceTests {
  private func elements<Element>(_ source: Observable<Element>) -> [Element] {
    (try? source.toBlocking().toArray()) ?? []
  }

  @Test func sequenceTypesCanBeExtended() {
    #expect(elements(Observable.of(1, 2).doubledEvents()) == [1, 1, 2, 2])
    #expect(elements(Single<Int>.error(TestError()).orZero().asObservable()) == [0])
    #expect(elements(Maybe<Int>.creating { $0(.success(3)) }.asObservable()) == [3])
    #expect(elements(Completable.empty().succeeded().asObservable()) == [true])
    #expect(elements(Completable.error(TestError()).succeeded().asObservable()) == [false])
    #expect(elements(Infallible.of(1, 2, 3).summed().asObservable()) == [1, 3, 6])
    #expect(elements(Driver.of(1, 2).asVoid().asObservable()).count == 2)
    #expect(elements(ControlEvent(events: Observable.of((), ())).counted()) == [1, 2])
    let property = ControlProperty(values: Observable.of(4), valueSink: AnyObserver<Int> { _ in })
    #expect(elements(property.text()) == ["4"])
    #expect(Event.next(5).number == 5 && Event<Int>.completed.number == -1)
    let subject = BehaviorSubject(value: 1)
    subject.feed(2)
    #expect((try? subject.value()) == 2)
    #expect(elements(Observable.of(1).publish().connectedOnce()) == [1])
    let relay = BehaviorRelay(value: 9)
    relay.acceptZero()
    #expect(relay.value == 0)
  }

  @Test func protocolsAllowConformances() {
    let decoded = Observable.just(Data([7])).decode(type: [Int].self, decoder: ByteDecoder())
    #expect(elements(decoded) == [[7]])
    var subscriptions = 0
    let source = Observable<Int>.deferred {
      subscriptions += 1
      return .never()
    }
    let unshared: SharedSequence<Unshared, Int> = source.asSharedSequence(onErrorJustReturn: 0)
    _ = [unshared, unshared].map { $0.asObservable().subscribe() }
    #expect(subscriptions == 2)
  }

  @Test func activityIndicatorTracksItsSources() {
    let activity = ActivityIndicator()
    let log = record { scheduler in
      _ = activity.track(scheduler.one).subscribe()
      return activity.asDriver().asObservable()
    }
    #expect(log == ["0: next(true)", "20: next(false)"])
  }
}
