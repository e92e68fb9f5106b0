import Foundation

/// The commands of a package's last build that make a program.
///
/// SwiftPM writes them into a manifest for its build engine, `release.yaml` in the folder of the
/// build. As long as only the contents of known sources change, the commands stay the same, but
/// SwiftPM still loads and plans the package in each build: two seconds for a package of a hundred
/// targets, in which nothing is compiled. The manifest's lists are JSON, which is valid YAML, and have
/// megabytes: only they are decoded.
package struct BuildPlan: Sendable {
  /// A command, and the files that it reads and writes, by their absolute paths.
  package struct Command: Sendable {
    fileprivate(set) var inputs: [String] = []
    fileprivate(set) var outputs: [String] = []
    /// The program and its arguments; empty if SwiftPM carries out the command itself.
    package fileprivate(set) var words: [String] = []
    fileprivate var tool = ""
    /// Whether there is more to the command, such as an environment.
    fileprivate var hasSettings = false

    /// Whether the words are all that is needed to run the command.
    fileprivate var isPlain: Bool { tool == "shell" && !hasSettings && !words.isEmpty }
  }

  /// The commands that the program depends on; each stands after those whose outputs it reads.
  private let commands: [Command]

  /// The number of commands from which on SwiftPM, which runs them in parallel, takes less time.
  private static let limit = 8

  /// Reads the manifest at `path`; nil if it doesn't say how `program` is made.
  package init?(manifest path: String, program: String) {
    guard let manifest = FileManager.default.contents(atPath: path) else { return nil }
    let all = Self.commands(in: [UInt8](manifest))
    var producers: [String: Int] = [:]
    for (index, command) in all.enumerated() {
      for output in command.outputs { producers[output] = index }
    }
    guard let last = producers[program] else { return nil }
    var order: [Int] = []
    var seen: Set<Int> = []
    func add(_ index: Int) {
      guard seen.insert(index).inserted else { return }
      for input in all[index].inputs { if let producer = producers[input] { add(producer) } }
      order.append(index)
    }
    add(last)
    commands = order.map { all[$0] }
  }

  /// Returns the commands that make the program again after the contents of files have changed, in
  /// order. Nil if SwiftPM has to find them: if a source was removed, if a file isn't known as one, or
  /// if there are many commands. Other files that don't exist are those that editors write in between.
  package func commands(changing paths: Set<String>) -> [Command]? {
    let missing = paths.filter { !FileManager.default.fileExists(atPath: $0) }
    var unknown = paths.subtracting(missing)
    var changed = paths
    var needed: [Command] = []
    for command in commands where command.inputs.contains(where: changed.contains) {
      guard command.isPlain, missing.isDisjoint(with: command.inputs), needed.count < Self.limit
      else { return nil }
      unknown.subtract(command.inputs)
      changed.formUnion(command.outputs)
      needed.append(command)
    }
    return unknown.isEmpty && !needed.isEmpty ? needed : nil
  }

  /// Returns the commands of a manifest: entries with two spaces before their name and four before
  /// their values, each value in a line.
  private static func commands(in manifest: [UInt8]) -> [Command] {
    var commands: [Command] = []
    var command = Command()
    for line in manifest.split(separator: UInt8(ascii: "\n")) {
      guard line.starts(with: "    ".utf8) else {
        commands.append(command)
        command = Command()
        continue
      }
      let entry = line.dropFirst(4).split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard entry.count == 2 else { continue }
      switch String(decoding: entry[0], as: UTF8.self) {
      case "inputs": command.inputs = list(entry[1])
      case "outputs": command.outputs = list(entry[1])
      case "args":
        // Debug builds report to SwiftPM in a format of its own.
        command.words = list(entry[1]).filter { $0 != "-parseable-output" }
      case "tool": command.tool = String(decoding: entry[1].dropFirst(), as: UTF8.self)
      case "description": break
      default: command.hasSettings = true
      }
    }
    commands.append(command)
    // Lists of sources depend on their names, not on their contents.
    return commands.filter { !$0.outputs.isEmpty && $0.tool != "write-auxiliary-file" }
  }

  private static func list(_ text: ArraySlice<UInt8>) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text))) ?? []
  }
}
