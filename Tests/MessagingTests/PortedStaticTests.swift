import FilmStage
import Foundation
import Messaging
import Testing

/// Static and global variables of rewritten sources.
@Suite struct PortedStaticTests {
  private final class Meter {
    var count = 0
  }

  private func makeStage() throws -> Stage {
    try Stage(canvas: Canvas(width: 4, height: 4, framesPerSecond: 50))
  }

  @Test func eachStageHasItsOwnValue() throws {
    let shared = PortedStatic<Meter>(Meter())
    let (first, second) = (try makeStage(), try makeStage())
    let meters = [first, second, first].map { $0.perform { shared.value } }
    #expect(meters[0] !== meters[1] && meters[0] === meters[2])
    first.perform { shared.value.count += 1 }
    #expect(second.perform { shared.value.count } == 0)
    #expect(shared.value !== meters[0] && shared.value === shared.value)
  }

  @Test func collectionsAreChangedInPlace() throws {
    let list = PortedStatic<[Int]>([1])
    let stage = try makeStage()
    stage.perform {
      list.value.append(2)
      list.value[0] += 4
    }
    #expect(stage.perform { list.value } == [5, 2])
    #expect(try makeStage().perform { list.value } == [1])
  }

  @Test func stagesBeginWithWhatWasAssignedOutside() throws {
    let duration = PortedStatic<Double>(0.3)
    #expect(duration.value == 0.3)
    duration.value = 1
    let stage = try makeStage()
    #expect(stage.perform { duration.value } == 1)
    stage.perform { duration.value = 2 }
    #expect(duration.value == 1)
  }

  @Test func theInitialValueCanReadOtherVariables() throws {
    let first = PortedStatic<Int>(1)
    let second = PortedStatic<Int>(first.value + 1)
    let stage = try makeStage()
    #expect(
      stage.perform {
        first.value = 4; return second.value
      } == 5)
  }

  @Test func valuesAreReleasedWithTheirStage() throws {
    let shared = PortedStatic<Meter>(Meter())
    weak var meter: Meter?
    do {
      let stage = try makeStage()
      meter = stage.perform { shared.value }
      #expect(meter != nil)
    }
    #expect(meter == nil)
  }

  @Test func weakVariablesDoNotRetain() throws {
    let top = PortedWeakStatic<Meter>()
    let stage = try makeStage()
    let meter = Meter()
    stage.perform { top.value = meter }
    #expect(stage.perform { top.value } === meter)
    #expect(try makeStage().perform { top.value } == nil)
    stage.perform { top.value = Meter() }
    #expect(stage.perform { top.value } == nil)
  }
}
