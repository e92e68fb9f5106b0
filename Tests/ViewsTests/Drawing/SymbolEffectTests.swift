import Foundation
import Layers
import Raster
import Testing
import Views
import VirtualTime

/// The effects of symbols in image views.
@Suite struct SymbolEffectTests {
  private let scene = Scene()

  private func heart() -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "heart.fill"))
    scene.window.addSubview(view)
    return view
  }

  private func shown(_ view: UIView, at seconds: Double) -> (scale: Double, opacity: Double) {
    scene.run(to: seconds)
    return scene.clock.asCurrent {
      let layer = view.layer.presentation() ?? view.layer
      return (layer.value(forKeyPath: "transform.scale") as? Double ?? 1, Double(layer.opacity))
    }
  }

  @Test func aBounceEndsAtTheSizeOfBefore() {
    let view = scene.clock.asCurrent { heart() }
    var isDone = false
    scene.perform {
      view.addSymbolEffect(.bounce.up.byLayer, options: .speed(2)) { context in
        isDone = context.isFinished && context.sender === view
      }
    }
    #expect(shown(view, at: 0.25 / 3).scale > 1.1 && !isDone)
    #expect(shown(view, at: 0.3).scale == 1 && isDone)
  }

  @Test func aPulseRepeatsUntilItIsRemoved() {
    let view = scene.clock.asCurrent { heart() }
    scene.perform { view.addSymbolEffect(.pulse) }
    #expect(abs(shown(view, at: 5.5).opacity - 0.4) < 0.01)
    scene.perform { view.removeSymbolEffect(ofType: .pulse) }
    #expect(shown(view, at: 6.5).opacity == 1)
  }

  @Test func sizeAndDisappearanceStay() {
    let view = scene.clock.asCurrent { heart() }
    scene.perform {
      view.addSymbolEffect(.scale.up)
      view.addSymbolEffect(.disappear)
    }
    let hidden = shown(view, at: 3)
    #expect(hidden.opacity == 0)
    scene.perform { view.addSymbolEffect(.appear) }
    #expect(shown(view, at: 4).opacity == 1)
    #expect(abs(shown(view, at: 4.1).scale - 1.15) < 0.001)
    scene.perform { view.removeAllSymbolEffects() }
    #expect(shown(view, at: 4.2).scale == 1)
  }

  @Test func aReplacementShowsTheOldSymbolFirst() throws {
    let view = scene.clock.asCurrent { heart() }
    let minus = try #require(scene.clock.asCurrent { UIImage(systemName: "minus") })
    var isDone = false
    scene.perform {
      view.contentMode = .center
      view.setSymbolImage(minus, contentTransition: .replace.downUp) { _ in isDone = true }
    }
    #expect(view.image == minus)
    func ink(at seconds: Double) throws -> Int {
      scene.run(to: seconds)
      return try picture(of: view, on: scene.clock).pixels.count { $0 >> 24 > 128 }
    }
    let (before, after) = try (ink(at: 0.02), ink(at: 0.5))
    #expect(before > 3 * after && after > 0 && isDone)
  }

  @Test func partsOfAVariableSymbolAreShownOneAfterTheOther() throws {
    let view = scene.clock.asCurrent { UIImageView(image: UIImage(systemName: "wifi")) }
    scene.perform {
      scene.window.addSubview(view)
      view.addSymbolEffect(.variableColor.iterative.reversing)
    }
    func opacity(at seconds: Double) throws -> UInt32 {
      scene.run(to: seconds)
      return try picture(of: view, on: scene.clock).pixels.reduce(0) { $0 + $1 >> 24 }
    }
    let (first, middle) = try (opacity(at: 0.05), opacity(at: 0.5))
    #expect(first < middle)
  }
}
