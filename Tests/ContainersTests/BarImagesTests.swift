import Containers
import Controls
import Foundation
import Geometry
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct BarImagesTests {
  private let scene = ContainerScene()

  @Test func emptyImagesMakeAToolbarClear() {
    let bar = scene.clock.asCurrent {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
      bar.setShadowImage(UIImage(), forToolbarPosition: .any)
      bar.layoutIfNeeded()
      return bar
    }
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
    func colors(_ view: UIView) -> [UIColor] {
      (view.backgroundColor.map { [$0] } ?? []) + view.subviews.flatMap(colors)
    }
    #expect(colors(bar).allSatisfy { $0 == .clear })
  }

  @Test func titlesOfBackButtonsAreMoved() throws {
    let (a, b) = (Page("A"), Page("B"))
    let navigation = scene.clock.asCurrent {
      let item = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
      item.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -500, vertical: 3), for: .default)
      a.navigationItem.backBarButtonItem = item
      let navigation = UINavigationController(rootViewController: a)
      navigation.pushViewController(b, animated: false)
      return navigation
    }
    scene.show(navigation)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    let label = try #require(labels(navigation.navigationBar).first { $0.text == "Home" })
    #expect(label.convert(label.bounds, to: navigation.view).maxX < -300)
  }
}
