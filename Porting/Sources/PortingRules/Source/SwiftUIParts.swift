import SwiftSyntax

/// The parts of a file that use SwiftUI, which Linux doesn't have: libraries for UIKit have wrappers for
/// SwiftUI and previews beside their classes.
struct SwiftUIParts {
  /// Whether no declaration is left without the parts.
  private(set) var isWholeFile = false
  /// The bytes of the parts; empty if they are the whole file.
  private(set) var ranges: [Range<Int>] = []

  init(of tree: SourceFileSyntax) {
    let regions = ConditionalRegions(tree)
    func isCompiled(_ node: some SyntaxProtocol) -> Bool {
      regions.isActive(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    let imports = ImportFinder(isCompiled)
    imports.walk(tree)
    guard imports.isFound else { return }
    var others = 0
    var parts: [CodeBlockItemSyntax] = []
    let ownTypes = Set(
      tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
    for statement in tree.statements where !statement.item.is(ImportDeclSyntax.self) {
      let names = NameFinder(isCompiled)
      names.walk(statement)
      if names.isFound || Self.isExtension(statement, ofOthersThan: ownTypes) {
        parts.append(statement)
      } else if !statement.item.is(IfConfigDeclSyntax.self) {
        others += 1
      }
    }
    isWholeFile = others == 0 && !parts.isEmpty
    guard !isWholeFile else { return }
    ranges = parts.map {
      $0.positionAfterSkippingLeadingTrivia
        .utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  /// Types of SwiftUI whose names an app's own types can have too; only extensions of them count.
  private static let extendedTypes: Set<String> = [
    "Alignment", "Angle", "Animation", "Color", "Edge", "Font", "Gradient", "HorizontalAlignment",
    "Image", "Shape", "Text", "VerticalAlignment",
  ]

  /// Returns whether a statement extends a type of SwiftUI that the file doesn't declare itself.
  private static func isExtension(
    _ statement: CodeBlockItemSyntax, ofOthersThan ownTypes: Set<String>
  ) -> Bool {
    guard let extended = statement.item.as(ExtensionDeclSyntax.self)?.extendedType,
      let name = extended.as(IdentifierTypeSyntax.self)?.name.text
    else { return false }
    return extendedTypes.contains(name) && !ownTypes.contains(name)
  }
}

/// Finds an import of SwiftUI that is compiled.
private final class ImportFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let isCompiled: (ImportDeclSyntax) -> Bool

  init(_ isCompiled: @escaping (ImportDeclSyntax) -> Bool) {
    self.isCompiled = isCompiled
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI", isCompiled(node) { isFound = true }
    return .skipChildren
  }
}

/// Finds a name of SwiftUI that is compiled.
private final class NameFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let isCompiled: (TokenSyntax) -> Bool

  /// Names one of which is in every declaration that uses SwiftUI.
  private static let names: Set<String> = [
    "SwiftUI", "View", "ViewModifier", "ViewBuilder", "UIHostingController", "UIViewRepresentable",
    "UIViewControllerRepresentable", "PreviewProvider", "PreferenceKey", "EnvironmentKey",
    "EnvironmentValues", "EnvironmentObject", "ObservedObject", "StateObject", "GeometryReader",
    "GeometryProxy", "AnyView", "ButtonStyle", "Binding", "LocalizedStringKey", "AnyTransition",
    "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle", "GaugeStyle",
    "GroupBoxStyle", "InsettableShape", "LabelStyle", "ListStyle", "MenuStyle", "PickerStyle",
    "PrimitiveButtonStyle", "ProgressViewStyle", "ShapeStyle", "TextFieldStyle", "ToggleStyle",
  ]

  init(_ isCompiled: @escaping (TokenSyntax) -> Bool) {
    self.isCompiled = isCompiled
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let text) = token.tokenKind, Self.names.contains(text), isCompiled(token) {
      isFound = true
    }
    return .skipChildren
  }
}
