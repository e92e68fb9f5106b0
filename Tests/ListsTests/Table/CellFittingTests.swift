import Foundation
import Lists
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct CellFittingTests {
  private func tile(in view: UIView) -> UIView {
    let tile = UIView()
    tile.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tile)
    NSLayoutConstraint.activate([
      tile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: tile.trailingAnchor, constant: 8),
      tile.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      view.bottomAnchor.constraint(equalTo: tile.bottomAnchor, constant: 4),
      tile.widthAnchor.constraint(equalToConstant: 90),
      tile.heightAnchor.constraint(equalToConstant: 30),
    ])
    return tile
  }

  @Test func aRowFitsTheConstraintsOfTheCellItself() {
    VirtualClock().asCurrent {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 320)
      _ = tile(in: cell)
      let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 106, height: 38))
    }
  }

  @Test func anItemFitsTheConstraintsOfTheCellItself() {
    VirtualClock().asCurrent {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 300)
      _ = tile(in: cell)
      let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 106, height: 38))
    }
  }

  @Test func aConstraintOfTheCellsOwnSizeIsNoContent() {
    VirtualClock().asCurrent {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.widthAnchor.constraint(equalToConstant: 200).isActive = true
      #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 44)
    }
  }
}
