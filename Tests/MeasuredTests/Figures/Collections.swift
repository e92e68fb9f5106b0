import Flipbook

/// The numbers of items in the sections of a collection, and their sizes.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  let counts: [Int]
  let sizes: [CGSize]

  init(_ counts: [Int], _ sizes: [CGSize] = []) {
    self.counts = counts
    self.sizes = sizes
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes.isEmpty
      ? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
      : sizes[indexPath.item]
  }
}

extension MeasuredFigure {
  /// A collection with a flow layout.
  private struct Flow {
    let view: UICollectionView
    private let items: Items

    init(
      _ width: Double, _ height: Double, _ counts: [Int], _ sizes: [CGSize] = [],
      _ set: (UICollectionViewFlowLayout) -> Void
    ) {
      let layout = UICollectionViewFlowLayout()
      set(layout)
      items = Items(counts, sizes)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
      view.dataSource = items
      view.delegate = items
    }

    func item(_ item: Int, _ section: Int = 0) -> CGRect {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    func edge(_ kind: String, _ section: Int) -> CGRect {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame ?? .null
    }

    func header(_ section: Int) -> CGRect {
      edge(UICollectionView.elementKindSectionHeader, section)
    }

    func footer(_ section: Int) -> CGRect {
      edge(UICollectionView.elementKindSectionFooter, section)
    }

    var length: CGFloat {
      view.layoutIfNeeded()
      let size = view.collectionViewLayout.collectionViewContentSize
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
      return layout?.scrollDirection == .horizontal ? size.width : size.height
    }
  }

  /// The figure of a flow layout. Positions are rounded to half points where they were measured, and to
  /// points of the canvas here.
  private static func flow(
    _ id: String, _ setup: String, _ expected: [Double],
    _ make: @escaping @Sendable () -> Flow, _ read: @escaping @Sendable (Flow) -> [CGFloat]
  ) -> MeasuredFigure {
    MeasuredFigure(id, setup, expected, within: 0.5) {
      let scene = try MeasuredStage(width: 400, height: 480)
      return scene.stage.perform { read(make()).map { Double($0) } }
    }
  }

