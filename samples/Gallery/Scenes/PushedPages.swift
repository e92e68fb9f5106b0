import UIKit

/// A navigation controller that pushes a page and goes back.
final class PushedPages: UIView, GalleryScene {
  private let navigation: UINavigationController

  override init(frame: CGRect) {
    let first = Page("Library", .systemTeal)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    navigation = UINavigationController(rootViewController: first)
    super.init(frame: frame)
    navigation.view.frame = bounds
    addSubview(navigation.view)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    let second = Page("Chapter 1", .systemIndigo)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [navigation] in
      navigation.pushViewController(second, animated: true)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) { [navigation] in
      navigation.popViewController(animated: true)
    }
  }
}

/// A page with a title and a colour.
private final class Page: UIViewController {
  private let color: UIColor

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
}
