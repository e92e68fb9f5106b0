import Raster
import TestSupport
import Testing
import VirtualTime

@Suite struct RandomTreeTests {
  /// After any change of a tree, drawing with kept items gives the same result as drawing from
  /// scratch.
  @Test(arguments: 0..<60)
  func keptItemsEqualNewlyDrawnOnes(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    for step in 0..<200 {
      tree.step()
      if step % 3 == 1 { continue }
      let reused = tree.items(reuse: true).flat
      guard reused == tree.items(reuse: false).flat else {
        Issue.record("seed \(seed), step \(step), after \(tree.last)")
        return
      }
    }
    #expect(tree.clock.failure == nil)
  }
}
