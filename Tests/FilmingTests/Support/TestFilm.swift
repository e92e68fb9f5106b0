import FilmStage
import Flipbook
import RenderJobs
import RenderStore
import TestSupport
import VideoEncoding

/// A film that runs a test's script.
struct TestFilm: Film {
  @TaskLocal static var script = Script()

  let canvas = Self.script.canvas
  let duration = Self.script.duration
  let bag = DisposeBag()

  func perform(on stage: Stage) throws -> Observable<Void>? {
    try Self.script.perform(stage, bag)
  }
}

/// The script of a test film.
struct Script: Sendable {
  /// Adds views to the stage; the bag lives as long as the film.
  typealias Performance = @Sendable (Stage, DisposeBag) throws -> Observable<Void>?

  var canvas = Canvas(width: 32, height: 20, framesPerSecond: 10)
  var duration: TimeInterval?
  var limits = FilmLimits(maximumDuration: 60, turnLimit: 1000)
  var perform: Performance = { _, _ in nil }

  /// Runs `body` while `TestFilm` follows this script.
  func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TestFilm.$script.withValue(self, operation: body)
  }

  func countFrames() throws -> Int {
    try self { try TestFilm.countFrames(limits) }
  }

  /// Renders to `folder`, and to the file `video` if it isn't nil.
  @discardableResult
  func render(
    to folder: String, frames: String? = nil, threads: Int = 2, video: String? = nil,
    writesFrames: Bool = true, oddSize: OddSize = .refuse, searchPath: String? = nil
  ) throws -> RenderSummary {
    var settings = try RenderSettings(
      folder: folder, writesFrames: writesFrames, video: video,
      encoding: VideoSettings(preset: .ultrafast, oddSize: oddSize),
      frames: frames.map { try FrameSelection($0) } ?? .all, threads: threads, limits: limits)
    if let searchPath { settings.searchPath = searchPath }
    return try self { try TestFilm.render(settings) }
  }

  func verify(_ folder: String, threads: Int = 2) throws -> Verification {
    try self { try TestFilm.verify(folder: folder, threads: threads, limits: limits) }
  }
}

extension Script {
  /// A red square that crosses the canvas from (2, 2) to (18, 2) in a second: eleven frames.
  static let crossing = Script { stage, _ in
    let card = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    card.backgroundColor = .red
    card.accessibilityIdentifier = "card"
    stage.window.addSubview(card)
    return card.rx.move(by: CGVector(dx: 16, dy: 0), duration: 1)
  }

  /// Creates a script that runs `perform`.
  init(duration: TimeInterval? = nil, perform: @escaping Performance) {
    self.duration = duration
    self.perform = perform
  }
}

/// Waits for `seconds` by the stage's clock.
func wait(_ seconds: TimeInterval) -> Observable<Void> {
  Observable.just(()).delay(seconds, scheduler: MainScheduler.instance)
}
