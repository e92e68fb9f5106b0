import Batch
import OutputFiles
import FilmStage
import Flipbook
import Foundation
import Parameters
import RenderJobs
import RenderStore
import Testing
import TestSupport
import VideoEncoding

@Suite struct BatchTests {
  private let table = """
    id,title,accent
    1,One,#ff0000
    2,"Two, too",#00ff00
    3,Three,blue

    """

  @Test func rendersAFilmForEachRow() throws {
    let batch = try BatchCase()
    try batch.write(table)
    let (summary, listener) = try batch.render()
    #expect(summary.rendered == 3 && summary.kept == 0 && summary.failed == 0)
    #expect(summary.frames == 12 && summary.film == "Badge")
    #expect(batch.folder.names(in: "out") == ["1", "2", "3", "batch-report.json"])
    for (name, pixel) in [("1", "#FF0000FF"), ("2", "#00FF00FF"), ("3", "#0000FFFF")] {
      #expect(batch.folder.frames(in: "out/\(name)").count == 4)
      #expect(try batch.folder.picture("out/\(name)/frame-00000.png")[5, 5]?.description == pixel)
    }
    #expect(listener.states() == [.rendered, .rendered, .rendered])
    let manifest = try Manifest.read(batch.folder("out/2/manifest.json"))
    #expect(manifest.parameters?.contains("Two, too") == true)
  }

  @Test func reportListsFilmsInRowOrder() throws {
    let batch = try BatchCase()
    try batch.write("id,fails\n7,no\n8,yes\n9,no\n")
    let (summary, listener) = try batch.render()
    #expect(summary.rendered == 2 && summary.failed == 1)
    #expect(listener.states() == [.rendered, .failed, .rendered])
    let report = try #require(batch.folder.bytes("out/batch-report.json"))
    let json = try #require(JSONSerialization.jsonObject(with: report) as? [String: Any])
    let films = try #require(json["films"] as? [[String: Any]])
    #expect(films.compactMap { $0["row"] as? Int } == [1, 2, 3])
    #expect(films.compactMap { $0["line"] as? Int } == [2, 3, 4])
    #expect(films.compactMap { $0["state"] as? String } == ["rendered", "failed", "rendered"])
    #expect((films[1]["error"] as? String)?.contains("the ink is spilt") == true)
    #expect((json["summary"] as? [String: Any])?["failed"] as? Int == 1)
    #expect(!batch.folder.has("out/batch-report.json.journal"))
    // One line for each film, which other programs can parse on its own.
    let lines = String(decoding: report, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 8 && lines.filter { $0.hasPrefix("    {\"") }.count == 3)
    #expect(lines.filter { $0.contains("\"state\":\"failed\"") }.count == 1)
  }

