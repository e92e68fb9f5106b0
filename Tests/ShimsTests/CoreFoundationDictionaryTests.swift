import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Code for Apple's systems that reads dictionaries with Core Foundation's functions.
@Suite struct CoreFoundationDictionaryTests {
  private let properties: CFDictionary = [
    kCGImagePropertyGIFDictionary: [
      kCGImagePropertyGIFDelayTime: NSNumber(value: 0.25), "Name": "spark", "Count": 3,
    ] as [String: Any],
    "Width": NSNumber(value: 40),
  ]

  private func pointer(_ key: String) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
  }

  private var gif: CFDictionary {
    let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
    let value = CFDictionaryGetValue(properties, key)
    return unsafeBitCast(value, to: CFDictionary.self)
  }

  @Test func valuesAreFoundByPointersToTheirKeys() {
    #expect(CFDictionaryGetCount(gif) == 3 && CFDictionaryGetCount(nil) == 0)
    let delay = CFDictionaryGetValue(gif, pointer(kCGImagePropertyGIFDelayTime))
    #expect((unsafeBitCast(delay, to: AnyObject.self) as? NSNumber)?.doubleValue == 0.25)
    #expect(unsafeBitCast(delay, to: AnyObject.self) as? Double == 0.25)
    #expect(unsafeBitCast(CFDictionaryGetValue(gif, pointer("Name")), to: CFString.self) == "spark")
    let count = unsafeBitCast(CFDictionaryGetValue(gif, pointer("Count")), to: AnyObject.self)
    #expect(count as? Int == 3)
  }

  @Test func equalityIsThatOfTheValues() {
    let view = NSObject()
    #expect(CFEqual("a" as CFString, "a") && CFEqual(1 as CFNumber, NSNumber(value: 1)))
    #expect(CFEqual(view, view) && !CFEqual(view, NSObject()) && !CFEqual("a", 1))
    #expect(CFEqual(["a": 1] as CFDictionary, ["a": 1]) && !CFEqual("a", nil))
    let list: [Any] = [1, "b"]
    #expect(CFEqual(list, [1, "b"] as CFArray) && !CFEqual(list, [1] as CFArray))
  }

  @Test func missingValuesAreNil() {
    let missing: UnsafeRawPointer? = CFDictionaryGetValue(gif, pointer("Missing"))
    #expect(missing == nil && !CFDictionaryContainsKey(gif, pointer("Missing")))
    #expect(CFDictionaryGetValue(nil, pointer("Width")) == nil)
    // An empty dictionary is safer than a wrong one.
    #expect(unsafeBitCast(missing, to: CFDictionary.self).isEmpty)
  }

  @Test func valuesAreStoredIfTheyArePresent() {
    let value = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    value.initialize(to: nil)
    defer { value.deallocate() }
    #expect(!CFDictionaryGetValueIfPresent(properties, pointer("Missing"), value))
    #expect(value.pointee == nil)
    #expect(CFDictionaryGetValueIfPresent(properties, pointer("Width"), value))
    #expect((unsafeBitCast(value.pointee, to: AnyObject.self) as? NSNumber)?.intValue == 40)
  }
}
