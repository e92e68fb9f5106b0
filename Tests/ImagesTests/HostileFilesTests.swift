import Foundation
import TestSupport
import Testing

@Suite struct HostileFilesTests {
  /// Runs in a separate process, whose peak memory covers all files together.
  @Test func hostileFilesAreRejectedByNameWithin100MB() throws {
    let folder = try TemporaryFolder()
    let files = HostileFiles.all
    for file in files {
      try Data(file.bytes).write(to: URL(fileURLWithPath: folder(file.name)))
    }
    let result = try Program.run("ImageProbe", files.map { folder($0.name) })
    #expect(result.status == 0 && !result.wasKilled, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    try #require(lines.count == files.count + 1)
    for (file, line) in zip(files, lines) {
      #expect(line[0] == file.outcome, "\(file.name): \(line[1])")
      #expect(line[1].isEmpty || line[1].contains(folder(file.name)))
      if file.name == "scans.jpg" { #expect(line[1].contains("more than 100 scans")) }
    }
    let peak = try #require(Int(lines[files.count][1]))
    #expect(peak < 100_000, "KB")
    #expect(peak > 1_000, "the peak was measured")
  }
}
