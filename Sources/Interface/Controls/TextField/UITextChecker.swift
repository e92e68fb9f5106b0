public import Foundation
import VirtualTime

/// Checks the spelling of text. It has no dictionary and takes every word for correct.
open class UITextChecker: NSObject {
  /// The words that the checker ignores.
  open var ignoredWords: [String]? = []

  /// Adds a word to `ignoredWords`.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Returns the range of the first misspelled word: none, with the location `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns words in place of a misspelled one: none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }

  /// Returns completions of a partial word: none, because the checker has no dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }

  /// The languages that can be checked: none.
  open class var availableLanguages: [String] { [] }

  /// Adds a word to those that the stage has learned.
  open class func learnWord(_ word: String) { LearnedWords.current?.words.insert(word) }

  /// Returns whether the stage has learned a word.
  open class func hasLearnedWord(_ word: String) -> Bool {
    LearnedWords.current?.words.contains(word) ?? false
  }

  /// Removes a word from those that the stage has learned.
  open class func unlearnWord(_ word: String) { LearnedWords.current?.words.remove(word) }
}

/// The words that a stage has learned.
private final class LearnedWords: StageLocal {
  var words: Set<String> = []

  init(on clock: VirtualClock) {}
}
