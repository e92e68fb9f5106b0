extension ParameterValue {
  /// Returns the value as JSON; equal values give equal text.
  ///
  /// - Parameters:
  ///   - sorted: Whether fields are sorted by name, in the order of their code points.
  ///   - indent: The depth of indentation to start at, with one line for each element; nil for a
  ///     single line.
  package func json(sorted: Bool = true, indent: Int? = nil) -> String {
    var text = ""
    write(to: &text, sorted, indent)
    return text
  }

  private func write(to text: inout String, _ sorted: Bool, _ indent: Int?) {
    switch kind {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .text(let value): text += value.jsonLiteral
    case .list(let values):
      Self.write(values, in: ("[", "]"), to: &text, indent) { value, text, indent in
        value.write(to: &text, sorted, indent)
      }
    case .object(let fields):
      let fields =
        sorted
        ? fields.sorted { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) }
        : fields
      Self.write(fields, in: ("{", "}"), to: &text, indent) { field, text, indent in
        text += field.name.jsonLiteral + (indent == nil ? ":" : ": ")
        field.value.write(to: &text, sorted, indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (String, String), to text: inout String, _ indent: Int?,
    _ write: (Element, inout String, Int?) -> Void
  ) {
    func newLine(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }
    text += brackets.0
    for (number, element) in elements.enumerated() {
      if number > 0 { text += "," }
      if let indent { text += newLine(indent + 1) }
      write(element, &text, indent.map { $0 + 1 })
    }
    if let indent, !elements.isEmpty { text += newLine(indent) }
    text += brackets.1
  }
}

extension String {
  /// The text as a JSON string: in quotes, with quotes, backslashes and control characters escaped.
  package var jsonLiteral: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