  private static func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  /// Flow layouts (O6).
  static let collections: [MeasuredFigure] = [
    flow(
      "O6.1", "a single item is centred", [137.5],
      {
        Flow(375, 400, [1]) {
          $0.itemSize.width = 100; $0.minimumInteritemSpacing = 200
        }
      }
    ) {
      [$0.item(0).minX]
    },
    flow("O6.2", "defaults", [50, 50, 10, 10], { Flow(375, 400, [1]) { _ in } }) {
      let layout = $0.view.collectionViewLayout as? UICollectionViewFlowLayout
      return [
        layout?.itemSize.width ?? 0, layout?.itemSize.height ?? 0, layout?.minimumLineSpacing ?? 0,
        layout?.minimumInteritemSpacing ?? 0,
      ]
    },
    flow(
      "O6.3", "100 × 60, seven items", [0, 137.5, 275, 0, 70, 140, 200],
      { Flow(375, 400, [7]) { $0.itemSize = CGSize(width: 100, height: 60) } }
    ) {
      [
        $0.item(0).minX, $0.item(1).minX, $0.item(2).minX, $0.item(0).minY, $0.item(3).minY,
        $0.item(6).minY, $0.length,
      ]
    },
    flow(
      "O6.4", "two sections with edges", [12, 102.5, 192.5, 34, 80, 100, 134, 180, 200],
      {
        Flow(375, 400, [3, 2]) {
          $0.itemSize = CGSize(width: 80, height: 40)
          $0.sectionInset = insets(4, 12, 6, 12)
          $0.headerReferenceSize.height = 30
          $0.footerReferenceSize.height = 20
        }
      }
    ) {
      [
        $0.item(0).minX, $0.item(1).minX, $0.item(2).minX, $0.item(0).minY, $0.footer(0).minY,
        $0.header(1).minY, $0.item(0, 1).minY, $0.footer(1).minY, $0.length,
      ]
    },
    flow(
      "O6.5", "horizontal", [52, 8, 122, 152, 254, 274, 326, 428, 448],
      {
        Flow(375, 200, [3, 2]) {
          $0.scrollDirection = .horizontal
          $0.itemSize = CGSize(width: 90, height: 70)
          $0.sectionInset = insets(8, 12, 8, 12)
          $0.headerReferenceSize.width = 40
          $0.footerReferenceSize.width = 20
        }
      }
    ) {
      [
        $0.item(0).minX, $0.item(0).minY, $0.item(1).minY, $0.item(2).minX, $0.footer(0).minX,
        $0.header(1).minX, $0.item(0, 1).minX, $0.footer(1).minX, $0.length,
      ]
    },
    flow(
      "O6.6", "items wider than the collection", [-25, 0, 46, 92, 132],
      {
        Flow(200, 400, [3]) {
          $0.itemSize = CGSize(width: 250, height: 40)
          $0.minimumLineSpacing = 6
        }
      }
    ) { [$0.item(0).minX, $0.item(0).minY, $0.item(1).minY, $0.item(2).minY, $0.length] },
    flow(
      "O6.7", "fractions", [9, 132, 254.5, 57.5, 106.5],
      {
        Flow(375, 400, [6]) {
          $0.itemSize = CGSize(width: 111.5, height: 44.25)
          $0.minimumInteritemSpacing = 7
          $0.minimumLineSpacing = 8
          $0.sectionInset = insets(5, 9, 5, 9)
        }
      }
    ) { [$0.item(0).minX, $0.item(1).minX, $0.item(2).minX, $0.item(3).minY, $0.length] },
    flow(
      "O6.8", "an empty section", [100, 140, 160, 194, 260],
      {
        Flow(375, 400, [1, 0, 1]) {
          $0.itemSize = CGSize(width: 80, height: 40)
          $0.sectionInset = insets(4, 12, 6, 12)
          $0.headerReferenceSize.height = 30
          $0.footerReferenceSize.height = 20
        }
      }
    ) {
      [$0.header(1).minY, $0.footer(1).minY, $0.header(2).minY, $0.item(0, 2).minY, $0.length]
    },
    flow(
      "O6.9", "unequal items",
      [10, 12.5, 152.5, 5, 275, 12.5, 10, 75, 305, 70, 10, 120, 165],
      {
        let sizes = zip([120, 100, 90, 200, 60, 150], [40, 55, 40, 30, 40, 40])
        return Flow(375, 400, [6], sizes.map { CGSize(width: $0, height: $1) }) {
          $0.minimumInteritemSpacing = 8
          $0.sectionInset = insets(5, 10, 5, 10)
        }
      }
    ) { flow in (0..<6).flatMap { [flow.item($0).minX, flow.item($0).minY] } + [flow.length] },
    flow(
      "O6.10", "a grid", [16, 137.5, 259, 16, 128, 240],
      {
        Flow(375, 400, [9]) {
          $0.itemSize = CGSize(width: 100, height: 100)
          $0.minimumInteritemSpacing = 12
          $0.minimumLineSpacing = 12
          $0.sectionInset = insets(16, 16, 16, 16)
        }
      }
    ) {
      [
        $0.item(0).minX, $0.item(1).minX, $0.item(2).minX, $0.item(0).minY, $0.item(3).minY,
        $0.item(6).minY,
      ]
    },
    flow(
      "O6.11", "columns", [58, 10, 58, 158, 166, 276, 334],
      {
        Flow(375, 240, [4, 2]) {
          $0.scrollDirection = .horizontal
          $0.itemSize = CGSize(width: 96, height: 72)
          $0.minimumLineSpacing = 12
          $0.sectionInset = insets(10, 14, 10, 14)
          $0.headerReferenceSize.width = 44
        }
      }
    ) {
      [
        $0.item(0).minX, $0.item(0).minY, $0.item(1).minX, $0.item(1).minY, $0.item(2).minX,
        $0.header(1).minX, $0.item(0, 1).minX,
      ]
    },
    flow(
      "O6.12", "three columns", [20, 137.5, 255, 12, 120],
      {
        Flow(375, 400, [6]) {
          $0.itemSize = CGSize(width: 100, height: 100)
          $0.minimumLineSpacing = 8
          $0.sectionInset = insets(12, 20, 12, 20)
        }
      }
    ) { [$0.item(0).minX, $0.item(1).minX, $0.item(2).minX, $0.item(0).minY, $0.item(3).minY] },
  ]
}
