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
    #expect(present == 678 && absent == 197)
    #expect(Set(Members.all.map(\.type)).count == 29)
  }

  @Test func whatIsOpenIsInTheTable() throws {
    for members in Members.all {
      let listed = Set(
        members.present.map { $0.replacing(/^class /, with: "").prefix { $0 != "(" } })
      for (name, isOpen) in try declarations(of: members.type)
      where isOpen && !listed.contains(name[...]) {
        Issue.record("\(members.type).\(name) is not in the table")
      }
    }
  }

  @Test func whatIsPublicIsOpen() throws {
    // Constants of Apple's cannot be overridden, and what Flipbook adds need not.
    let closed: Set = ["noIntrinsicMetric", "ownLifetime", "layersOfCharacters"]
    for type in Members.all.map(\.type) {
      for (name, isOpen) in try declarations(of: type)
      where !isOpen && !closed.contains(name) && !name.hasSuffix("Key")
        && !name.hasSuffix("Notification")
      {
        Issue.record("\(type).\(name) cannot be overridden")
      }
    }
  }

  /// Members that the sources declare on a class, but for overrides and initialisers, and whether they
  /// can be overridden.
  private func declarations(of type: String) throws -> [(name: String, isOpen: Bool)] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    var found: [(String, Bool)] = []
    for folder in ["Layers", "Views"] {
      let files = FileManager.default.enumerator(
        at: sources.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        var isInside = false
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          if let match = line.firstMatch(
            of: /^(?:\w+ )*(?:class|extension|struct|enum|protocol) (\w+)/)
          {
            isInside = match.1 == type[...]
          }
          let member = /^  (open|public) (?!override)(?:[\w()]+ )*(?:var|let|func) (\w+)/
          guard isInside, let match = line.firstMatch(of: member), !match.0.contains(" override ")
          else { continue }
          found.append((String(match.2), match.1 == "open"))
        }
      }
    }
    return found
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
