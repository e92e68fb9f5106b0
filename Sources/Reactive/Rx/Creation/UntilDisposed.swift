extension ObservableType {
  /// Returns a sequence that calls `subscribe` for each subscription. Unlike with `create`, the
  /// subscription lasts until it is disposed of: a terminal event doesn't end it unless it disposes
  /// of the subscriber.
  ///
  /// Use it for sources that record the duration of their subscriptions.
  package static func untilDisposed(
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
