import Foundation

/// The files of a command line.
package enum SourcePaths {
  /// Returns the absolute paths of the files, and of those in folders, in a fixed order. Throws a
  /// `SourceError` if a path doesn't exist, or if there are no Swift files.
  package static func swiftFiles(in sources: [String]) throws -> [String] {
    let found = try files("swift", in: sources)
    guard !found.isEmpty else {
      throw SourceError("No Swift files were found in \(sources.joined(separator: ", ")).")
    }
    return found
  }

  /// Returns the absolute paths of the nibs, storyboards and translations in folders, in a fixed order.
  package static func resourceFiles(in sources: [String]) throws -> [String] {
    try ResourceFile.Kind.allCases.flatMap { kind in
      try files(kind.rawValue, in: sources).filter { $0.hasSuffix("." + kind.rawValue) }
    }
  }

  private static func files(_ kind: String, in sources: [String]) throws -> [String] {
    Set(try sources.flatMap { try files(kind, at: $0) }).sorted()
  }

  /// A file, or the files of a kind in a folder.
  private static func files(_ kind: String, at source: String) throws -> [String] {
    let url = URL(fileURLWithPath: source).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw SourceError("No file or folder is named \"\(source)\".")
    }
    guard isFolder.boolValue else { return [url.path] }
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == kind }.map(\.standardizedFileURL.path)
  }
}

/// A problem with the files of a command line.
package struct SourceError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension SourceFile {
  /// Reads a file. Throws a `SourceError` if it can't be read as UTF-8.
  package init(contentsOf path: String, isContext: Bool = false) throws {
    self.init(path: path, text: try SourcePaths.text(at: path), isContext: isContext)
  }
}

extension SourcePaths {
  /// Reads a file. Throws a `SourceError` if it can't be read as UTF-8, or as UTF-16, which files of
  /// translations can have.
  static func text(at path: String, alsoUTF16: Bool = false) throws -> String {
    do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
      if alsoUTF16, let text = try? String(contentsOfFile: path, encoding: .utf16) { return text }
      throw SourceError("\"\(path)\" can't be read as text in UTF-8.")
    }
  }
}
