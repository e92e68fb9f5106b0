import Rx
import RxTesting
import Testing

@Suite struct MarbleTests {
  private let values: [Character: Int] = ["a": 1, "b": 2, "c": 3]

  @Test func parsesDiagrams() throws {
    let failure = MarbleFailure()
    let table: [(String, [Recorded<Event<Int>>])] = [
      ("", []), ("---", []), ("a", [.next(0, 1)]),
      ("-a--b-|", [.next(1, 1), .next(4, 2), .completed(6)]),
      ("-a--#", [.next(1, 1), .error(4, failure)]),
      ("-a - - b -|", [.next(1, 1), .next(4, 2), .completed(6)]),
      ("--(ab)-c", [.next(2, 1), .next(2, 2), .next(4, 3)]),
      ("-(a|)", [.next(1, 1), .completed(1)]),
      ("a-^-b-|", [.next(-2, 1), .next(2, 2), .completed(4)]),
    ]
    for (diagram, events) in table {
      #expect(try Marbles(diagram, values: values).events == events, "\(diagram)")
    }
    #expect(
      try Marbles("-a|", values: values, from: 200, tick: 10).events
        == [.next(210, 1), .completed(220)])
    #expect(try Marbles("-x|").events == [.next(1, "x"), .completed(2)])
  }

  @Test func malformedDiagramsReportTheColumn() {
    let table = [
      ("-a-x-", 3, "no value for x"), ("-(a(b))", 3, "groups can't be nested"),
      ("-a)", 2, "no group to close"), ("-(a-b)", 3, "- isn't allowed in a group"),
      ("-(ab", 1, "the group isn't closed"), ("^-^", 2, "only one ^ is allowed"),
    ]
    for (diagram, column, message) in table {
      let error = #expect(throws: MarbleError.self) { try Marbles(diagram, values: values) }
      #expect(error?.column == column && error?.message == message, "\(diagram)")
    }
    #expect(
      "\(#expect(throws: MarbleError.self) { try Marbles("-a-x-", values: values) }!)"
        == "-a-x-\n   ^ no value for x")
  }

  @Test func differenceShowsBothDiagrams() throws {
    let expected = try Marbles("-a--b-|", values: values)
    #expect(expected.difference(from: [.next(1, 1), .next(4, 2), .completed(6)]) == nil)
    #expect(
      expected.difference(from: [.next(1, 1), .next(5, 9), .next(5, 2), .completed(6)])
        == "expected: -a--b-|\nactual:   -a---(?b)|")
    #expect(
      try Marbles("a", values: values, tick: 10).difference(from: [.next(5, 1)])
        == "expected: a\nactual:   a\nexpected: [next(1) @ 0]\nactual:   [next(1) @ 5]")
  }

  @Test func createsSequencesAndSubscriptionsFromDiagrams() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = try scheduler.createHotObservable("--a--b--c--|", values: values)
    let cold = try scheduler.createColdObservable("-a-#", values: values)
    let (first, second) = (scheduler.record(hot, from: 3), scheduler.record(cold, from: 3))
    scheduler.start()
    #expect(first.marbles(symbol: { Character("\($0)") }) == "-----2--3--|")
    #expect(second.marbles() == "----x-#")
    #expect(try Subscription("---^--!") == Subscription(3, 6))
    #expect(try Subscription("-^---") == Subscription(1))
    #expect(throws: MarbleError.self) { try Subscription("--!") }
    #expect(throws: MarbleError.self) { try Subscription("^-a") }
  }
}