  @Test func readsReformattedReports() throws {
    var batch = try BatchCase()
    batch.template = "out/{id}.mp4"
    try batch.write("id\n1\n2\n")
    try batch.render()
    try batch.write("id\n3\n")
    try batch.render()
    let report = batch.folder("out/batch-report.json")
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: report)))
    #expect(((json as? [String: Any])?["others"] as? [Any])?.count == 2)
    for format: JSONSerialization.WritingOptions in [.prettyPrinted, []] {
      try JSONSerialization.data(withJSONObject: json, options: format)
        .write(to: URL(fileURLWithPath: report))
      try batch.write("id\n1\n2\n3\n")
      #expect(try batch.render().0.kept == 3)
    }
  }

  @Test func rendersMissingFailedAndChangedFilmsAgain() throws {
    let batch = try BatchCase()
    try batch.write("id,title,fails\n1,A,no\n2,B,no\n3,C,yes\n4,D,no\n5,E,no\n")
    try batch.render()
    let kept = batch.folder.bytes("out/1/manifest.json")
    // Film 2 is missing, 3 no longer fails, 4 has another title, 5 is damaged.
    try FileManager.default.removeItem(atPath: batch.folder("out/2"))
    try Data([1]).write(to: URL(fileURLWithPath: batch.folder("out/5/frame-00002.png")))
    try batch.write("id,title,fails\n1,A,no\n2,B,no\n3,C,no\n4,Dee,no\n5,E,no\n")
    let (summary, listener) = try batch.render()
    #expect(listener.states() == [.kept, .rendered, .rendered, .rendered, .rendered])
    #expect(summary.kept == 1 && summary.rendered == 4)
    #expect(batch.folder.bytes("out/1/manifest.json") == kept)
    #expect(try batch.render().0.kept == 5)
  }

  @Test func keepsVideosWithUnchangedInput() throws {
    var batch = try BatchCase()
    batch.template = "out/{title}.mp4"
    try batch.write(table)
    #expect(try batch.render().0.rendered == 3)
    #expect(
      batch.folder.names(in: "out") == [
        "One.mp4", "Three.mp4", "Two, too.mp4", "batch-report.json",
      ])
    #expect(try batch.render().0.kept == 3)
    try Data("no video".utf8).write(to: URL(fileURLWithPath: batch.folder("out/One.mp4")))
    #expect(try batch.render().1.states() == [.rendered, .kept, .kept])
    batch.change = { settings in
      settings.rendering.encoding = try VideoSettings(preset: .superfast, threads: 1)
    }
    #expect(try batch.render().0.rendered == 3)
    batch.change = { settings in
      settings.rendering.encoding = try VideoSettings(preset: .superfast, threads: 1)
      settings.rendersAll = true
    }
    #expect(try batch.render().0.rendered == 3)
  }

  @Test func keepsFilmsOfAKilledBatch() throws {
    var batch = try BatchCase()
    batch.template = "out/{title}.mp4"
    try batch.write(table)
    try batch.render()
    // Simulates a batch that was killed before it wrote the report, in the middle of a line.
    let report = try #require(batch.folder.bytes("out/batch-report.json"))
    struct Report: Decodable { var films: [BatchEntry] }
    let films = try JSONDecoder().decode(Report.self, from: report).films
    var journal = Data()
    for entry in films { journal += Data(try OrderedJSON.line(entry)) }
    try journal.dropLast(20).write(
      to: URL(fileURLWithPath: batch.folder("out/batch-report.json.journal")))
    try FileManager.default.removeItem(atPath: batch.folder("out/batch-report.json"))
    #expect(try batch.render().1.states() == [.kept, .kept, .rendered])
  }

  @Test(arguments: [1, 2, 5]) func limitsConcurrentFilms(jobs: Int) throws {
    var batch = try BatchCase()
    batch.jobs = jobs
    try batch.write("id\n" + (1...12).map { "\($0)\n" }.joined())
    let (summary, listener) = try batch.render()
    #expect(summary.rendered == 12)
    #expect(listener.maximumConcurrency <= jobs)
    #expect(Set(listener.started).count == 12)
  }

  @Test func rowValuesOverrideCommonValues() throws {
    var batch = try BatchCase()
    batch.change = { settings in
      settings.given = try .init(options: ["accent=#0000ff", "title=All"])
    }
    try batch.write("id,accent,title\n1,#00ff00,One\n2,,\n")
    try batch.render()
    // An empty cell is an empty string for string parameters, otherwise no value.
    let manifest = try Manifest.read(batch.folder("out/2/manifest.json"))
    #expect(manifest.parameters?.contains("\"title\":\"\"") == true)
    #expect(try batch.folder.picture("out/1/frame-00000.png")[5, 5]?.description == "#00FF00FF")
    #expect(try batch.folder.picture("out/2/frame-00000.png")[5, 5]?.description == "#0000FFFF")
  }

  @Test func outputsStayInTheTemplatesFolder() throws {
    var batch = try BatchCase()
    batch.template = "out/{title}/x"
    try batch.write("id,title\n1,../../evil\n2,/etc\n3,a/b\n4,..\n5,🎬 Ünïcode\n")
    #expect(try batch.render().0.rendered == 5)
    #expect(batch.folder.names() == ["out", "table.csv"])
    #expect(batch.folder.names(in: "out").count == 6)
  }
}

