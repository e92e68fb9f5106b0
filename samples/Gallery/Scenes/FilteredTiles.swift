import UIKit

/// Tiles that segments filter and sort, with a diffable data source.
final class FilteredTiles: UIView, GalleryScene, UICollectionViewDelegateFlowLayout {
  private let segments = UISegmentedControl(items: ["All", "Warm", "Cool", "Sorted"])
  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private let tiles = (0..<18).map { $0 * 7 % 18 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    segments.selectedSegmentIndex = 0
    segments.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: 32)
    segments.addAction(UIAction { [weak self] _ in self?.show(animated: true) }, for: .valueChanged)
    addSubview(segments)
    collection.frame = CGRect(x: 0, y: 44, width: bounds.width, height: bounds.height - 44)
    collection.backgroundColor = .clear
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.delegate = self
    addSubview(collection)
    source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      cell.backgroundColor = UIColor(
        hue: CGFloat(item) / 18, saturation: 0.7, brightness: 0.95, alpha: 1)
      cell.layer.cornerRadius = 8
      return cell
    }
    show(animated: false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    for (step, segment) in [1, 2, 0, 3].enumerated() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3 + Double(step) * 0.6) { [segments] in
        segments.selectedSegmentIndex = segment
        segments.sendActions(for: .valueChanged)
      }
    }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    switch segments.selectedSegmentIndex {
    case 1: snapshot.appendItems(tiles.filter { $0 < 4 || $0 > 14 })
    case 2: snapshot.appendItems(tiles.filter { $0 >= 6 && $0 <= 13 })
    case 3: snapshot.appendItems(tiles.sorted())
    default: snapshot.appendItems(tiles)
    }
    source?.apply(snapshot, animatingDifferences: animated)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 38, height: 34)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    return 7
  }
}
