import Drawing
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import Views
import VirtualTime

@Suite struct VisualEffectTests {
  /// A scene with an effect view that covers its 100 × 100 view.
  private struct Blurred {
    let scene = Scene()
    let view = UIVisualEffectView(effect: nil)

    init(_ effect: UIVisualEffect? = nil) {
      scene.perform { [scene, view] in
        scene.view.backgroundColor = .red
        view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        scene.window.addSubview(view)
        view.effect = effect
      }
      scene.run(to: 0)
    }

    /// The effect of the view on its backdrop; nil if it shows no backdrop.
    func backdrop(at seconds: Double) -> DisplayBackdrop? {
      var items: [DisplayItem] = []
      scene.window.layer.appendItems(
        to: &items, toCanvas: .identity, at: Instant(seconds: seconds))
      func find(_ items: [DisplayItem]) -> DisplayBackdrop? {
        items.lazy.compactMap {
          switch $0 {
          case .backdrop(let backdrop): backdrop
          case .group(let group): find(group.items)
          default: nil
          }
        }.first
      }
      return find(items)
    }
  }

  @Test("Styles have Apple's raw values")
  func rawValues() {
    #expect(UIBlurEffect.Style.allCases.map(\.rawValue) == [0, 1, 2] + Array(4...20))
    #expect(UIBlurEffect.Style.systemChromeMaterial.rawValue == 10)
    #expect(UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue == 11)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
  }

  @Test("A blur of the dark style has a σ of 20 points, a saturation of 1.8 and white 0.11 at 0.73")
  func dark() throws {
    let backdrop = try #require(Blurred(UIBlurEffect(style: .dark)).backdrop(at: 0))
    #expect(backdrop.filters == [.blur(sigma: 20), .saturation(1.8)])
    #expect(backdrop.tint == Color(red: 0.11, green: 0.11, blue: 0.11, alpha: 0.73))
  }

  @Test("Only adaptive styles follow the appearance", arguments: UIBlurEffect.Style.allCases)
  func appearance(style: UIBlurEffect.Style) throws {
    let blurred = Blurred(UIBlurEffect(style: style))
    let light = try #require(blurred.backdrop(at: 0))
    blurred.scene.perform { blurred.scene.window.overrideUserInterfaceStyle = .dark }
    blurred.scene.run(to: 1)
    let dark = try #require(blurred.backdrop(at: 1))
    let follows = (4...10).contains(style.rawValue)
    #expect((light.tint != dark.tint) == follows)
    #expect(dark.tint.red < 0.5 || !follows && light.tint.red > 0.5)
  }

  @Test("Without an effect, or with vibrancy alone, nothing is blurred")
  func nothing() {
    #expect(Blurred(nil).backdrop(at: 0) == nil)
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .label)
    #expect(Blurred(vibrancy).backdrop(at: 0) == nil)
  }

  @Test("An effect set in an animation block appears and disappears gradually, in its own colour")
  func animates() throws {
    let blurred = Blurred()
    blurred.scene.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        blurred.view.effect = UIBlurEffect(style: .light)
      }
    }
    #expect(blurred.backdrop(at: 0) == nil)
    let appearing = try #require(blurred.backdrop(at: 0.5))
    #expect(near(appearing.sigma, 15) && near(appearing.saturation, 1.4))
    #expect(near(appearing.tint.alpha, 0.15) && near(appearing.tint.red, 1))
    blurred.scene.run(to: 2)
    blurred.scene.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { blurred.view.effect = nil }
    }
    let disappearing = try #require(blurred.backdrop(at: 2.75))
    #expect(near(disappearing.sigma, 7.5) && near(disappearing.tint.alpha, 0.075))
    #expect(near(disappearing.tint.red, 1))
    #expect(blurred.backdrop(at: 3) == nil)
  }

  @Test("A property animator scrubs an effect")
  func scrubs() throws {
    let blurred = Blurred()
    blurred.scene.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        blurred.view.effect = UIBlurEffect(style: .dark)
      }
      animator.fractionComplete = 0.25
    }
    blurred.scene.run(to: 5)
    let backdrop = try #require(blurred.backdrop(at: 5))
    #expect(near(backdrop.sigma, 5) && near(backdrop.tint.alpha, 0.73 / 4))
  }

  @Test("The content view is above the blur and fills the view")
  func content() {
    let blurred = Blurred(UIBlurEffect(style: .regular))
    blurred.scene.perform { blurred.view.frame.size = CGSize(width: 30, height: 10) }
    #expect(blurred.view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(blurred.view.subviews.last === blurred.view.contentView)
  }

  @Test("Effects of the same style are equal, and a copy is the same effect")
  func equality() {
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    let effect = UIBlurEffect(style: .dark)
    #expect(effect.copy() as? UIBlurEffect === effect)
  }

  @Test func glassIsATintedBlurInTheShapeOfACapsule() throws {
    let glass = UIGlassEffect()
    glass.tintColor = .green
    let blurred = Blurred(glass)
    blurred.scene.perform { blurred.view.frame = CGRect(x: 10, y: 10, width: 80, height: 40) }
    blurred.scene.run(to: 0.1)
    let pane = try #require(blurred.view.subviews.first)
    #expect(pane.layer.cornerRadius == 20 && pane.clipsToBounds)
    let backdrop = try #require(blurred.backdrop(at: 0.1))
    #expect(backdrop.tint.green > 0.7 && backdrop.tint.red < 0.1)
    blurred.scene.perform {
      blurred.view.layer.cornerRadius = 8
      blurred.view.setNeedsLayout()
    }
    blurred.scene.run(to: 0.2)
    #expect(pane.layer.cornerRadius == 8)
    blurred.scene.perform { blurred.view.effect = UIBlurEffect(style: .light) }
    blurred.scene.run(to: 0.3)
    #expect(pane.layer.cornerRadius == 0 && !pane.clipsToBounds)
  }
}

extension DisplayBackdrop {
  /// The σ of the blur; NaN without one.
  fileprivate var sigma: Double {
    filters.lazy.compactMap { if case .blur(let sigma) = $0 { sigma } else { nil } }.first ?? .nan
  }

  /// The saturation; NaN without one.
  fileprivate var saturation: Double {
    filters.lazy.compactMap { if case .saturation(let amount) = $0 { amount } else { nil } }.first
      ?? .nan
  }
}
