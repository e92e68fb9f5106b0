import Foundation

/// A file of Interface Builder, a nib or a storyboard, which becomes part of the program.
package struct InterfaceFile {
  /// The absolute path.
  package let path: String
  private let text: String

  /// Reads a file. Throws a `SourceError` if it can't be read as UTF-8.
  package init(contentsOf path: String) throws {
    self.init(path: path, text: try SourcePaths.text(at: path))
  }

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Whether the file is a storyboard.
  package var isStoryboard: Bool { path.hasSuffix(".storyboard") }

  /// The name by which programs load it.
  package var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The rewritten file: a string that is registered when the program starts.
  package var output: RewrittenFile {
    let number = path.stableHash
    let function = isStoryboard ? "portedRegisterStoryboard" : "portedRegisterNib"
    // More signs than any quote in the text is followed by.
    let signs = String(repeating: "#", count: Self.longestRun(of: "#", in: text) + 1)
    return RewrittenFile(
      path: path,
      text: """
        import UIKit
        @section(".init_array") @used private let portedRegistration_\(number): @convention(c) () -> Void \
        = { portedRegisterFile_\(number)() }
        private func portedRegisterFile_\(number)() {
          \(function)(\(name.debugDescription), \(signs)\"""

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
