import Rx
import Testing

@Suite struct DisposableTests {
  private final class Log { var entries: [String] = [] }
  private let log = Log()

  private func recording(_ name: String) -> any Cancelable {
    Disposables.create { [log] in log.entries.append(name) }
  }

  @Test func closuresAreCalledOnce() {
    let disposable = recording("a")
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(log.entries == ["a"])
  }

  @Test func groupsDisposeInOrder() {
    Disposables.create(recording("a"), recording("b")).dispose()
    Disposables.create(recording("c"), recording("d"), recording("e")).dispose()
    Disposables.create(recording("f"), recording("g"), recording("h"), recording("i")).dispose()
    Disposables.create([recording("j")]).dispose()
    Disposables.create().dispose()
    #expect(log.entries.joined() == "abcdefghij")
  }

  @Test func serialDisposablesHoldOneDisposableAtATime() {
    let serial = SerialDisposable()
    serial.disposable = recording("a")
    serial.disposable = recording("b")
    #expect(log.entries == ["a"])
    serial.dispose()
    serial.disposable = recording("c")
    #expect(log.entries == ["a", "b", "c"])
    #expect(serial.isDisposed)
  }

  @Test func singleAssignmentDisposablesCanBeSetAfterDisposal() {
    let early = SingleAssignmentDisposable(), late = SingleAssignmentDisposable()
    early.setDisposable(recording("a"))
    early.dispose()
    late.dispose()
    late.setDisposable(recording("b"))
    #expect(log.entries == ["a", "b"])
  }

  @Test func compositeDisposablesRemoveByKey() throws {
    let composite = CompositeDisposable(recording("a"), recording("b"))
    let key = try #require(composite.insert(recording("c")))
    _ = composite.insert(recording("d"))
    #expect(composite.count == 4)
    composite.remove(for: key)
    composite.dispose()
    #expect(composite.insert(recording("e")) == nil)
    #expect(log.entries == ["c", "a", "b", "d", "e"])
  }

  @Test func bagsDisposeWhenTheyAreDeallocated() {
    var bag: DisposeBag? = DisposeBag()
    recording("a").disposed(by: bag!)
    bag?.insert(recording("b"), recording("c"))
    bag?.insert {
      recording("d")
      recording("e")
    }
    #expect(log.entries == [])
    bag = nil
    #expect(log.entries == ["a", "b", "c", "d", "e"])
    _ = DisposeBag(disposing: recording("f"))
    _ = DisposeBag { recording("g") }
    #expect(log.entries.suffix(2) == ["f", "g"])
    let boolean = BooleanDisposable()
    boolean.dispose()
    #expect(boolean.isDisposed)
  }
}
