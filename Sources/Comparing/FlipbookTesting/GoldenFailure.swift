/// A failed expectation: its description and attached files.
package struct GoldenFailure: Equatable, Sendable {
  /// A file that is attached to the test.
  package struct Attachment: Equatable, Sendable {
    /// The name of the file, such as "Card-expected.png".
    package let name: String
    package let bytes: [UInt8]
  }

  package let text: String
  package var attachments: [Attachment] = []
}
