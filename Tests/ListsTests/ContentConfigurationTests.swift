import Foundation
import Lists
import Testing
import Views
import VirtualTime

/// Content of an app's own in cells.
@Suite struct ContentConfigurationTests {
  /// Content whose view doesn't show it before it is set again, as in many tutorials.
  private struct Badge: UIContentConfiguration {
    var text = ""
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      var copy = self
      copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var shown: [String] = []
    var configuration: any UIContentConfiguration {
      didSet { show() }
    }

    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let badge = configuration as? Badge else { return }
      shown.append(badge.text + (badge.isSelected ? "!" : ""))
    }
  }

  @Test(arguments: [true, false])
  func theContentOfACellIsUpdatedForItsState(isAutomatic: Bool) throws {
    try VirtualClock().asCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      window.addSubview(cell)
      cell.automaticallyUpdatesContentConfiguration = isAutomatic
      cell.contentConfiguration = Badge(text: "A")
      cell.layoutIfNeeded()
      let view = try #require(cell.contentView.subviews.first as? BadgeView)
      #expect(view.shown == (isAutomatic ? ["A"] : []))
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(view.shown == (isAutomatic ? ["A", "A!"] : []))
      cell.layoutIfNeeded()
      cell.contentConfiguration = Badge(text: "B")
      cell.layoutIfNeeded()
      #expect(view.shown.last == (isAutomatic ? "B!" : "B"))
      #expect(cell.contentView.subviews.count == 1)
    }
  }

  /// Cells that configure themselves for their state do so before they are shown.
  @Test func cellsAreUpdatedBeforeTheyAreShown() {
    final class Item: UICollectionViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
      }
    }
    final class Row: UITableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
      }
    }
    VirtualClock().asCurrent {
      let (item, row) = (Item(frame: .zero), Row(style: .default, reuseIdentifier: nil))
      item.layoutIfNeeded()
      row.layoutIfNeeded()
      item.setNeedsLayout()
      item.layoutIfNeeded()
      #expect(item.states == [false] && row.states == [false])
    }
  }

  @Test func theContentOfATablesCellIsUpdatedForItsState() throws {
    try VirtualClock().asCurrent {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      cell.contentConfiguration = Badge(text: "A")
      cell.layoutIfNeeded()
      let view = try #require(cell.contentView.subviews.compactMap { $0 as? BadgeView }.first)
      cell.setSelected(true, animated: false)
      cell.layoutIfNeeded()
      #expect(view.shown == ["A", "A!"])
    }
  }

  /// Apps place a list's content in views of their own.
  @Test func theContentOfAListHasASizeAndGuidesUnderAutoLayout() throws {
    try VirtualClock().asCurrent {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "A title"
      content.secondaryText = "A description that is too long for a line of this width"
      let view = UIListContentView(configuration: content)
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      host.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let line = UIView()
      host.addSubview(line)
      line.translatesAutoresizingMaskIntoConstraints = false
      let guide = try #require(view.textLayoutGuide)
      #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide != nil)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: host.topAnchor),
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        line.topAnchor.constraint(equalTo: view.bottomAnchor),
        line.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
      host.layoutIfNeeded()
      let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      #expect(height > 60 && abs(view.frame.height - height) <= 1 && view.frame.width == 200)
      let margin = content.directionalLayoutMargins.leading
      #expect(line.frame.minX == margin && abs(line.frame.minY - height) <= 1)
      content.text = nil
      view.configuration = content
      #expect(view.textLayoutGuide == nil && guide.owningView == nil)
    }
  }
}
