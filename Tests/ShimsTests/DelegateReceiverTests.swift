import Testing
import UIKit

/// Delegates and data sources answer the questions of NSObjectProtocol, as on iOS.
@Suite struct DelegateReceiverTests {
  private final class Rows: NSObject, UITableViewDataSource, UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    /// Calls of an object itself are not ambiguous.
    func answers(_ selector: Selector) -> Bool { responds(to: selector) }
  }
  private final class Plain: UITextFieldDelegate {}

  @Test func delegatesAndDataSourcesTellWhatTheyRespondTo() {
    let rows = Rows()
    let move = Selector("tableView:canMoveRowAt:")
    let source: (any UITableViewDataSource)? = rows
    let delegate: (any UIScrollViewDelegate)? = rows
    #expect(source?.responds(to: move) == false && delegate?.responds(to: move) == false)
    #expect(source?.isKind(of: Rows.self) == true && source?.isKind(of: Plain.self) == false)
    #expect(!rows.answers(move))
    let plain: any UITextFieldDelegate = Plain()
    #expect(plain.isKind(of: Plain.self) && !plain.responds(to: move))
  }
}
