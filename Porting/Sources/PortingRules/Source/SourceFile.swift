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
  /// Whether the file imports SwiftUI outside of conditions and uses its names.
  let usesSwiftUI: Bool
  private let converter: SourceLocationConverter
  private let regions: ConditionalRegions

  /// Whether the compiler can parse the file; otherwise it is passed on as it is.
  package var isParsed: Bool { !tree.hasError }

  package init(path: String, text: String, isContext: Bool = false) {
    self.path = path
    self.text = text
    self.isContext = isContext
    // Swift 5 accepts `@available (iOS 13, *)`, which is an error in Swift 6.
    var parser = Parser(text, swiftVersion: .v5)
    tree = SourceFileSyntax.parse(from: &parser)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    regions = ConditionalRegions(tree)
    usesSwiftUI = tree.imports("SwiftUI") && tree.mentions(Self.namesOfSwiftUI)
  }

  /// Names one of which is in every file that uses SwiftUI.
  private static let namesOfSwiftUI: Set<String> = [
    "View", "ViewModifier", "ViewBuilder", "UIHostingController", "UIViewRepresentable",
    "UIViewControllerRepresentable", "PreviewProvider", "PreferenceKey", "EnvironmentKey",
    "EnvironmentValues", "EnvironmentObject", "ObservedObject", "StateObject", "GeometryReader",
    "GeometryProxy", "AnyView", "ButtonStyle",
  ]

  /// Returns whether a film compiles a node: it isn't in `#if os(macOS)`, for example. Nodes that
  /// depend on flags count.
  package func isActive(_ node: some SyntaxProtocol) -> Bool {
    regions.isActive(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns whether a film compiles a node, whatever flags it has.
  package func isCertain(_ node: some SyntaxProtocol) -> Bool {
    regions.isCertain(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

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

  /// Whether one of the names is written anywhere.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      if case .identifier(let text) = token.tokenKind { names.contains(text) } else { false }
    }
  }
}
