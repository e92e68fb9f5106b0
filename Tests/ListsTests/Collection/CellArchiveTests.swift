import Foundation
import Geometry
import Layers
import Lists
import Testing
import Views
import VirtualTime

/// Copies of cells by archives.
@Suite struct CellArchiveTests {
  @Test func constraintsToTheContentAreCopied() throws {
    try VirtualClock().asCurrent {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(child)
      NSLayoutConstraint.activate([
        child.centerXAnchor.constraint(equalTo: cell.contentView.centerXAnchor),
        child.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        child.widthAnchor.constraint(equalToConstant: 20),
        child.heightAnchor.constraint(equalToConstant: 10),
      ])
      let data = StageKeyedArchiver.archivedData(withRootObject: cell)
      let copy = try #require(
        StageKeyedUnarchiver.unarchiveObject(with: data) as? UICollectionViewCell)
      copy.layoutIfNeeded()
      #expect(copy.subviews == [copy.contentView] && copy.contentView !== cell.contentView)
      #expect(
        copy.contentView.subviews.map(\.frame) == [CGRect(x: 30, y: 50, width: 20, height: 10)])
      #expect(cell.contentView.subviews == [child])
    }
  }

  @Test func constraintsToTheContentOfARowAreCopied() throws {
    try VirtualClock().asCurrent {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.backgroundColor = .red
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
        child.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        child.widthAnchor.constraint(equalToConstant: 20),
        child.heightAnchor.constraint(equalToConstant: 10),
      ])
      let data = StageKeyedArchiver.archivedData(withRootObject: cell)
      let copy = try #require(
        StageKeyedUnarchiver.unarchiveObject(with: data) as? UITableViewCell)
      copy.layoutIfNeeded()
      #expect(copy.contentView.superview === copy && copy.backgroundColor == .red)
      #expect(
        copy.contentView.subviews.map(\.frame) == [CGRect(x: 0, y: 4, width: 20, height: 10)])
      #expect(cell.contentView.subviews == [child])
    }
  }
}
