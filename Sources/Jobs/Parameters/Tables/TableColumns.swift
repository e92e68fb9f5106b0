package import Failures

/// What the columns of a table are for. A misspelt one would silently make wrong films, so each has to
/// be a parameter, or part of the output's names, or `id`, or be ignored by name.
package struct TableColumns: Sendable {
  private let parameters: ParameterList
  private let used: [String]
  private let ignored: Set<String>
  private var roles: [String: Bool] = [:]

  /// The columns of a table for films with those parameters and outputs named by that template.
  package init(_ parameters: ParameterList, template: NameTemplate?, ignoring: [String]) {
    self.parameters = parameters
    used = template?.names ?? []
    ignored = Set(ignoring)
  }

  /// The parameters that a row gives. Throws if a column is for nothing.
  package mutating func given(by row: TableRow) throws(FlipbookError) -> GivenParameters {
    var fields: [ParameterValue.Field] = []
    let header = row.headerLine.map { ValueOrigin.file(row.path, line: $0) }
    for field in row.fields where try isParameter(field.name, header ?? field.value.origin) {
      fields.append(field)
    }
    return try GivenParameters(fields)
  }

  private mutating func isParameter(
    _ name: String, _ origin: ValueOrigin
  ) throws(FlipbookError) -> Bool {
    if let known = roles[name] { return known }
    let role = try role(of: name, origin)
    roles[name] = role
    return role
  }

  private func role(of name: String, _ origin: ValueOrigin) throws(FlipbookError) -> Bool {
    if ignored.contains(name) || name == "id" && !parameters.has(name) { return false }
    // Fields of what has none by default, such as an optional one, are only known to the film.
    let steps = name.split(separator: ".", omittingEmptySubsequences: false)
    if parameters.has(name) || steps.count > 1 && parameters.has(String(steps[0])) { return true }
    // A column that only has fields in the template: {person.name}.
    if used.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) { return false }
    let error = ParameterList.unknown(
      name, among: parameters.names + used, at: origin)
    throw FlipbookError(
      .unknownName, "The column \"\(name.shortened)\" is no parameter of the film", at: origin,
      hint: [error.hint, "To leave it out: --ignore-column \(name.shortened)."].compactMap(\.self)
        .joined(separator: " "))
  }
}
