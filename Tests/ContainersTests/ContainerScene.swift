import Failures
import Foundation
import Layers
import Raster
import Rasterizer
import Testing
import Views
import VirtualTime

/// A clock with a window of 320 × 480.
final class ContainerScene {
  let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    LayerWarnings.of(clock).gather()
    window.layer.keepUpToDate(by: clock)
  }

  /// Shows a controller.
  func show(_ controller: UIViewController) {
    perform { window.rootViewController = controller }
    run(to: 0)
  }

  /// Runs `body` in a separate turn.
  func perform(_ body: () -> Void) { clock.asCurrent(body) }

  /// Runs the clock up to `seconds`.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  var error: FlipbookError? { clock.failure as? FlipbookError }

  /// The presented left edge of a view in the window at a time.
  func x(of view: UIView, at seconds: Double) -> CGFloat {
    run(to: seconds)
    return clock.asCurrent { (view.layer.presentation() ?? view.layer).frame.minX }
  }

  /// A tap.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    perform {
      let touch = TouchSequence(in: window)
      touch.begin(at: CGPoint(x: x, y: y))
      touch.end()
    }
  }

  /// The pixels of the window.
  func picture() throws -> Bitmap {
    perform { window.layer.updateIfNeeded() }
    let list = DisplayList(
      width: 320, height: 480, background: .clear,
      items: clock.asCurrent { window.layer.content(at: clock.now) })
    var renderer = Renderer()
    let drawn = renderer.render(list)
    return try #require(drawn)
  }
}

/// A controller that records its appearance calls in a list that several share.
final class Page: UIViewController {
  final class Calls { var list: [String] = [] }

  let name: String
  let calls: Calls

  init(_ name: String, _ calls: Calls = Calls()) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) { calls.list.append("+\(name)") }
  override func viewDidAppear(_ animated: Bool) { calls.list.append("++\(name)") }
  override func viewWillDisappear(_ animated: Bool) {
    calls.list.append(isMovingFromParent ? "-\(name), popped" : "-\(name)")
  }
  override func viewDidDisappear(_ animated: Bool) { calls.list.append("--\(name)") }
}
