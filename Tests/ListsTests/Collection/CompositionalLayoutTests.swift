import Controls
import Foundation
import Geometry
import Layers
import Lists
import Testing
import Views
import VirtualTime

/// The arrangements of Apple's examples, with numbers worked out by hand.
@Suite struct CompositionalLayoutTests {
  @Test func aGridFillsItsRows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
    let scene = CompositionalScene([12], NSCollectionLayoutSection(group: group))
    #expect(scene.frame(4) == CGRect(x: 300, y: 0, width: 75, height: 75))
    #expect(scene.frame(7) == CGRect(x: 150, y: 75, width: 75, height: 75))
    #expect(scene.clock.asCurrent { scene.view.contentSize } == CGSize(width: 375, height: 225))
    #expect(scene.shown(11) == CGRect(x: 75, y: 150, width: 75, height: 75))
  }

  @Test func marginsOfItemsMakeThemSmaller() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1), insets: 5)])
    let scene = CompositionalScene([12], NSCollectionLayoutSection(group: group))
    #expect(scene.frame(7) == CGRect(x: 155, y: 80, width: 65, height: 65))
  }

  @Test func aNumberOfItemsDividesTheGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let scene = CompositionalScene([5], section)
    #expect(scene.frame(0) == CGRect(x: 10, y: 0, width: 172.5, height: 44))
    #expect(scene.frame(3) == CGRect(x: 192.5, y: 54, width: 172.5, height: 44))
    #expect(scene.frame(4) == CGRect(x: 10, y: 108, width: 172.5, height: 44))
  }

  @Test func repeatedItemsHaveTheirOwnLength() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      repeatingSubitem: item(.fractionalWidth(0.25), .fractionalHeight(1)), count: 2)
    let scene = CompositionalScene([3], NSCollectionLayoutSection(group: group))
    #expect(scene.frame(1) == CGRect(x: 93.75, y: 0, width: 93.75, height: 44))
    #expect(scene.frame(2)?.origin == CGPoint(x: 0, y: 44))
  }

  @Test func groupsContainGroups() {
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.3), insets: 10), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)),
      subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1), insets: 10), trailing])
    let scene = CompositionalScene([5], NSCollectionLayoutSection(group: group))
    #expect(scene.frame(0) == CGRect(x: 10, y: 10, width: 242.5, height: 220))
    #expect(scene.frame(1) == CGRect(x: 272.5, y: 10, width: 92.5, height: 100))
    #expect(scene.frame(2) == CGRect(x: 272.5, y: 130, width: 92.5, height: 100))
    #expect(scene.frame(4) == CGRect(x: 272.5, y: 250, width: 92.5, height: 100))
    #expect(scene.clock.asCurrent { scene.view.contentSize.height } == 480)
  }

  @Test func flexibleSpacesShareTheRest() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.absolute(100), .absolute(40))])
    group.interItemSpacing = .flexible(10)
    let scene = CompositionalScene([4], NSCollectionLayoutSection(group: group))
    // 375 − 300 = 75, in two spaces.
    #expect(scene.frame(1) == CGRect(x: 137.5, y: 0, width: 100, height: 40))
    #expect(scene.frame(2)?.minX == 275)
    #expect(scene.frame(3)?.origin == CGPoint(x: 0, y: 100))
  }

  @Test func itemsCanOverlap() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.absolute(100), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(-60)
    let scene = CompositionalScene([9], NSCollectionLayoutSection(group: group))
    // 100 + 6 · 40 = 340 points.
    #expect(scene.frame(6)?.minX == 240 && scene.frame(7)?.origin == CGPoint(x: 0, y: 100))
    group.interItemSpacing = .fixed(-100)
    let pile = CompositionalScene([3], NSCollectionLayoutSection(group: group))
    #expect(pile.frame(2)?.origin == CGPoint(x: 0, y: 200))
  }

  @Test func spacesAroundItemsAlignThem() {
    let middle = item(.absolute(100), .absolute(40))
    middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let low = item(.absolute(100), .absolute(40))
    low.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .flexible(0), trailing: nil, bottom: .fixed(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(205), .absolute(100)), subitems: [middle, low])
    let scene = CompositionalScene([2], NSCollectionLayoutSection(group: group))
    #expect(scene.frame(0) == CGRect(x: 0, y: 30, width: 100, height: 40))
    #expect(scene.frame(1) == CGRect(x: 105, y: 40, width: 100, height: 40))
    let wide = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: middle, count: 1)
    let other = CompositionalScene([1], NSCollectionLayoutSection(group: wide))
    #expect(other.frame(0) == CGRect(x: 137.5, y: 30, width: 100, height: 40))
  }

  @Test func appsPlaceItemsOfCustomGroups() {
    var asked = CGSize.zero
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(200))
    ) { environment in
      asked = environment.container.effectiveContentSize
      return (0..<3).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 30 * index, y: 20 * index, width: 100, height: 100), zIndex: index)
      }
    }
    let scene = CompositionalScene([5], NSCollectionLayoutSection(group: group))
    #expect(asked == CGSize(width: 375, height: 200))
    #expect(scene.frame(2) == CGRect(x: 60, y: 40, width: 100, height: 100))
    #expect(scene.frame(4) == CGRect(x: 30, y: 220, width: 100, height: 100))
    let zIndex = scene.clock.asCurrent {
      scene.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.zIndex
    }
    #expect(zIndex == 2)
  }

  // MARK: Supplementary items

  @Test func badgesAreAttachedToItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let tile = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
    tile.contentInsets = margins(5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [tile])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = margins(20)
    let scene = CompositionalScene([6], section)
    // 335 / 4 = 83.75, less 10; rows of 67.
    #expect(scene.frame(5) == CGRect(x: 108.75, y: 92, width: 73.75, height: 57))
    #expect(
      scene.frame("badge", IndexPath(item: 5, section: 0))
        == CGRect(x: 168.5, y: 86, width: 20, height: 20))
    let shown = scene.clock.asCurrent { scene.view.visibleSupplementaryViews(ofKind: "badge") }
    #expect(shown.count == 6)
  }

  @Test func anchorsOfBothItemsAreJoined() {
    let label = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 4)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let tile = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(80)), supplementaryItems: [label])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [tile])
    let scene = CompositionalScene([2], NSCollectionLayoutSection(group: group))
    #expect(
      scene.frame("badge", IndexPath(item: 1, section: 0))
        == CGRect(x: 100, y: 84, width: 100, height: 20))
  }

  @Test func groupsHaveSupplementaryItems() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(2)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]))
    ]
    let scene = CompositionalScene([4], NSCollectionLayoutSection(group: group))
    #expect(
      scene.frame("badge", IndexPath(item: 1, section: 0))
        == CGRect(x: 0, y: 98, width: 375, height: 2))
  }

  @Test func headersAndFootersExtendTheSection() {
    let section = rows()
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 6, trailing: 10)
    section.boundarySupplementaryItems = [
      header(), header(.absolute(30), kind: "footer", .bottom),
    ]
    let scene = CompositionalScene([3, 2], section) { $0.interSectionSpacing = 7 }
    #expect(scene.frame("header") == CGRect(x: 10, y: 0, width: 355, height: 44))
    #expect(scene.frame(0) == CGRect(x: 10, y: 52, width: 355, height: 44))
    #expect(scene.frame(2)?.minY == 150)
    // 194 + 6.
    #expect(scene.frame("footer") == CGRect(x: 10, y: 200, width: 355, height: 30))
    #expect(scene.frame("header", IndexPath(item: 0, section: 1))?.minY == 237)
    #expect(scene.frame(0, 1)?.minY == 289)
  }

  @Test func headersCanIgnoreMarginsAndOverlap() {
    let section = rows()
    section.contentInsets = margins(10)
    section.supplementariesFollowContentInsets = false
    let footer = header(.absolute(20), kind: "footer", .bottom)
    footer.extendsBoundary = false
    section.boundarySupplementaryItems = [
      header(offset: CGPoint(x: 0, y: -6)), footer,
    ]
    let scene = CompositionalScene([2], section)
    #expect(scene.frame("header") == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(scene.frame(0)?.minY == 60)
    // The section ends at 50 + 10 + 88 + 10.
    #expect(scene.frame("footer") == CGRect(x: 0, y: 138, width: 375, height: 20))
    #expect(scene.clock.asCurrent { scene.view.contentSize.height } == 158)
  }

  @Test func pinnedHeadersStayVisible() {
    let section = rows()
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let top = header()
    top.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [top, header(kind: "footer", .bottom)]
    let scene = CompositionalScene([20, 20], section)
    #expect(scene.frame("header")?.minY == 0)
    scene.perform { scene.view.contentOffset.y = 100 }
    scene.run(to: 0.1)
    #expect(scene.frame("header")?.minY == 100)
    let (shown, zIndex) = scene.clock.asCurrent {
      let view = scene.view.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0))
      return (view?.frame.minY, view?.layer.zPosition)
    }
    #expect(shown == 100 && zIndex == 1)
    // 44 + 20 · 44 + 19 · 5 + 44 = 1063.
    scene.perform { scene.view.contentOffset.y = 1040 }
    scene.run(to: 0.2)
    #expect(scene.frame("header")?.minY == 1019)
    #expect(scene.frame("header", IndexPath(item: 0, section: 1))?.minY == 1063)
  }

  @Test func theLayoutHasHeaders() {
    let section = rows()
    let pinned = header()
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let scene = CompositionalScene([30], section) {
      let top = header(.absolute(60), kind: "footer")
      top.pinToVisibleBounds = true
      $0.boundarySupplementaryItems = [top]
    }
    #expect(scene.frame("footer", IndexPath(index: 0))?.height == 60)
    #expect(scene.frame("header")?.minY == 60)
    #expect(scene.frame(0)?.minY == 104)
    scene.perform { scene.view.contentOffset.y = 200 }
    scene.run(to: 0.1)
    #expect(scene.frame("footer", IndexPath(index: 0))?.minY == 200)
    #expect(scene.frame("header")?.minY == 260)
  }

  @Test func sectionsHaveBackgrounds() {
    final class Plate: UICollectionReusableView {}
    let section = rows()
    section.contentInsets = margins(5)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    background.contentInsets = margins(5)
    section.decorationItems = [background]
    section.boundarySupplementaryItems = [header()]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let scene = CompositionalScene([3], layout)
    let (plate, order) = scene.clock.asCurrent {
      (
        scene.view.subviews.first { $0 is Plate },
        scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.zPosition
      )
    }
    // 44 + 5 + 132 + 5, less 10.
    #expect(plate?.frame == CGRect(x: 5, y: 5, width: 365, height: 176))
    #expect(plate?.layer.zPosition == 0 && order == 1)
  }

  // MARK: Environment and directions

  @Test func theProviderKnowsTheSize() {
    var asked: [CGSize] = []
    let scene = CompositionalScene(
      [1, 1],
      UICollectionViewCompositionalLayout { index, environment in
        asked.append(environment.container.effectiveContentSize)
        return rows(index == 0 ? .absolute(100) : .fractionalHeight(0.5))
      })
    #expect(scene.frame(0, 1) == CGRect(x: 0, y: 100, width: 375, height: 300))
    #expect(asked == [CGSize(width: 375, height: 600), CGSize(width: 375, height: 600)])
    scene.perform { scene.view.contentOffset.y = 10 }
    scene.run(to: 0.1)
    #expect(asked.count == 2)
    scene.perform { scene.view.frame.size = CGSize(width: 600, height: 400) }
    scene.run(to: 0.2)
    #expect(scene.frame(0, 1) == CGRect(x: 0, y: 100, width: 600, height: 200))
    #expect(asked.count == 4)
    scene.perform { scene.view.collectionViewLayout.invalidateLayout() }
    scene.run(to: 0.3)
    #expect(asked.count == 6)
  }

  @Test func horizontalLayoutsFollowTheirAxis() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = margins(10)
    section.interGroupSpacing = 5
    let scene = CompositionalScene([5, 1], section) {
      $0.scrollDirection = .horizontal
      $0.interSectionSpacing = 20
    }
    #expect(scene.frame(3) == CGRect(x: 115, y: 300, width: 100, height: 290))
    // 10 + 3 · 100 + 2 · 5 + 10 + 20 + 10.
    #expect(scene.frame(0, 1)?.minX == 360)
    #expect(scene.clock.asCurrent { scene.view.contentSize } == CGSize(width: 470, height: 600))
  }

  // MARK: Estimates

  @Test func cellsDetermineEstimatedHeights() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(50)),
        subitem: item(.fractionalWidth(0.5), .estimated(50)), count: 2))
    let scene = CompositionalScene([4], section)
    scene.source.configure = { cell in
      let height: CGFloat = (cell as? Cell)?.text == "1" ? 90 : 30
      cell.contentView.fill { $0.heightAnchor.constraint(equalToConstant: height) }
    }
    scene.perform { scene.view.reloadData() }
    scene.run(to: 0.1)
    #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 187.5, height: 30))
    #expect(scene.frame(1) == CGRect(x: 187.5, y: 0, width: 187.5, height: 90))
    #expect(scene.frame(2) == CGRect(x: 0, y: 90, width: 187.5, height: 30))
    #expect(scene.clock.asCurrent { scene.view.contentSize.height } == 120)
    // A cell that is configured again is asked again.
    scene.perform {
      let own = scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.contentView.subviews
      for constraint in own?.first?.constraints ?? [] where constraint.constant == 30 {
        constraint.constant = 60
      }
      scene.source.configure = nil
      scene.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    }
    scene.run(to: 0.2)
    #expect(scene.frame(0)?.height == 60)
  }

  @Test func sizesAreKeptDuringChanges() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(20)),
        subitems: [item(.fractionalWidth(1), .estimated(20))]))
    let scene = CompositionalScene([30], section)
    scene.source.configure = { cell in
      guard cell.contentView.subviews.isEmpty else { return }
      cell.contentView.fill { $0.heightAnchor.constraint(equalToConstant: 100) }
    }
    scene.perform { scene.view.reloadData() }
    scene.run(to: 0.05)
    for step in 1...14 {
      scene.perform { scene.view.contentOffset.y = CGFloat(step) * 100 }
      scene.run(to: Double(step) / 10)
    }
    #expect(scene.shown(14)?.minY == 0)
    scene.perform {
      scene.source.counts = [29]
      scene.view.deleteItems(at: [IndexPath(item: 16, section: 0)])
    }
    scene.run(to: 1.55)
    // The rows above stay, and those below move up: from 300 to 200.
    #expect(scene.shown(14)?.minY == 0)
    #expect(abs((scene.shown(16)?.minY ?? 0) - 250) < 1)
    scene.run(to: 3)
    #expect(scene.shown(16)?.minY == 200)
    // A cell that has changed is asked again after an invalidation, which can be animated.
    scene.perform {
      let cell = scene.view.cellForItem(at: IndexPath(item: 14, section: 0))
      for constraint in cell?.contentView.subviews.first?.constraints ?? [] {
        constraint.constant = 160
      }
      UIView.animate(withDuration: 0.4) {
        scene.view.collectionViewLayout.invalidateLayout()
        scene.view.layoutIfNeeded()
      }
    }
    scene.run(to: 3.2)
    #expect(abs((scene.shown(15)?.minY ?? 0) - 130) < 1)
    scene.run(to: 4)
    #expect(scene.shown(15)?.minY == 160)
  }

  @Test func estimatedWidthsFlowIntoRows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitems: [item(.estimated(50), .absolute(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    let scene = CompositionalScene([5], section)
    scene.source.configure = { cell in
      cell.contentView.fill { $0.widthAnchor.constraint(equalToConstant: 150) }
    }
    scene.perform { scene.view.reloadData() }
    scene.run(to: 0.1)
    #expect(scene.frame(1) == CGRect(x: 160, y: 0, width: 150, height: 30))
    #expect(scene.frame(2) == CGRect(x: 0, y: 30, width: 150, height: 30))
    #expect(scene.frame(4) == CGRect(x: 0, y: 60, width: 150, height: 30))
  }

  @Test func theLargestCellDeterminesUniformHeights() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(50)),
        repeatingSubitem: item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)),
        count: 2))
    let scene = CompositionalScene([2], section)
    scene.source.configure = { cell in
      let height: CGFloat = (cell as? Cell)?.text == "1" ? 90 : 30
      cell.contentView.fill {
        $0.heightAnchor.constraint(equalToConstant: height).prioritized(.defaultHigh)
      }
    }
    scene.perform { scene.view.reloadData() }
    scene.run(to: 0.1)
    #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 187.5, height: 90))
  }

  @Test func copiesKeepTheirValues() {
    let tile = item(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [tile])
    let section = NSCollectionLayoutSection(group: group)
    // Later changes don't concern the section.
    tile.contentInsets = margins(5)
    group.interItemSpacing = .fixed(100)
    let scene = CompositionalScene([2], section)
    #expect(scene.frame(1) == CGRect(x: 187.5, y: 0, width: 187.5, height: 40))
    #expect(group.subitems.count == 1)
    #expect(group.visualDescription().split(separator: "\n").count == 2)
    let spacing = NSCollectionLayoutSpacing.flexible(3)
    #expect(spacing.isFlexible && !spacing.isFixed && spacing.spacing == 3)
    #expect(Length.fractionalWidth(1).isFractionalWidth && Length.estimated(1).isEstimated)
  }
}

extension NSLayoutConstraint {
  fileprivate func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
