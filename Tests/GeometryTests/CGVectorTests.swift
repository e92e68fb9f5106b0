import Geometry
import Testing

@Suite struct CGVectorTests {
  @Test func vectorsCompareByTheirComponents() {
    #expect(CGVector() == .zero && CGVector(dx: 0, dy: 0) == .zero)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector(dx: 1, dy: 2) != CGVector(dx: 2, dy: 1))
  }
}
