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

  /// Returns the image views in a view.
  private func imageViews(in view: UIView) -> [UIImageView] {
    ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap(imageViews)
  }

  @Test func symbolsInBarsAreLargeAndTinted() throws {
    let page = Page("A")
    let navigation = scene.clock.asCurrent {
      let heart = UIImage(systemName: "heart.fill")
      let item = UIBarButtonItem(image: heart, style: .plain, target: nil, action: nil)
      item.tintColor = .red
      page.navigationItem.rightBarButtonItem = item
      return UINavigationController(rootViewController: page)
    }
    scene.show(navigation)
    let view = try #require(
      imageViews(in: navigation.navigationBar).first { $0.image?.isSymbolImage == true })
    let plain = try #require(UIImage(systemName: "heart.fill")?.size)
    #expect(view.bounds.width > 1.2 * plain.width && view.bounds.width < 1.4 * plain.width)
    let centre = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let pixel = try scene.picture()[Int(centre.x), Int(centre.y)]
    #expect(pixel?.description == "#FF0000FF")
  }

  @Test func tabsOfTheSystemHaveSymbols() throws {
    let pages = [Page("A"), Page("B")]
    let tabs = scene.clock.asCurrent {
      pages[0].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
      pages[1].tabBarItem = UITabBarItem(
        title: "B", image: UIImage(systemName: "house"), selectedImage: nil)
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      tabs.tabBar.tintColor = .red
      return tabs
    }
    scene.show(tabs)
    let shown = imageViews(in: tabs.tabBar).filter { $0.image?.isSymbolImage == true }
    #expect(shown.count == 2 && pages[0].tabBarItem.image == nil)
    let star = try #require(shown.first)
    #expect(star.tintColor == .red)
    let centre = star.convert(CGPoint(x: star.bounds.midX, y: star.bounds.midY), to: nil)
    let pixel = try scene.picture()[Int(centre.x), Int(centre.y)]
    #expect(pixel?.description == "#FF0000FF")
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

  @Test func itemsHaveBackgroundsAndMovedTitles() throws {
    let page = Page("A")
    let (normal, pressed) = (UIImage.filled(.green), UIImage.filled(.blue))
    let item = scene.clock.asCurrent {
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      item.setBackgroundImage(normal, for: .normal, barMetrics: .default)
      item.setBackgroundImage(pressed, for: .highlighted, style: .plain, barMetrics: .default)
      item.setBackgroundImage(nil, for: .normal, style: .done, barMetrics: .default)
      page.navigationItem.rightBarButtonItem = item
      return item
    }
    scene.show(scene.clock.asCurrent { UINavigationController(rootViewController: page) })
    let button = try #require(item.shownView as? UIControl)
    let background = try #require(button.subviews.first as? UIImageView)
    #expect(background.image === normal && background.frame.height == 20)
    #expect(background.frame.width == button.bounds.width)
    let label = button.subviews[1].frame
    scene.perform {
      item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -5), for: .default)
      item.setBackgroundVerticalPositionAdjustment(4, for: .default)
    }
    scene.run(to: 0.1)
    let moved = try #require(item.shownView as? UIControl)
    #expect(moved.subviews[1].frame == label.offsetBy(dx: 3, dy: -5))
    #expect(moved.subviews[0].frame.minY == background.frame.minY + 4)
    scene.perform { moved.isHighlighted = true }
    #expect((moved.subviews.first as? UIImageView)?.image === pressed)
    #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: -5))
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === normal)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
  }
}

extension UIImage {
  /// An image of 10 × 20 points in one colour.
  fileprivate static func filled(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
  }
}
