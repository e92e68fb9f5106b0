import SwiftSyntax

/// A change of a file's text.
package struct Edit {
  /// The replaced bytes; empty for an insertion.
  package let range: Range<Int>
  package let text: String

  /// Replaces a node, without the white space and comments around it.
  init(replacing node: some SyntaxProtocol, with text: String) {
    range =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    self.text = text
  }

  /// Removes a node and the spaces after it on the same line; line breaks within it are kept, so
  /// that the lines after it keep their numbers.
  init(removing node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in node.trailingTrivia.pieces {
      guard case .spaces(let count) = piece else { break }
      end += count
    }
    range = start..<end
    text = node.lineBreaks
  }

  init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }

  init(inserting text: String, at position: AbsolutePosition) {
    range = position.utf8Offset..<position.utf8Offset
    self.text = text
  }
}

extension SyntaxProtocol {
  /// As many line breaks as there are within the node, which keep the numbers of the lines after
  /// it.
  var lineBreaks: String {
    String(repeating: "\n", count: trimmedDescription.count(where: \.isNewline))
  }
}

extension Array<Edit> {
  /// Returns the text after all edits. Edits within a replaced range are ignored; insertions at the
  /// same place keep their order.
  package func applied(to text: String) -> String {
    let bytes = Array<UInt8>(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var position = 0
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array<UInt8>(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
