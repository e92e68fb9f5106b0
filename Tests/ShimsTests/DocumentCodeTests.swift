import Foundation
import Testing
import UIKit

/// Code that reads documents into attributed strings.
@Suite struct DocumentCodeTests {
  @Test func formatsAreAppended() {
    let hex = NSMutableString()
    for byte in [10, 255] { hex.appendFormat("%02x", byte) }
    #expect(hex == "0aff")
  }

  @Test func documentsArePlainText() throws {
    let plain = try NSAttributedString(
      data: Data("a <b>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil)
    #expect(plain.string == "a <b>")
    let html = """
      <html><head><style>p { color: red }</style></head><body><!-- > --><h1>A&nbsp;title</h1>
      <p>One <b>bold</b> &amp;   <i>slanted</i>&#33;<br/>line &lt;3 &#x263A;</p></body></html>
      """
    let text = try NSMutableAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(text.string == "A\u{A0}title\nOne bold & slanted!\nline <3 \u{263A}")
    #expect(try NSAttributedString(data: Data(html.utf8)).string == text.string)
    #expect(throws: (any Error).self) { try NSAttributedString(data: Data("{\\rtf1 a}".utf8)) }
    #expect(throws: (any Error).self) { try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF])) }
  }
}
