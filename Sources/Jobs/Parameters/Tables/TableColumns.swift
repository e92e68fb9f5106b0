package import Failures

/// The purpose of each column of a table. A misspelt column would silently produce wrong films, so
/// each column must be a parameter, be used in the output's names, be `id`, or be ignored
/// explicitly.
package struct TableColumns: Sendable {
  private let parameters: ParameterList
  private let used: [String]
  private let ignored: Set<String>
  private var roles: [String: Bool] = [:]

  /// Creates the columns of a table for films with the given parameters. `template` names the
  /// outputs; `ignoring` lists columns without a purpose.
  package init(_ parameters: ParameterList, template: NameTemplate?, ignoring: [String]) {
    self.parameters = parameters
    used = template?.names ?? []
    ignored = Set(ignoring)
  }

  /// Returns the parameters that a row gives. Throws if a column has no purpose.
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
    // The fields of a parameter that is nil by default are only known to the film.
    let steps = name.split(separator: ".", omittingEmptySubsequences: false)
    if parameters.has(name) || steps.count > 1 && parameters.has(String(steps[0])) { return true }
    // The template can use fields of a column instead of the column itself: {person.name}.
    if used.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) { return false }
    let error = ParameterList.unknown(
      name, among: parameters.names + used, at: origin)
    throw FlipbookError(
      .unknownName, "The column \"\(name.shortened)\" isn't a parameter of the film", at: origin,
      hint: [error.hint, "To ignore the column, add --ignore-column \(name.shortened)."]
        .compactMap(\.self).joined(separator: " "))
  }
}
