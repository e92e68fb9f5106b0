import Foundation
import TestSupport
import Testing

/// Commands on the pages print the output that the pages show. Times and speeds differ from run to
/// run and aren't compared.
@Suite(.tier(.programs)) struct ConsoleOutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The output that the pages show below a command.
  private func shown(below command: String) throws -> String {
    let session = try #require(
      CodeBlock.all.first { $0.lines.contains("$ \(command)") }, "No page runs \(command).")
    return session.lines.drop { $0 != "$ \(command)" }.dropFirst()
      .prefix { !$0.hasPrefix("$ ") }.joined(separator: "\n")
  }

  /// The output with its times and speeds replaced.
  private func timeless(_ output: String) -> String {
    output.trimmingCharacters(in: .newlines).replacing(/[0-9.]+ s\b/, with: "… s")
      .replacing(/\([0-9]+ per second\)/, with: "(… per second)")
  }

  @Test func newCreatesThePackageOfTheReadme() throws {
    try FileManager.default.createDirectory(
      atPath: folder("flipbook"), withIntermediateDirectories: false)
    let result = try Program.run(
      "flipbook", ["new", "../hello"], directory: folder("flipbook"))
    #expect(
      timeless(result.output)
        == timeless(try shown(below: "swift run -c release flipbook new ../hello")))
  }

  @Test func theFirstFilmHasTheFramesOfTheReadme() throws {
    let result = try Program.run("ReadmeFilm", ["render"], directory: folder.path)
    #expect(
      timeless(result.output) == timeless(try shown(below: "swift run -c release Hello render")))
    #expect(folder.has("output/Hello.mp4") && folder.frames(in: "output/Hello").count == 91)
    // Its animations come from its own source, not from a header of the toolchain.
    let trace = String(decoding: folder.bytes("output/Hello/trace.json") ?? Data(), as: UTF8.self)
    let sources = trace.matches(of: /"file" : "(.+)"/).map { String($0.1) }
    #expect(!sources.isEmpty && sources.allSatisfy { $0.hasSuffix("/Hello.swift") }, "\(sources)")
  }

  @Test func aBatchPrintsWhatThePageShows() throws {
    let command = "Greeting batch people.csv --output 'output/{id}/{name}.mp4'"
    let samples = CodeBlock.package.appending(path: "samples/Greeting").path
    let result = try Program.run(
      "Greeting",
      [
        "batch", "\(samples)/people.csv", "--output", folder("output") + "/{id}/{name}.mp4",
        "--report", folder("output/batch-report.json"), "--allow-path", samples,
      ], directory: folder.path)
    func output(_ text: String) -> String {
      timeless(text).replacing("\(folder.path)/", with: "")
        // A warning depends on the installed fonts.
        .replacing(", 1 with warnings", with: "")
    }
    let lines = try shown(below: command).components(separatedBy: "\n")
    try #require(lines.count == 3 && lines[0] == "…")
    // Films that are rendered at the same time finish in any order.
    let finished = timeless(lines[1]).replacing(/^[0-9]+\/12/, with: "")
    #expect(
      output(result.errors).components(separatedBy: "\n").contains { $0.hasSuffix(finished) },
      "\(result.errors)")
    #expect(output(result.output) == timeless(lines[2]))
  }

  @Test func aResumedRenderPrintsWhatThePageShows() throws {
    let killed = try Program("Overture", ["render"], directory: folder.path)
    #expect(eventually { folder.frames(in: "output/Overture").count >= 20 })
    killed.kill()
    _ = killed.wait()
    let result = try Program.run("Overture", ["render", "--resume"], directory: folder.path)
    // The number of frames that were kept depends on the instant of the kill.
    func numberless(_ text: String) -> String {
      timeless(text).replacing(
        /\([0-9]+ kept, [0-9]+ rendered\)/, with: "(… kept, … rendered)")
    }
    #expect(
      numberless(result.output) == numberless(try shown(below: "Overture render --resume")))
  }
}
