import SwiftSyntax

/// Renames private properties of classes whose names UIKit has given to members of its own since iOS 13:
/// the `configuration` of a button's class becomes `portedConfiguration`, and `self.configuration` too.
///
/// References by `self` and without an object are renamed in the file, except where a function declares
/// the name itself.
package enum RenamedMemberRule: Rule {
  package static let name = "names of newer members"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let declarations = DeclarationVisitor(file, index)
    declarations.walk(file.tree)
    guard !declarations.names.isEmpty else { return Findings(RenamedMemberRule.self, file) }
    let references = ReferenceVisitor(declarations.findings, declarations.names, index)
    references.walk(file.tree)
    return references.findings
  }

  static func newName(of name: String) -> String {
    "ported" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// Finds and renames the declarations.
private final class DeclarationVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  /// The renamed properties of each class.
  private(set) var names: [String: Set<String>] = [:]
  private let index: SourceIndex

  /// Properties that UIKit's classes have since iOS 13.
  private static let members: [(owner: String, names: Set<String>)] = [
    (
      "UIButton",
      [
        "configuration", "role", "menu", "subtitleLabel", "configurationUpdateHandler", "isHovered",
        "isHeld", "hoverStyle", "preferredBehavioralStyle",
      ]
    ),
    ("UIControl", ["toolTip", "contextMenuInteraction", "showsMenuAsPrimaryAction"]),
    (
      "UITableViewCell",
      [
        "contentConfiguration", "backgroundConfiguration", "configurationState",
        "configurationUpdateHandler",
      ]
    ),
    (
      "UICollectionReusableView",
      [
        "contentConfiguration", "backgroundConfiguration", "configurationState",
        "configurationUpdateHandler",
      ]
    ),
    (
      "UIPageControl",
      ["direction", "progress", "backgroundStyle", "interactionState", "preferredIndicatorImage"]
    ),
    ("UISlider", ["sliderStyle", "trackConfiguration", "behavioralStyle"]),
    ("UICollectionView", ["isEditing", "selfSizingInvalidation", "contextMenuInteraction"]),
    ("UITableView", ["fillerRowHeight", "sectionHeaderTopPadding", "selfSizingInvalidation"]),
    ("UITabBarController", ["mode", "sidebar", "tabs", "isTabBarHidden", "selectedTab"]),
    ("UISearchBar", ["searchTextField", "isLookToDictateEnabled"]),
    ("UIScrollView", ["contentAlignmentPoint", "topEdgeEffect", "bottomEdgeEffect"]),
    (
      "UIView",
      [
        "transform3D", "focusEffect", "focusGroupIdentifier", "focusGroupPriority", "hoverStyle",
        "cornerConfiguration", "traitOverrides", "minimumContentSizeCategory",
        "maximumContentSizeCategory", "keyboardLayoutGuide", "subviewsDidChange",
      ]
    ),
    (
      "UIViewController",
      [
        "contentUnavailableConfiguration", "sheetPresentationController", "traitOverrides", "tab",
        "focusGroupIdentifier", "preferredTransition", "configurationState",
      ]
    ),
    ("CALayer", ["cornerCurve", "toneMapMode", "wantsExtendedDynamicRangeContent"]),
  ]

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(RenamedMemberRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = Set(node.modifiers.map(\.name.text))
    guard node.isInClass, let owner = node.enclosingTypeName,
      !modifiers.isDisjoint(with: ["private", "fileprivate"]),
      modifiers.isDisjoint(with: ["override", "static", "class"]),
      // `private(set)` is visible elsewhere.
      node.modifiers.allSatisfy({ $0.detail == nil }), !node.attributes.names.contains("objc"),
      let record = index.record(owner)
    else { return .visitChildren }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let system = Self.members.first(where: {
          $0.names.contains(pattern.identifier.identifierText)
            && index.inherits(record, from: $0.owner)
        })
      else { continue }
      let name = pattern.identifier.identifierText
      names[record.name, default: []].insert(name)
      findings.replace(
        pattern.identifier, with: RenamedMemberRule.newName(of: name),
        "\(system.owner) has a member of this name, too")
    }
    return .visitChildren
  }
}

/// Renames the references.
private final class ReferenceVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private let names: [String: Set<String>]
  private let index: SourceIndex

  init(_ findings: Findings, _ names: [String: Set<String>], _ index: SourceIndex) {
    (self.findings, self.names, self.index) = (findings, names, index)
    super.init(viewMode: .sourceAccurate)
  }

  private func isRenamed(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard let owner = node.enclosingTypeName.flatMap(index.record) else { return false }
    return names[owner.name]?.contains(name) ?? false
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.identifierText
    if let base = node.base, ["self", "self?", "self!"].contains(base.trimmedDescription),
      isRenamed(name, at: node)
    {
      findings.replace(
        node.declName.baseName, with: RenamedMemberRule.newName(of: name), "the property is renamed"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      isRenamed(name, at: node), !node.isShadowed(name)
    else { return .skipChildren }
    findings.replace(
      node.baseName, with: RenamedMemberRule.newName(of: name), "the property is renamed")
    return .skipChildren
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is a member in the declaration of a class.
  fileprivate var isInClass: Bool {
    parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
  }
}

extension SyntaxProtocol {
  /// Whether a function, an accessor or a closure around the node declares a name as a parameter or a
  /// variable.
  fileprivate func isShadowed(_ name: String) -> Bool {
    var next = parent
    while let node = next, !node.is(MemberBlockSyntax.self) {
      if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
        || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
        || node.is(SubscriptDeclSyntax.self)
      {
        let finder = LocalNameFinder(name)
        finder.walk(node)
        if finder.isFound { return true }
      }
      next = node.parent
    }
    return false
  }
}

/// Finds a parameter or a variable.
private final class LocalNameFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  private func check(_ token: TokenSyntax?) {
    if token?.identifierText == name { isFound = true }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    check(node.identifier)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    check(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    check(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    check(node.name)
    return .visitChildren
  }
}
