public import Failures
public import Foundation
import Geometry
import Layers
import Processes
package import Raster
import Rasterizer
package import Sinks
import SourceLines
public import Views
public import VirtualTime

/// The stage of a film: a window on a canvas, and the clock that everything in it runs on.
///
/// While a film runs, its stage is the current stage of the thread; `UIView.animate` and
/// `MainScheduler.instance` use its clock. A stage can also be driven manually: `perform` runs code
/// with the stage as the current one, `advance` runs the clock, `snapshot` returns an image of the
/// canvas. A stage and its views belong to one thread; stages on different threads are independent.
public final class Stage {
  /// The canvas of the stage.
  public let canvas: Canvas

  /// The root of all views, with the size of the canvas and without a background colour.
  public unowned let window: UIWindow
  /// Keeps the window until the stage is deallocated.
  private var heldWindow: UIWindow?

  /// A Boolean value that indicates whether scripted touches are shown, as soft discs in front of
  /// the views; false by default.
  public var showsTouches = false

  package let clock: VirtualClock
  package let format: FrameFormat
  /// The display list as long as only a change of a layer can change it; nil if it also depends on
  /// the time.
  private var restingList: DisplayList?

  /// Creates a stage at 0 s. Throws if the canvas is invalid.
  public convenience init(canvas: Canvas) throws(FlipbookError) {
    try self.init(canvas: canvas, clock: .ofStage())
  }

  package init(canvas: Canvas, clock: VirtualClock) throws(FlipbookError) {
    self.canvas = canvas
    self.clock = clock
    format = try canvas.format()
    clock.context.frameRate = format.rate
    let window = clock.asCurrent { UIWindow(frame: canvas.bounds) }
    self.window = window
    heldWindow = window
    clock.asCurrent {
      UIScreen.main.bounds = canvas.bounds
      UIScreen.main.safeAreaInsets = canvas.safeAreaInsets
      UIScreen.main.frameRate = format.rate
      UIApplication.shared.stageWindow = window
    }
    Ambient.of(clock).stage = self
    window.layer.keepUpToDate(by: clock)
  }

  // Views can still use the stage's queues and read its time when they are deallocated.
  deinit {
    clock.asCurrent { heldWindow = nil }
    clock.cancelTasks()
    clock.end()
  }

  /// The current stage of this thread; nil outside films and `perform`.
  public static var current: Stage? {
    Ambient.current?.stage
  }

  /// The current time of the clock, in seconds.
  public var time: TimeInterval { clock.now.seconds }

  /// The stage's random number generator, which is the same in every run: `CGFloat.random(in:
  /// 0...1, using: &stage.random)`. Assign `StageRandom(seed:)` for different numbers.
  public var random: StageRandom {
    get { clock.context.random }
    set { clock.context.random = newValue }
  }

  /// The asset folders for `UIImage(named:)`, in the order in which they are searched; see
  /// `Film.assets`.
  public var assets: [URL] {
    get { Assets.of(clock).folders.map(\.url) }
    set { Assets.of(clock).folders = newValue.map(AssetFolder.init) }
  }

  /// Calls `body` with this stage as the current one.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Interruption.callingFilm { try clock.asCurrent(body) }
  }

  /// Runs everything that is due up to `time`, in seconds; does nothing if that time has passed.
  /// Throws the error that stopped the film, such as a frame of NaN.
  public func advance(to time: TimeInterval) throws(FlipbookError) {
    try advance(to: Instant(seconds: time))
  }

  /// Runs everything that is due in the next `seconds`.
  public func advance(by seconds: TimeInterval) throws(FlipbookError) {
    try advance(to: clock.now.advanced(bySeconds: seconds))
  }

  package func advance(to instant: Instant) throws(FlipbookError) {
    Interruption.callingFilm { clock.run(through: instant) }
    try check()
  }

  /// Throws the clock's failure, if any.
  func check() throws(FlipbookError) {
    guard let failure = clock.failure else { return }
    let error = FlipbookError(thrown: failure, by: "The film ended with an error")
    guard let line = clock.failureLine else { throw error }
    throw error.found(at: { line()?.description })
  }

  /// Returns an image of the canvas at the current time.
  public func snapshot() -> UIImage {
    var renderer = Renderer()
    var bitmap = Bitmap(
      width: format.width, height: format.height,
      pixels: Array(repeating: 0, count: format.width * format.height))
    renderer.render(displayList(), into: &bitmap)
    return UIImage(bitmap: bitmap)
  }

  /// Returns the display list of the window at the current time; without `reuse`, it is computed
  /// without cached results, which gives the same picture.
  package func displayList(reuse: Bool = true) -> DisplayList {
    perform {
      // Includes changes since the clock last ran.
      window.layer.updateIfNeeded()
      if reuse, let restingList, !window.layer.isMarkedAsChanged { return restingList }
      var items: [DisplayItem] = []
      let changesWithTime = window.layer.appendItems(
        to: &items, toCanvas: .identity, at: clock.now, reuse: reuse)
      let list = DisplayList(
        width: format.width, height: format.height, background: canvas.background.color,
        items: items)
      restingList = reuse && !changesWithTime ? list : nil
      return list
    }
  }

  /// Computes the window's display list and discards it, for benchmarks.
  @_spi(Benchmarks) public func sampleLayers(reuse: Bool = true) {
    withExtendedLifetime(displayList(reuse: reuse)) {}
  }

  /// The link from a clock to its stage, which owns the clock.
  private final class Ambient: StageLocal {
    weak var stage: Stage?

    init(on clock: VirtualClock) {}
  }
}

extension VirtualClock {
  /// Returns the clock of a new stage: it can look up the film's line of an error, and calls that
  /// use the wall clock are reported.
  static func ofStage() -> VirtualClock {
    RealClock.watch()
    let clock = VirtualClock()
    clock.context.callRecorder = DebugCallRecorder()
    return clock
  }
}
