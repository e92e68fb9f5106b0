import Foundation
import Messaging
import Testing

/// `NSHashTable` and `NSMapTable`.
@Suite struct ObjectTableTests {
  private final class Plain {}

  /// An object that is equal to others with its number.
  private final class Numbered: NSObject, NSCopying {
    var number: Int
    init(_ number: Int) { self.number = number }
    override var hash: Int { number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Numbered)?.number == number }
    func copy(with zone: NSZone? = nil) -> Any { Numbered(number) }
  }

  @Test func aWeakTableForgetsObjects() {
    let table = NSHashTable<Plain>.weakObjects()
    let kept = Plain()
    table.add(kept)
    do {
      let lost = Plain()
      table.add(lost)
      #expect(table.count == 2 && table.contains(lost))
    }
    #expect(table.count == 1 && table.allObjects.first === kept && table.anyObject === kept)
  }

  @Test func aStrongTableRetainsObjects() {
    let table = NSHashTable<Plain>()
    weak var object: Plain?
    do {
      let added = Plain()
      object = added
      table.add(added)
    }
    #expect(object != nil && table.count == 1)
    table.removeAllObjects()
    #expect(object == nil && table.count == 0)
  }

  @Test func objectsAreInTheOrderInWhichTheyWereAdded() {
    let table = NSHashTable<Numbered>()
    for number in [3, 1, 2, 3, 5, 4] { table.add(Numbered(number)) }
    table.remove(Numbered(5))
    #expect(table.allObjects.map(\.number) == [3, 1, 2, 4])
    let enumerated = table.objectEnumerator().allObjects.compactMap { ($0 as? Numbered)?.number }
    #expect(enumerated == [3, 1, 2, 4])
  }

  @Test func equalityDependsOnTheOptions() {
    let (one, other) = (Numbered(1), Numbered(1))
    let byValue = NSHashTable<Numbered>(options: [], capacity: 4)
    let byIdentity = NSHashTable<Numbered>(options: .objectPointerPersonality)
    for table in [byValue, byIdentity] {
      table.add(one)
      table.add(other)
    }
    #expect(byValue.count == 1 && byValue.member(other) === one)
    #expect(byIdentity.count == 2 && !byIdentity.contains(Numbered(1)))
  }

  @Test func tablesAreSets() {
    func table(_ numbers: Int...) -> NSHashTable<Numbered> {
      let table = NSHashTable<Numbered>()
      for number in numbers { table.add(Numbered(number)) }
      return table
    }
    func numbers(
      _ first: NSHashTable<Numbered>, _ change: (NSHashTable<Numbered>) -> Void
    ) -> [Int] {
      change(first)
      return first.allObjects.map(\.number)
    }
    #expect(numbers(table(1, 2)) { $0.union(table(2, 3)) } == [1, 2, 3])
    #expect(numbers(table(1, 2)) { $0.minus(table(2, 3)) } == [1])
    #expect(numbers(table(1, 2)) { $0.intersect(table(2, 3)) } == [2])
    #expect(table(1).isSubset(of: table(1, 2)) && !table(1, 2).isSubset(of: table(1)))
    #expect(table(1).intersects(table(1, 2)) && !table(1).intersects(table(2)))
    #expect(table(1, 2).setRepresentation.count == 2)
  }

  @Test func mapsFindValuesByEqualKeys() {
    let map = NSMapTable<NSString, Plain>.strongToStrongObjects()
    let (first, second) = (Plain(), Plain())
    map.setObject(first, forKey: "a" as NSString)
    map.setObject(second, forKey: NSMutableString(string: "a"))
    map.setObject(first, forKey: "b")
    #expect(map.object(forKey: "a") === second && map.object(forKey: "c") == nil)
    #expect(map.count == 2 && map.dictionaryRepresentation().count == 2)
    map.removeObject(forKey: "a")
    #expect(map.object(forKey: "a") == nil && map.count == 1)
    map.setObject(nil, forKey: "b")
    #expect(map.object(forKey: "b") === first)
    #expect(map.keyEnumerator().allObjects as? [NSString] == ["b"])
  }

  @Test func mapsHoldKeysAndValuesAsTheirKindSays() {
    let maps = [
      NSMapTable<Numbered, Plain>.strongToStrongObjects(), .weakToStrongObjects(),
      .strongToWeakObjects(), .weakToWeakObjects(),
    ]
    let (key, value) = (Numbered(1), Plain())
    for map in maps {
      map.setObject(Plain(), forKey: key)
      map.setObject(value, forKey: Numbered(2))
    }
    #expect(maps.map { $0.object(forKey: key) != nil } == [true, true, false, false])
    #expect(maps.map { $0.object(forKey: Numbered(2)) === value } == [true, false, true, false])
    #expect(maps.map(\.count) == [2, 1, 1, 0])
  }

  @Test func keysAreCopiedIfTheOptionsSaySo() {
    let map = NSMapTable<Numbered, Plain>(keyOptions: .copyIn, valueOptions: [])
    let key = Numbered(1)
    map.setObject(Plain(), forKey: key)
    key.number = 2
    #expect(map.object(forKey: Numbered(1)) != nil)
  }

  @Test func manyObjectsAreForgotten() {
    let table = NSHashTable<Plain>.weakObjects()
    for _ in 0..<1000 { table.add(Plain()) }
    let kept = Plain()
    table.add(kept)
    #expect(table.count == 1 && table.contains(kept))
  }
}

/// `NSPointerArray`.
@Suite struct PointerArrayTests {
  @Test func weakPointersBecomeNil() throws {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let lost = NSObject()
      array.insertPointer(Unmanaged.passUnretained(lost).toOpaque(), at: 0)
      #expect(array.allObjects.count == 2)
    }
    #expect(array.count == 2 && array.pointer(at: 0) == nil)
    array.compact()
    let pointer = try #require(array.pointer(at: 0))
    #expect(
      array.count == 1 && Unmanaged<NSObject>.fromOpaque(pointer).takeUnretainedValue() == kept)
  }

  @Test func strongPointersRetainAndAreReplaced() {
    let array = NSPointerArray.strongObjects()
    do {
      let object = NSObject()
      array.addPointer(Unmanaged.passUnretained(object).toOpaque())
    }
    #expect(array.allObjects.count == 1)
    array.replacePointer(at: 0, withPointer: nil)
    array.count = 3
    #expect(array.allObjects.isEmpty && array.count == 3)
    array.removePointer(at: 2)
    array.count = 1
    #expect(array.count == 1)
  }
}
