import Controls
import Foundation
import Geometry
import Layers
import Lists
import Testing
import ViewText
import Views
import VirtualTime

/// Sections that look like tables.
@Suite struct ListLayoutTests {
  private final class Texts: NSObject, UICollectionViewDataSource {
    var counts = [3, 2]
    var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.item)"
        cell.contentConfiguration = content
        configure(cell, indexPath)
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      if let cell = view as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = "Header"
        cell.contentConfiguration = content
      }
      return view
    }
  }

  private let clock = VirtualClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Texts()

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configure(&configuration)
    LayerWarnings.of(clock).gather()
    window.layer.keepUpToDate(by: clock)
    let view = clock.asCurrent {
      let view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      window.addSubview(view)
      return view
    }
    clock.run(through: Instant(seconds: 0.1))
    return view
  }

  private func cell(
    _ item: Int, _ section: Int = 0, in view: UICollectionView
  ) -> UICollectionViewListCell? {
    clock.asCurrent {
      view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }
  }

  @Test func plainRowsFillTheWidth() {
    let view = list(.plain)
    #expect(cell(1, in: view)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(cell(0, 1, in: view)?.frame.minY == 132)
    let separator = cell(0, in: view)?.subviews.first { $0.frame.height <= 1 }
    #expect(separator?.frame == CGRect(x: 16, y: 43, width: 304, height: 1))
  }

  @Test func groupedRowsHaveMarginsAndRoundCorners() {
    let view = list(.insetGrouped)
    #expect(cell(0, in: view)?.frame == CGRect(x: 16, y: 17.5, width: 288, height: 44))
    #expect(view.backgroundColor == .systemGroupedBackground)
    func corners(_ item: Int) -> CACornerMask? {
      cell(item, in: view)?.subviews.first { $0.layer.cornerRadius == 10 }?.layer.maskedCorners
    }
    #expect(corners(0) == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(corners(1) == [])
    #expect(corners(2) == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    // The last row has no separator.
    #expect(cell(2, in: view)?.subviews.contains { $0.frame.height == 1 } == false)
  }

  @Test func headersHaveTheirOwnLook() {
    let view = list(.plain) { $0.headerMode = .supplementary }
    let header = clock.asCurrent {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    }
    let content = header?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
    clock.asCurrent { view.contentOffset.y = 20 }
    clock.run(through: Instant(seconds: 0.2))
    #expect(header?.frame.minY == 20)
  }

  @Test func symbolsAreInAColumnBesideTheTexts() throws {
    let view = clock.asCurrent {
      let narrow = UIImage(systemName: "bolt")
      let wide = UIImage(systemName: "person.2")
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      return [narrow, wide].map { image in
        content.image = image
        let view = content.makeContentView()
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        return view
      }
    }
    func frames(_ view: UIView) -> (image: CGRect?, text: CGRect?) {
      (
        view.subviews.first { $0 is UIImageView }?.frame,
        view.subviews.first { ($0 as? UILabel)?.text == "Row" }?.frame
      )
    }
    let (narrow, wide) = (frames(view[0]), frames(view[1]))
    let (bolt, pair) = try (#require(narrow.image), #require(wide.image))
    #expect(bolt.width < pair.width && abs(bolt.midX - pair.midX) <= 1)
    #expect(narrow.text?.minX == wide.text?.minX)
  }

  @Test func accessoriesTakeSpace() {
    var actions = 0
    source.configure = { cell, path in
      cell.indentationLevel = path.item
      cell.accessories = [
        .label(text: "7"), .detail { actions += 1 },
        .delete(actionHandler: nil),
      ]
    }
    let view = list(.plain)
    let first = cell(0, in: view)
    let second = cell(1, in: view)
    // The margin, the button of 22 points, the space, and the text.
    let width = (first?.contentView.frame.width).map { 320 - $0 } ?? 0
    #expect(width > 16 + 22 + 10 && width < 70)
    #expect(second?.contentView.frame.minX == 10)
    clock.asCurrent {
      let touch = TouchSequence(in: window)
      touch.begin(at: CGPoint(x: 320 - 16 - 11, y: 22))
      touch.end()
    }
    #expect(actions == 1)
    clock.asCurrent { view.isEditing = true }
    clock.run(through: Instant(seconds: 0.2))
    #expect(abs((first?.contentView.frame.minX ?? 0) - 54) < 0.01)
  }

  @Test func backgroundsFollowTheState() {
    source.configure = { cell, path in
      if path.item == 1 {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 6
        cell.backgroundConfiguration = background
      }
    }
    let view = list(.plain)
    func color(_ item: Int) -> UIColor? {
      cell(item, in: view)?.subviews.first { $0.frame.height == 44 && $0.backgroundColor != nil }?
        .backgroundColor
    }
    #expect(color(0) == .systemBackground && color(1) == .red)
    clock.asCurrent {
      view.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }
    clock.run(through: Instant(seconds: 0.2))
    #expect(color(0) == .systemGray4)
  }

  @Test func separatorsCanBeChosen() {
    let view = list(.plain) {
      $0.itemSeparatorHandler = { path, section in
        var own = section
        if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
        own.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 40, bottom: 0, trailing: 10)
        return own
      }
    }
    func separator(_ item: Int) -> CGRect? {
      cell(item, in: view)?.subviews.first { $0.frame.height == 1 }?.frame
    }
    #expect(separator(0) == nil)
    #expect(separator(1) == CGRect(x: 40, y: 43, width: 270, height: 1))
  }

  @Test func textsAndImagesHaveTheLookOfTheirProperties() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "one word"
    content.textProperties.transform = .capitalized
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.5
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    content.image = UIImage()
    content.imageProperties.strokeWidth = 2
    content.imageProperties.strokeColor = .red
    content.alpha = 0.5
    let view = UIListContentView(configuration: content)
    let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "One Word" && label.textColor == .green && label.alpha == 0.5)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(image.layer.borderWidth == 2 && image.layer.borderColor == UIColor.red.cgColor)
  }

  @Test func itemsAreSelectedWithCirclesWhileTheyAreEdited() throws {
    source.configure = { cell, _ in cell.accessories = [.multiselect()] }
    let list = list(.plain)
    func circle(_ item: Int) -> SelectionCircle? {
      clock.asCurrent { list.layoutIfNeeded() }
      return list.cellForItem(at: [0, item])?.subviews.lazy.compactMap { $0 as? SelectionCircle }
        .first
    }
    func tap(_ item: Int) {
      clock.asCurrent {
        guard let cell = list.cellForItem(at: [0, item]) else { return }
        let touch = TouchSequence(in: window)
        touch.begin(at: cell.convert(CGPoint(x: 200, y: 20), to: nil))
        touch.end()
      }
      clock.asCurrent { list.layoutIfNeeded() }
    }
    clock.asCurrent { list.isEditing = true }
    tap(0)
    #expect(list.indexPathsForSelectedItems == [])
    clock.asCurrent { list.allowsMultipleSelectionDuringEditing = true }
    tap(0)
    tap(2)
    #expect(list.indexPathsForSelectedItems == [[0, 0], [0, 2]])
    #expect(circle(0)?.isOn == true && circle(1)?.isOn == false && circle(2)?.isOn == true)
    tap(0)
    #expect(list.indexPathsForSelectedItems == [[0, 2]] && circle(0)?.isOn == false)
    #expect(circle(1)?.isHidden == false)
  }
}
