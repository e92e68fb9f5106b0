import Testing

import Layers
import VirtualTime

@Suite struct HashTests {
  @Test func setsOfObjectsHaveTheSameOrderOnEveryStage() {
    func order() -> [Int] {
      VirtualClock().asCurrent {
        let layers = (0..<50).map { _ in CALayer() }
        let numbers = Dictionary(uniqueKeysWithValues: zip(layers, layers.indices))
        return layers.map(\.hash) + numbers.values
      }
    }
    #expect(order() == order())
  }

  @Test func objectsAreEqualOnlyToThemselves() {
    let layers = [CALayer(), CALayer()]
    #expect(layers[0] != layers[1])
    #expect(Set(layers + layers).count == 2)
  }
}
