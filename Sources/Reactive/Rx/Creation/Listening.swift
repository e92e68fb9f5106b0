extension ObservableType {
  /// A sequence whose subscription is made by `subscribe`, and lasts until it is disposed of: unlike
  /// with `create`, a terminal event does not end it, unless that ends the subscriber.
  ///
  /// This is for sources that record how long they are subscribed to.
  package static func listening(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Start { receiver in
      let receiver = SubscriptionLog.recording(receiver, isSource: true)
      let subscription = SingleAssignmentDisposable()
      receiver.attach(subscription)
      var hasEnded = false
      subscription.setDisposable(
        subscribe(
          AnyObserver { event in
            guard !hasEnded else { return }
            hasEnded = event.isStopEvent
            receiver.on(event)
            if receiver.isDisposed { subscription.dispose() }
          }))
    }
  }
}
