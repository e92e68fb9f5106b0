public import Rx

// Operators that combine successive elements, which the library RxSwiftExt offers.

extension ObservableType {
  /// Returns each element together with the one before it.
  public func pairwise() -> Observable<(Element, Element)> {
    nwise(2).map { ($0[0], $0[1]) }
  }

  /// Returns arrays of each element and the `count` - 1 before it.
  public func nwise(_ count: Int) -> Observable<[Element]> {
    scan(into: [Element]()) { window, element in
      if window.count >= max(count, 1) { window.removeFirst() }
      window.append(element)
    }.filter { $0.count >= max(count, 1) }
  }

  /// Returns arrays of the elements since the previous element of `boundary`, at each of its elements
  /// and at the end.
  public func bufferWithTrigger<Boundary: ObservableType>(
    _ boundary: Boundary
  ) -> Observable<[Element]> {
    Observable.create { observer in
      var buffer: [Element] = []
      func flush() {
        let elements = buffer
        buffer = []
        observer.onNext(elements)
      }
      let elements = self.subscribe { event in
        switch event {
        case .next(let element): buffer.append(element)
        case .error(let error): observer.onError(error)
        case .completed:
          flush()
          observer.onCompleted()
        }
      }
      let triggers = boundary.subscribe(onNext: { _ in flush() }, onError: observer.onError)
      return Disposables.create(elements, triggers)
    }
  }

  /// Returns the elements that arrive while the latest element of `pauser` is true.
  public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element>
  where Pauser.Element == Bool {
    withLatestFrom(pauser) { ($0, $1) }.filter { $0.1 }.map { $0.0 }
  }

  /// Returns the elements that arrive while the latest element of `pauser` is true. The newest
  /// `limit` of the others are sent when it becomes true; nil for all.
  public func pausableBuffered<Pauser: ObservableType>(
    _ pauser: Pauser, limit: Int? = 1
  ) -> Observable<Element> where Pauser.Element == Bool {
    Observable.create { observer in
      var (buffer, isRunning): ([Element], Bool) = ([], false)
      func flush() {
        let elements = buffer
        buffer = []
        elements.forEach(observer.onNext)
      }
      let states = pauser.subscribe(
        onNext: { state in
          isRunning = state
          if state { flush() }
        }, onError: observer.onError)
      let elements = self.subscribe { event in
        switch event {
        case .next(let element) where isRunning: observer.onNext(element)
        case .next(let element):
          buffer.append(element)
          if let limit, buffer.count > limit { buffer.removeFirst(buffer.count - limit) }
        case .error(let error): observer.onError(error)
        case .completed:
          flush()
          observer.onCompleted()
        }
      }
      return Disposables.create(states, elements)
    }
  }
}

extension ObservableType {
  /// Returns a sequence that completes in place of an error.
  public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }
}

extension Observable {
  /// Returns a sequence that sends one element, once: later subscriptions only complete.
  public static func once(_ element: Element) -> Observable<Element> {
    var isSent = false
    return .deferred {
      if isSent { return .empty() }
      isSent = true
      return .just(element)
    }
  }
}
