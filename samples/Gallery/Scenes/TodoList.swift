import RxSwift
import UIKit

/// A to-do list whose rows are inserted, moved and deleted one after the other.
final class TodoList: UIView, GalleryScene, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private var items = ["Pack", "Buy tickets", "Call Ada", "Water plants"]
  private let disposeBag = DisposeBag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    table.frame = bounds
    table.rowHeight = 36
    table.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
    table.dataSource = self
    addSubview(table)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    let steps: [() -> Void] = [insert, finish, move]
    Observable<Int>.interval(.milliseconds(600), scheduler: MainScheduler.instance)
      .take(steps.count)
      .subscribe(onNext: { steps[$0]() })
      .disposed(by: disposeBag)
  }

  private func insert() {
    items.insert("Feed the cat", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
  }

  private func finish() {
    items.remove(at: 2)
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .right)
  }

  private func move() {
    items.insert(items.remove(at: 3), at: 0)
    table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
