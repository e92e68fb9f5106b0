import PortingRules

/// Returns the text of a file after all rules, without the directive that names the original.
func rewritten(_ text: String, with others: [String] = []) -> String {
  let files =
    [SourceFile(path: "/App/File.swift", text: text)]
    + others.enumerated().map { SourceFile(path: "/App/Other\($0).swift", text: $1) }
  let output = Rewriter(files).outputs()[0].text
  return String(output.drop { $0 != "\n" }.dropFirst())
}

/// Returns the text of a file after all rules, without what is added after its last line.
func rewrittenLines(_ text: String, with others: [String] = []) -> String {
  let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
  return rewritten(text, with: others)
    .split(separator: "\n", omittingEmptySubsequences: false).prefix(count)
    .joined(separator: "\n")
}

/// Returns the remarks about a file.
func remarks(_ text: String) -> [Remark] {
  Rewriter([SourceFile(path: "/App/File.swift", text: text)]).outputs()[0].remarks
}
