import SwiftSyntax

/// Replaces the names of Swift 3 and 4 by today's.
package enum OldNameRule: Rule {
  package static let name = "old names"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = OldNameVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class OldNameVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(OldNameRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    replace(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = OldNames.members[node.baseName.text] {
      findings.replace(node.baseName, with: name, "\(node.baseName.text) is called \(name)")
      return .visitChildren
    }
    // A member of that name belongs to another type.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
      || node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    {
      replace(node.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let argument = node.arguments.first, node.arguments.count == 1, let label = argument.label,
      let colon = argument.colon,
      let name = OldNames.methods["\(access.declName.baseName.text)(\(label.text):)"]
    {
      findings.replace(
        access.declName, with: name, "\(access.declName.baseName.text) is called \(name)")
      findings.add(Edit(removing: label))
      findings.add(Edit(removing: colon))
    }
    for argument in node.arguments {
      guard let label = argument.label, let name = OldNames.labels[label.text] else { continue }
      findings.replace(label, with: name, "\(label.text) is called \(name)")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters {
      let label = parameter.firstName
      guard node.modifiers.contains(where: { $0.name.text == "override" }),
        let name = OldNames.labels[label.text]
      else { continue }
      let own = parameter.secondName == nil ? " " + label.text : ""
      findings.replace(label, with: name + own, "\(label.text) is called \(name)")
    }
    return .visitChildren
  }

  private func replace(_ token: TokenSyntax) {
    guard let name = OldNames.today[token.text], !index.declares(token.text) else { return }
    findings.replace(token, with: name, "\(token.text) is called \(name)")
  }
}

enum OldNames {
  /// Today's names of members.
  static let members: [String: String] = [
    "childViewControllers": "children", "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "commonModes": "common", "defaultRunLoopMode": "default",
  ]

  /// Today's names of methods whose argument lost its label.
  static let methods: [String: String] = [
    "bringSubview(toFront:)": "bringSubviewToFront", "sendSubview(toBack:)": "sendSubviewToBack",
  ]

  /// Today's labels of arguments.
  static let labels: [String: String] = ["toParentViewController": "toParent"]

  /// Today's names of types that had other ones until Swift 4.2.
  static let today: [String: String] = [
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationTransition": "UIView.AnimationTransition",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewContentMode": "UIView.ContentMode", "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIButtonType": "UIButton.ButtonType", "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageResizingMode": "UIImage.ResizingMode", "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIApplicationState": "UIApplication.State",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
    "UIFontWeightUltraLight": "UIFont.Weight.ultraLight", "UIFontWeightThin": "UIFont.Weight.thin",
    "UIFontWeightLight": "UIFont.Weight.light", "UIFontWeightRegular": "UIFont.Weight.regular",
    "UIFontWeightMedium": "UIFont.Weight.medium",
    "UIFontWeightSemibold": "UIFont.Weight.semibold", "UIFontWeightBold": "UIFont.Weight.bold",
    "UIFontWeightHeavy": "UIFont.Weight.heavy", "UIFontWeightBlack": "UIFont.Weight.black",
    "UITouchPhase": "UITouch.Phase", "UIEventType": "UIEvent.EventType",
    "UILayoutPriority": "UILayoutPriority",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSNotificationName": "NSNotification.Name",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
    "NSKernAttributeName": "NSAttributedString.Key.kern",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
    "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
    "NSShadowAttributeName": "NSAttributedString.Key.shadow",
    "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
    "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "RunLoopMode": "RunLoop.Mode", "NSRunLoopCommonModes": "RunLoop.Mode.common",
    "NSDefaultRunLoopMode": "RunLoop.Mode.default",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
    "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
    "NSUnderlineColorAttributeName": "NSAttributedString.Key.underlineColor",
  ].filter { $0.key != $0.value }
}
