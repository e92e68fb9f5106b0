import SwiftParser
import SwiftSyntax

/// The methods whose calls `rx.methodInvoked` and `rx.sentMessage` observe.
package struct ObservedCalls {
  /// The base names of the methods.
  private var names: Set<String> = []
  /// Whether a call names its method by a variable.
  private var isUnknown = false

  mutating func add(_ file: SourceFile) {
    guard ["methodInvoked(", "sentMessage("].contains(where: file.text.contains) else { return }
    let collector = CallCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    names.formUnion(collector.names)
    isUnknown = isUnknown || collector.isUnknown
  }

  /// Returns whether calls of the methods with a name and selector may be observed and must report
  /// themselves.
  package func contains(_ name: String, _ selector: String) -> Bool {
    !Self.reported.contains(selector)
      && (isUnknown || names.contains(name) || names.contains(selector))
  }

  /// The methods whose calls UIKit reports.
  private static let reported: Set<String> = [
    "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
    "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
    "didMoveToWindow", "didMoveToSuperview", "willMoveToParent:", "didMoveToParent:",
    "present:animated:completion:", "dismissWithAnimated:completion:",
  ]

  /// Returns the selector of a method that UIKit reports, by its name without labels; nil if it isn't
  /// one.
  package static func reportedSelector(of name: String) -> String? {
    reported.first { selector in
      let base = String(selector.prefix { $0 != ":" })
      return base == name || base == name + "ToParent" || base == name + "WithAnimated"
    }
  }
}

private final class CallCollector: SyntaxVisitor {
  var names: Set<String> = []
  var isUnknown = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["methodInvoked", "sentMessage"].contains(access.declName.baseName.text)
    else { return .visitChildren }
    if let name = node.arguments.first?.expression.selectorName {
      names.insert(name)
    } else {
      isUnknown = true
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The base name in `#selector(…)`, or the whole name in `Selector("…")`; nil for other values.
  var selectorName: String? {
    if let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector" {
      return macro.arguments.first.flatMap { MethodReference($0.expression)?.name }
    }
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasSuffix("elector")
        || call.calledExpression.trimmedDescription == "NSSelectorFromString"
    else { return nil }
    return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
  }
}
