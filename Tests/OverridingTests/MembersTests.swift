import Foundation
import Testing

/// Compares the table of Apple's documented members with the classes that override them.
@Suite struct MembersTests {
  @Test(arguments: Members.all.map(\.type)) func everyPresentMemberIsOverridden(
    type: String
  ) throws {
    let members = try #require(Members.all.first { $0.type == type })
    #expect(try overrides(in: type) == members.present.sorted())
  }

  @Test func theTableIsComplete() {
    let present = Members.all.map(\.present.count).reduce(0, +)
    let absent = Members.all.map(\.absent.count).reduce(0, +)
    #expect(present == 1276 && absent == 59)
    #expect(Set(Members.all.map(\.type)).count == 45)
  }

  @Test func openMembersAreInTheTableAndPublicMembersAreOpen() throws {
    // Apple's constants can't be overridden, and Flipbook's additions don't need to be.
    // Nobody overrides anchors.
    let closed: Set = [
      "noIntrinsicMetric", "noSegment", "ownLifetime", "layersOfCharacters", "layoutGuides",
      "addLayoutGuide",
      "removeLayoutGuide", "constraintsAffectingLayout", "hasAmbiguousLayout",
      "exerciseAmbiguityInLayout", "layoutFittingCompressedSize", "layoutFittingExpandedSize",
      "navigationController", "tabBarController", "splitViewController", "hideShowBarDuration",
      "automaticSize", "traitOverrides", "updateTraitsIfNeeded", "registerForPreviewing",
      "unregisterForPreviewing", "addSymbolEffect", "removeSymbolEffect", "removeAllSymbolEffects",
      "setSymbolImage", "viewPrintFormatter",
    ]
    let tables = Dictionary(
      uniqueKeysWithValues: Members.all.map { members in
        let names = members.present.compactMap {
          $0.prefix { $0 != "(" }.split(separator: " ").last.map(String.init)
        }
        return (members.type, Set(names))
      })
    let declared = try declarations(of: Set(tables.keys))
    #expect(declared.count > 600)
    for (type, name, isOpen) in declared where tables[type]?.contains(name) != isOpen {
      if isOpen {
        Issue.record("\(type).\(name) is not in the table")
      } else if !closed.contains(name),
        !["Key", "Notification", "Anchor", "LayoutGuide"].contains(where: name.hasSuffix)
      {
        Issue.record("\(type).\(name) cannot be overridden")
      }
    }
  }

  /// Returns the public members of classes in the sources, except overrides, initialisers and
  /// types, and whether each can be overridden.
  private func declarations(
    of types: Set<String>
  ) throws -> [(type: String, name: String, isOpen: Bool)] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    var found: [(String, String, Bool)] = []
    for folder in ["Animation", "Interface"] {
      let files = FileManager.default.enumerator(
        at: sources.appending(path: folder), includingPropertiesForKeys: nil)
      // Overloads of properties for strings aren't Apple's.
      for case let file as URL in try #require(files)
      where file.pathExtension == "swift" && !file.path.contains("StringNames/") {
        var type = ""
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          let words = line.split { " :(<".contains($0) }.map(String.init)
          if !line.hasPrefix(" "),
            let kind = words.firstIndex(where: {
              ["class", "extension", "struct", "enum", "protocol"].contains($0)
            })
          {
            type = words.dropFirst(kind + 1).first ?? ""
          }
          guard types.contains(type), line.hasPrefix("  open ") || line.hasPrefix("  public "),
            !words.contains("override"),
            let kind = words.firstIndex(where: { ["var", "let", "func"].contains($0) }),
            let name = words.dropFirst(kind + 1).first
          else { continue }
          found.append((type, name, words[0] == "open"))
        }
      }
    }
    return found
  }

  /// Returns the members that the classes for `type` override, sorted.
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

  /// Returns the argument labels of a parameter list, as in a function's full name.
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
