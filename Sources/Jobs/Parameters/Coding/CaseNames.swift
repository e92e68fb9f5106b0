import NearestNames

/// Returns the values of a `CaseIterable` type in written form; nil for other types.
func caseNames(of type: Any.Type) -> [String]? {
  guard let type = type as? any CaseIterable.Type else { return nil }
  return names(of: type)
}

private func names<Type: CaseIterable>(of type: Type.Type) -> [String]? {
  let names = type.allCases.compactMap { value -> String? in
    guard let value = value as? any Encodable,
      let defaultValue = try? DefaultValue.of(value)
    else { return nil }
    return defaultValue.value.plainText
  }
  return names.isEmpty ? nil : names
}

extension [String] {
  /// Returns a hint with the element that is similar to an unknown name; nil if none is.
  package func nearestHint(to name: String) -> String? {
    similar(to: name).map { "Did you mean \"\($0)\"?" }
  }
}
