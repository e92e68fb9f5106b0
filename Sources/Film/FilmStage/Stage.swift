public import Failures
public import Foundation
import Geometry
import Layers
package import Raster
import Rasterizer
package import Sinks
import SourceLines
public import Views
public import VirtualTime

/// Where a film plays: a window on a canvas, and the clock by which everything in it runs.
///
/// While a film runs its stage is the current one of the thread, so that `UIView.animate` and
/// `MainScheduler.instance` find its clock. A stage can also be driven by hand: `perform` runs code
/// with the stage current, `advance` runs the clock, `snapshot` shows what stands there. A stage and
/// its views belong to one thread; stages on different threads don't know of each other.
public final class Stage {
  /// What is drawn on.
  public let canvas: Canvas

  /// The root of all views, as large as the canvas and without a colour of its own.
  public let window: UIWindow

  /// Whether scripted touches show, as soft discs in front of the views; false by default.
  public var showsTouches = false

  package let clock: VirtualClock
  package let format: FrameFormat

  /// A stage at 0 s. Throws for a canvas that cannot be.
  public convenience init(canvas: Canvas) throws(FlipbookError) {
    try self.init(canvas: canvas, clock: .ofStage())
  }

  package init(canvas: Canvas, clock: VirtualClock) throws(FlipbookError) {
    (self.canvas, self.clock) = (canvas, clock)
    format = try canvas.format()
    clock.context.frameRate = format.rate
    window = clock.asCurrent { UIWindow(frame: canvas.bounds) }
    clock.asCurrent {
      (UIScreen.main.bounds, UIScreen.main.frameRate) = (canvas.bounds, format.rate)
      UIApplication.shared.stageWindow = window
    }
    Ambient.of(clock).stage = self
    window.layer.keepUpToDate(by: clock)
  }

  deinit {
    clock.cancelTasks()
    clock.end()
  }

  /// The stage that is current on this thread; nil outside of films and `perform`.
  public static var current: Stage? {
    Ambient.current?.stage
  }

  /// The seconds that the clock has reached.
  public var time: TimeInterval { clock.now.seconds }

  /// The stage's random numbers, the same on every run: `CGFloat.random(in: 0...1, using:
  /// &stage.random)`. Set it to `StageRandom(seed:)` for others.
  public var random: StageRandom {
    get { clock.context.random }
    set { clock.context.random = newValue }
  }

  /// The folders with pictures for `UIImage(named:)`, in the order in which they are searched; see
  /// `Film.assets`.
  public var assets: [URL] {
    get { Assets.of(clock).folders.map(\.url) }
    set { Assets.of(clock).folders = newValue.map(AssetFolder.init) }
  }

  /// Runs `body` with this stage current.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Interruption.callingFilm { try clock.asCurrent(body) }
  }

  /// Runs everything due up to `time`, in seconds, and stands there; a time that has passed changes
  /// nothing. Throws what made the film impossible, such as a frame of NaN.
  public func advance(to time: TimeInterval) throws(FlipbookError) {
    try advance(to: Instant(seconds: time))
  }

  /// Runs everything due in the next `seconds`.
  public func advance(by seconds: TimeInterval) throws(FlipbookError) {
    try advance(to: clock.now.advanced(bySeconds: seconds))
  }

  package func advance(to instant: Instant) throws(FlipbookError) {
    Interruption.callingFilm { clock.run(through: instant) }
    try check()
  }

  /// Throws what the clock has failed with.
  func check() throws(FlipbookError) {
    guard let failure = clock.failure else { return }
    let error = FlipbookError(thrown: failure, by: "The film ended with an error")
    guard let line = clock.failureLine else { throw error }
    throw error.found(at: { line()?.description })
  }

  /// The picture that stands on the canvas now.
  public func snapshot() -> UIImage {
    var renderer = Renderer()
    var bitmap = Bitmap(
      width: format.width, height: format.height,
      pixels: Array(repeating: 0, count: format.width * format.height))
    renderer.render(displayList(), into: &bitmap)
    return UIImage(bitmap: bitmap)
  }

  /// What the window shows now, as a value; without `reuse`, worked out without anything that is
  /// kept from before, which gives the same picture.
  package func displayList(reuse: Bool = true) -> DisplayList {
    perform {
      // What was changed since the clock last ran.
      window.layer.updateIfNeeded()
      var items: [DisplayItem] = []
      window.layer.appendItems(to: &items, toCanvas: .identity, at: clock.now, reuse: reuse)
      return DisplayList(
        width: format.width, height: format.height, background: canvas.background.color,
        items: items)
    }
  }

  /// Works out what the window shows now and throws it away: what benchmarks time.
  @_spi(Benchmarks) public func sampleLayers(reuse: Bool = true) {
    withExtendedLifetime(displayList(reuse: reuse)) {}
  }

  /// How a clock knows its stage, which owns it.
  private final class Ambient: StageLocal {
    weak var stage: Stage?

    init(on clock: VirtualClock) {}
  }
}

extension VirtualClock {
  /// The clock of a new stage: of what goes wrong on it the film's line can be looked up, and calls by
  /// the wall clock are noticed.
  static func ofStage() -> VirtualClock {
    RealClock.watch()
    let clock = VirtualClock()
    clock.context.callRecorder = DebugCallRecorder()
    return clock
  }
}
