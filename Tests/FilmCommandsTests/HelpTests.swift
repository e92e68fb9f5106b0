import Foundation
import TestSupport
import Testing

@Suite(.tier(.programs)) struct HelpTests {
  @Test func helpListsTheCommands() throws {
    for arguments in [["--help"], ["help"], []] {
      let result = try Program.run("Intro", arguments)
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output.contains("USAGE: Intro <subcommand>"))
      for command in ["render", "still", "strip", "verify", "submit", "status"] {
        #expect(result.output.contains("\n  \(command) "))
      }
    }
  }

  @Test(
    arguments: [
      ("still", ["--at", "--frame", "--output", "--max-duration", "--turn-limit", "--quiet"]),
      ("strip", ["--frames", "--count", "--columns", "--width", "--output", "--quiet"]),
      ("verify", ["<folder>", "--json", "--threads", "--max-duration", "--turn-limit", "--quiet"]),
      (
        "submit",
        [
          "--slurm", "--chunks", "--output", "--video", "--dry-run", "--partition", "--time",
          "--memory-per-task", "--cpus", "--retries", "--sbatch-arg", "--assemble-arg", "--quiet",
        ]
      ),
      ("status", ["<folder>", "--json"]),
    ])
  func helpListsTheOptionsOfEachCommand(command: String, options: [String]) throws {
    let result = try Program.run("Intro", [command, "--help"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("USAGE: Intro \(command)"))
    for option in options { #expect(result.output.contains("  \(option) ")) }
  }

  /// docs/command-line.md has a section for each command, with a table of the command's options. It
  /// links to the sections of options that several commands share.
  @Test(
    arguments: [
      "Intro render", "Intro preview", "Intro still", "Intro strip", "Intro sheet", "Intro trace",
      "Intro verify",
      "Intro describe", "Intro batch", "Intro assemble", "Intro submit", "Intro status",
      "flipbook new", "flipbook preview", "flipbook diff", "flipbook accept", "flipbook goldens",
    ])
  func theManualListsTheOptionsOfEachCommand(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let help = try Program.run(words[0], [words[1], "--help"]).output
    let options = Set(help.matches(of: /\n  (--[a-z-]+)/).map { String($0.1) })
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../docs/command-line.md"), encoding: .utf8)
    var sections: [String: Substring] = [:]
    for section in page.split(separator: #/\n##+ /#) {
      let heading = section.prefix { $0 != "\n" }.replacing("`", with: "")
      sections[heading.lowercased().replacing(" ", with: "-")] = section
    }
    let name = words[0] == "Intro" ? words[1] : words.joined(separator: "-")
    let section = try #require(sections[name])
    let links = section.matches(of: /\]\(#([a-z-]+-options|options-[a-z-]+)\)/)
    let shared = links.compactMap { sections[String($0.1)] }
    let listed = Set(
      ([section] + shared).flatMap { $0.matches(of: #/\n\| (`.+?) \| /#) }
        .flatMap { $0.1.matches(of: /--[a-z]+(?:-[a-z]+)*/) }.map { String($0.0) })
    #expect(listed == options, "\(listed.symmetricDifference(options).sorted())")
  }

  /// Lines end only where the next word doesn't fit.
  @Test(
    arguments: [
      "render", "preview", "still", "strip", "sheet", "trace", "verify", "batch", "assemble",
      "submit", "status",
      "describe",
    ])
  func discussionsFillTheirLines(command: String) throws {
    let help = try Program.run("Intro", [command, "--help"], environment: ["COLUMNS": "80"]).output
    let lines = help.components(separatedBy: "\n\nUSAGE:")[0].components(separatedBy: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty {
      guard let word = next.split(separator: " ").first else { continue }
      #expect(line.count + 1 + word.count >= 80, "\(line)")
    }
  }

  @Test(
    arguments: [
      ["paint"], ["render", "--bogus"], ["render", "spare"], ["render", "--frames"],
      ["render", "--frames", "3-1"], ["render", "--frames", "a"], ["render", "--frames", ""],
      ["render", "--crf", "low"], ["render", "--compression", "best"],
      ["render", "--resume", "--incremental"], ["render", "--resume", "--no-frames"],
      ["render", "--tar", "--resume"], ["render", "--tar", "--output", "x"],
      ["render", "--chunk", "9/8"], ["batch"], ["assemble"],
      ["render", "--odd-size", "crop"], ["render", "--threads", "two"],
      ["render", "--max-duration", "0"], ["render", "--max-duration", "nan"],
      ["render", "--max-duration", "inf"], ["render", "--turn-limit", "0"],
      ["render", "--memory", "0"], ["render", "--memory", "much"], ["render", "--output", ""],
      ["render", "--video", ""],
      ["render", "--no-video", "--video", "x.mp4"], ["render", "--no-video", "--no-frames"],
      ["still"], ["still", "--at", "1", "--frame", "1"], ["still", "--at", "soon"],
      ["strip", "--count", "many"], ["verify", "a", "b"],
    ])
  func usageErrorsPrintTheUsage(arguments: [String]) throws {
    let result = try Program.run("Intro", arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains("Usage: Intro"))
  }

  @Test(
    arguments: [
      (["render", "--crf", "52"], "0 (the best) to 51"),
      (["render", "--preset", "quick"], "ultrafast"),
      (["render", "--codec", "h263"], "h264, h265"),
      (["render", "--codec", "gif", "--crf", "3"], "Leave out --crf"),
      (["render", "--threads", "0"], "1 to 256"),
      (["render", "--memory", "5"], "Choose a --memory of "),
      (["render", "--video", "film.avi"], "Use .mp4"),
      (["render", "--set", "title=Hello"], "struct Intro: Film, Codable"),
      (["sheet", "--width", "100"], "--width"),
      (["still", "--at", "0", "--output", "still.jpg"], "ends in .png"),
      (["strip", "--count", "0"], "--count from 1 to 1000"),
      (["strip", "--columns", "0"], "1 column or more"),
      (["strip", "--width", "10"], "--width from 28 to 16384"),
    ])
  func invalidSettingsHaveAHint(arguments: [String], hint: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run("Intro", arguments, directory: folder.path)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: ") && result.errors.contains(hint))
    #expect(folder.names() == [])
  }
}
