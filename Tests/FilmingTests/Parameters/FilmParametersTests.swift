import Stills
import FilmStage
import Flipbook
import Images
import Parameters
import TestSupport
import Testing

/// A film that shows an image, if one is specified.
private struct Poster: Film, Codable {
  var title = "Hello"
  var accent = UIColor.systemOrange
  var picture: String?
  var font: String?

  var canvas: Canvas { Canvas(width: 16, height: 16, framesPerSecond: 10) }
  var duration: TimeInterval? { 0.2 }

  func perform(on stage: Stage) throws -> Observable<Void>? {
    let view = UIImageView(image: picture.flatMap { UIImage(contentsOfFile: $0) })
    view.backgroundColor = accent
    view.frame = stage.canvas.bounds
    stage.window.addSubview(view)
    if let font { try UIFont.register(font) }
    return nil
  }
}

/// A film that reads an image from its assets by name.
private struct Named: Film, Codable {
  var picture = "logo"
  var canvas: Canvas { Canvas(width: 16, height: 16) }
  var duration: TimeInterval? { 0.2 }
  static var assets: URL? { URL(fileURLWithPath: assetPath) }
  @TaskLocal static var assetPath = "/nowhere"

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.window.addSubview(UIImageView(image: UIImage(named: picture)))
    return nil
  }
}

private final class Plain: Film {
  var canvas: Canvas { Canvas(width: 16, height: 16) }
  func perform(on stage: Stage) -> Observable<Void>? { nil }
}

@Suite struct FilmParametersTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Stage(canvas: Canvas(width: 4, height: 4, background: .systemBlue)).snapshot()
      .write(to: folder("blue.png"))
  }

  private func parameters<FilmType: Film>(
    of film: FilmType.Type, _ options: String..., readableFolders: [URL] = []
  ) throws -> FilmParameters<FilmType> {
    try FilmParameters(GivenParameters(options: options), readableFolders: readableFolders)
  }

  @Test func filmsAreCreatedFromTheGivenValues() throws {
    let parameters = try parameters(of: Poster.self, "title=Bye", "accent=#00f")
    let film = parameters.makeFilm()
    #expect(film.title == "Bye")
    #expect(film.accent == .blue)
    #expect(
      parameters.json == ##"{"accent":"#0000FF","font":null,"picture":null,"title":"Bye"}"##)
    let run = try FilmRun(parameters.makeFilm, readableFolders: parameters.readableFolders)
    try run.stage.advance(to: 0.1)
    #expect(run.stage.snapshot().bitmap[8, 8] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test func withoutValuesAFilmHasItsDefaultsAndReadsAllFiles() throws {
    let parameters = try FilmParameters<Poster>()
    #expect(parameters.makeFilm().accent === UIColor.systemOrange)
    #expect(parameters.readableFolders == nil)
    #expect(parameters.json.contains("\"systemOrange\""))
    #expect(try FilmParameters<Plain>().json == "{}")
    #expect(try FilmParameters<Plain>.defaults() == nil)
    #expect(
      try FilmParameters<Poster>.defaults()?.parameters.map(\.type) == [
        "String", "UIColor", "String?", "String?",
      ])
  }

  @Test func theErrorForAFilmThatIsNotCodableHasAHint() throws {
    let error = #expect(throws: FlipbookError.self) { try parameters(of: Plain.self, "title=a") }
    #expect(error?.code == .badSetting)
    #expect(error?.message.contains("Plain takes no parameters, but \"title\" was given") == true)
    #expect(error?.hint?.contains("Film, Codable") == true)
  }

  @Test func mistakesOnTheCommandLineExitWithStatus2() throws {
    let wrong = #expect(throws: FlipbookError.self) {
      try parameters(of: Poster.self, "accent=oranje")
    }
    #expect(wrong?.code == .refused && wrong?.exitStatus == 2)
    #expect(
      wrong?.message
        == "The parameter \"accent\" can't be \"oranje\": a colour is #RRGGBB or a name, such as "
        + "\"orange\" (--set accent).")
    try Data("{\"titel\": 1}".utf8).write(to: URL(fileURLWithPath: folder("a.json")))
    let file = #expect(throws: FlipbookError.self) {
      try FilmParameters<Poster>(GivenParameters(file: folder("a.json")))
    }
    #expect(file?.code == .unknownName && file?.exitStatus == 3)
  }

  // MARK: Files

  private func play(_ option: String, readableFolders: [URL]) throws {
    let parameters = try parameters(of: Poster.self, option, readableFolders: readableFolders)
    let run = try FilmRun(parameters.makeFilm, readableFolders: parameters.readableFolders)
    try run.stage.advance(to: 0.1)
    let pixel = run.stage.snapshot().bitmap[8, 8]
    #expect(pixel?.blue == 255)
  }

  @Test func imagesOutsideTheFilmsFoldersAreRejected() throws {
    try play("picture=\(folder("blue.png"))", readableFolders: [URL(fileURLWithPath: folder.path)])
    let error = #expect(throws: FlipbookError.self) {
      try play("picture=\(folder("blue.png"))", readableFolders: [])
    }
    #expect(error?.code == .refusedFile)
    #expect(error?.message.contains(folder("blue.png")) == true)
    #expect(error?.hint?.contains("--allow-path") == true)
  }

  @Test func fontsOutsideTheFilmsFoldersAreRejected() throws {
    try Data([1]).write(to: URL(fileURLWithPath: folder("a.ttf")))
    let error = #expect(throws: FlipbookError.self) {
      try play("font=\(folder("a.ttf"))", readableFolders: [])
    }
    #expect(error?.hint?.contains("--allow-path") == true)
  }

  @Test func namesThatResolveOutsideTheAssetsAreRejected() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder("assets"), withIntermediateDirectories: true)
    try files.copyItem(atPath: folder("blue.png"), toPath: folder("assets/logo.png"))
    try Named.$assetPath.withValue(folder("assets")) {
      let inside = try parameters(of: Named.self, "picture=logo")
      try FilmRun(inside.makeFilm, readableFolders: inside.readableFolders).stage.advance(to: 0.1)
      let outside = try parameters(of: Named.self, "picture=../blue")
      let error = #expect(throws: FlipbookError.self) {
        try FilmRun(outside.makeFilm, readableFolders: outside.readableFolders).stage.advance(
          to: 0.1)
      }
      #expect(error?.code == .refusedFile)
      // A film without values from outside can read all files.
      try FilmRun(outside.makeFilm).stage.advance(to: 0.1)
    }
  }
}
