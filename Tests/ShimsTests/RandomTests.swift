import FilmStage
import Foundation
import Testing
import UIKit
import VirtualTime

@Suite struct RandomTests {
  private func numbers(seed: UInt64? = nil) throws -> [Double] {
    let stage = try TestStage().stage
    if let seed { stage.random = StageRandom(seed: seed) }
    return stage.perform {
      srand48(Int(bitPattern: ObjectIdentifier(stage)))
      return [
        Double(arc4random()), drand48(), Double(arc4random_uniform(100)), Double(rand()),
        Double(random()), Double.random(in: 0...1, using: &StageRandom.current),
      ]
    }
  }

  @Test func cFunctionsAreDeterministic() throws {
    #expect(try numbers() == numbers())
    #expect(try numbers() != numbers(seed: 1))
    #expect(try numbers(seed: 7) == numbers(seed: 7))
  }

  /// The first numbers of SplitMix64 from seed 1234567, as computed by its authors' code.
  @Test func theNumbersAreThoseOfSplitMix64() {
    var random = StageRandom(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }

  @Test func numbersStayWithinBounds() throws {
    try TestStage().stage.perform {
      let dice = (0..<600).map { _ in arc4random_uniform(6) }
      #expect(Set(dice) == [0, 1, 2, 3, 4, 5])
      #expect(arc4random_uniform(0) == 0)
      #expect((0..<1000).allSatisfy { _ in (0..<1).contains(drand48()) })
    }
  }
}
