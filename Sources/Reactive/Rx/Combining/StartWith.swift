extension ObservableType {
  /// Returns a sequence that sends `elements` immediately on subscription, followed by the elements
  /// of this sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Start { receiver in
      for element in elements where !receiver.isDisposed { receiver.next(element) }
      if !receiver.isDisposed { source.deliver(to: receiver) }
    }
  }
}
