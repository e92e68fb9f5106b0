import Foundation

/// A file beside the sources that becomes part of the program: a nib, a storyboard or translations.
package struct ResourceFile {
  /// The kinds of files, as the extensions of their names.
  package enum Kind: String, CaseIterable {
    /// A file of Interface Builder with views.
    case nib = "xib"
    /// A file of Interface Builder with controllers.
    case storyboard
    /// Translations into one language, in a folder such as `en.lproj`.
    case strings
    /// Translations into several languages.
    case catalog = "xcstrings"

    /// Whether the file is one of Interface Builder.
    var isOfInterface: Bool { self == .nib || self == .storyboard }
  }

  /// The absolute path.
  package let path: String
  package let kind: Kind
  private let text: String

  /// Reads a file. Throws a `SourceError` if it can't be read as text.
  package init(contentsOf path: String) throws {
    self.init(
      path: path, text: try SourcePaths.text(at: path, alsoUTF16: path.hasSuffix(".strings")))
  }

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    kind = Kind(rawValue: URL(fileURLWithPath: path).pathExtension) ?? .nib
  }

  /// The name by which programs load it.
  package var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The language of translations: the name of the folder in front of `.lproj`; empty without one.
  private var language: String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : ""
  }

  /// The call that registers the file, without its last argument, the text.
  private var call: String {
    let name = name.debugDescription
    return switch kind {
    case .nib: "portedRegisterNib(\(name), "
    case .storyboard: "portedRegisterStoryboard(\(name), "
    case .strings: "portedRegisterStrings(\(name), language: \(language.debugDescription), "
    case .catalog: "portedRegisterStringCatalog(\(name), "
    }
  }

  /// The rewritten file: a string that is registered when the program starts.
  package var output: RewrittenFile {
    let number = path.stableHash
    // More signs than any quote in the text is followed by.
    let signs = String(repeating: "#", count: Self.longestRun(of: "#", in: text) + 1)
    return RewrittenFile(
      path: path,
      text: """
        import UIKit
        @section(".init_array") @used private let portedRegistration_\(number): @convention(c) () -> Void \
        = { portedRegisterFile_\(number)() }
        private func portedRegisterFile_\(number)() {
          \(call)\(signs)\"""

        """ + text + "\n\"\"\"" + signs + ")\n}\n")
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    text.split { $0 != character }.map(\.count).max() ?? 0
  }
}

/// A file as it is compiled.
package struct RewrittenFile {
  /// The path of the original.
  package let path: String
  package let text: String
}
