import Foundation
import PreviewServer
import TestSupport
import Testing

@Suite struct BuildPlanTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Film.swift", "Kit.swift", "Film.txt", "kernel.c"] { try write(name) }
  }

  private func write(_ name: String, _ text: String = "") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder(name)))
  }

  private func list(_ names: [String]) -> String {
    "[" + names.map { "\"\(folder($0))\"" }.joined(separator: ",") + "]"
  }

  /// A command of a manifest.
  private func command(
    _ name: String, _ inputs: [String], _ outputs: [String], tool: String = "shell",
    more: String = ""
  ) -> String {
    """
      "C.\(name)":
        tool: \(tool)
        inputs: \(list(inputs))
        outputs: \(list(outputs))
        description: "Making: \(name)"
        args: ["/usr/bin/make","\(name) \\"quoted\\""]\(more)


    """
  }

  /// A film whose source is generated in part, with a module of Swift and one of C.
  private var commands: [String] {
    [
      command("link", ["Film.o", "Kit.o", "kernel.o"], ["Film"]),
      command(
        "film", ["Film.swift", "Made.swift", "Kit.module", "sources"], ["Film.o", "Film.module"]),
      command("tests", ["Film.module"], ["Tests.o"]),
      command("generate", ["Film.txt"], ["Made.swift"]),
      command("kit", ["Kit.swift"], ["Kit.o", "Kit.module"]),
      command("list", ["Film.swift"], ["sources"], tool: "write-auxiliary-file"),
      command("kernel", ["kernel.c"], ["kernel.o"], tool: "clang"),
    ]
  }

  private func plan(_ commands: [String], program: String = "Film") throws -> BuildPlan? {
    let head = "client:\n  name: basic\ncommands:\n"
    try write("release.yaml", head + commands.joined())
    return BuildPlan(manifest: folder("release.yaml"), program: folder(program))
  }

  /// The names of the commands that are needed after files have changed; nil if SwiftPM is.
  private func needed(
    _ names: Set<String>, _ commands: [String]? = nil
  ) throws -> [String]? {
    let plan = try #require(try plan(commands ?? self.commands))
    let found = plan.commands(changing: Set(names.map { folder($0) }))
    #expect(found?.allSatisfy { $0.words.count == 2 && $0.words[0] == "/usr/bin/make" } ?? true)
    return found?.map { $0.words[1] }
  }

  @Test func aChangeNeedsTheCommandsThatDependOnIt() throws {
    let film = [#"film "quoted""#, #"link "quoted""#]
    #expect(try needed(["Film.swift"]) == film)
    #expect(
      try needed(["Film.swift", "Film.swift.tmp"]) == film, "a file that an editor has renamed")
    #expect(
      try needed(["Film.txt", "Film.swift"])
        == [#"generate "quoted""#, #"film "quoted""#, #"link "quoted""#])
    #expect(
      try needed(["Kit.swift"]) == [#"kit "quoted""#, #"film "quoted""#, #"link "quoted""#])
  }

  @Test func otherChangesNeedThePackageManager() throws {
    try write("README.md")
    #expect(try needed(["README.md"]) == nil, "not a source")
    #expect(try needed(["Film.swift", "README.md"]) == nil)
    #expect(try needed(["Film.swift~"]) == nil, "a file of an editor")
    #expect(try needed([]) == nil)
    #expect(try needed(["kernel.c"]) == nil, "a command of another tool")
    try FileManager.default.removeItem(atPath: folder("Film.swift"))
    #expect(try needed(["Film.swift"]) == nil, "a removed source")
    #expect(try needed(["Film.swift", "Film.txt"]) == nil)
  }

  @Test func commandsWithAnEnvironmentNeedThePackageManager() throws {
    var commands = commands
    commands[1] = command(
      "film", ["Film.swift"], ["Film.o"], more: "\n    env:\n      KEY: \"value\"")
    #expect(try needed(["Film.swift"], commands) == nil)
    commands[1] = command("film", ["Film.swift"], ["Film.o"])
    #expect(try needed(["Film.swift"], commands) != nil)
  }

  @Test func manyCommandsNeedThePackageManager() throws {
    let modules = (1...8).map {
      command("kit\($0)", ["Kit.swift"], ["Kit\($0).o"])
    }
    func commands(_ count: Int) -> [String] {
      modules.prefix(count) + [command("link", (1...count).map { "Kit\($0).o" }, ["Film"])]
    }
    #expect(try needed(["Kit.swift"], commands(7))?.count == 8)
    #expect(try needed(["Kit.swift"], commands(8)) == nil)
  }

  @Test func manifestsWithoutTheProgramHaveNoPlan() throws {
    #expect(BuildPlan(manifest: folder("none.yaml"), program: folder("Film")) == nil)
    #expect(try plan([]) == nil)
    #expect(try plan(commands, program: "Other") == nil)
    #expect(try plan(["\u{0}\u{1}: [\n\"\n"]) == nil)
  }
}

/// Plans of packages that SwiftPM builds.
@Suite(.tier(.programs), .timeLimit(.minutes(10))) struct BuiltPackageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Sources/Film", "Sources/Kit"] { try folder.makeFolder(name) }
    try write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "film",
        targets: [.executableTarget(name: "Film", dependencies: ["Kit"]), .target(name: "Kit")])
      """)
    try write("Sources/Film/Film.swift", film("kit()"))
    try write("Sources/Kit/Kit.swift", "public func kit() -> Int { 1 }")
  }

  private func film(_ value: String) -> String {
    "import Kit\n@main struct Film { static func main() { print(\(value)) } }"
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder(name)))
  }

  private func run(_ words: [String]) throws -> String {
    let result = try Program.run(words[0], Array(words.dropFirst()), directory: folder.path)
    try #require(result.status == 0, "\(words.prefix(4)): \(result.output)\(result.errors)")
    return result.output
  }

  @Test(arguments: ["debug", "release"])
  func theCommandsOfTheLastBuildMakeTheProgram(configuration: String) throws {
    _ = try run(["/usr/bin/env", "swift", "build", "-c", configuration])
    let programs = URL(fileURLWithPath: folder(".build/\(configuration)"))
      .resolvingSymlinksInPath()
    let program = programs.appending(path: "Film").path
    let plan = try #require(
      BuildPlan(manifest: folder(".build/\(configuration).yaml"), program: program))
    func build(_ name: String) throws -> String {
      let commands = plan.commands(changing: [folder(name)])
      for command in try #require(commands) { _ = try run(command.words) }
      return try run([program])
    }
    try write("Sources/Film/Film.swift", film("\"film\", kit()"))
    #expect(try build("Sources/Film/Film.swift") == "film 1\n")
    try write("Sources/Kit/Kit.swift", "public func kit() -> Int { 2 }")
    #expect(try build("Sources/Kit/Kit.swift") == "film 2\n")
    try write("Sources/Film/Film.swift", film("kite()"))
    let compile = try #require(plan.commands(changing: [folder("Sources/Film/Film.swift")])?.first)
    let failed = try Program.run(
      compile.words[0], Array(compile.words.dropFirst()), directory: folder.path)
    let errors = CompilerProblem.errors(
      in: failed.output + failed.errors, package: URL(fileURLWithPath: folder.path))
    #expect(errors.map(\.message) == ["cannot find 'kite' in scope"])
    #expect(errors.map(\.file) == ["Sources/Film/Film.swift"])
  }
}
