extension TableFormat: CaseIterable {
  /// All formats, in the order in which they are named to users.
  static let allCases: [TableFormat] = [csv, tsv, jsonLines, list]
}
