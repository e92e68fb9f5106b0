import Foundation
import Rx
import RxViews
import Testing
import Views

@Suite struct ScrollTests {
  @Test func theOffsetIsSentOnSubscriptionAndOnEachChange() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 900)
    var (offsets, scrolls) = ([CGFloat](), 0)
    let bag = DisposeBag()
    view.rx.contentOffset.map(\.y).subscribe(onNext: { offsets.append($0) }).disposed(by: bag)
    view.rx.didScroll.subscribe(onNext: { scrolls += 1 }).disposed(by: bag)
    view.contentOffset.y = 50
    view.alpha = 0.5
    view.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
    #expect(offsets == [0, 50, 80] && scrolls == 2)
  }

  @Test func theOffsetCanBeBound() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bag = DisposeBag()
    Observable.just(CGPoint(x: 0, y: 30)).bind(to: view.rx.contentOffset).disposed(by: bag)
    #expect(view.contentOffset.y == 30)
  }

  @Test func bothCompleteWhenTheViewIsDeallocated() {
    var log: [String] = []
    let bag = DisposeBag()
    do {
      let view = UIScrollView(frame: .zero)
      view.rx.contentOffset.subscribe(onCompleted: { log.append("offset") }).disposed(by: bag)
      view.rx.didScroll.subscribe(onCompleted: { log.append("scroll") }).disposed(by: bag)
      #expect(log.isEmpty)
    }
    #expect(log.sorted() == ["offset", "scroll"])
  }
}
