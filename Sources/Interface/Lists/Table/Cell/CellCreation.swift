import CCellCreation
import Foundation
import Views

// Swift can call only `required` initialisers on a class that is known only at run time, and UIKit's
// initialisers of cells aren't. These functions find the initialiser in the class's table of methods.
package enum CellCreation {
  /// Creates a cell of a class with its `init(style:reuseIdentifier:)`.
  package static func cell(
    _ type: UITableViewCell.Type, _ identifier: String?,
    _ style: UITableViewCell.CellStyle = .default
  ) -> UITableViewCell {
    let (first, second) = words(of: identifier)
    let object = flipbook_make_table_cell(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), UInt8(style.rawValue),
      first, second)
    return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }

  /// Creates a header or footer of a class with its `init(reuseIdentifier:)`.
  static func header(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    let (first, second) = words(of: identifier)
    let object = flipbook_make_header_footer(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), first, second)
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns the words of a string, which the caller owns: the initialiser consumes it.
  private static func words(of string: String?) -> (UInt64, UInt64) {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    memory.initialize(to: string)
    // Not deinitialised, because the string is passed on.
    defer { memory.deallocate() }
    return UnsafeRawPointer(memory).loadUnaligned(as: (UInt64, UInt64).self)
  }
}
