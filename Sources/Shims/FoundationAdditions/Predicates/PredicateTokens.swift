import Foundation

/// What is wrong with a predicate's format.
struct PredicateFormatError: Error {
  let message: String
}

/// A word, sign or value of a predicate's format.
enum PredicateToken {
  /// A name, a key path or a word of the language.
  case word(String)
  /// A comparison, a parenthesis, a comma or a logical operator.
  case sign(String)
  /// A string, a number or an argument.
  case value(Any?)
  /// An argument that is a key path.
  case keyPath(String)
}

/// Splits a predicate's format into tokens, and inserts the arguments.
struct PredicateTokens {
  private let text: [Character]
  private var index = 0
  private var arguments: ArraySlice<Any>

  init(_ text: String, _ arguments: [Any]) {
    self.text = Array(text)
    self.arguments = arguments[...]
  }

  /// Returns all tokens.
  mutating func all() throws(PredicateFormatError) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    while let token = try next() { tokens.append(token) }
    return tokens
  }

  private var current: Character? { index < text.count ? text[index] : nil }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let start = index
    while let current, condition(current) { index += 1 }
    return String(text[start..<index])
  }

  private mutating func next() throws(PredicateFormatError) -> PredicateToken? {
    _ = take(while: \.isWhitespace)
    guard let current else { return nil }
    if current == "\"" || current == "'" { return .value(try string(quote: current)) }
    if current == "%" { return try argument() }
    if current.isNumber || current == "-" { return try number() }
    if current.isLetter || "_@#$".contains(current) {
      return .word(take { $0.isLetter || $0.isNumber || "_@.#$".contains($0) })
    }
    if "=!<>&|".contains(current) { return .sign(take { "=!<>&|".contains($0) }) }
    index += 1
    return .sign(String(current))
  }

  private mutating func string(quote: Character) throws(PredicateFormatError) -> String {
    index += 1
    var result = ""
    while let current, current != quote {
      index += 1
      if current == "\\", let escaped = self.current {
        result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        index += 1
      } else {
        result.append(current)
      }
    }
    guard current == quote else { throw PredicateFormatError(message: "a quote isn't closed") }
    index += 1
    return result
  }

  private mutating func number() throws(PredicateFormatError) -> PredicateToken {
    let word = take { $0.isNumber || $0.isLetter || ".-".contains($0) }
    guard let number = Double(word) else {
      throw PredicateFormatError(message: "\"\(word)\" isn't a number")
    }
    return .value(number)
  }

  private mutating func argument() throws(PredicateFormatError) -> PredicateToken {
    index += 1
    // A length such as `l`, and the letter of the type.
    _ = take { "lhqz".contains($0) }
    guard let kind = current else { throw PredicateFormatError(message: "\"%\" ends the format") }
    index += 1
    guard let value = arguments.popFirst() else {
      throw PredicateFormatError(message: "an argument for \"%\(kind)\" is missing")
    }
    guard kind == "K" else { return .value(KeyedComparison.unwrapped(value)) }
    return .keyPath("\(value)")
  }
}
