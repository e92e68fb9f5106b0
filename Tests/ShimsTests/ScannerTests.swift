import Foundation
import Testing
import UIKit

/// Pointers that are nil, or that point to `NSString`, as on Apple's systems.
@Suite struct ScannerTests {
  @Test func numbersAreScannedWithoutBeingStored() {
    let scanner = Scanner(string: "12 -3 4 5 1.5 2.5 0.25 ff 0x1f 0x1.8 0x2.8 rest")
    #expect(scanner.scanInt32(nil) && scanner.scanInt(nil) && scanner.scanInt64(nil))
    #expect(scanner.scanUnsignedLongLong(nil) && scanner.scanFloat(nil))
    #expect(scanner.scanDouble(nil) && scanner.scanDecimal(nil))
    #expect(scanner.scanHexInt32(nil) && scanner.scanHexInt64(nil))
    #expect(scanner.scanHexFloat(nil) && scanner.scanHexDouble(nil))
    #expect(!scanner.scanInt(nil) && !scanner.scanHexDouble(nil))
    var number = 0
    #expect(!scanner.scanInt(&number) && Scanner(string: "7").scanInt(&number) && number == 7)
  }

  @Test func partsAreStoredAsNSString() {
    let scanner = Scanner(string: "ab12;cd")
    var part: NSString?
    #expect(scanner.scanCharacters(from: .letters, into: &part) && part == "ab")
    #expect(!scanner.scanString("x", into: &part) && part == "ab")
    #expect(scanner.scanUpTo(";", into: &part) && part == "12")
    #expect(scanner.scanString(";", into: &part) && part == ";")
    #expect(scanner.scanUpToCharacters(from: .decimalDigits, into: &part) && part == "cd")
    #expect(scanner.isAtEnd)
  }
}
