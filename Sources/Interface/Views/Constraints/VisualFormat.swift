import Foundation

// Visual formats, such as `H:|-[title(>=80)]-8-[icon(24@750)]-|`:
//
//   format      (H: or V:)? (| space?)? view (space? view)* (space? |)?
//   space       - | -number (@ priority)?- | -(predicates)-
//   view        [name predicates?]
//   predicates  ( predicate, … )    predicate   relation? (number | name) (@ priority)?
//
// The grammar is Apple's ("Visual Format Language" in the Auto Layout Guide). UIKit also accepts a
// priority outside of parentheses, as in `-8@750-` (widely used; not in the guide).

/// A parsed visual format.
struct VisualFormat {
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    /// A number, or the name of a metric or a view.
    var object = Object.number(0)
    var priority = UILayoutPriority.required
    /// The metric that is the priority, if a name is written.
    var priorityName: String?
  }

  enum Object {
    case number(CGFloat)
    case name(String)
  }

  enum Space {
    /// Nothing between two views: they touch.
    case none
    /// The system's space.
    case standard
    case predicates([Predicate])
  }

  enum Element {
    case superview
    case view(String, [Predicate])
  }

  var isVertical = false
  /// The views and superviews, each with the space before it.
  var elements: [(space: Space, element: Element)] = []

  struct Problem: Error {
    let message: String
    /// The number of characters before the problem.
    let position: Int
  }
}

extension VisualFormat {
  init(_ text: String) throws(Problem) {
    var parser = Parser(Array(text))
    if parser.take("H:") {
      isVertical = false
    } else if parser.take("V:") {
      isVertical = true
    }
    var space = Space.none
    if parser.take("|") {
      elements.append((.none, .superview))
      space = try parser.space()
    }
    elements.append((space, try parser.view()))
    while !parser.isAtEnd {
      let space = try parser.space()
      if parser.take("|") {
        elements.append((space, .superview))
        guard parser.isAtEnd else { throw parser.problem("Unexpected text after the superview") }
        return
      }
      elements.append((space, try parser.view()))
    }
  }

  private struct Parser {
    private let text: [Character]
    private var position = 0

    init(_ text: [Character]) { self.text = text }

    var isAtEnd: Bool {
      text[position...].allSatisfy(\.isWhitespace)
    }

    func problem(_ message: String) -> Problem { Problem(message: message, position: position) }

    mutating func take(_ token: String) -> Bool {
      while position < text.count, text[position].isWhitespace { position += 1 }
      guard text[position...].starts(with: token) else { return false }
      position += token.count
      return true
    }

    private mutating func require(_ token: String) throws(Problem) {
      if !take(token) { throw problem("Expected \"\(token)\"") }
    }

    mutating func view() throws(Problem) -> Element {
      try require("[")
      guard let name = word() else { throw problem("Expected the name of a view") }
      let predicates = take("(") ? try predicateList() : []
      try require("]")
      return .view(name, predicates)
    }

    mutating func space() throws(Problem) -> Space {
      guard take("-") else { return .none }
      if take("(") {
        let list = try predicateList()
        try require("-")
        return .predicates(list)
      }
      if let object = object() {
        var predicate = Predicate(object: object)
        try takePriority(of: &predicate)
        try require("-")
        return .predicates([predicate])
      }
      return .standard
    }

    private mutating func predicateList() throws(Problem) -> [Predicate] {
      var list = [try predicate()]
      while take(",") { list.append(try predicate()) }
      try require(")")
      return list
    }

    private mutating func predicate() throws(Problem) -> Predicate {
      var predicate = Predicate()
      if take("==") {
        predicate.relation = .equal
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      }
      guard let object = object() else { throw problem("Expected a number or a name") }
      predicate.object = object
      try takePriority(of: &predicate)
      return predicate
    }

    private mutating func takePriority(of predicate: inout Predicate) throws(Problem) {
      guard take("@") else { return }
      guard let priority = object() else { throw problem("Expected a priority") }
      switch priority {
      case .number(let number): predicate.priority = UILayoutPriority(Float(number))
      case .name(let name): predicate.priorityName = name
      }
    }

    private mutating func object() -> Object? {
      let start = position
      let sign: CGFloat = take("-") ? -1 : 1
      while position < text.count, text[position].isWhitespace { position += 1 }
      let digits = text[position...].prefix { $0.isNumber || $0 == "." }
      if !digits.isEmpty, let number = Double(String(digits)) {
        position += digits.count
        return .number(sign * CGFloat(number))
      }
      if sign == 1, let name = word() { return .name(name) }
      position = start
      return nil
    }

    private mutating func word() -> String? {
      while position < text.count, text[position].isWhitespace { position += 1 }
      let name = text[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      guard !name.isEmpty else { return nil }
      position += name.count
      return String(name)
    }
  }
}
