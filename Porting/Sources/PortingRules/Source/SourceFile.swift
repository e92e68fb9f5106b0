import SwiftParser
package import SwiftSyntax

/// A parsed source file.
package struct SourceFile {
  /// The file's path, as remarks and `#sourceLocation` name it.
  package let path: String
  package let text: String
  package let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Whether the compiler can parse the file; otherwise it is passed on as it is.
  package var isParsed: Bool { !tree.hasError }

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Returns the line and the column of a position, counted from 1; columns are bytes.
  package func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    return (location.line, location.column)
  }

  /// The number of lines; a line break at the end doesn't begin another one.
  package var lineCount: Int {
    let breaks = text.utf8.count { $0 == UInt8(ascii: "\n") }
    return text.isEmpty || text.hasSuffix("\n") ? breaks : breaks + 1
  }
}
