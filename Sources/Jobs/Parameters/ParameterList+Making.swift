package import Failures

extension ParameterList {
  /// A film with what is given in place of its defaults, which are the values of `standard`.
  ///
  /// Throws if a name is none of the film's, or that of something it does not read; if a value can't be
  /// what is asked for; and what the film itself throws.
  package static func make<Value: Codable>(
    _ standard: Value, with given: GivenParameters
  ) throws(FlipbookError) -> Value {
    let record = DecodingRecord()
    let defaults = try StandardValue.of(standard)
    let place = ParameterPlace(given: given.root, standard: defaults, path: "", record: record)
    do {
      let made = try place.read(Value.self, [])
      try check(given, record, defaults)
      return made
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(.refused, "The film refuses its parameters: \(error).")
    }
  }

  /// Whether all that is given has been read.
  private static func check(
    _ given: GivenParameters, _ record: DecodingRecord, _ standard: StandardValue
  ) throws(FlipbookError) {
    for (name, origin) in given.root.allLeaves(named: "") where !name.isEmpty {
      guard !record.hasRead(name) else { continue }
      let list = ParameterList(standard)
      guard !list.has(name) else {
        throw FlipbookError(
          .notRead, "The film writes \"\(name)\" among its parameters, but does not read it",
          at: origin,
          hint: "A constant with a value, \"let\", can't be set: make it a \"var\", or computed.")
      }
      let names = list.names + record.asked.filter { !$0.contains("[") }
      throw unknown(name, among: names, at: origin)
    }
  }

  /// A name that no parameter has.
  package static func unknown(
    _ name: String, among names: [String], at origin: ValueOrigin
  ) -> FlipbookError {
    let names = Array(Set(names)).sorted()
    let hint =
      names.isEmpty
      ? "The film has no parameters."
      : names.nearestHint(to: name).map { "\($0) \"describe\" lists all." }
    return FlipbookError(
      .unknownName, "There is no parameter \"\(name.shortened)\"", at: origin, hint: hint)
  }
}

extension DecodingRecord {
  /// Whether a parameter has been read: itself, or one that it is a part of, as a whole.
  fileprivate func hasRead(_ name: String) -> Bool {
    if asked.contains(name) { return true }
    return name.indices.contains { index in
      (name[index] == "." || name[index] == "[") && readWhole.contains(String(name[..<index]))
    }
  }
}
