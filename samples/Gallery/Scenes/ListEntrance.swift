import RxCocoa
import RxSwift
import UIKit

/// Rows of a table that slide in one after the other, each on its own spring.
final class ListEntrance: UIView, GalleryScene {
  private var rows: [UIView] = []
  private let disposeBag = DisposeBag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray6
    rows = (0..<5).map { _ in
      let row = UIView()
      row.backgroundColor = .white
      row.layer.cornerRadius = 6
      let badge = UIView(frame: CGRect(x: 6, y: 5, width: 14, height: 14))
      badge.backgroundColor = .systemPink
      badge.layer.cornerRadius = 7
      row.addSubview(badge)
      addSubview(row)
      return row
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 16, y: 16 + CGFloat(index) * 30, width: bounds.width - 32, height: 24)
      row.transform = CGAffineTransform(translationX: bounds.width, y: 0)
      row.alpha = 0
    }
    Observable<Int>.interval(.milliseconds(90), scheduler: MainScheduler.instance)
      .take(rows.count)
      .map { [rows] in rows[$0] }
      .subscribe(onNext: { row in
        UIView.animate(
          withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
          options: .curveEaseOut,
          animations: {
            row.transform = .identity
            row.alpha = 1
          })
      })
      .disposed(by: disposeBag)
  }
}
