import Foundation
import Layers
import Testing
import UIKit
import VirtualTime

/// Predicates and sort descriptors with strings, which Foundation rejects on Linux.
@Suite struct PredicateTests {
  private static let person: [String: Any] = [
    "name": "Zoë", "age": 31, "tags": ["a", "b"], "address": ["city": "Köln"], "isOpen": true,
    "friends": [["age": 20], ["age": 40]],
  ]

  @Test(arguments: [
    ("name == 'Zoë'", true), ("name == \"zoë\"", false), ("name ==[c] 'ZOË'", true),
    ("name CONTAINS[c] 'OE'", false), ("name contains[cd] 'OE' AND name !=[cd] 'zo'", true),
    ("name BEGINSWITH 'Z' AND name ENDSWITH 'ë'", true), ("name LIKE 'Z*'", true),
    ("name LIKE 'Z?'", false), ("name MATCHES '[A-Z].+'", true), ("name MATCHES 'o'", false),
    ("age > 30", true), ("age >= 31 && age =< 31", true), ("age < 31 || NOT age != 31", true),
    ("age BETWEEN {30, 32}", true), ("age IN {1, 31}", true), ("'c' IN tags", false),
    ("tags CONTAINS 'b'", true), ("address.city == 'Köln'", true), ("address.street == nil", true),
    ("isOpen == YES", true), ("isOpen == FALSE", false), ("!(age == 31)", false),
    ("ANY friends.age > 30", true), ("ALL friends.age > 30", false),
    ("NONE friends.age > 50", true), ("friends.@count == 2", true),
    ("friends.@max.age == 40", true), ("TRUEPREDICATE", true),
    ("name.length == 3", true), ("age == 31.0", true), ("age > -1", true),
    ("missing > 3", false),
  ])
  func formats(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.person) == expected)
  }

  @Test func arguments() {
    let predicate = NSPredicate(format: "%K == %@ AND %K > %d", "name", "Zoë", "age", 30)
    #expect(predicate.evaluate(with: Self.person))
    let email = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[a-z]{2,}")
    #expect(email.evaluate(with: "a.b@example.org"))
    #expect(!email.evaluate(with: "a.b@example"))
    let list = NSPredicate(format: "SELF IN %@", argumentArray: [["x", "y"]])
    #expect((["x", "z", "y"] as NSArray).filtered(using: list) as? [String] == ["x", "y"])
    #expect(NSPredicate(format: "%K == %lf", "age", 31.0).evaluate(with: Self.person))
  }

  @Test func objectsHaveValuesForKeys() {
    let view = UIView()
    view.tag = 7
    #expect(NSPredicate(format: "tag == 7").evaluate(with: view))
  }

  @Test(arguments: [
    "name ==", "== 3", "name == 'x", "name LIKES 'x'", "sum(a) > 3", "%K == 3", "(a == 1",
  ])
  func badFormatsAreWarnings(format: String) throws {
    let clock = VirtualClock()
    LayerWarnings.of(clock).gather()
    let matches = clock.asCurrent { NSPredicate(format: format).evaluate(with: Self.person) }
    #expect(!matches)
    #expect(LayerWarnings.of(clock).all.map(\.code) == [.predicateFormat])
  }

  @Test func sortDescriptorsCompareValuesForKeys() {
    let people = [["name": "b", "age": "2"], ["name": "a", "age": "2"], ["name": "c"]] as NSArray
    let byAge = NSSortDescriptor(key: "age", ascending: false)
    let byName = NSSortDescriptor(key: "name", ascending: true)
    let sorted = people.sortedArray(using: [byAge, byName])
    #expect(sorted.compactMap { ($0 as? [String: String])?["name"] } == ["a", "b", "c"])
    let byThemselves = NSSortDescriptor(key: nil, ascending: true)
    let words = (["b", "a"] as NSArray).sortedArray(using: [byThemselves])
    #expect(words as? [String] == ["a", "b"])
    let ignoringCase = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    let mixed = [["name": "b"], ["name": "C"], ["name": "A"]] as NSArray
    let names = mixed.sortedArray(using: [ignoringCase]).compactMap {
      ($0 as? [String: String])?["name"]
    }
    #expect(names == ["A", "b", "C"])
  }
}
