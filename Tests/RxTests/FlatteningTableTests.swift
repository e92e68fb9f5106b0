import Rx
import Testing

/// Operators that subscribe to an inner sequence for each element. The first source sends the
/// elements; the second is the inner sequence of each.
@Suite struct FlatteningTableTests {
  private typealias Flatten = (Observable<Int>, Observable<Int>) -> Observable<Int>

  /// Rows that apply to all operators, because they have only one element.
  private let common: [Row2] = [
    ("100:1 120:#", "50:7", "120:#", "0-120", "100-120"),
    ("100:1 400:|", "50:#", "150:#", "0-150", "100-150"),
    ("100:1", "50:7 60:|", "150:7", "0-1000", "100-160"),
    ("100:1 400:|", "50:7 60:|", "150:7 400:|", "0-400", "100-160"),
    ("100:1 120:|", "50:7 60:|", "150:7 160:|", "0-120", "100-160"),
    ("100:1 120:|", "", "", "0-120", "100-1000"), ("100:|", "50:7", "100:|", "0-100", ""),
    ("", "50:7", "", "0-1000", ""), ("100:1 170:x", "50:7 100:8", "150:7", "0-170", "100-170"),
  ]

  /// Checks all overloads of an operator with the shared rows and with two elements whose inner
  /// sequences overlap.
  private func check(_ spellings: [Flatten], _ result: String, _ others: String) {
    let overlap: Row2 = ("100:1 200:2 300:|", "50:7 150:8 250:|", result, "0-300", others)
    for flatten in spellings { RxTests.check(flatten, common + [overlap]) }
  }

  @Test func flatMapRunsAllInnerSequencesConcurrently() {
    check(
      [
        { first, second in first.flatMap { _ in second } },
        { first, second in first.map { _ in second }.merge() },
        { first, second in first.map { _ in second }.merge(maxConcurrent: 2) },
      ], "150:7 250:8 250:7 350:8 450:|", "100-350 200-450")
  }

  @Test func concatMapRunsInnerSequencesInOrder() {
    check(
      [
        { first, second in first.concatMap { _ in second } },
        { first, second in first.map { _ in second }.concat() },
        { first, second in first.map { _ in second }.merge(maxConcurrent: 1) },
      ], "150:7 250:8 400:7 500:8 600:|", "100-350 350-600")
  }

  @Test func flatMapLatestDisposesOfThePreviousSequence() {
    check(
      [
        { first, second in first.flatMapLatest { _ in second } },
        { first, second in first.map { _ in second }.switchLatest() },
      ], "150:7 250:7 350:8 450:|", "100-200 200-450")
  }

  @Test func flatMapFirstIgnoresElementsUntilTheInnerSequenceCompletes() {
    check(
      [{ first, second in first.flatMapFirst { _ in second } }], "150:7 250:8 350:|", "100-350")
  }

  @Test func throwingSelectorsFailTheSequence() {
    func failing(_ element: Int) throws -> Observable<Int> { throw TestError() }
    let rows: [Row] = [("100:1 200:2", "100:#", "0-100"), ("100:|", "100:|", "0-100")]
    RxTests.check({ $0.flatMap(failing) }, rows)
    RxTests.check({ $0.concatMap(failing) }, rows)
    RxTests.check({ $0.flatMapLatest(failing) }, rows)
    RxTests.check({ $0.flatMapFirst(failing) }, rows)
  }
}
