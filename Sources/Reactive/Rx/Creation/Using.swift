extension ObservableType {
  /// A sequence that lives with a resource: `resourceFactory` makes it for each subscription,
  /// `observableFactory` makes the sequence of it, and after the sequence's end or disposal it is
  /// disposed of.
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
