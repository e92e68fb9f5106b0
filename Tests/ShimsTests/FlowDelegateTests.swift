import FilmStage
import Testing
import UIKit

/// Delegates of collections that forward the methods of flow layouts.
@Suite struct FlowDelegateTests {
  /// An object with methods of a flow layout's delegate, as flipbook-port rewrites it.
  private final class Measures: NSObject {
    static let registration: Void = portedRegister(Measures.self) {
      [
        .method("collectionView:layout:sizeForItemAt:") { (_: Measures, _) in
          CGSize(width: 30, height: 20)
        },
        .method("collectionView:layout:insetForSectionAt:") { (_: Measures, _) in
          UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        },
      ]
    }
  }

  private final class Proxy: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
    let target = Measures()

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    static let registration: Void = portedRegister(Proxy.self) {
      [.method("forwardingTargetForSelector:") { (proxy: Proxy, _) in proxy.target }]
    }
  }

  @Test func theMethodsOfAnotherObjectMeasureItems() throws {
    _ = (Measures.registration, Proxy.registration)
    let stage = try Stage(canvas: Canvas(width: 200, height: 100, framesPerSecond: 10))
    stage.perform {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      let proxy = Proxy()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = proxy
      view.delegate = proxy
      stage.window.addSubview(view)
      view.layoutIfNeeded()
      let frame = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
      #expect(frame == CGRect(x: 10, y: 5, width: 30, height: 20))
    }
  }
}
