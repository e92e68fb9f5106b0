import Foundation
import Layers
import Testing
import ViewText
import Views

/// A storage that holds its text itself, as code for iOS does.
class BackedStorage: NSTextStorage {
  let backing = NSMutableAttributedString()
  var log: [String] = []

  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    log.append("\(editedRange.location)+\(editedRange.length) \(changeInLength)")
    let text = string as NSString
    var start = 0
    while start < text.length {
      let found = text.range(
        of: "#", options: [], range: NSRange(location: start, length: text.length - start))
      if found.location == NSNotFound { break }
      addAttribute(.foregroundColor, value: UIColor.red, range: found)
      start = found.location + 1
    }
    super.processEditing()
  }
}

/// A layout manager that records the changes of its text.
private final class Recorder: NSLayoutManager {
  var log: [String] = []

  override func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    log.append("\(editMask.rawValue) \(newCharRange.location)+\(newCharRange.length) \(delta)")
    super.processEditing(
      for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
      invalidatedRange: invalidatedCharRange)
  }
}

@Suite struct TextStorageTests {
  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func changesAreReportedToLayoutManagers() {
    let (storage, manager) = (NSTextStorage(string: "hello"), Recorder())
    storage.addLayoutManager(manager)
    #expect(manager.textStorage === storage && storage.layoutManagers.count == 1)
    storage.replaceCharacters(in: range(1, 2), with: "xyz")
    storage.addAttribute(.kern, value: 1, range: range(0, 2))
    storage.append(NSAttributedString(string: "!"))
    storage.deleteCharacters(in: range(0, 1))
    storage.mutableString.append("?")
    #expect(storage.string == "xyzlo!?")
    #expect(manager.log == ["2 1+3 1", "1 0+2 0", "3 6+1 1", "2 0+0 -1", "2 6+1 1"])
    storage.removeLayoutManager(manager)
    storage.append(NSAttributedString(string: "!"))
    #expect(manager.textStorage == nil && manager.log.count == 5)
  }

  @Test func groupedChangesAreReportedOnce() {
    let (storage, manager) = (NSTextStorage(string: "0123456789"), Recorder())
    storage.addLayoutManager(manager)
    storage.beginEditing()
    storage.replaceCharacters(in: range(8, 1), with: "")
    storage.beginEditing()
    storage.replaceCharacters(in: range(1, 0), with: "abc")
    storage.endEditing()
    #expect(manager.log.isEmpty)
    #expect(storage.editedRange == range(1, 10) && storage.changeInLength == 2)
    storage.endEditing()
    #expect(storage.string == "0abc12345679")
    #expect(manager.log == ["2 1+10 2"])
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
  }

  @Test func aSubclassCanHoldTheText() {
    let (storage, manager) = (BackedStorage(), Recorder())
    storage.addLayoutManager(manager)
    storage.setAttributedString(
      NSAttributedString(string: "a #b", attributes: [.kern: 2]))
    #expect(storage.log == ["0+4 4"] && manager.log == ["3 0+4 4"])
    storage.replaceCharacters(in: range(4, 0), with: "#")
    #expect(storage.log.count == 2 && storage.length == 5)
    var red = range(0, 0)
    #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: &red) as? UIColor == .red)
    #expect(red == range(2, 1))
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    storage.addAttribute(.kern, value: 3, range: range(0, 5))
    var runs: [NSRange] = []
    storage.enumerateAttribute(.kern, in: range(0, 5), options: []) { value, range, _ in
      #expect(value as? Int == 3)
      runs.append(range)
    }
    #expect(runs == [range(0, 5)])
    storage.removeAttribute(.kern, range: range(0, 2))
    let part = storage.attributedSubstring(from: range(1, 2))
    #expect(part.string == " #" && part.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(part.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func foundationReadsTheTextOfASubclass() {
    let storage = BackedStorage()
    storage.append(NSAttributedString(string: "one #", attributes: [.kern: 2]))
    storage.replaceCharacters(in: range(0, 3), with: "three")
    let other = NSMutableAttributedString(string: ">")
    other.append(storage)
    for text in [
      other.attributedSubstring(from: range(1, 7)), NSAttributedString(attributedString: storage),
      storage.copy() as? NSAttributedString, storage.mutableCopy() as? NSAttributedString,
    ] {
      #expect(text?.string == "three #" && text is NSTextStorage == false)
      #expect(text?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
      #expect(text?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
    }
    #expect(storage.isEqual(to: other.attributedSubstring(from: range(1, 7))))
  }

  @Test func theDelegateCanChangeTheTextWhileItIsProcessed() {
    final class Capitals: NSTextStorageDelegate {
      var log: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        log.append("will \(editedRange.length) \(delta)")
        let text = (textStorage.string as NSString).substring(with: editedRange)
        textStorage.replaceCharacters(in: editedRange, with: text.uppercased() + "!")
      }
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        log.append("did \(editedRange.length) \(delta) \(editedMask.contains(.editedCharacters))")
      }
    }
    let (storage, delegate) = (NSTextStorage(), Capitals())
    storage.delegate = delegate
    storage.append(NSAttributedString(string: "ab"))
    #expect(storage.string == "AB!" && delegate.log == ["will 2 2", "did 3 3 true"])
  }
}
