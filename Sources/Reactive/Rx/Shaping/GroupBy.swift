extension ObservableType {
  /// Groups the elements by the keys that `keySelector` returns. A group is sent when the first
  /// element with its key arrives, and sends all elements with that key.
  ///
  /// A group doesn't replay elements that it sent before a subscription. At the end of the source,
  /// the groups end first, in the order in which they started. The source is disposed of when
  /// neither this sequence nor any group has subscribers. If `keySelector` throws, this sequence
  /// and all groups fail.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Start { receiver in
      let outer = Sink<Never, GroupedObservable<Key, Element>>(receiver)
      receiver.attach(outer)
      let input = GroupByReceiver(outer, keySelector)
      let references = RefCountDisposable(disposable: input)
      input.references = references
      outer.attach(references)
      source.deliver(to: input)
    }
  }
}

/// Receives the source's events. It outlives the outer sink as long as a group has subscribers.
private final class GroupByReceiver<Key: Hashable, Element>: Receiver<Element> {
  var references: RefCountDisposable?
  private let outer: Sink<Never, GroupedObservable<Key, Element>>
  private let keySelector: (Element) throws -> Key
  private var indices: [Key: Int] = [:]
  private var groups: [PublishSubject<Element>] = []

  init(
    _ outer: Sink<Never, GroupedObservable<Key, Element>>,
    _ keySelector: @escaping (Element) throws -> Key
  ) {
    self.outer = outer
    self.keySelector = keySelector
  }

  override func next(_ element: Element) {
    do { try group(of: keySelector(element)).onNext(element) } catch { self.error(error) }
  }

  override func error(_ error: any Error) {
    for group in groups { group.onError(error) }
    outer.fail(error)
    dispose()
  }

  override func completed() {
    for group in groups { group.onCompleted() }
    outer.finish()
    dispose()
  }

  override func dispose() {
    super.dispose()
    references = nil
    indices = [:]
    groups = []
  }

  /// Returns the group of `key`; a new group is sent first.
  private func group(of key: Key) -> PublishSubject<Element> {
    if let index = indices[key] { return groups[index] }
    let group = PublishSubject<Element>()
    indices[key] = groups.count
    groups.append(group)
    if let references {
      outer.forward(GroupedObservable(key: key, source: AddRef(group, references)))
    }
    return group
  }
}
