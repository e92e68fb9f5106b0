extension ObservableType {
  /// `elements`, sent at once on subscription, and then this sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Start { receiver in
      for element in elements where !receiver.isDisposed { receiver.next(element) }
      if !receiver.isDisposed { source.deliver(to: receiver) }
    }
  }
}
