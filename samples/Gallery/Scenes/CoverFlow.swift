import UIKit

/// Cards that turn in space as they scroll past, arranged by a layout of the app.
final class CoverFlow: UIView, GalleryScene, UICollectionViewDataSource {
  private let layout = CoverFlowLayout()
  private lazy var collection = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 110, height: 110)
    layout.minimumLineSpacing = -20
    layout.sectionInset = UIEdgeInsets(top: 0, left: 105, bottom: 0, right: 105)
    collection.backgroundColor = .black
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collection.dataSource = self
    addSubview(collection)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    let last = IndexPath(item: colors.count - 1, section: 0)
    for step in 1...last.item / 2 {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(step) * 0.8) { [collection] in
        collection.scrollToItem(
          at: IndexPath(item: step * 2, section: 0), at: .centeredHorizontally, animated: true)
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return colors.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.backgroundColor = colors[indexPath.item]
    cell.layer.cornerRadius = 12
    return cell
  }
}

/// A flow layout that turns each item by its distance from the middle.
private final class CoverFlowLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect.insetBy(dx: -60, dy: 0))
    return found?.compactMap { attributes in
      guard let turned = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
      turn(turned)
      return turned
    }
  }

  private func turn(_ attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView = collectionView else { return }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let distance = max(min((attributes.center.x - middle) / 110, 1), -1)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, -distance * .pi / 3, 0, 1, 0)
    attributes.transform3D = transform
    attributes.zIndex = -Int(abs(distance) * 10)
  }
}
