import Controls
import FilmStage
import Foundation
import Layers
import Lists
import Messaging
import Rx
import RxViews
import ScriptedUsers
import Testing
import Views

@Suite struct DelegateEventTests {
  @Test func scrollViewsReportDragsAndTheirEnds() throws {
    let test = try TestStage()
    let view = test.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.contentSize = CGSize(width: 100, height: 2000)
    let bag = DisposeBag()
    test.stage.perform {
      view.rx.willBeginDragging.subscribe(onNext: { test.note("begin") }).disposed(by: bag)
      view.rx.didEndDragging.subscribe(onNext: { test.note("end \($0)") }).disposed(by: bag)
      view.rx.willEndDragging.subscribe(onNext: { $0.targetContentOffset.pointee.y = 50 })
        .disposed(by: bag)
      view.rx.didEndDecelerating.subscribe(onNext: { test.note("rest") }).disposed(by: bag)
      view.rx.delegate.methodInvoked(Selector("scrollViewDidEndDecelerating:"))
        .subscribe(onNext: { test.note("\($0.count) argument") }).disposed(by: bag)
      test.stage.drag(
        from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), at: 0, duration: 0.2)
    }
    try test.stage.advance(to: 5)
    let events = test.log.map { $0.split(separator: ": ").last.map(String.init) }
    #expect(events == ["begin", "end true", "rest", "1 argument"])
    #expect(view.contentOffset.y == 50)
  }

  @Test func tablesReportTheirCells() throws {
    let test = try TestStage()
    let table = test.add(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88)))
    let bag = DisposeBag()
    test.stage.perform {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rx.willDisplayCell.subscribe(onNext: { test.note("shows \($0.indexPath.row)") })
        .disposed(by: bag)
      table.rx.didEndDisplayingCell.subscribe(onNext: { test.note("hides \($0.indexPath.row)") })
        .disposed(by: bag)
      Observable.just(["a", "b", "c"]).bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in
      }
      .disposed(by: bag)
    }
    try test.stage.advance(to: 0.5)
    #expect(test.log.map { $0.split(separator: ": ")[1] } == ["shows 0", "shows 1"])
    test.stage.perform { table.contentOffset.y = 44 }
    try test.stage.advance(to: 1)
    #expect(Set(test.log.map { $0.split(separator: ": ")[1] }.suffix(2)) == ["shows 2", "hides 0"])
  }

  @Test func controllersReportTheirParentsAndPresentations() throws {
    let test = try TestStage()
    test.stage.perform {
      let (parent, child, bag) = (UIViewController(), UIViewController(), DisposeBag())
      child.rx.sentMessage(Selector("willMoveToParent:"))
        .subscribe(onNext: { _ in test.note("moves") }).disposed(by: bag)
      child.rx.methodInvoked(Selector("didMoveToParent:"))
        .subscribe(onNext: { test.note($0[0] is NSNull ? "alone" : "child") }).disposed(by: bag)
      child.rx.sentMessage(Selector("dismissWithAnimated:completion:"))
        .subscribe(onNext: { test.note("dismisses \($0[0])") }).disposed(by: bag)
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
      child.dismiss(animated: false)
    }
    let events = test.log.map { $0.split(separator: ": ").last.map(String.init) }
    #expect(events == ["moves", "child", "moves", "alone", "dismisses false"])
  }

  @Test func appearancesAreReportedInUIKitsOrder() throws {
    let (test, bag) = (try TestStage(), DisposeBag())
    test.stage.perform {
      let controller = UIViewController()
      for name in ["viewIsAppearing:", "viewDidAppear:", "viewWillAppear:", "viewDidLoad"] {
        controller.rx.methodInvoked(Selector(name))
          .subscribe(onNext: { _ in test.note(String(name.filter(\.isLetter))) }).disposed(by: bag)
      }
      test.stage.window.rootViewController = controller
    }
    try test.stage.advance(to: 0.1)
    #expect(
      test.log.map { $0.split(separator: " ").last.map(String.init) }
        == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  @Test func setDelegateLastsUntilItsDisposal() throws {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let test = try TestStage()
    let view = test.add(UIScrollView(frame: .zero))
    let delegate = Delegate()
    let subscription = view.rx.setDelegate(delegate)
    #expect(view.delegate === delegate)
    subscription.dispose()
    #expect(view.delegate == nil)
  }

  @Test func pickersShowTheElementsOfSequences() throws {
    let test = try TestStage()
    let picker = test.add(UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 180)))
    let bag = DisposeBag()
    test.stage.perform {
      Observable.just(["a", "b", "c"]).bind(to: picker.rx.itemTitles) { $1 }.disposed(by: bag)
      picker.rx.modelSelected(String.self).subscribe(onNext: { test.note("\($0)") }).disposed(
        by: bag)
      test.stage.touch(picker, at: 0.1, point: CGPoint(x: 160, y: 122))
    }
    try test.stage.advance(to: 1)
    #expect(test.log.map { $0.split(separator: ": ")[1] } == [#"["b"]"#])
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  @Test func pickersShowTheElementsOfAdapters() throws {
    let test = try TestStage()
    let picker = test.add(UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 180)))
    let (bag, adapted) = (DisposeBag(), SerialDisposable())
    test.stage.perform {
      adapted.disposable = Observable.just([["a", "b"], ["c", "d", "e"]])
        .bind(to: picker.rx.items(adapter: PickerAdapter()))
      picker.rx.modelSelected(String.self).subscribe(onNext: { test.note("\($0)") }).disposed(
        by: bag)
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
      test.stage.touch(picker, at: 0.1, point: CGPoint(x: 240, y: 122))
    }
    try test.stage.advance(to: 1)
    #expect(test.log.map { $0.split(separator: ": ")[1] } == [#"["a", "d"]"#])
    test.stage.perform { adapted.dispose() }
    #expect(picker.dataSource == nil && picker.delegate == nil)
  }
}

/// An adapter with a column for each array.
private final class PickerAdapter: UIPickerViewDataSource, UIPickerViewDelegate,
  RxPickerViewDataSourceType, SectionedViewDataSourceType
{
  private var columns: [[String]] = []

  func model(at indexPath: IndexPath) throws -> Any { columns[indexPath.section][indexPath.row] }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { columns[component][row] }

  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<[[String]]>) {
    guard case .next(let new) = observedEvent else { return }
    columns = new
    pickerView.reloadAllComponents()
  }
}
