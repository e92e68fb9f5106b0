import Foundation
import Views

// The styles of cells; the raw values are Apple's.
extension UITableViewCell {
  /// The arrangement of the labels.
  public enum CellStyle: Int, Sendable {
    /// A title with an image.
    case `default`
    /// A title, and details at the trailing edge.
    case value1
    /// A title in the tint colour, and details beside it.
    case value2
    /// A title, and smaller details below it.
    case subtitle
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The cell looks the same.
    case none
    /// Grey, as on iOS 7 and later.
    case blue
    /// Grey.
    case gray
    /// Grey.
    case `default`
  }

  /// The system's accessories.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none
    /// A chevron: the row shows more.
    case disclosureIndicator
    /// A button with details, and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A button with details.
    case detailButton

    var glyph: CellGlyph.Kind? {
      switch self {
      case .none: nil
      case .disclosureIndicator: .chevron
      case .detailDisclosureButton: .detailAndChevron
      case .checkmark: .checkmark
      case .detailButton: .detail
      }
    }
  }

  /// The control of a cell that is edited.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none
    /// A red circle with a minus sign.
    case delete
    /// A green circle with a plus sign.
    case insert

    var glyph: CellGlyph.Kind? {
      switch self {
      case .none: nil
      case .delete: .delete
      case .insert: .insert
      }
    }
  }

  /// The separators of a table.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
    /// A line, as on iOS 7 and later.
    case singleLineEtched
  }

  /// The state of a cell.
  public struct StateMask: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates a state from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The editing control is shown.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The confirmation of a deletion is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
