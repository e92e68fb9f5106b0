import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime
import Views

@Suite struct UIViewTests {
  @Test func aPlainViewIsEmptyAndAtTheOrigin() {
    let view = UIView()
    #expect(view.frame == .zero && view.alpha == 1 && view.backgroundColor == nil)
    #expect(!view.isHidden && !view.clipsToBounds && view.tag == 0 && view.transform.isIdentity)
    #expect(view.layer.delegate === view && view.isUserInteractionEnabled && view.isOpaque)
    #expect(UIView(coder: NSCoder())?.frame == .zero)
  }

  @Test func geometryMatchesTheLayer() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = .zero
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.layer.position = CGPoint(x: 5, y: 5)
    #expect(view.frame.origin == .zero)
  }

  @Test("FIDELITY 22: 100 × 100 at the origin, scaled by 2, has the frame (−50, −50, 200, 200)")
  func scaledFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("FIDELITY 23: a quarter turn, then a frame 50 further")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = view.frame.offsetBy(dx: 50, dy: 0)
    #expect(view.center == CGPoint(x: 90, y: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  @Test(arguments: [0.25, -1, 7, 0.1])
  func alphaIsNeitherClampedNorRounded(alpha: CGFloat) {
    let view = UIView()
    view.alpha = alpha
    #expect(view.alpha == alpha)
  }

  @Test func appearanceMatchesTheLayer() {
    let view = UIView()
    view.backgroundColor = .systemIndigo
    #expect(view.layer.backgroundColor == UIColor.systemIndigo.cgColor)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = .clear
    #expect(view.backgroundColor == .clear)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.isHidden && view.layer.masksToBounds)
  }

  @Test("FIDELITY 29: isOpaque is a hint only")
  func opaqueIsAHint() {
    func items(opaque: Bool) -> [DisplayItem] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.isOpaque = opaque
      view.alpha = 0.5
      view.backgroundColor = .red
      var items: [DisplayItem] = []
      view.layer.appendItems(to: &items, toCanvas: .identity, at: .zero)
      return items
    }
    #expect(items(opaque: true) == items(opaque: false) && items(opaque: true).count == 1)
  }

  @Test func aSubclassChoosesItsLayer() {
    final class CustomLayer: CALayer {}
    final class Host: UIView {
      override class var layerClass: AnyClass { CustomLayer.self }
    }
    #expect(Host().layer is CustomLayer && !(UIView().layer is CustomLayer))
    let (clock, host) = (VirtualClock(), Host())
    host.layer.keepUpToDate(by: clock)
    #expect(clock.asCurrent { host.layer.presentation() } is CustomLayer)
  }

  @Test func aSubclassCanProvideItsLayersActions() {
    final class StillView: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : super.action(for: layer, forKey: event)
      }
    }
    let scene = Scene()
    let view = StillView()
    scene.perform {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        view.center.x = 10
      }
    }
    #expect(view.layer.animationKeys() == ["position"])
  }
}

/// The names of key paths for key-value coding.
@Suite struct ViewKeyPathTests {
  @Test func keyPathsOfViewsHaveTheirNamesInObjectiveC() {
    #expect((\UIView.alpha as AnyKeyPath)._kvcKeyPathString == "alpha")
    #expect((\UIScrollView.isHidden as AnyKeyPath)._kvcKeyPathString == "hidden")
    #expect((\UIScrollView.contentOffset as AnyKeyPath)._kvcKeyPathString == "contentOffset")
  }
}
