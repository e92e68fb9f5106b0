extension ObservableType {
  /// Returns the elements that arrive before the first element of `other`. An error of `other` ends
  /// the sequence too; the completion of `other` doesn't.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Start { receiver in
      let sink = PassingSink(receiver)
      receiver.attach(sink)
      let trigger = SideReceiver<Source.Element> { event in
        switch event {
        case .next: sink.finish()
        case .error(let error): sink.fail(error)
        case .completed: break
        }
      }
      sink.hold(trigger)
      other.deliver(to: trigger)
      if !sink.isDisposed { source.deliver(to: sink) }
    }
  }
}
