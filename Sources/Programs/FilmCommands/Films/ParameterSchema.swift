import FilmStage
import Foundation
import Parameters

/// Parameters as a JSON Schema (draft 2020-12), with the canvas under a custom keyword that
/// validators ignore.
struct ParameterSchema {
  /// The schema, indented.
  let text: String

  init(film: String, _ canvas: Canvas, _ parameters: [Parameter]) {
    var root = Self.object(
      of: parameters.map { ($0.name.split(separator: ".").map(String.init)[...], $0) })
    root.insert(
      contentsOf: [
        .init("$schema", Self.text("https://json-schema.org/draft/2020-12/schema")),
        .init("title", Self.text(film)),
        .init(
          "x-canvas",
          Self.object([
            ("width", .number(canvas.width)), ("height", .number(canvas.height)),
            ("framesPerSecond", .number(canvas.framesPerSecond)),
          ])),
      ], at: 0)
    text = ParameterValue(.object(root)).json(sorted: false, indent: 0)
  }

  /// Returns the schema of an object with these fields. Fields with longer paths are nested.
  private static func object(
    of parameters: [(path: ArraySlice<String>, parameter: Parameter)]
  ) -> [ParameterValue.Field] {
    var names: [String] = []
    for name in parameters.compactMap(\.path.first) where !names.contains(name) {
      names.append(name)
    }
    let fields = names.map { name -> (String, ParameterValue) in
      let matching = parameters.filter { $0.path.first == name }
      if matching.count == 1, matching[0].path.count == 1 {
        return (name, schema(of: matching[0].parameter))
      }
      let inner = object(of: matching.map { ($0.path.dropFirst(), $0.parameter) })
      return (name, ParameterValue(.object(inner)))
    }
    return [
      .init("type", text("object")), .init("properties", object(fields)),
      .init("additionalProperties", ParameterValue(.bool(false))),
    ]
  }

  private static func schema(of parameter: Parameter) -> ParameterValue {
    let isOptional = parameter.type.hasSuffix("?")
    let type = isOptional ? String(parameter.type.dropLast()) : parameter.type
    var fields = keywords(for: type)
    if isOptional, let index = fields.firstIndex(where: { $0.name == "type" }) {
      fields[index].value = list([fields[index].value, text("null")])
    }
    if let cases = parameter.cases {
      fields = [.init("enum", list(cases.map(text) + (isOptional ? [ParameterValue(.null)] : [])))]
    }
    fields.append(.init("default", parameter.defaultValue))
    fields.append(.init("x-type", text(parameter.type)))
    return ParameterValue(.object(fields))
  }

  /// Returns the keywords for a type; none for an unknown type.
  private static func keywords(for type: String) -> [ParameterValue.Field] {
    func kind(_ name: String, _ more: (String, ParameterValue)...) -> [ParameterValue.Field] {
      ([("type", text(name))] + more).map { .init($0.0, $0.1) }
    }
    switch type {
    case "String", "Data": return kind("string")
    case "Bool": return kind("boolean")
    case "Int", "Int8", "Int16", "Int32", "Int64": return kind("integer")
    case "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return kind("integer", ("minimum", .number(0)))
    case "Double", "Float", "CGFloat", "Decimal": return kind("number")
    case "URL": return kind("string", ("format", text("uri-reference")))
    case "Date": return kind("string", ("format", text("date-time")))
    case "UIColor": return kind("string", ("format", text("color")))
    case "CGPoint", "CGSize", "CGRect":
      let count = ParameterValue.number(type == "CGRect" ? 4 : 2)
      return kind(
        "array", ("items", object([("type", text("number"))])), ("minItems", count),
        ("maxItems", count))
    case _ where type.hasPrefix("[") && type.contains(": "): return kind("object")
    case _ where type.hasPrefix("["):
      let inner = keywords(for: String(type.dropFirst().dropLast()))
      return kind("array", ("items", ParameterValue(.object(inner))))
    default: return []
    }
  }

  private static func text(_ text: String) -> ParameterValue { ParameterValue(.text(text)) }

  private static func list(_ values: [ParameterValue]) -> ParameterValue {
    ParameterValue(.list(values))
  }

  private static func object(_ fields: [(String, ParameterValue)]) -> ParameterValue {
    ParameterValue(.object(fields.map { .init($0.0, $0.1) }))
  }
}
