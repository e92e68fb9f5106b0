import Failures
import Foundation
import Layers
import Lists
import Testing
import ViewText
import Views
import VirtualTime

/// A cell that lays out a view of its own.
private final class BarCell: UITableViewCell {
  let bar = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 4)
  }
}

@Suite struct TableRowsTests {
  @Test func aDelegateIsAskedForHeightsAlsoIfItIsSetAsThatOfAScrollView() {
    let scene = ListScene([texts(3)])
    scene.source.height = 64
    scene.perform {
      let view: UIScrollView = scene.table
      view.delegate = nil
      view.delegate = scene.source
    }
    scene.run(to: 0.1)
    #expect(scene.y(of: "2", at: 0.1) == 128)
  }

  private final class Counting: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  @Test func theFirstLayoutReloadsTheData() {
    let scene = ListScene([texts(3)])
    scene.perform {
      let table = Counting(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      scene.window.addSubview(table)
      table.layoutIfNeeded()
      #expect(table.reloads == 0)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = scene.source
      table.layoutIfNeeded()
      #expect(table.reloads == 1 && table.visibleCells.count == 3)
      table.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(table.reloads == 1)
      let reloaded = Counting(frame: table.frame, style: .plain)
      reloaded.dataSource = scene.source
      reloaded.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      reloaded.reloadData()
      scene.window.addSubview(reloaded)
      reloaded.layoutIfNeeded()
      #expect(reloaded.reloads == 1)
    }
  }

  @Test func indexPathsHaveSectionsAndRows() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    path.row = 4
    path.section = 2
    #expect(path == IndexPath(item: 4, section: 2))
  }

