import Foundation
import Testing

import VirtualTime

@Suite struct RandomNumberTests {
  /// Random numbers of all kinds, without a generator.
  private static func numbers() -> [Int] {
    [
      Int.random(in: 0...1_000_000), Int(UInt8.random(in: 0...255)),
      [1, 2, 3].randomElement() ?? 0,
    ]
      + (0..<20).shuffled()
  }

  private static func numbers(on clock: VirtualClock) -> [Int] { clock.asCurrent { numbers() } }

  @Test func numbersWithoutAGeneratorAreTheStages() {
    let first = Self.numbers(on: VirtualClock())
    #expect(Self.numbers(on: VirtualClock()) == first)
    let other = VirtualClock()
    other.context.random = StageRandom(seed: 7)
    #expect(Self.numbers(on: other) != first)
  }

  @Test func theyComeFromTheSameSequenceAsThoseOfTheStage() {
    let clock = VirtualClock()
    let numbers = clock.asCurrent { [UInt64.random(in: 0 ... .max), clock.context.random.next()] }
    var generator = StageRandom()
    #expect(numbers == [generator.next(), generator.next()])
  }

  @Test func numbersOutsideOfAStageAreTheSystems() {
    #expect(Self.numbers() != Self.numbers())
  }

  @Test func identifiersAreTheStagesAndRandomOnes() {
    let first = VirtualClock().asCurrent { [UUID(), UUID()] }
    #expect(VirtualClock().asCurrent { [UUID(), UUID()] } == first)
    #expect(first[0] != first[1] && UUID() != UUID())
    for identifier in first + [UUID()] {
      let text = Array(identifier.uuidString)
      #expect(text[14] == "4" && "89AB".contains(text[19]))
    }
  }

  @Test func hashValuesAreTheSameInEveryProcess() {
    #expect("flipbook".hashValue == -6_115_712_491_211_090_678)
    #expect(Hasher().finalize() == -3_315_872_660_926_475_476)
  }

  @Test func objectsAreNumberedInTheOrderInWhichTheyAreHashed() {
    for _ in 0..<2 {
      let hashes = VirtualClock().asCurrent {
        var (first, second) = (IdentityHash(), IdentityHash())
        return [second.value(), first.value(), second.value()]
      }
      #expect(hashes == [1, 2, 1])
    }
  }
}
