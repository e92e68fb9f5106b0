import Foundation
import TestSupport
import Testing

/// Batches whose films, or whose own processes, end in the middle of a row.
@Suite(.tier(.kills), .timeLimit(.minutes(30))) struct BatchIsolationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The entry of a film in a report.
  private struct Entry: Decodable {
    var row: Int
    var output, error, hint: String?
    var state: String
    var warnings: [String]?
  }

  private func write(_ rows: [(id: Int, end: String)], to name: String = "rows.csv") throws {
    let table = "id,end\n" + rows.map { "\($0.id),\($0.end)\n" }.joined()
    try Data(table.utf8).write(to: URL(fileURLWithPath: folder(name)))
  }

  private func arguments(_ table: String = "rows.csv", to output: String = "out/{id}.mp4")
    -> [String]
  {
    ["batch", table, "--output", output, "--preset", "ultrafast", "--jobs", "2"]
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    try Program.run("Fragile", arguments, directory: folder.path)
  }

  /// Returns the films of a report, by row.
  private func films(_ report: String = "out/batch-report.json") throws -> [Int: Entry] {
    struct Report: Decodable { var films: [Entry] }
    let films = try JSONDecoder().decode(Report.self, from: #require(folder.bytes(report))).films
    return Dictionary(films.map { ($0.row, $0) }) { $1 }
  }

  /// The ways in which films end, and what is reported about them.
  private static let ends: [(end: String, words: [String])] = [
    ("index", ["terminated by signal", "near ", "Fragile.swift:"]),
    ("duplicateKey", ["Fatal error: Duplicate values for key: '2'"]),
    ("fatalError", ["Fragile.swift:", "Fatal error: film 3 has no ending"]),
    ("recursion", ["terminated by signal 11"]),
    ("nilAddress", ["terminated by signal 11", "at ", "Fragile.swift:"]),
    ("abort", ["terminated by signal 6"]),
    ("exit", ["exited with status 3: The film ended the program with exit(_:)"]),
    ("exitAtOnce", ["exited with status 0."]),
    ("killed", ["terminated by signal 9"]),
    ("canvas", ["terminated by signal", "Fragile.swift:"]),
    ("decoding", ["terminated by signal", "Fragile.swift:"]),
  ]

  @Test(arguments: ["out/{id}.mp4", "out/{id}"])
  func aFilmThatEndsItsProcessFailsOnlyItsRow(output: String) throws {
    // Every film that ends its process stands between two that don't.
    let broken = Self.ends.enumerated().map { (id: $0 + 1, end: $1.end) }
    try write(broken.flatMap { [(id: $0.id + 100, end: "none"), $0] } + [(id: 200, end: "none")])
    let result = try run(arguments(to: output))
    #expect(result.status == 4 && !result.wasKilled, "\(result.errors)")
    #expect(result.output.contains("12 rendered (120 frames), 0 kept, 11 failed"))
    let films = try films()
    for (index, (end, words)) in Self.ends.enumerated() {
      let film = try #require(films[2 * index + 2], "\(end)")
      #expect(film.state == "failed" && film.error?.hasPrefix("The film's process ") == true)
      for word in words { #expect(film.error?.contains(word) == true, "\(end): \(film)") }
      #expect(result.errors.contains(film.error ?? "?"))
    }
    // Nothing is left of the processes: no files, and no programs that they started.
    let names = folder.names(in: "out")
    #expect(names.allSatisfy { !$0.hasPrefix(".") }, "\(names)")
    #expect(eventually { processes(naming: folder.path).isEmpty })
    // The other films have the bytes of a batch without these rows.
    try write(broken.map { (id: $0.id + 100, end: "none") }, to: "whole.csv")
    let whole = try run(arguments("whole.csv", to: "whole/" + output))
    #expect(whole.status == 0)
    for (id, _) in broken {
      let name = output.replacing("{id}", with: "\(id + 100)")
      if output.hasSuffix(".mp4") {
        #expect(folder.bytes(name) == folder.bytes("whole/" + name) && folder.has(name))
      } else {
        let pictures = folder.pictures(in: name)
        #expect(pictures == folder.pictures(in: "whole/" + name) && pictures.count == 10)
      }
    }
  }

  /// The second batch renders only what the first couldn't.
  @Test func aFailedFilmIsRenderedAgain() throws {
    try write([(1, "none"), (2, "once"), (3, "none")])
    #expect(try run(arguments()).status == 4)
    let again = try run(arguments())
    #expect(again.status == 0 && again.output.contains("1 rendered (10 frames), 2 kept"))
  }

  @Test func aProcessThatIsKilledFailsOnlyItsRow() throws {
    try write([(1, "none"), (2, "waiting"), (3, "none"), (4, "none")])
    let program = try Program("Fragile", arguments(), directory: folder.path)
    let process = try #require(waitingProcesses(of: program, count: 1).first)
    kill(process, SIGKILL)
    let result = try #require(program.wait())
    #expect(result.status == 4 && result.output.contains("3 rendered"), "\(result.errors)")
    #expect(try films()[2]?.error?.contains("terminated by signal 9 (Killed)") == true)
  }

  /// Returns the processes in which films wait.
  private func waitingProcesses(of program: Program, count: Int) -> [pid_t] {
    var found: [pid_t] = []
    _ = eventually {
      found = program.errorsSoFar.matches(of: /waiting in (\d+)\n/).compactMap { Int32($0.1) }
      return found.count >= count
    }
    return found
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func anInterruptedBatchLeavesNoProcesses(signal: Int32) throws {
    try write([(1, "none"), (2, "none"), (3, "waiting"), (4, "waiting"), (5, "none")])
    let program = try Program("Fragile", arguments(), directory: folder.path)
    #expect(waitingProcesses(of: program, count: 2).count == 2)
    #expect(processes(naming: folder.path).count >= 3)
    let start = Date()
    program.send(signal)
    let result = try #require(program.wait())
    // A second on an idle machine.
    #expect(Date().timeIntervalSince(start) < 20)
    #expect(result.status == 130 && !result.wasKilled)
    #expect(result.errors.hasSuffix("Error: Interrupted. All written files are complete.\n"))
    #expect(processes(naming: folder.path).isEmpty)
    #expect(folder.names(in: "out") == ["1.mp4", "2.mp4", "batch-report.json.journal"])
    try write([(1, "none"), (2, "none"), (5, "none")])
    let again = try run(arguments())
    #expect(again.status == 0 && again.output.contains("1 rendered (10 frames), 2 kept"))
  }

  @Test func theProcessesOfAKilledBatchEnd() throws {
    try write([(1, "waiting"), (2, "waiting")])
    let program = try Program("Fragile", arguments(), directory: folder.path)
    #expect(waitingProcesses(of: program, count: 2).count == 2)
    program.kill()
    _ = try #require(program.wait())
    #expect(eventually { processes(naming: folder.path).isEmpty })
    #expect(folder.names(in: "out") == ["batch-report.json.journal"])
  }

  @Test func filmsShareTheStreamsOfTheBatch() throws {
    try write([(1, "printing"), (2, "printing")])
    let result = try run(arguments())
    #expect(result.status == 0)
    for id in [1, 2] {
      #expect(result.output.contains("output of film \(id), input of 0 bytes\n"))
      #expect(result.errors.contains("error of film \(id)\n"))
    }
  }

  @Test func filmsCannotReadFilesThatOtherRowsReplace() throws {
    try folder.makeFolder("out")
    for name in ["1.png", "2.png"] {
      try Data().write(to: URL(fileURLWithPath: folder("out/" + name)))
    }
    try Data("id,picture\n1,out/2.png\n2,\n3,lost.png\n".utf8)
      .write(to: URL(fileURLWithPath: folder("rows.csv")))
    let result = try run(["batch", "rows.csv", "--output", "out/{id}.png"])
    #expect(result.status == 4)
    let films = try films()
    #expect(films[1]?.error?.contains("which row 2 would replace") == true)
    #expect(films[2]?.state == "rendered" && films[3]?.warnings?.count == 1)
  }

  // Root may start any number of processes, so the program runs as another user.
  @Test(
    .enabled(if: getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")),
    arguments: [9, 12, 14, 20])
  func withoutProcessesTheErrorNamesTheLimit(limit: Int) throws {
    try write([(1, "none"), (2, "none"), (3, "none")])
    chmod(folder.path, 0o777)
    let command =
      "ulimit -u \(limit); exec setpriv --reuid=\(54_400 + limit) --clear-groups \"$0\" \"$@\""
    let result = try Program.run(
      "/bin/bash", ["-c", command, try #require(Program.path(of: "Fragile"))] + arguments(),
      directory: folder.path)
    #expect(result.status == 4 && !result.wasKilled, "\(result.errors)")
    #expect(
      result.errors.contains("limited to \(limit) processes and threads (ulimit -u)"),
      "\(result.errors)")
  }
}
