import FilmStage
import Foundation
import Geometry
import Layers
import Observation
import Testing
import Views
import VirtualTime

@Observable private final class Model {
  var x: CGFloat = 0
  var unread = 0
}

/// Counts the calls in which it reads a model.
private final class ReadingView: UIView {
  var model: Model?
  private(set) var (layouts, updates, drawings) = (0, 0, 0)
  let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if dot.superview == nil { addSubview(dot) }
    if let model { dot.frame.origin.x = model.x }
  }

  override func updateProperties() {
    super.updateProperties()
    updates += 1
    if let model { tag = Int(model.x) }
  }

  override func draw(_ rect: CGRect) {
    drawings += 1
    if let model { _ = model.x }
  }
}

private final class ReadingController: UIViewController {
  let model = Model()
  private(set) var seen: [CGFloat] = []

  override func updateProperties() {
    super.updateProperties()
    seen.append(model.x)
  }
}

@Suite struct ObservedModelTests {
  private let stage: Stage
  private let view: ReadingView
  private let model = Model()

  init() throws {
    stage = try Stage(canvas: Canvas(width: 32, height: 32, framesPerSecond: 10))
    let stage = stage
    view = stage.perform {
      let view = ReadingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.window.addSubview(view)
      return view
    }
    stage.perform { view.model = model }
    try stage.advance(to: 0.1)
    _ = stage.snapshot()
  }

  @Test func aChangeOfAModelLaysOutAndDrawsTheViewsThatReadIt() throws {
    let (layouts, drawings) = (view.layouts, view.drawings)
    stage.perform {
      model.x = 7
      model.x = 8
    }
    try stage.advance(to: 0.2)
    _ = stage.snapshot()
    #expect(view.layouts > layouts && view.drawings > drawings)
    #expect(stage.perform { view.dot.frame.origin.x } == 8 && view.tag == 8)
    let again = view.layouts
    stage.perform { model.x = 9 }
    try stage.advance(to: 0.3)
    #expect(view.layouts == again + 1 && view.tag == 9)
  }

  @Test func aPropertyThatWasNotReadChangesNothing() throws {
    let (layouts, updates) = (view.layouts, view.updates)
    stage.perform { model.unread = 1 }
    try stage.advance(to: 0.2)
    #expect(view.layouts == layouts && view.updates == updates)
  }

  @Test func layoutOfAModelCanBeAnimated() throws {
    try stage.advance(to: 1)
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        model.x = 10
        view.layoutIfNeeded()
      }
    }
    try stage.advance(to: 1.5)
    let x = stage.perform { view.dot.layer.presentation()?.frame.origin.x }
    #expect(abs((x ?? 0) - 5) < 0.01)
  }

  @Test func propertiesAreUpdatedOnRequest() throws {
    let updates = view.updates
    stage.perform {
      view.setNeedsUpdateProperties()
      view.updatePropertiesIfNeeded()
      view.updatePropertiesIfNeeded()
    }
    #expect(view.updates == updates + 1)
  }

  @Test func controllersUpdateProperties() throws {
    let controller = stage.perform {
      let controller = ReadingController()
      stage.window.rootViewController = controller
      return controller
    }
    try stage.advance(to: 0.2)
    stage.perform { controller.model.x = 3 }
    try stage.advance(to: 0.3)
    #expect(controller.seen == [0, 3])
  }

  @Test func observationsAreAsynchronousSequences() throws {
    var seen: [String] = []
    let stage = stage
    nonisolated(unsafe) let model = model
    stage.task {
      for await x in Observations({ model.x }) { seen.append("\(stage.time) \(x)") }
    }
    stage.task {
      for x in 1...3 {
        try await stage.sleep(seconds: 1)
        model.x = CGFloat(x)
      }
    }
    try stage.advance(to: 5)
    #expect(seen == ["0.1 0.0", "1.1 1.0", "2.1 2.0", "3.1 3.0"])
  }

  @Test func withObservationTrackingReportsChanges() {
    var changes = 0
    stage.perform {
      nonisolated(unsafe) let count = { changes += 1 }
      withObservationTracking {
        _ = model.x
      } onChange: {
        count()
      }
      model.x = 1
      model.x = 2
    }
    #expect(changes == 1)
  }
}
