import Rx
import Testing

@Suite struct DisposableTests {
  private final class Log { var entries: [String] = [] }
  private let log = Log()

  private func noting(_ name: String) -> any Cancelable {
    Disposables.create { [log] in log.entries.append(name) }
  }

  @Test func aClosureIsCalledOnce() {
    let disposable = noting("a")
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(log.entries == ["a"])
  }

  @Test func groupsDisposeInOrder() {
    Disposables.create(noting("a"), noting("b")).dispose()
    Disposables.create(noting("c"), noting("d"), noting("e")).dispose()
    Disposables.create(noting("f"), noting("g"), noting("h"), noting("i")).dispose()
    Disposables.create([noting("j")]).dispose()
    Disposables.create().dispose()
    #expect(log.entries.joined() == "abcdefghij")
  }

  @Test func aSerialDisposableHoldsOneAtATime() {
    let serial = SerialDisposable()
    serial.disposable = noting("a")
    serial.disposable = noting("b")
    #expect(log.entries == ["a"])
    serial.dispose()
    serial.disposable = noting("c")
    #expect(log.entries == ["a", "b", "c"])
    #expect(serial.isDisposed)
  }

  @Test func aSingleAssignmentDisposableMayBeSetAfterDisposal() {
    let early = SingleAssignmentDisposable(), late = SingleAssignmentDisposable()
    early.setDisposable(noting("a"))
    early.dispose()
    late.dispose()
    late.setDisposable(noting("b"))
    #expect(log.entries == ["a", "b"])
  }

  @Test func aCompositeDisposableLetsOneGo() throws {
    let composite = CompositeDisposable(noting("a"), noting("b"))
    let key = try #require(composite.insert(noting("c")))
    _ = composite.insert(noting("d"))
    #expect(composite.count == 4)
    composite.remove(for: key)
    composite.dispose()
    #expect(composite.insert(noting("e")) == nil)
    #expect(log.entries == ["c", "a", "b", "d", "e"])
  }

  @Test func aBagDisposesWhenItGoes() {
    var bag: DisposeBag? = DisposeBag()
    noting("a").disposed(by: bag!)
    bag?.insert(noting("b"), noting("c"))
    bag?.insert {
      noting("d")
      noting("e")
    }
    #expect(log.entries == [])
    bag = nil
    #expect(log.entries == ["a", "b", "c", "d", "e"])
    _ = DisposeBag(disposing: noting("f"))
    _ = DisposeBag { noting("g") }
    #expect(log.entries.suffix(2) == ["f", "g"])
    let boolean = BooleanDisposable()
    boolean.dispose()
    #expect(boolean.isDisposed)
  }
}
