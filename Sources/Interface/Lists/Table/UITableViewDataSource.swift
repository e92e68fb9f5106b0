public import Foundation
import Layers
import Views

/// Provides the cells of a table. Only the number of rows and the cells are required.
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, which `dequeueReusableCell(withIdentifier:for:)` provides.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row has an editing control while the table is edited; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row has a control for moving it while the table is edited; by default true if
  /// the data source is known to implement `tableView(_:moveRowAt:to:)`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index; never asked, because the index isn't shown here.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section of a title of the index; never asked here.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Called when the user deletes a row, or has tapped its control for insertion.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Called when the user has moved a row, to move it in the data. Paths are those before and after the
  /// movement.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1, unless a subclass implements the method.
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMessage.send("numberOfSectionsIn:", to: self, tableView) as? Int ?? 1
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMessage.send("tableView:titleForHeaderInSection:", to: self, tableView, section)
      as? String
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMessage.send("tableView:titleForFooterInSection:", to: self, tableView, section)
      as? String
  }

  /// Returns true, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let own: Any?? = OptionalMessage.send(
      "tableView:canEditRowAt:", to: self, tableView, indexPath)
    guard let own else {
      tableView.assumesEditable = true
      return true
    }
    return own as? Bool ?? true
  }

  /// Returns true, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    let own: Any?? = OptionalMessage.send(
      "tableView:canMoveRowAt:", to: self, tableView, indexPath)
    guard let own else {
      tableView.assumesMovable = true
      return true
    }
    return own as? Bool ?? true
  }

  /// Returns nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMessage.send("tableView:commit:forRowAt:", to: self, tableView, editingStyle, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:moveRowAt:to:", to: self, tableView, sourceIndexPath, destinationIndexPath)
  }
}
