import UIKit

/// Tabs whose icons bounce when they are selected.
final class BouncingTabs: UIView, GalleryScene {
  private let tabs = UITabBarController()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let colors: [UIColor] = [.systemPink, .systemGreen, .systemBlue]
    tabs.viewControllers = colors.enumerated().map { index, color in
      let controller = UIViewController()
      controller.view.backgroundColor = color
      controller.tabBarItem = UITabBarItem(
        title: ["Home", "Search", "Profile"][index], image: BouncingTabs.icon(index), tag: index)
      return controller
    }
    tabs.tabBar.items?.last?.badgeValue = "3"
    tabs.view.frame = bounds
    addSubview(tabs.view)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func icon(_ index: Int) -> UIImage {
    return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      let box = CGRect(x: 3, y: 3, width: 18, height: 18)
      let path =
        index == 1 ? UIBezierPath(ovalIn: box) : UIBezierPath(roundedRect: box, cornerRadius: 4)
      path.lineWidth = 2
      if index == 0 { path.fill() } else { path.stroke() }
    }
  }

  func start() {
    for index in 1...2 {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.8) { [weak self] in
        self?.select(index)
      }
    }
  }

  private func select(_ index: Int) {
    tabs.selectedIndex = index
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    guard index < buttons.count, let icon = buttons[index].subviews.first else { return }
    let bounce = CAKeyframeAnimation(keyPath: "transform.scale")
    bounce.values = [1, 1.4, 0.9, 1.15, 0.95, 1.02, 1]
    bounce.duration = 0.5
    icon.layer.add(bounce, forKey: nil)
  }
}
