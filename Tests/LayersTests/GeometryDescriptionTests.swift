import Foundation
import Layers
import Testing

@Suite struct GeometryDescriptionTests {
  @Test func stringsHoldTheNumbersAlone() {
    let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    #expect("\(rect.origin) \(rect.size)" == "(1.0, 2.0) (3.5, 4.0)")
    #expect("\(rect)" == "(1.0, 2.0, 3.5, 4.0)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    #expect(String(describing: CGPoint?.some(.zero)) == "Optional((0.0, 0.0))")
    #expect(String(reflecting: rect.size) == "(3.5, 4.0)")
  }
}
