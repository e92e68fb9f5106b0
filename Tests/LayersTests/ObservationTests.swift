import Foundation
import Layers
import Testing

@Suite struct ObservationTests {
  @Test func everyModelChangeIsObservedOnce() {
    let layer = CALayer()
    var changes = 0
    let stop = layer.observeChanges { changes += 1 }
    layer.opacity = 0.5
    layer.opacity = 0.5
    #expect(changes == 1)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(changes == 2)
    layer.noteChange()
    #expect(changes == 3)
    stop()
    layer.opacity = 1
    #expect(changes == 3)
  }

  @Test func anObserverCanStopAnother() {
    let layer = CALayer()
    var stopSecond: (() -> Void)?
    var changes = 0
    let stopFirst = layer.observeChanges { stopSecond?() }
    stopSecond = layer.observeChanges { changes += 1 }
    layer.opacity = 0
    #expect(changes == 0)
    stopFirst()
  }

  @Test func observersDoNotRetainTheLayer() {
    weak var weakLayer: CALayer?
    var ended = 0
    var stops: [() -> Void] = []
    do {
      let layer = CALayer()
      weakLayer = layer
      stops.append(layer.observeChanges {})
      stops.append(layer.ownLifetime.onDeinit { ended += 1 })
      layer.ownLifetime.onDeinit { ended += 10 }()
    }
    #expect(weakLayer == nil && ended == 1)
    stops.forEach { $0() }
  }
}
