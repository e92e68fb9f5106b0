import Foundation
import TestSupport
import Testing

import OutputFiles

@Suite struct ShellWordTests {
  static let words = [
    "", "plain", "/a/b-c_d.e", "two words", "it's", "'", "''", #"a"b"#, #"back\slash\"#, "$HOME",
    "`id`", "$(id)", "a\nb", "\n", "a\r\nb", "tab\there", "it's\na\\new 'line'", "\u{1}2\u{7f}3",
    "*", "~", "#x", "!x", "ü 🎬", "-n", "a;b&c|d>e", "%a", "{a,b}", "[x]", "^", "=x",
    "it'\u{301}s; id; echo '", "'\u{200D}'", "\u{301}", "\n'\u{301}", "$\u{301}(id)",
  ]

  @Test func bashReadsQuotedWordsUnchanged() throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram("words", "printf '%s\\0' \(ShellWord.quoted(Self.words))")
    let result = try Program.run(folder("words"))
    #expect(Array(result.output.utf8) == Array(Self.words.map { $0 + "\0" }.joined().utf8))
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: words) func quotedWordsHaveNoLineBreaks(word: String) {
    #expect(!ShellWord.quoted(word).contains { $0.isNewline })
  }

  @Test func quotesOnlyIfNecessary() {
    #expect(ShellWord.quoted("/a/b-c_d.e") == "/a/b-c_d.e")
    #expect(ShellWord.quoted("two words") == "'two words'")
  }
}