  @Test func rowsAre44PointsHighAndOnlyVisibleOnesHaveCells() {
    let scene = ListScene([texts(100)])
    #expect(scene.table.contentSize == CGSize(width: 320, height: 4400))
    #expect(scene.shown == texts(11))
    #expect(
      scene.table.cellForRow(at: path(10))?.frame == CGRect(x: 0, y: 440, width: 320, height: 44))
    #expect(scene.table.cellForRow(at: path(11)) == nil)
    #expect(scene.table.rectForRow(at: path(50)).minY == 2200)
  }

  @Test func cellsStayInTheTableUntilTheLayoutAfterAReload() {
    let scene = ListScene([texts(4)])
    func cells() -> [UIView] { scene.table.subviews.filter { $0 is UITableViewCell } }
    let former = cells()
    scene.source.rows = [texts(2)]
    scene.perform {
      scene.table.reloadData()
      #expect(cells() == former)
    }
    scene.run(to: 0)
    #expect(cells().count == 2 && former.contains(cells()[0]))
    #expect(former.count { $0.superview == nil } == 2)
  }

  @Test func cellsThatAppearInAnAnimationBlockAreInTheirFinalLayout() {
    let scene = ListScene([texts(100)])
    scene.perform {
      scene.table.register(BarCell.self, forCellReuseIdentifier: "cell")
      scene.table.frame.size.height = 100
      scene.table.reloadData()
    }
    scene.run(to: 0)
    scene.perform {
      UIView.animate(withDuration: 1) {
        scene.table.frame.size.height = 480
        scene.table.layoutIfNeeded()
      }
    }
    scene.perform {
      let cell = scene.table.cellForRow(at: path(9)) as? BarCell
      #expect(cell?.frame == CGRect(x: 0, y: 396, width: 320, height: 44))
      #expect(cell?.bar.frame == CGRect(x: 0, y: 0, width: 320, height: 4))
      #expect(cell?.bar.layer.animationKeys() == nil)
    }
  }

  @Test func viewsThatAreAddedToACellAppearInPlaceInItsUpdate() {
    let scene = ListScene([texts(4)])
    let added = scene.clock.asCurrent { UIView() }
    scene.perform {
      guard let cell = scene.table.cellForRow(at: path(0)) else { return }
      added.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(added)
      NSLayoutConstraint.activate([
        added.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        added.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        added.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        added.heightAnchor.constraint(equalToConstant: 10),
      ])
      scene.table.rowHeight = 60
      UIView.animate(withDuration: 1) {
        scene.table.beginUpdates()
        scene.table.endUpdates()
      }
    }
    scene.perform {
      let cell = scene.table.cellForRow(at: path(0))
      #expect(added.frame == CGRect(x: 0, y: 50, width: 320, height: 10))
      #expect(added.layer.animationKeys() == nil)
      #expect(cell?.layer.animationKeys()?.isEmpty == false)
    }
  }

  @Test func scrollingReusesCells() {
    let scene = ListScene([texts(100)])
    let first = scene.table.cellForRow(at: path(0))
    scene.source.recordsDisplay = true
    scene.perform { scene.table.contentOffset.y = 480 }
    scene.run(to: 0)
    #expect(scene.shown == (10...21).map(String.init))
    #expect(scene.source.calls.filter { $0.hasPrefix("hide") }.count == 10)
    scene.perform { scene.table.contentOffset.y = 1000 }
    scene.run(to: 0)
    #expect(scene.table.subviews.contains { $0 === first })
    #expect(scene.table.indexPath(for: scene.table.visibleCells[0]) == path(22))
  }

  @Test func delegatesDetermineHeights() {
    let scene = ListScene([texts(3)])
    scene.source.height = 60
    scene.perform { scene.table.reloadData() }
    scene.run(to: 0)
    #expect(scene.table.contentSize.height == 180)
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 60, 120])
    scene.source.height = nil
    scene.perform { scene.table.rowHeight = 30 }
    scene.run(to: 0)
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 30, 60])
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 35)) == path(1))
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 95)) == nil)
  }

  @Test func configuredContentDeterminesAutomaticHeights() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        if indexPath.row == 0 { content.secondaryText = "Several words below the title" }
        cell.contentConfiguration = content
        return cell
      }
    }
    let (scene, source) = (ListScene([]), Source())
    scene.perform {
      scene.table.delegate = nil
      scene.table.dataSource = source
      scene.table.reloadData()
    }
    scene.run(to: 0.1)
    let rows = (0...1).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rows[0].height > 52 && rows[1].height == 44)
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let labels = cell.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
    #expect(labels.count == 2 && labels.allSatisfy { $0.frame.maxY <= rows[0].height })
  }

  @Test func constraintsDetermineAutomaticHeights() {
    let scene = ListScene([texts(30)])
    scene.perform {
      scene.table.register(TallCell.self, forCellReuseIdentifier: "cell")
      scene.table.reloadData()
    }
    scene.run(to: 0)
    // 70 points of content and one pixel for the separator.
    #expect(scene.table.visibleCells.map(\.frame.height) == Array(repeating: 71, count: 7))
    #expect(scene.table.contentSize.height == 1509)
    #expect(scene.table.visibleCells[0] is TallCell)
  }

  @Test func cellsAreCreatedWithTheirOverriddenInitialiser() {
    let scene = ListScene([texts(1)])
    scene.perform {
      scene.table.register(SubtitleCell.self, forCellReuseIdentifier: "cell")
      scene.table.reloadData()
    }
    scene.run(to: 0)
    let cell = scene.table.visibleCells[0] as? SubtitleCell
    #expect(cell?.given == "cell" && cell?.reuseIdentifier == "cell")
    #expect(cell?.detailTextLabel != nil)
  }

  @Test func labelsFitTheTextsThatReusedAndVisibleCellsGet() throws {
    let scene = ListScene([["0", "a longer text"]])
    scene.perform {
      scene.table.register(ValueCell.self, forCellReuseIdentifier: "cell")
      scene.table.reloadData()
    }
    scene.run(to: 0)
    let widths = scene.table.visibleCells.map { $0.textLabel?.frame.width ?? 0 }
    scene.perform {
      scene.source.rows = [["a longer text", "0"]]
      scene.table.reloadData()
    }
    scene.run(to: 0)
    #expect(scene.table.visibleCells.map { $0.textLabel?.frame.width } == widths.reversed())
    let cell = scene.table.visibleCells[1]
    scene.perform { cell.textLabel?.attributedText = NSAttributedString(string: "a longer text") }
    scene.run(to: 0)
    #expect(widths[0] < 20 && cell.textLabel?.frame.width == widths[1])
  }

  @Test func headersStayVisibleInPlainTables() {
    let scene = ListScene([texts(10), texts(10)])
    scene.source.headers = ["A", "B"]
    scene.source.footers = ["end"]
    scene.perform { scene.table.reloadData() }
    scene.run(to: 0)
    // 22 points of space, 28 of header.
    #expect(scene.table.rectForHeader(inSection: 0).minY == 22)
    #expect(scene.table.rectForRow(at: path(0)).minY == 50)
    #expect(scene.table.headerView(forSection: 0)?.textLabel?.text == "A")
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 22)
    scene.perform { scene.table.contentOffset.y = 100 }
    scene.run(to: 0)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 100)
    // The footer is pinned to the lower edge until the section ends.
    #expect(scene.table.footerView(forSection: 0)?.frame.maxY == 518)
    scene.perform { scene.table.contentOffset.y = 480 }
    scene.run(to: 0)
    #expect(scene.table.headerView(forSection: 0)?.frame.maxY == 490)
  }

  @Test func groupedTablesHaveSpaceBetweenSections() {
    let scene = ListScene([texts(2), texts(2)], style: .insetGrouped)
    scene.source.headers = ["first", "second"]
    scene.perform { scene.table.reloadData() }
    scene.run(to: 0)
    #expect(scene.table.headerView(forSection: 0)?.textLabel?.text == "FIRST")
    #expect(scene.table.rectForRow(at: path(0)) == CGRect(x: 16, y: 55.5, width: 288, height: 44))
    #expect(scene.table.rectForHeader(inSection: 1).height == 38)
    let cell = scene.table.cellForRow(at: path(0))
    #expect(
      cell?.layer.cornerRadius == 10 && cell?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func viewsAboveAndBelowTheRows() {
    let scene = ListScene([texts(2)])
    scene.perform {
      scene.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
      scene.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    }
    scene.run(to: 0)
    #expect(scene.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(scene.table.tableFooterView?.frame == CGRect(x: 0, y: 188, width: 320, height: 50))
    #expect(scene.table.contentSize.height == 238)
    #expect(scene.table.cellForRow(at: path(0))?.frame.minY == 100)
  }

  @Test func rowsAreScrolledToPositions() {
    let scene = ListScene([texts(100)])
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      scene.perform { scene.table.scrollToRow(at: path(row), at: position, animated: false) }
      scene.run(to: scene.clock.now.seconds)
      return scene.table.contentOffset.y
    }
    #expect(offset(50, .top) == 2200)
    #expect(offset(50, .middle) == 1982)
    #expect(offset(50, .bottom) == 1764)
    #expect(offset(60, .none) == 2204)
    #expect(offset(61, .none) == 2248)
    #expect(offset(0, .middle) == 0)
    scene.perform { scene.table.scrollToRow(at: path(99), at: .bottom, animated: true) }
    scene.run(to: 1)
    #expect(scene.table.contentOffset.y == 3920 && scene.shown.last == "99")
  }

  @Test func aPlainTableHasNoSpaceForHeadersThatItLacks() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var title: String?
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title
      }
    }
    let (source, table) = (Source(), UITableView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
    (table.dataSource, table.delegate) = (source, source)
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForRow(at: path(0)).minY == 0 && table.contentSize.height == 44)
    source.title = "Title"
    table.reloadData()
    #expect(table.rectForRow(at: path(0)).minY == 28)
  }

  @Test func missingClassesAreReported() {
    let scene = ListScene([texts(1)])
    scene.perform {
      scene.table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
      scene.table.reloadData()
      #expect(scene.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }
    scene.perform { _ = scene.table.dequeueReusableCell(withIdentifier: "other", for: path(0)) }
    #expect(scene.error?.code == .unknownName)
  }
}

/// A cell that constraints make 70 points high.
private final class TallCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell whose labels are as wide as their texts.
private final class ValueCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class SubtitleCell: UITableViewCell {
  private(set) var given: String?

  override init(style: CellStyle, reuseIdentifier: String?) {
    given = reuseIdentifier
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