@Suite struct BadBatchTests {
  private func error(
    _ table: String, _ template: String = "out/{id}", _ name: String = "table.csv",
    change: @escaping (inout BatchSettings) throws -> Void = { _ in }
  ) throws -> FlipbookError {
    var batch = try BatchCase()
    (batch.template, batch.change) = (template, change)
    try batch.write(table, to: name)
    let error = try #require(throws: FlipbookError.self) {
      do { _ = try batch.render(name) } catch let error as FlipbookError { throw error } catch {
        throw FlipbookError(.unreadable, "\(error)")
      }
    }
    // Nothing is rendered until the whole table has been checked.
    #expect(batch.folder.names() == [name])
    return error
  }

  @Test func rejectsDuplicateOutputs() throws {
    let error = try error("id,title\n1,A\n2,B\n1,C\n")
    #expect(error.message.contains("Rows 1 and 3 have the same output"))
    #expect(error.message.contains("lines 2 and 4"))
  }

  @Test func unknownColumnsSuggestTheNearestName() throws {
    let error = try error("\nid,titel\n\n1,A\n")
    #expect(error.message.contains("titel") && error.hint?.contains("title") == true)
    #expect(error.message.contains("table.csv:2)"), "\(error)")
  }

  @Test func rejectsUnknownTemplateFields() throws {
    let error = try error("id,title\n1,A\n", "out/{titel}")
    #expect(error.message.contains("titel") && error.hint?.contains("title") == true)
  }

  @Test func rejectsMalformedRows() throws {
    #expect(try error("id,title\n1,A\n2\n").message.contains("table.csv:3"))
    #expect(try error("id,title\n1,A\n2,\"B\n").message.contains("table.csv"))
    #expect(try error("").message.contains("table.csv"))
    #expect(try error("id,title\n").message.contains("no rows"))
  }

  @Test func memoryLimitsTheDefaultNumberOfJobs() throws {
    var batch = try BatchCase()
    batch.jobs = nil
    try batch.write("id\n" + (1...12).map { "\($0)\n" }.joined())
    batch.change = { $0.memory = 20_000 }
    let (summary, listener) = try batch.render()
    #expect(summary.rendered == 12 && (1...3).contains(listener.maximumConcurrency))
    batch.change = { $0.memory = 1000 }
    let error = #expect(throws: FlipbookError.self) { try batch.render() }
    #expect(error?.message.contains("aren't enough for a film") == true)
  }

  @Test func rejectsTooManyJobsForTheMemory() throws {
    let error = try error("id\n1\n") { $0.memory = 1_000 }
    #expect(error.code == .badSetting && error.message.contains("2 films at a time"))
  }

  /// The canvas depends on a parameter.
  @Test func rowsCanHaveDifferentCanvases() throws {
    let error = try error("id,width\n1,32\n2,3200\n") { $0.memory = 100_000 }
    #expect(error.message.contains("aren't enough for 2 films at a time"))
    var batch = try BatchCase()
    batch.template = "out/{id}.mp4"
    try batch.write("id,width\n1,32\n2,33\n3,34\n")
    #expect(try batch.render().1.states() == [.rendered, .failed, .rendered])
  }

  @Test func reportsCommonErrorsOnce() throws {
    let sound = try error("id\n1\n", "out/{id}.mp4") {
      $0.rendering.encoding = try VideoSettings(audio: AudioTrack(path: "/nowhere.wav"))
    }
    #expect(sound.message.contains("/nowhere.wav"))
    let format = try error("id\n1\n", "out/{id}.mp4") {
      $0.rendering.encoding = try VideoSettings(codec: .prores422)
    }
    #expect(format.code == .badSetting)
  }

  @Test func invalidValuesFailOnlyTheirFilm() throws {
    let batch = try BatchCase()
    try batch.write("id,accent\n1,#ff0000\n2,purplish\n3,#00ff00\n")
    let (summary, listener) = try batch.render()
    #expect(listener.states() == [.rendered, .failed, .rendered])
    #expect(summary.failed == 1)
    let failed = try #require(listener.entries.first { $0.state == .failed })
    #expect(failed.error?.contains("purplish") == true)
    #expect(failed.error?.contains("table.csv:3") == true)
  }

  @Test func reportsWarningsWithTheirFilm() throws {
    let batch = try BatchCase()
    try batch.write("id,picture,fails\n1,,no\n2,lost.png,no\n3,gone.png,later\n4,lost.png,no\n")
    let (summary, listener) = try batch.render()
    #expect(summary.rendered == 3 && summary.failed == 1 && summary.warned == 2)
    let entries = listener.entries.sorted { $0.row < $1.row }
    #expect(entries.map { $0.warnings?.count } == [nil, 1, 1, 1])
    #expect(entries[1].warnings?[0].contains("lost.png") == true)
    #expect(entries[2].warnings?[0].contains("gone.png") == true)
    // Kept films still have their warnings.
    let (repeated, again) = try batch.render()
    #expect(again.entries.filter { $0.warnings != nil }.map(\.row).sorted() == [2, 3, 4])
    #expect(repeated.kept == 3 && repeated.warned == 2)
  }

  @Test(arguments: ["pictures/{id}.png", "pictures/{id}"])
  func filmsCannotReadFilesThatRowsReplace(template: String) throws {
    var batch = try BatchCase()
    let isVideo = template.hasSuffix(".png")
    (batch.template, batch.jobs) = (template, 1)
    batch.change = { [batch] in
      $0.readableFolders = [URL(fileURLWithPath: batch.folder.path)]
      $0.rendering.video = isVideo ? batch.folder(template) : nil
      $0.rendering.encoding = try VideoSettings(threads: 1)
    }
    let ending = isVideo ? ".png" : "/frame-00002.png"
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let blue = drawing.pngData { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    for name in ["pictures/2\(ending)", "pictures/3\(ending)", "pictures/9\(ending)"] {
      let url = URL(fileURLWithPath: batch.folder(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try blue.write(to: url)
    }
    try FileManager.default.createSymbolicLink(
      atPath: batch.folder("door"), withDestinationPath: batch.folder("pictures"))
    // Film 1 reads its own output, films 2 and 3 read each other's, and film 4 reads a file that no
    // row writes.
    func picture(_ name: String) -> String { batch.folder(name + ending) }
    try batch.write(
      """
      id,picture
      1,\(picture("pictures/1"))
      2,\(picture("pictures/3"))
      3,\(picture("door/2"))
      4,\(picture("pictures/9"))
      5,\(batch.folder("pictures/5/logo.png"))

      """)
    // A film's folder can also contain files that it reads.
    try FileManager.default.createDirectory(
      atPath: batch.folder("pictures/5"), withIntermediateDirectories: true)
    try blue.write(to: URL(fileURLWithPath: batch.folder("pictures/5/logo.png")))
    let before = batch.folder.bytes("pictures/3\(ending)")
    let (_, listener) = try batch.render()
    #expect(
      listener.states() == [.failed, .failed, .failed, .rendered, .rendered],
      "\(listener.entries.map { ($0.error, $0.warnings) })")
    let errors = listener.entries.sorted { $0.row < $1.row }.compactMap(\.error)
    #expect(errors.count == 3)
    for (error, row) in zip(errors, [1, 3, 2]) {
      #expect(
        error.contains("which row \(row) would replace")
          || error.contains("which a frame would replace"), "\(error)")
    }
    #expect(batch.folder.bytes("pictures/3\(ending)") == before)
  }

  @Test func reportsErrorsInCommonValuesOnce() throws {
    for (value, code) in [
      ("colour=red", FlipbookError.Code.unknownName), ("accent=purplish", .refused),
      ("width=wide", .wrongType),
    ] {
      let error = try error("id,title\n1,A\n2,B\n", "out/{id}") {
        $0.given = try GivenParameters(options: [value])
      }
      #expect(error.code == code && error.message.contains("--set"), "\(error)")
      #expect(error.exitStatus == 2)
    }
  }

  @Test func reportsTheProgressOfTheCheck() throws {
    let batch = try BatchCase()
    try batch.write("id\n" + (1...1200).map { "\($0)\n" }.joined())
    var progress: [Int] = []
    let settings = try batch.settings()
    #expect(try Batch(settings, of: Badge.self) { progress.append($0) }.count == 1200)
    #expect(progress == [500, 1000])
  }

  @Test func pipesDoNotBlockTheBatch() throws {
    let batch = try BatchCase()
    mkfifo(batch.folder("pipe.png"), 0o600)
    try batch.write("id,picture\n1,\(batch.folder("pipe.png"))\n2,\n")
    var open = batch
    open.change = { $0.readableFolders = [URL(fileURLWithPath: batch.folder.path)] }
    let (_, listener) = try open.render()
    #expect(listener.states() == [.rendered, .rendered])
    let warnings = listener.entries.first { $0.row == 1 }?.warnings
    #expect(warnings?.first?.contains("is a pipe, not a file") == true)
  }

  /// Unchecked rows could have the same output.
  @Test func changedTableStopsTheBatch() throws {
    var batch = try BatchCase()
    batch.jobs = 1
    try batch.write("id\n1\n2\n")
    let prepared = try batch.batch()
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: batch.folder("table.csv")))
    try file.seekToEnd()
    try file.write(contentsOf: Data("1\n".utf8))
    try file.close()
    let error = #expect(throws: FlipbookError.self) { try prepared.render(reportingTo: Listener()) }
    #expect(error?.message.contains("has changed since it was checked") == true)
    #expect(error?.hint?.contains("are kept") == true)
    // Replacing the file has no effect on a batch that has started.
    try batch.write("id\n1\n2\n3\n")
    let listener = TableReplacer(batch.folder("table.csv"))
    let summary = try batch.batch().render(reportingTo: listener)
    #expect(summary.count == 3)
  }

  /// Replaces the table's file when the first film starts.
  private final class TableReplacer: BatchObserver {
    private let path: String
    init(_ path: String) { self.path = path }
    func begin(job: Int, output: String) {
      try? Data("id\n7\n".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    func progress(job: Int, done: Int, total: Int) {}
    func end(job: Int, _ entry: BatchEntry) {}
  }

  @Test func reportsDoNotReplaceOtherFiles() throws {
    var batch = try BatchCase()
    try batch.write("id\n1\n")
    let table = batch.folder("table.csv")
    batch.change = { $0.report = table }
    let error = #expect(throws: FlipbookError.self) { try batch.render() }
    #expect(error?.message.contains("isn't the report") == true && error?.code == .badSetting)
    #expect(batch.folder.names() == ["table.csv"])
    let other = "{\n  \"summary\": {\"title\": \"of a book\"},\n  \"films\": 3\n}\n"
    try Data(other.utf8).write(to: URL(fileURLWithPath: batch.folder("book.json")))
    batch.change = { [book = batch.folder("book.json")] in $0.report = book }
    #expect(throws: FlipbookError.self) { try batch.render() }
    #expect(batch.folder.text("book.json") == other)
    try FileManager.default.removeItem(atPath: batch.folder("book.json"))
    let output = batch.folder("out/1")
    batch.change = { $0.report = output }
    #expect(throws: FlipbookError.self) { try batch.render() }
    #expect(batch.folder.names() == ["table.csv"])
  }

  @Test func filesOutsideTheFilmsFoldersMustBeAllowed() throws {
    var batch = try BatchCase()
    let secret = try TemporaryFolder()
    try batch.write("id\n1\n")
    try batch.render()
    let picture = batch.folder("out/1/frame-00000.png")
    try FileManager.default.copyItem(atPath: picture, toPath: secret("secret.png"))
    try batch.write("id,picture\n2,\(secret("secret.png"))\n")
    let (_, listener) = try batch.render()
    #expect(listener.states() == [.failed])
    #expect(listener.entries[0].error?.contains("secret.png") == true)
    #expect(listener.entries[0].hint?.contains("--allow-path") == true)
    batch.change = { $0.readableFolders = [URL(fileURLWithPath: secret.path)] }
    #expect(try batch.render().1.states() == [.rendered])
  }

  @Test func rejectsFilmsWithoutParameters() throws {
    struct Plain: Film {
      let canvas = Canvas(width: 8, height: 8)
      func perform(on stage: Stage) -> Observable<Void>? { nil }
    }
    let batch = try BatchCase()
    try batch.write("id\n1\n")
    let settings = try BatchSettings(
      .init(batch.folder("table.csv")), template: .init("out/{id}"),
      rendering: RenderSettings(folder: "", encoding: VideoSettings()), jobs: 1)
    let error = try #require(throws: FlipbookError.self) { try Batch(settings, of: Plain.self) }
    #expect(error.message.contains("takes no parameters"))
    #expect(error.hint?.contains("Codable") == true)
  }
}
