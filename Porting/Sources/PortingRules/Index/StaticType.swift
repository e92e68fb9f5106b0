import SwiftSyntax

/// The type of a static or global variable, as far as its declaration tells.
struct StaticType {
  /// The type as it is written, or derived from the initial value.
  let text: String
  /// Whether the initial value reads the screen.
  private let readsScreen: Bool

  /// The type of a declared variable; nil if only the compiler can tell, or if it is written on
  /// several lines.
  init?(of binding: PatternBindingSyntax, _ index: SourceIndex) {
    let value = binding.initializer?.value
    readsScreen = value.map { Self.measures[$0.trimmedDescription] != nil } ?? false
    guard
      let text = binding.typeAnnotation?.type.trimmedDescription
        ?? value.flatMap({ Self.type(of: $0, index) }),
      !text.contains(where: \.isNewline)
    else { return nil }
    self.text = text
  }

  var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") }

  /// Whether the type is `()`: the variable executes its initial value once, and nothing reads it.
  var isVoid: Bool { ["()", "Void"].contains(text) }

  /// The type of the stored value.
  var stored: String { text.hasSuffix("!") ? "\(text.dropLast())?" : text }

  /// The type without the mark of an optional.
  var wrapped: String { isOptional ? String(text.dropLast()) : text }

  /// Whether constants of the type hold state: whether it is a class, or a collection of objects, or
  /// what is executed once can set such state.
  func isState(_ index: SourceIndex) -> Bool {
    if readsScreen || isVoid { return true }
    let element = text.split(separator: ":").last.map(String.init) ?? text
    let name = String(element.filter { !" []?!()".contains($0) }.prefix { $0 != "<" })
    if let record = index.record(name), !record.isExternal { return !record.isContext }
    return Self.isSystemClass(name)
  }

  /// Whether an attribute is a property wrapper.
  static func isWrapper(_ attribute: String) -> Bool {
    attribute.first?.isUppercase ?? false && attribute != "MainActor"
  }
}

extension StaticType {
  private static func type(of value: ExprSyntax, _ index: SourceIndex) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    case .booleanLiteralExpr: "Bool"
    case .prefixOperatorExpr(let negated): type(of: negated.expression, index)
    case .tryExpr(let attempt) where attempt.questionOrExclamationMark?.text != "?":
      type(of: attempt.expression, index)
    case .functionCallExpr(let call): type(createdBy: call, index)
    case .memberAccessExpr: measures[value.trimmedDescription]
    default: nil
    }
  }

  /// Returns the type whose initialiser a call calls, or the one that a called closure declares.
  private static func type(createdBy call: FunctionCallExprSyntax, _ index: SourceIndex) -> String?
  {
    var callee = call.calledExpression
    if let closure = callee.as(ClosureExprSyntax.self) {
      return closure.signature?.returnClause?.type.trimmedDescription
    }
    if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) {
      return callee.trimmedDescription
    }
    if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "init"
    {
      callee = base
    }
    let text = callee.trimmedDescription
    let generic = callee.as(GenericSpecializationExprSyntax.self)
    let name = (generic?.expression ?? callee).trimmedDescription
    guard name.split(separator: ".").allSatisfy({ $0.first?.isUppercase ?? false }) else {
      return nil
    }
    if let record = index.record(name), !record.isExternal {
      let isGeneric = record.isGeneric && generic == nil
      return isGeneric || record.memberBlock.hasFailableInitializer(for: call) ? nil : text
    }
    if values.contains(name) { return text }
    // The arguments of generic classes can be inferred, but aren't known here.
    return isSystemClass(name) && (generic != nil || !genericClasses.contains(name)) ? text : nil
  }

  /// The types of what is read from the screen.
  private static let measures: [String: String] = {
    var types = ["UIScreen.main": "UIScreen", "UIScreen.main.scale": "CGFloat"]
    for bounds in ["UIScreen.main.bounds", "UIScreen.main.nativeBounds"] {
      types[bounds] = "CGRect"
      types[bounds + ".size"] = "CGSize"
      for side in ["width", "height", "size.width", "size.height", "midX", "midY"] {
        types["\(bounds).\(side)"] = "CGFloat"
      }
    }
    return types
  }()

  /// Types of values whose initialisers don't fail.
  private static let values: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "CGAffineTransform", "Date",
    "TimeInterval", "UIColor", "UIEdgeInsets", "UIOffset",
  ]

  private static func isSystemClass(_ name: String) -> Bool {
    if genericClasses.contains(name) || otherClasses.contains(name) { return true }
    return classPrefixes.contains(where: name.hasPrefix)
      && classEndings.contains(where: name.hasSuffix)
  }

  private static let classPrefixes = ["UI", "CA", "NS"]

  /// The last words of the names of classes whose objects change.
  private static let classEndings = [
    "Window", "View", "Button", "Label", "Controller", "Control", "Field", "Layer", "Cell", "Bar",
    "Switch", "Slider", "Animation", "Recognizer", "Animator", "Behavior", "Generator", "Array",
    "Dictionary", "Cache", "Storage", "Manager", "Table", "Link", "Queue", "Screen", "Object",
    "Path", "Item", "Group", "Set", "Lock", "Progress", "Operation",
  ]

  private static let genericClasses: Set<String> = [
    "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay",
    "BehaviorRelay", "ReplayRelay", "Variable", "PassthroughSubject", "CurrentValueSubject",
  ]

  private static let otherClasses: Set<String> = [
    "DisposeBag", "CompositeDisposable", "SerialDisposable", "SingleAssignmentDisposable",
    "MultipleAssignmentDisposable", "OperationQueue", "Timer",
  ]
}

extension MemberBlockSyntax {
  /// Returns whether an initialiser that can fail has the labels of a call.
  fileprivate func hasFailableInitializer(for call: FunctionCallExprSyntax) -> Bool {
    members.flatDeclarations.contains {
      guard let initializer = $0.as(InitializerDeclSyntax.self), initializer.optionalMark != nil
      else { return false }
      return initializer.signature.parameterClause.accepts(call)
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// Returns whether a call can have these parameters, by its labels. Closures behind the call can be
  /// any parameters.
  fileprivate func accepts(_ call: FunctionCallExprSyntax) -> Bool {
    var labels = call.arguments.map { $0.label?.identifierText ?? "_" }[...]
    for parameter in parameters {
      if parameter.firstName.identifierText == labels.first {
        labels.removeFirst()
      } else if parameter.defaultValue == nil, call.trailingClosure == nil {
        return false
      }
    }
    return labels.isEmpty
  }
}
