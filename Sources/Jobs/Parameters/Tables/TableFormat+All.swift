extension TableFormat: CaseIterable {
  /// All formats, in the order in which messages list them.
  static let allCases: [TableFormat] = [csv, tsv, jsonLines, list]
}
