import SwiftSyntax

/// Lets `NSDate()`, `systemUptime`, functions that sleep, threads, run loops, locks and operation queues use
/// the stage's clock. Other names of time have functions and types of the stage, which the compiler prefers.
package enum ClockRule: Rule {
  package static let name = "clock"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ClockVisitor(file, index)
    if !index.declares("OperationQueue") { visitor.walk(file.tree) }
    return visitor.findings
  }
}

private final class ClockVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private let file: SourceFile
  private let index: SourceIndex
  /// Whether the file is about operation queues.
  private let namesQueue: Bool
  /// Whether the file is about operations.
  private let namesOperation: Bool
  /// The variables and constants of the file that are work items.
  private let workItems: Set<String>

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(ClockRule.self, file)
    self.index = index
    self.file = file
    namesQueue = file.tree.names(["OperationQueue"])
    namesOperation = file.tree.names(["Operation", "BlockOperation"])
    workItems = file.tree.names(["wait"]) ? file.workItems : []
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    nameCollection(node)
    report(node)
    sleep(node)
    guard ["NSDate", "NSDate.init"].contains(node.calledExpression.trimmedDescription),
      node.arguments.isEmpty, node.trailingClosure == nil
    else { return .visitChildren }
    findings.replace(
      node,
      with: "NSDate(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate)"
        + node.lineBreaks,
      "\(node.trimmedDescription) is the stage's time")
    return .skipChildren
  }

  /// The C functions, unless the sources have functions with their names.
  private func sleep(_ node: FunctionCallExprSyntax) {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      ["sleep", "usleep"].contains(function.text), node.arguments.count == 1,
      node.arguments.first?.label == nil, node.trailingClosure == nil,
      !file.declares(function: function.text),
      !index.types.values.contains(where: { $0.members.contains { $0.name == function.text } })
    {
      findings.replace(function, with: "StageThread." + function.text, Self.sleeps)
    }
  }

  private static let sleeps = "work sleeps on the stage's clock"

  /// The methods with which an operation reports changes of `isFinished` are Foundation's, and only
  /// its queues learn of them.
  private func report(_ node: FunctionCallExprSyntax) {
    let reports = [
      "willChangeValue": "stageWillChangeValue", "didChangeValue": "stageDidChangeValue",
    ]
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = access?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self),
      let report = reports[name.baseName.text],
      access == nil || access?.base?.trimmedDescription == "self",
      let record = node.enclosingTypeName.flatMap(index.record),
      index.inherits(record, from: "Operation")
    else { return }
    findings.replace(name.baseName, with: report, "the stage's queue learns of the change")
  }

  /// `[String: Date]()`: in an expression, `Date` is a constant that replaces the type; between angle
  /// brackets, it is the type.
  private func nameCollection(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil else { return }
    if let dictionary = node.calledExpression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count == 1,
      let element = elements.first, element.names(Self.timed)
    {
      let (key, value) = (element.key.trimmedDescription, element.value.trimmedDescription)
      findings.replace(
        dictionary, with: "Dictionary<\(key), \(value)>", "the type is between angle brackets")
    } else if let array = node.calledExpression.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first, element.names(Self.timed)
    {
      findings.replace(
        array, with: "Array<\(element.expression.trimmedDescription)>",
        "the type is between angle brackets")
    }
  }

  /// `Timer.init(timeInterval:…)`: in front of a dot, `Timer` is a constant; in front of arguments, it is
  /// a function of the stage.
  private func nameInitializer(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
      node.parent?.is(FunctionCallExprSyntax.self) == true,
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.timed.contains(name), !index.declares(name)
    else { return }
    findings.replace(
      node, with: name + node.lineBreaks, "the name alone is the stage's initializer")
  }

  /// The names of types that are also constants.
  private static let timed: Set<String> = [
    "Date", "Timer", "RunLoop", "DispatchQueue", "DispatchTime", "DispatchWallTime",
    "DispatchSource", "DispatchWorkItem", "DispatchGroup", "DispatchSemaphore",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "systemUptime", node.base?.names(["processInfo"]) == true {
      findings.replace(
        node.declName.baseName, with: "stageUptime", "the uptime is the stage's media time")
    }
    if node.declName.baseName.text == "wait", let item = node.base?.lastName,
      workItems.contains(item)
    {
      findings.replace(
        node.declName.baseName, with: "stageWait", "work waits for items on the stage's clock")
    }
    nameInitializer(node)
    nameMember(node.declName.baseName, of: node.base)
    return .visitChildren
  }

  /// Members of queues and operations that the stage's classes can't override.
  private func nameMember(_ name: TokenSyntax, of base: ExprSyntax?) {
    let names =
      namesQueue
      ? [
        "operations": "stageOperations", "operationCount": "stageOperationCount",
        "waitUntilFinished": "stageWaitUntilFinished",
      ] : namesOperation ? ["waitUntilFinished": "stageWaitUntilFinished"] : [:]
    guard base != nil, let new = names[name.text], !file.declares(variable: name.text),
      !file.declares(function: name.text)
    else { return }
    findings.replace(name, with: new, "operations run on the stage's clock")
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `Foundation.OperationQueue` is the class itself.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      replaceType(node.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    replaceType(node.name)
    nameRunLoop(node)
    return .visitChildren
  }

  /// `loop: RunLoop = .current`: in an expression, `RunLoop` is a constant; as a type, it is
  /// Foundation's class. `RunLoop.Mode` stays.
  private func nameRunLoop(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "RunLoop", node.parent?.is(MemberTypeSyntax.self) != true,
      !index.declares("RunLoop")
    else { return }
    findings.replace(node.name, with: "StageRunLoop", "the run loop is the stage's clock")
  }

  private func replaceType(_ name: TokenSyntax) {
    guard let (new, remark) = Self.types[name.text], !index.declares(name.text) else { return }
    findings.replace(name, with: new, remark)
  }

  /// Types of Foundation that have one of the stage, and the reasons.
  private static let types = [
    "OperationQueue": ("StageOperationQueue", "operations run on the stage's clock"),
    "NSLock": ("StageLock", locks), "NSRecursiveLock": ("StageRecursiveLock", locks),
    "NSCondition": ("StageCondition", locks),
    "Thread": ("StageThread", "threads run on the stage's clock"),
  ]

  private static let locks = "work waits for locks on the stage's clock"
}

extension SourceFile {
  /// Whether a function in the file is named `name`.
  fileprivate func declares(function name: String) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains {
      $0.text == name && $0.parent?.is(FunctionDeclSyntax.self) == true
    }
  }

  /// Whether a variable or constant in the file is named `name`.
  fileprivate func declares(variable name: String) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains {
      $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }
}

extension SourceFile {
  /// The names of the variables and constants in the file whose type or first value is a work item's.
  fileprivate var workItems: Set<String> {
    let collector = WorkItemCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.names
  }
}

private final class WorkItemCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let call = node.initializer?.value.as(FunctionCallExprSyntax.self)
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.typeAnnotation?.names(["DispatchWorkItem"]) == true
        || call?.calledExpression.lastName == "DispatchWorkItem"
    {
      names.insert(name)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The name of a variable, a property or a type, also in an optional chain.
  fileprivate var lastName: String? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.lastName }
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.lastName }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension SyntaxProtocol {
  /// Whether one of the names is written within the node.
  fileprivate func names(_ names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }
}
