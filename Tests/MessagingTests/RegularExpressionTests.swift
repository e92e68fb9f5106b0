import Foundation
import Messaging
import Testing

@Suite struct RegularExpressionTests {
  @Test func matchesAreVisitedUntilTheClosureStops() throws {
    let expression = try NSRegularExpression(pattern: "[a-z]+")
    var found: [NSRange] = []
    expression.forEachMatch(in: "one two three", range: NSRange(location: 0, length: 13)) {
      match, _, stop in
      found += match.map { [$0.range] } ?? []
      stop.pointee = ObjCBool(found.count == 2)
    }
    #expect(found == [NSRange(location: 0, length: 3), NSRange(location: 4, length: 3)])
  }
}
