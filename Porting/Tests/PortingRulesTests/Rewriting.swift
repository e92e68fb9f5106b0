import PortingRules

/// Returns the text of a file after all rules, without the directive that names the original.
func rewritten(_ text: String, with others: [String] = []) -> String {
  let files =
    [SourceFile(path: "/App/File.swift", text: text)]
    + others.enumerated().map { SourceFile(path: "/App/Other\($0).swift", text: $1) }
  let output = Rewriter(files).outputs()[0].text
  return String(output.drop { $0 != "\n" }.dropFirst())
}

/// Returns the remarks about a file.
func remarks(_ text: String) -> [Remark] {
  Rewriter([SourceFile(path: "/App/File.swift", text: text)]).outputs()[0].remarks
}
