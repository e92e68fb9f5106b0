import SwiftSyntax

/// Casts values of the type `AnyObject` whose members Objective-C would find at run time:
/// `(value as AnyObject).cgPointValue` becomes `(value as AnyObject as! NSValue).cgPointValue`.
/// A class of the type `AnyClass`, or of an object of the type `AnyObject`, becomes that of an NSObject
/// for its `description()`.
/// Messages are sent by `PortedReceiver`, since their receiver can be of any class; it also reads and
/// sets values by keys:
/// `target?.perform(action)` becomes `target.map(PortedReceiver.init)?.perform(action)`, and
/// `(view as AnyObject).update()`, where a class has the method `@objc func update()`, becomes
/// `PortedReceiver((view as AnyObject)).perform("update")`.
package enum DynamicMemberRule: Rule {
  package static let name = "members of AnyObject"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = DynamicMemberVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class DynamicMemberVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  /// The classes that have the members.
  private static let owners: [String: String] = {
    let values = [
      "cgPoint", "cgRect", "cgSize", "cgVector", "cgAffineTransform", "caTransform3D",
      "uiEdgeInsets", "range",
    ]
    let numbers = [
      "float", "double", "int", "bool", "uint", "int32", "uint32", "int64", "uint64", "string",
    ]
    let others = [
      ("objCType", "NSValue"), ("cgColor", "UIColor"), ("cgPath", "UIBezierPath"),
      ("cgImage", "UIImage"), ("duration", "CAAnimation"), ("keyPath", "CAPropertyAnimation"),
      ("require", "UIGestureRecognizer"),
    ]
    let pairs =
      values.map { ($0 + "Value", "NSValue") } + numbers.map { ($0 + "Value", "NSNumber") } + others
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The classes that have methods whose names are too common without their labels.
  private static let ownersOfMethods = [
    "location(in:)": "any PortedLocating", "previousLocation(in:)": "UITouch",
    "translation(in:)": "UIPanGestureRecognizer", "velocity(in:)": "UIPanGestureRecognizer",
    "removeFromSuperview()": "UIView", "removeFromSuperlayer()": "CALayer",
    "becomeFirstResponder()": "UIResponder", "resignFirstResponder()": "UIResponder",
  ]

  /// The methods of NSObject that any object has.
  private static let messages: Set = [
    "perform", "performSelector", "responds", "isKind", "isMember",
  ]

  /// The methods with which key-value coding reads and sets any object, and those of dictionaries, by
  /// the labels after which a key follows.
  private static let keyed: Set = [
    "value(forKey:)", "value(forKeyPath:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    "object(forKey:)",
  ]

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(DynamicMemberRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.identifierText
    if Self.messages.contains(member) || Self.keyed.contains(node.calledName), node.isCalled,
      let base = node.base, object(of: base) != nil
    {
      send(to: base, "any object has \(member)")
      return .visitChildren
    }
    if let base = node.base, object(of: base) != nil,
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id, call.arguments.isEmpty,
      call.trailingClosure == nil, let parenthesis = call.leftParen,
      let selector = index.selectorOfMessage(named: member)
    {
      send(to: base, "a class has \(member)()")
      findings.add(Edit(replacing: node.declName, with: "perform"))
      findings.add(
        Edit(inserting: "\"\(selector)\"", at: parenthesis.endPositionBeforeTrailingTrivia))
      return .visitChildren
    }
    if member == "description", node.isCalled,
      let type = node.base?.as(MemberAccessExprSyntax.self),
      ["classForCoder", "superclass"].contains(type.declName.baseName.text)
    {
      findings.replace(
        type, with: "(\(type.trimmedDescription) as! NSObject.Type)", "NSObject has description()")
      return .visitChildren
    }
    if member == "description", node.isCalled,
      let call = node.base?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", call.arguments.count == 1,
      let argument = call.arguments.first, argument.label?.text == "of",
      object(of: argument.expression) != nil || index.canBeAnyObject(argument.expression)
    {
      findings.replace(
        call, with: "(\(call.trimmedDescription) as! NSObject.Type)", "NSObject has description()")
      return .visitChildren
    }
    guard let owner = Self.owners[member] ?? Self.ownersOfMethods[node.calledName],
      let base = node.base,
      let (object, isOptional) = object(of: base)
    else { return .visitChildren }
    // Objective-C may not find a member: the code can treat its value as an optional.
    let mark = node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark
    let isConditional =
      isOptional || mark != nil || node.isTestedForNil || node.isVariableUsedAsOptional
    let cast = isConditional ? "as?" : "as!"
    findings.replace(
      base,
      with:
        "(\(object) \(cast) \(owner))\(isConditional ? "?" : "")\(base.lineBreaksAfter(object))",
      "\(owner) has \(member)")
    if let mark { findings.add(Edit(removing: mark)) }
    // The space after the mark separates the value from the next word, such as `else`.
    if let mark = node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark, !isConditional {
      findings.add(Edit(replacing: mark, with: ""))
    }
    return .visitChildren
  }

  /// Lets a receiver of messages take the place of an expression's value.
  private func send(to base: ExprSyntax, _ message: String) {
    findings.remark(.rewritten, base, message)
    if let value = base.as(OptionalChainingExprSyntax.self)?.expression {
      findings.add(
        Edit(inserting: ".map(PortedReceiver.init)", at: value.endPositionBeforeTrailingTrivia))
    } else {
      findings.add(
        Edit(inserting: "PortedReceiver(", at: base.positionAfterSkippingLeadingTrivia))
      findings.add(Edit(inserting: ")", at: base.endPositionBeforeTrailingTrivia))
    }
  }

  /// The text of an expression that is only known to be an object, to which a cast can be added,
  /// and whether it is followed by a question mark.
  private func object(of base: ExprSyntax) -> (text: String, isOptional: Bool)? {
    if let chaining = base.as(OptionalChainingExprSyntax.self) {
      return object(of: chaining.expression).map { ($0.text, true) }
    }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return object(of: forced.expression) }
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.trimmedDescription,
      ["AnyObject", "AnyObject?"].contains(type)
    {
      return (sequence.trimmedDescription, false)
    }
    if let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "unsafeBitCast",
      call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
    {
      return (call.trimmedDescription, false)
    }
    return index.isAnyObject(base) ? (base.trimmedDescription, false) : nil
  }
}

