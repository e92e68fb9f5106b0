import Controls
import Failures
import Foundation
import Geometry
import Layers
import Lists
import Testing
import Views
import VirtualTime

/// A clock with a collection of 375 × 600 that has a compositional layout.
final class CompositionalScene {
  let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  let source: Items
  let view: UICollectionView

  init(_ counts: [Int], _ layout: @autoclosure () -> UICollectionViewCompositionalLayout) {
    let (clock, window) = (clock, window)
    source = Items(counts)
    let source = source
    LayerWarnings.of(clock).gather()
    window.layer.keepUpToDate(by: clock)
    view = clock.asCurrent {
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout())
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["header", "footer", "badge"] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "header")
      }
      view.dataSource = source
      view.delegate = source
      window.addSubview(view)
      return view
    }
    run(to: 0)
  }

  /// A scene whose sections are all equal.
  convenience init(
    _ counts: [Int], _ section: NSCollectionLayoutSection,
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    self.init(
      counts,
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
  }

  func perform(_ body: () -> Void) { clock.asCurrent(body) }

  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// The frame of an item in the layout.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    clock.asCurrent {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
  }

  /// The frame of a supplementary view in the layout.
  func frame(_ kind: String, _ path: IndexPath = IndexPath(item: 0, section: 0)) -> CGRect? {
    clock.asCurrent {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }
  }

  /// The frame of a visible cell as presented in the window.
  func shown(_ item: Int, _ section: Int = 0) -> CGRect? {
    clock.asCurrent {
      guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else {
        return nil
      }
      var frame = (cell.layer.presentation() ?? cell.layer).frame
      var parent = cell.superview
      while let view = parent, view !== window {
        let layer = view.layer.presentation() ?? view.layer
        frame = frame.offsetBy(
          dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
        parent = view.superview
      }
      return frame
    }
  }

  /// Drags a finger in 10 steps.
  func drag(from: CGPoint, by move: CGVector, at start: Double, seconds: Double) {
    let touch = clock.asCurrent { TouchSequence(in: window) }
    run(to: start)
    perform { touch.begin(at: from) }
    for step in 1...10 {
      run(to: start + seconds * Double(step) / 10)
      perform {
        touch.move(
          to: CGPoint(
            x: from.x + move.dx * CGFloat(step) / 10, y: from.y + move.dy * CGFloat(step) / 10))
      }
    }
    perform { touch.end() }
  }
}

typealias Length = NSCollectionLayoutDimension

func size(_ width: Length, _ height: Length) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func item(
  _ width: Length, _ height: Length, insets: CGFloat = 0
) -> NSCollectionLayoutItem {
  let item = NSCollectionLayoutItem(layoutSize: size(width, height))
  item.contentInsets = margins(insets)
  return item
}

func margins(_ value: CGFloat) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
}

func header(
  _ height: Length = .absolute(44), kind: String = "header", _ alignment: NSRectAlignment = .top,
  offset: CGPoint = .zero
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment,
    absoluteOffset: offset)
}

/// A section of rows of a height.
func rows(_ height: Length = .absolute(44)) -> NSCollectionLayoutSection {
  NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: size(.fractionalWidth(1), height),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
}

extension UIView {
  /// Adds a view that is as large as this one and has a constraint of its own, which determines the
  /// size of a cell.
  func fill(_ constraint: (UIView) -> NSLayoutConstraint) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      constraint(view),
    ])
  }
}
