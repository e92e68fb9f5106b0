import Foundation
import Testing

/// The table of what Apple's documentation declares, against the classes that override it.
@Suite struct MembersTests {
  @Test(arguments: Members.all.map(\.type)) func everyMemberThatIsHereIsOverridden(
    type: String
  ) throws {
    let members = try #require(Members.all.first { $0.type == type })
    #expect(try overrides(in: type) == members.present.sorted())
  }

  @Test func theTableIsComplete() {
    let present = Members.all.map(\.present.count).reduce(0, +)
    let absent = Members.all.map(\.absent.count).reduce(0, +)
    #expect(present == 675 && absent == 199)
    #expect(Set(Members.all.map(\.type)).count == 29)
  }

  /// The members that the classes for `type` override, sorted.
  private func overrides(in type: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Classes")
    let name = "Overriding\(type.dropFirst(2))"
    var found: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.firstMatch(of: /^(\w+?)(Part\d)?\.swift$/)?.1 == name[...] {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in source.matches(
        of: /(?:override|required) (class )?(?:var (\w+)|(?:func )?(\w+)\??\()/)
      {
        let prefix = match.1.map(String.init) ?? ""
        if let property = match.2 {
          found.append(prefix + property)
        } else if let function = match.3 {
          found.append("\(prefix)\(function)(\(labels(in: source[match.range.upperBound...])))")
        }
      }
    }
    return found.sorted()
  }

  /// The argument labels of a list of parameters, as a function's name has them.
  private func labels(in text: Substring) -> String {
    var (labels, depth, isAtStart, word) = ("", 0, true, "")
    for character in text {
      switch character {
      case ")" where depth == 0: return labels
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0: (isAtStart, word) = (true, "")
      case " ", ":", "\n":
        guard isAtStart, !word.isEmpty else { continue }
        labels += word + ":"
        isAtStart = false
      default: if isAtStart { word.append(character) }
      }
    }
    return labels
  }
}
