package import Failures
import Foundation
import Mustache
import OutputFiles

/// A package with a film, its tests and goldens and a README, made from a template.
package struct NewPackage {
  /// The name of the package, its film and its module.
  package let name: String

  private let template: FilmTemplate
  private let flipbook: FlipbookSource

  /// Creates a package for a folder named `folder`. The film has the same name in upper camel case:
  /// MyFilm for my-film.
  ///
  /// Throws if the film's name isn't valid for a Swift type, or is already the name of a type in
  /// the template or of another module in the package.
  package init(
    folder: String, template: FilmTemplate, flipbook: FlipbookSource
  ) throws(FlipbookError) {
    let name = folder.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else {
      throw FlipbookError(
        .badSetting, "\"\(folder)\" can't be the name of a film.",
        hint:
          "Use letters of the English alphabet and digits, starting with a letter, such as MyFilm."
      )
    }
    let hint = "Choose another name, such as \(name)Film."
    if let taken = ModuleNames.taken.first(where: { $0.lowercased() == name.lowercased() }) {
      throw FlipbookError(
        .badSetting,
        "\"\(name)\" can't be the name of a film: Flipbook has or uses a module \(taken).",
        hint: hint)
    }
    guard !template.types.contains(name[...]) else {
      throw FlipbookError(
        .badSetting, "\"\(name)\" can't be the name of a film: its code uses a type of that name.",
        hint: hint)
    }
    self.name = name
    self.template = template
    self.flipbook = flipbook
  }

  /// Writes the package's files to `folder`, which is created. Throws if the folder exists and
  /// isn't empty, or can't be written to.
  package func write(to folder: String) throws(FlipbookError) {
    let isFree =
      (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty
      ?? !FileManager.default.fileExists(atPath: folder)
    guard isFree else {
      throw FlipbookError(
        .badSetting, "\"\(folder)\" already exists.",
        hint: "Choose another name, or remove it first.")
    }
    for (path, bytes) in files(in: folder).sorted(by: { $0.key < $1.key }) {
      try AtomicFile.write(bytes, to: "\(folder)/\(path)")
    }
  }

  /// Returns the files by their paths in the package's folder.
  package func files(in folder: String) -> [String: [UInt8]] {
    let values = Values(self, folder)
    var files = [
      "Package.swift": values.fill(PackageResources.manifest_mustache),
      "README.md": values.fill(PackageResources.readme_mustache),
      ".gitignore": PackageResources.gitignore,
      "Tests/\(name)Tests/\(name)Tests.swift": renamed(template.tests),
    ]
    for (file, bytes) in template.sources {
      files["Sources/\(name)/\(renamed(file))"] = renamed(bytes)
    }
    for (file, bytes) in template.goldens {
      let isText = file.hasSuffix(".json")
      files["Tests/\(name)Tests/__Goldens__/\(name)Tests/\(file)"] = isText ? renamed(bytes) : bytes
    }
    return files.merging(template.others) { file, _ in file }
  }

  private func renamed(_ text: String) -> String {
    text.replacing(template.placeholder, with: name)
  }

  private func renamed(_ bytes: [UInt8]) -> [UInt8] {
    Array(renamed(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  /// The values that are inserted in the manifest and the README.
  private struct Values {
    let name: String
    let summary: String
    let dependency: String
    let package: String
    let flipbook: String
    let isPorted: Bool
    let isBatch: Bool

    init(_ new: NewPackage, _ folder: String) {
      name = new.name
      summary = new.template.summary
      dependency = new.flipbook.dependency(from: folder)
      package = new.flipbook.identity
      flipbook = new.flipbook.location(from: folder)
      isPorted = new.template.isPorted
      isBatch = !new.template.others.isEmpty
    }

    func fill(_ file: [UInt8]) -> [UInt8] {
      // The templates are compiled into the program, and tests render all of them.
      let template = try? MustacheTemplate(string: String(decoding: file, as: UTF8.self))
      return Array((template?.render(self) ?? "").utf8)
    }
  }
}
