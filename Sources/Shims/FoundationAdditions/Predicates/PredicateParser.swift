import Foundation

/// Reads a predicate's format: `or` of `and` of comparisons, by recursive descent.
struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  private typealias Operand = (Any?) -> Any?

  private let tokens: Result<[PredicateToken], PredicateFormatError>
  private var rest: ArraySlice<PredicateToken> = []

  init(_ format: String, _ arguments: [Any]) {
    tokens = Result { () throws(PredicateFormatError) in
      var tokens = PredicateTokens(format, arguments)
      return try tokens.all()
    }
  }

  /// Returns the condition of the whole format.
  mutating func parse() throws(PredicateFormatError) -> Condition {
    rest = try tokens.get()[...]
    let condition = try disjunction()
    if let token = rest.first { throw PredicateFormatError(message: "\(token) isn't expected") }
    return condition
  }

  private mutating func disjunction() throws(PredicateFormatError) -> Condition {
    var condition = try conjunction()
    while takeWord("OR") || takeSign("||") {
      let (first, second) = (condition, try conjunction())
      condition = { first($0) || second($0) }
    }
    return condition
  }

  private mutating func conjunction() throws(PredicateFormatError) -> Condition {
    var condition = try negation()
    while takeWord("AND") || takeSign("&&") {
      let (first, second) = (condition, try negation())
      condition = { first($0) && second($0) }
    }
    return condition
  }

  private mutating func negation() throws(PredicateFormatError) -> Condition {
    if takeWord("NOT") || takeSign("!") {
      let condition = try negation()
      return { !condition($0) }
    }
    if takeWord("TRUEPREDICATE") { return { _ in true } }
    if takeWord("FALSEPREDICATE") { return { _ in false } }
    if takeSign("(") {
      let condition = try disjunction()
      guard takeSign(")") else { throw PredicateFormatError(message: "a parenthesis isn't closed") }
      return condition
    }
    return try comparison()
  }

  private mutating func comparison() throws(PredicateFormatError) -> Condition {
    let isAny = takeWord("ANY") || takeWord("SOME")
    let isAll = !isAny && takeWord("ALL")
    let isNone = !isAny && !isAll && takeWord("NONE")
    let first = try operand()
    let compare = try comparisonOperator()
    let second = try operand()
    guard isAny || isAll || isNone else { return { compare(first($0), second($0)) } }
    return { object in
      let elements = first(object) as? [Any] ?? []
      let value = second(object)
      if isAll { return elements.allSatisfy { compare($0, value) } }
      return elements.contains { compare($0, value) } == isAny
    }
  }

  private mutating func comparisonOperator() throws(PredicateFormatError)
    -> (Any?, Any?) -> Bool
  {
    switch rest.popFirst() {
    case .sign(let sign):
      guard let compare = PredicateOperator.sign(sign, try comparisonOptions()) else {
        throw PredicateFormatError(message: "\"\(sign)\" isn't a comparison")
      }
      return compare
    case .word(let word):
      let options = try comparisonOptions()
      guard let compare = PredicateOperator.word(word.uppercased(), options) else {
        throw PredicateFormatError(message: "\"\(word)\" isn't a comparison")
      }
      return compare
    default: throw PredicateFormatError(message: "a comparison is missing")
    }
  }

  /// `[c]`, `[d]` or `[cd]` behind a comparison.
  private mutating func comparisonOptions() throws(PredicateFormatError)
    -> String.CompareOptions
  {
    guard takeSign("[") else { return [] }
    guard case .word(let letters)? = rest.popFirst(), takeSign("]") else {
      throw PredicateFormatError(message: "the options of a comparison aren't closed")
    }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func operand() throws(PredicateFormatError) -> Operand {
    switch rest.popFirst() {
    case .value(let value): return { _ in value }
    case .keyPath(let path): return Self.value(forKeyPath: path)
    case .sign("{"): return try list()
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      default: break
      }
      if case .sign("(")? = rest.first {
        throw PredicateFormatError(message: "the function \"\(word)\" isn't supported")
      }
      if word.hasPrefix("$") {
        throw PredicateFormatError(message: "variables such as \"\(word)\" aren't supported")
      }
      return Self.value(forKeyPath: word)
    default: throw PredicateFormatError(message: "a value is missing")
    }
  }

  private mutating func list() throws(PredicateFormatError) -> Operand {
    var elements: [Operand] = []
    while !takeSign("}") {
      elements.append(try operand())
      guard takeSign(",") || isSign("}") else {
        throw PredicateFormatError(message: "a brace isn't closed")
      }
    }
    return { [elements] object in elements.compactMap { $0(object) } }
  }

  private static func value(forKeyPath path: String) -> Operand {
    { object in object.flatMap { KeyedComparison.value(of: $0, forKeyPath: path) } }
  }

  private func isSign(_ sign: String) -> Bool {
    if case .sign(sign)? = rest.first { true } else { false }
  }

  private mutating func takeSign(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard case .word(let found)? = rest.first, found.uppercased() == word else { return false }
    rest.removeFirst()
    return true
  }
}
