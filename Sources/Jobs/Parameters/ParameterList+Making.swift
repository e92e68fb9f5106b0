package import Failures

extension ParameterList {
  /// Creates a film from the given values. The values of `defaultFilm` are the defaults.
  ///
  /// Throws if the film has no parameter of a given name or doesn't decode it, if a value can't be
  /// converted to the parameter's type, and if the film's own initializer throws.
  package static func make<Value: Codable>(
    _ defaultFilm: Value, with given: GivenParameters
  ) throws(FlipbookError) -> Value {
    let record = DecodingRecord()
    let defaults = try DefaultValue.of(defaultFilm)
    let node = ParameterNode(given: given.root, defaultValue: defaults, path: "", record: record)
    do {
      let made = try node.read(Value.self, [])
      try check(given, record, defaults)
      return made
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(.refused, "The film rejected its parameters: \(error).")
    }
  }

  /// Throws if a given value hasn't been read.
  private static func check(
    _ given: GivenParameters, _ record: DecodingRecord, _ defaultValue: DefaultValue
  ) throws(FlipbookError) {
    guard let (name, origin) = given.root.firstLeaf(where: { !record.hasRead($0) }) else { return }
    let list = ParameterList(defaultValue)
    guard !list.has(name) else {
      throw FlipbookError(
        .notRead, "The film encodes the parameter \"\(name)\" but doesn't decode it",
        at: origin,
        hint: "A \"let\" with an initial value can't be set. "
          + "Make it a \"var\" or a computed property.")
    }
    let names = list.names + record.requested.filter { !$0.contains("[") }
    throw unknown(name, among: names, at: origin)
  }

  /// Returns the error for a name that no parameter has.
  package static func unknown(
    _ name: String, among names: [String], at origin: ValueOrigin
  ) -> FlipbookError {
    let names = Array(Set(names)).sorted()
    let hint =
      names.isEmpty
      ? "The film has no parameters."
      : [names.nearestHint(to: name), "Run \"describe\" to list all parameters."]
        .compactMap(\.self).joined(separator: " ")
    return FlipbookError(
      .unknownName, "There is no parameter \"\(name.shortened)\"", at: origin, hint: hint)
  }
}

extension ParameterValue {
  /// Returns the full name and the origin of the first value without fields or elements whose name
  /// satisfies `isWanted`. The names aren't collected, because in a small file they can take much
  /// more memory than the file.
  fileprivate func firstLeaf(
    named name: String = "", where isWanted: (String) -> Bool
  ) -> (name: String, origin: ValueOrigin)? {
    switch kind {
    case .object(let fields) where !fields.isEmpty:
      for field in fields {
        let name = name.isEmpty ? field.name : "\(name).\(field.name)"
        if let leaf = field.value.firstLeaf(named: name, where: isWanted) { return leaf }
      }
    case .list(let values) where !values.isEmpty:
      for (index, value) in values.enumerated() {
        let leaf = value.firstLeaf(named: "\(name)[\(index)]", where: isWanted)
        if let leaf { return leaf }
      }
    default: return !name.isEmpty && isWanted(name) ? (name, origin) : nil
    }
    return nil
  }
}

extension DecodingRecord {
  /// Returns whether a parameter has been read, either on its own or as part of another one.
  fileprivate func hasRead(_ name: String) -> Bool {
    if requested.contains(name) { return true }
    return name.indices.contains { index in
      (name[index] == "." || name[index] == "[") && wholeReads.contains(String(name[..<index]))
    }
  }
}
