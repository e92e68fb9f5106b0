import SwiftParser
package import SwiftSyntax

/// A parsed source file.
package struct SourceFile {
  /// The file's path, as remarks and `#sourceLocation` name it.
  package let path: String
  package let text: String
  /// Whether the file is only read: it is compiled as it is.
  package let isContext: Bool
  package let tree: SourceFileSyntax
  /// Whether the file imports SwiftUI and all of it uses SwiftUI.
  let usesSwiftUI: Bool
  /// The bytes of the declarations that use SwiftUI beside others, which the tree doesn't contain.
  let partsForSwiftUI: [Range<Int>]
  private let converter: SourceLocationConverter
  private let regions: ConditionalRegions

  /// Whether the compiler can parse the file; otherwise it is passed on as it is.
  package var isParsed: Bool { !tree.hasError }

  package init(path: String, text: String, isContext: Bool = false) {
    self.path = path
    self.text = text
    self.isContext = isContext
    let whole = Self.parsed(text)
    let parts = SwiftUIParts(of: whole)
    usesSwiftUI = parts.isWholeFile
    partsForSwiftUI = parts.ranges
    tree = parts.ranges.isEmpty ? whole : Self.parsed(text.blanked(parts.ranges))
    converter = SourceLocationConverter(fileName: path, tree: tree)
    regions = ConditionalRegions(tree)
  }

  private static func parsed(_ text: String) -> SourceFileSyntax {
    // Swift 5 accepts `@available (iOS 13, *)`, which is an error in Swift 6.
    var parser = Parser(text, swiftVersion: .v5)
    return SourceFileSyntax.parse(from: &parser)
  }

  /// Returns whether a film compiles a node: it isn't in `#if os(macOS)`, for example. Nodes that
  /// depend on flags count.
  package func isActive(_ node: some SyntaxProtocol) -> Bool {
    regions.isActive(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns whether a film compiles a node, whatever flags it has.
  package func isCertain(_ node: some SyntaxProtocol) -> Bool {
    regions.isCertain(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The file's name without its folders and extension.
  var name: String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".swift") ? last.dropLast(6) : last)
  }

  /// Whether the file adds something to a module with its name, which it imports.
  var importsItsName: Bool { tree.imports(name) }

  /// Whether the file imports UIKit outside of conditions.
  var importsKit: Bool { tree.imports("UIKit") }

  /// Returns whether a film compiles the bytes at the start of an edit.
  func isActive(_ edit: Edit) -> Bool { regions.isActive(edit.range.lowerBound) }

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

extension SourceFileSyntax {
  /// Whether the module is imported outside of conditions.
  fileprivate func imports(_ module: String) -> Bool {
    statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }
}

extension String {
  /// Returns the text with spaces instead of some bytes; line breaks stay.
  fileprivate func blanked(_ ranges: [Range<Int>]) -> String {
    var bytes = Array(utf8)
    for index in ranges.joined() where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
