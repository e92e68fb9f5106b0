import RenderStore
import Testing
import TestSupport

@Suite struct FrameNumbersTests {
  private func random(_ generator: inout SeededGenerator) -> Set<Int> {
    Set((0..<40).filter { _ in Bool.random(using: &generator) })
  }

  @Test(arguments: UInt64(0)..<200)
  func rangesEqualTheirSets(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (left, right) = (random(&generator), random(&generator))
    let (a, b) = (FrameNumbers(ascending: left.sorted()), FrameNumbers(ascending: right.sorted()))
    #expect(Array(a) == left.sorted())
    #expect(a.count == left.count)
    #expect(Array(a.intersection(b)) == left.intersection(right).sorted())
    #expect(Array(a.subtracting(b)) == left.subtracting(right).sorted())
    #expect(a.intersection(b) == FrameNumbers(ascending: left.intersection(right).sorted()))
    if let first = left.min(), let last = left.max() {
      #expect(Array(a.gaps) == Set(first...last).subtracting(left).sorted())
    }
  }

  @Test func aMillionNumbersAreOneRange() {
    #expect(FrameNumbers(ascending: 0..<1_000_000).ranges.count == 1)
  }

  @Test func listsAreShortened() {
    let numbers = FrameNumbers(ascending: [1, 2, 3, 5, 7, 9])
    #expect(numbers.shortened() == "1–3, 5, 7, 9")
    #expect(numbers.shortened(to: 2) == "1–3, 5 and 2 more")
  }
}
