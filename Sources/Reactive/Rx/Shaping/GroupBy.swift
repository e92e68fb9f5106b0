extension ObservableType {
  /// A sequence of groups, one for each key that `keySelector` tells of an element: sent when its
  /// first element comes, each group sends the elements of its key.
  ///
  /// A group does not repeat what it sent before it was subscribed to. At the end, the groups end
  /// first, in the order in which they began. The source is disposed of when neither this sequence
  /// nor one of the groups is subscribed to any more. If `keySelector` throws, all fail.
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

/// Receives the source. It outlives the outer sink as long as a group is subscribed to.
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
    (self.outer, self.keySelector) = (outer, keySelector)
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
    (references, indices, groups) = (nil, [:], [])
  }

  /// The group of `key`, which is sent if it is new.
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
