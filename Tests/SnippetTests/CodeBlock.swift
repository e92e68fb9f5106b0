import Foundation
import Testing

/// A fenced block of code on a page of the documentation.
struct CodeBlock: CustomTestStringConvertible, Sendable {
  /// The page, as a path below the package.
  let page: String
  /// The line of the page in which the block begins, from 1.
  let line: Int
  /// The word after the fence, such as `swift`.
  let language: String
  let lines: [String]

  var testDescription: String { "\(page):\(line)" }

  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// All blocks of the README, of the pages in docs and of the DocC catalogues.
  static let all: [CodeBlock] = {
    let folders = files(below: "docs") + files(below: "Sources").filter { $0.contains(".docc/") }
    return (["README.md", "CONTRIBUTING.md"] + folders.filter { $0.hasSuffix(".md") })
      .flatMap(blocks(of:))
  }()

  /// The files below a folder of the package, sorted.
  static func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: package.appending(path: folder).path)
    return (names?.allObjects as? [String] ?? []).map { "\(folder)/\($0)" }.sorted()
  }

  /// The lines of a file of the package.
  static func lines(of file: String) -> [String] {
    let text = try? String(contentsOf: package.appending(path: file), encoding: .utf8)
    return (text ?? "").components(separatedBy: "\n")
  }

  private static func blocks(of page: String) -> [CodeBlock] {
    var (blocks, open): ([CodeBlock], (line: Int, language: String, lines: [String])?) = ([], nil)
    for (index, line) in lines(of: page).enumerated() {
      if let block = open, line == "```" {
        blocks.append(
          CodeBlock(page: page, line: block.line, language: block.language, lines: block.lines))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }

  /// Returns whether the block's lines are consecutive lines of a file, at any
  /// indentation.
  func isPart(of file: [String]) -> Bool {
    guard let first = lines.first else { return true }
    return file.indices.contains { start in
      guard start + lines.count <= file.count, file[start].hasSuffix(first) else { return false }
      let indentation = String(file[start].dropLast(first.count))
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return zip(lines, file[start...]).allSatisfy { line, other in
        line.isEmpty ? other.isEmpty : other == indentation + line
      }
    }
  }
}