extension MemberAccessExprSyntax {
  /// The name of a called method with its labels, such as `value(forKey:)`; empty for others.
  fileprivate var calledName: String {
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return "" }
    let labels = call.arguments.map { ($0.label?.identifierText ?? "_") + ":" }
    return "\(declName.baseName.identifierText)(\(labels.joined()))"
  }

  /// Whether the value is that of a variable without a type, which is unwrapped or tested for nil
  /// later in its block, as in `let point = o.cgPointValue` and `point?.x`.
  fileprivate var isVariableUsedAsOptional: Bool {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
      binding.typeAnnotation == nil, let block = binding.parent?.parent?.parent?.parent,
      block.is(CodeBlockItemListSyntax.self)
    else { return false }
    return binding.pattern.isUsedAsOptional(in: block)
  }
}

extension PatternSyntax {
  /// Whether a variable is unwrapped or tested for nil in a block.
  func isUsedAsOptional(in block: some SyntaxProtocol) -> Bool {
    let finder = OptionalUseFinder(of: trimmedDescription)
    finder.walk(block)
    return finder.isFound
  }
}

/// Finds uses of a variable as an optional.
private final class OptionalUseFinder: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trimmedDescription == name, let parent = node.parent else { return .skipChildren }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || node.isTestedForNil
    {
      isFound = true
    }
    return .skipChildren
  }
}

extension ExprSyntaxProtocol {
  /// The line breaks of an expression that a part of its text lacks.
  fileprivate func lineBreaksAfter(_ part: String) -> String {
    String(repeating: "\n", count: lineBreaks.count - part.count(where: \.isNewline))
  }

  /// Whether the value is bound or compared as an optional, as in `if let x = o.floatValue` and
  /// `o.floatValue ?? 0`.
  fileprivate var isTestedForNil: Bool {
    guard let parent else { return false }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
    guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return false }
    let elements = Array(sequence.elements)
    guard let position = elements.firstIndex(where: { $0.id == id }),
      elements.indices.contains(position + 2)
    else { return false }
    let next = elements[position + 1].trimmedDescription
    return next == "??"
      || ["==", "!="].contains(next) && elements[position + 2].is(NilLiteralExprSyntax.self)
  }
}
