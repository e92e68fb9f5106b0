extension ObservableType {
  /// Returns a sequence that is tied to a resource. For each subscription, `resourceFactory`
  /// creates the resource and `observableFactory` a sequence from it; the resource is disposed of
  /// after the sequence has ended or the subscription is disposed of.
  ///
  /// If a factory throws, the sequence fails.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Start { receiver in
      let sink = PassingSink(receiver)
      receiver.attach(sink)
      do {
        let resource = try resourceFactory()
        sink.hold(resource)
        try observableFactory(resource).deliver(to: sink)
      } catch {
        sink.fail(error)
      }
    }
  }
}
