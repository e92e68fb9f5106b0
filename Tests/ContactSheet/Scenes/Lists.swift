import Flipbook

// Tables, collections and bars.
extension Scene {
  static var lists: [Scene] {
    [
      Scene("controls-tables", tables),
      Scene("controls-rows", at: 0.15, changingRows),
      Scene("controls-collections", collections),
      Scene("controls-bars", at: 0.12, bars),
    ]
  }

  private static func tables(in view: UIView) {
    let cities = Cities([
      ("Lisbon", "18°"), ("Oslo", "7°"), ("Quito", "15°"), ("Rome", "21°"), ("Seoul", "12°"),
    ])
    for (index, style) in [UITableView.Style.plain, .insetGrouped].enumerated() {
      let frame = CGRect(x: CGFloat(index) * 160, y: 0, width: 160, height: 180)
      let table = UITableView(frame: frame, style: style)
      table.dataSource = cities
      table.sectionHeaderTopPadding = 0
      view.addSubview(table)
      if index == 0 {
        table.selectRow(
          at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      }
    }
    keep(cities, in: view)
  }

  private static func changingRows(in view: UIView) {
    let cities = Cities([("Lisbon", ""), ("Oslo", ""), ("Quito", ""), ("Rome", "")])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
    cities.title = nil
    table.dataSource = cities
    view.addSubview(table)
    table.layoutIfNeeded()
    table.performBatchUpdates {
      cities.rows = [("Athens", ""), ("Lisbon", ""), ("Rome", ""), ("Quito", "")]
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .right)
      table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 2, section: 0))
    }
    keep(cities, in: view)
  }

  private static func collections(in view: UIView) {
    let tiles = Tiles()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 36)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    layout.minimumLineSpacing = 8
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 180), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = tiles
    view.addSubview(collection)
    keep(tiles, in: view)
  }

  /// A push, under way, with tabs.
  private static func bars(in view: UIView) {
    let (first, second) = (UIViewController(), UIViewController())
    for (controller, title, color) in [
      (first, "Trips", Palette.bright[0]), (second, "Lisbon", Palette.bright[2]),
    ] {
      controller.title = title
      controller.view.backgroundColor = color
    }
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: first)
    navigation.tabBarItem = UITabBarItem(
      title: "Trips", image: Pictures.spark(22, Palette.gold), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(
      title: "Saved", image: Pictures.spark(22, Palette.gold), tag: 1)
    other.tabBarItem.badgeValue = "2"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    (view as? UIWindow)?.rootViewController = tabs
    navigation.pushViewController(second, animated: true)
  }

  /// Retains a data source as long as a view.
  private static func keep(_ object: AnyObject, in view: UIView) {
    view.layer.setValue(object, forKey: "data source")
  }
}

/// Rows with a title and details.
private final class Cities: NSObject, UITableViewDataSource {
  var rows: [(name: String, detail: String)]
  var title: String? = "Cities"

  init(_ rows: [(name: String, detail: String)]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "city")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "city")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.name
    cell.detailTextLabel?.text = row.detail
    let accessories: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .checkmark, .detailButton, .none, .none,
    ]
    cell.accessoryType = accessories[indexPath.row]
    return cell
  }
}

/// Coloured tiles in two sections with headers.
private final class Tiles: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 6 : 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.backgroundColor = Palette.bright[indexPath.item % Palette.bright.count]
    cell.layer.cornerRadius = 8
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.backgroundColor = Palette.ink
    return view
  }
}
