import ArgumentParser
import Foundation
import PortingRules

/// The command that rewrites iOS sources for Linux.
@main
struct FlipbookPort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flipbook-port",
    abstract: "Rewrites iOS sources so that they compile on Linux with Flipbook's shims.",
    discussion: """
      All files of a module are rewritten together. Lines keep their numbers, and compile errors name \
      the original files.
      """)

  @Argument(help: "Swift files, or folders with Swift files.", completion: .file())
  var sources: [String]

  @Option(name: .shortAndLong, help: "The folder for the rewritten files.")
  var output: String?

  @Flag(help: "Report what would be rewritten and what can't be, without writing.")
  var check = false

  @Flag(help: "Print the report as JSON.")
  var json = false

  func validate() throws {
    if output == nil, !check {
      throw ValidationError("Name a folder with --output, or use --check.")
    }
  }

  func run() throws {
    let paths = try SourcePaths.swiftFiles(in: sources)
    guard !paths.isEmpty else {
      throw ValidationError("There are no Swift files in \(sources.joined(separator: ", ")).")
    }
    let files = try paths.map { path in
      SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }
    let outputs = Rewriter(files).outputs()
    if let output { try OutputFolder(output).write(outputs) }
    let report = Report(outputs)
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else if check {
      print(report.text)
    } else {
      for remark in report.remarks {
        FileHandle.standardError.write(Data((remark.description + "\n").utf8))
      }
    }
    if check, report.hasObstacles { throw ExitCode.failure }
  }
}

/// The Swift files of a command line.
enum SourcePaths {
  /// Returns the absolute paths of the files, and of those in folders, in a fixed order.
  static func swiftFiles(in sources: [String]) throws -> [String] {
    var found: [String] = []
    for source in sources {
      let url = URL(fileURLWithPath: source).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw ValidationError("There is no file or folder \"\(source)\".")
      }
      guard isFolder.boolValue else {
        found.append(url.path)
        continue
      }
      let files = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        found.append(file.standardizedFileURL.path)
      }
    }
    return Array(Set(found)).sorted()
  }
}

/// The folder of the rewritten files.
struct OutputFolder {
  private let url: URL

  init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// Writes the files that changed: an unchanged file keeps its date, and isn't compiled again.
  func write(_ outputs: [Rewriter.Output]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for output in outputs {
      let file = url.appendingPathComponent(FileNames.rewritten(output.path))
      let data = Data(output.text.utf8)
      if let former = try? Data(contentsOf: file), former == data { continue }
      try data.write(to: file, options: .atomic)
    }
  }
}

/// The names of rewritten files.
enum FileNames {
  /// Returns the file's name, followed by a number that depends on its path: the names of a module's
  /// files must differ. The plugin computes the same.
  static func rewritten(_ path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let hash = path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return url.deletingPathExtension().lastPathComponent + "-" + String(hash, radix: 36) + ".swift"
  }
}
