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
      the original files. The nibs (.xib), storyboards and translations (.strings, \
      .xcstrings) in folders become part of the program, which finds their images, fonts and asset \
      catalogues where they are.
      """)

  @Argument(help: "Swift files, or folders with Swift files.", completion: .file())
  var sources: [String]

  @Option(name: .shortAndLong, help: "The folder for the rewritten files.")
  var output: String?

  @Option(
    parsing: .upToNextOption,
    help: "Swift files of the same module that are compiled as they are, such as a film's.")
  var context: [String] = []

  @Option(help: "The target's default isolation, nonisolated or MainActor.")
  var defaultIsolation = Isolation.nonisolated

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
    let files = try SourcePaths.swiftFiles(in: sources).map { try SourceFile(contentsOf: $0) }
    let others =
      context.isEmpty
      ? []
      : try SourcePaths.swiftFiles(in: context).map {
        try SourceFile(contentsOf: $0, isContext: true)
      }
    let resources = try SourcePaths.resourceFiles(in: sources).map {
      try ResourceFile(contentsOf: $0)
    }
    let outputs = Rewriter(
      files + others, isMainActorByDefault: defaultIsolation == .mainActor, resources: resources
    ).outputs()
    if let output {
      let assets = AssetFolders(in: sources).map { [$0.output] } ?? []
      try OutputFolder(output).write(outputs.map(\.file) + resources.map(\.output) + assets)
    }
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

/// The isolation of declarations that don't name one.
enum Isolation: String, ExpressibleByArgument {
  case nonisolated
  case mainActor = "MainActor"
}
