import Foundation
import Layers
import Messaging
import Testing
import Views

/// Keys of collections, and operators in key paths.
@Suite struct CollectionKeyTests {
  private func cards(_ titles: String...) -> [Card] {
    titles.enumerated().map { index, title in
      let card = Card()
      card.title = title
      card.count = index + 1
      return card
    }
  }

  @Test func anArrayHasTheValuesOfItsElements() {
    let warnings = onStage { _ in
      let cards = cards("a", "b") as NSArray
      #expect(cards.value(forKey: "title") as? [String] == ["a", "b"])
      #expect((cards.value(forKey: "layer") as? [CALayer])?.count == 2)
      #expect(cards.value(forKeyPath: "layer.opacity") as? [Float] == [1, 1])
      cards.setValue("c", forKey: "title")
      #expect(cards.value(forKey: "title") as? [String] == ["c", "c"])
    }
    #expect(warnings.isEmpty)
  }

  @Test func setsAndDictionariesHaveKeys() {
    let warnings = onStage { _ in
      let set = NSSet(array: cards("a", "b", "b"))
      let titles = set.value(forKey: "title") as? NSSet
      #expect(titles?.count == 2 && titles?.contains("a") == true)
      let dictionary: NSMutableDictionary = ["x": cards("d")[0]]
      #expect(dictionary.value(forKeyPath: "x.title") as? String == "d")
      dictionary.setValue("e", forKey: "y")
      #expect(dictionary.value(forKey: "y") as? String == "e")
      dictionary.setValue(nil, forKey: "y")
      #expect(dictionary.value(forKey: "y") == nil)
    }
    #expect(warnings.isEmpty)
  }

  @Test func operatorsComputeOneValue() {
    let warnings = onStage { _ in
      let cards = cards("b", "a", "b") as NSArray
      #expect(cards.value(forKeyPath: "@count") as? Int == 3)
      #expect((cards.value(forKeyPath: "@sum.count") as? NSNumber)?.doubleValue == 6)
      #expect((cards.value(forKeyPath: "@avg.count") as? NSNumber)?.doubleValue == 2)
      #expect(cards.value(forKeyPath: "@max.count") as? Int == 3)
      #expect(cards.value(forKeyPath: "@min.title") as? String == "a")
      #expect(cards.value(forKeyPath: "@unionOfObjects.title") as? [String] == ["b", "a", "b"])
      #expect(cards.value(forKeyPath: "@distinctUnionOfObjects.title") as? [String] == ["b", "a"])
      let numbers: NSArray = [2, 7.5, 3]
      #expect((numbers.value(forKeyPath: "@max.self") as? NSNumber)?.doubleValue == 7.5)
      let view = UIView()
      view.addSubview(UIView())
      #expect(view.value(forKeyPath: "subviews.@count") as? Int == 1)
    }
    #expect(warnings.isEmpty)
  }
}
